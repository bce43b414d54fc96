extension Translations {
  /// Lessons: editing to array.
  static let lessons = #"""
    Editing mode: what the table asks, and what rows show
    编辑模式：表格问什么，行显示什么
    編輯模式：表格問什麼，列顯示什麼

    In editing mode rows show controls. Which ones, the table asks for every row in view: may it be edited, and how? Begin, and read the questions:
    在编辑模式中，行会显示控件。显示哪一种，表格会逐个询问可见的行：能不能编辑？怎样编辑？开始吧，看看这些问题：
    在編輯模式中，列會顯示控制項。顯示哪一種，表格會逐個詢問可見的列：能不能編輯？怎樣編輯？開始吧，看看這些問題：

    Every row answered delete, so every row has a (-). The = is the grip by which it can be dragged. Look at the table:
    每一行都回答 delete，所以每一行都有 (-)。= 是重排控件，用它来拖动行。看看表格：
    每一列都回答 delete，所以每一列都有 (-)。= 是重新排序控制項，用它來拖移列。看看表格：

    The style of a row is an answer of your delegate; when it changes, the table asks that row again. Let row 2 of section 0 show an insert control:
    行的样式由代理来回答；样式改变时，表格会重新询问那一行。让分区 0 的行 2 显示插入控件：
    列的樣式由委派來回答；樣式改變時，表格會重新詢問那一列。讓區段 0 的列 2 顯示插入控制項：

    A row that may not be edited is not asked for a style at all, and shows no control. Keep row 0 of section 1 from being edited:
    不能编辑的行不会被问到样式，也不显示控件。不让分区 1 的行 0 被编辑：
    不能編輯的列不會被問到樣式，也不顯示控制項。不讓區段 1 的列 0 被編輯：

    The grip is a question of its own, can-move. Let row 0 of section 0 stay where it is.
    能否移动是单独的问题：can-move。让分区 0 的行 0 不能移动。
    能否移動是單獨的問題：can-move。讓區段 0 的列 0 不能移動。

    Leaving editing mode asks nothing, and the controls go. Leave it:
    离开编辑模式时什么也不问，控件随之消失。离开：
    離開編輯模式時什麼也不問，控制項隨之消失。離開：

    The answers belong to their rows: they are asked for whenever editing begins.
    这些回答跟着各自的行：每次开始编辑时都会重新询问。
    這些回答跟著各自的列：每次開始編輯時都會重新詢問。

    Delete and insert: the data, the table, or both
    删除与插入：数据、表格，或者两者
    刪除與插入：資料、表格，或者兩者

    A table knows its data only by asking. del changes both sides: first your array loses the row, then the table is told by deleteRows(at:with:). Delete row 1 of section 0:
    表格只有通过询问才知道数据。del 两边都改：先从数组里去掉这一行，再用 deleteRows(at:with:) 通知表格。删除分区 0 的行 1：
    表格只有透過詢問才知道資料。del 兩邊都改：先從陣列裡去掉這一列，再用 deleteRows(at:with:) 通知表格。刪除區段 0 的列 1：

    Put 吉林 back where it was. Only the cell of the new row is asked for; the others stay as they are.
    把吉林放回原处。表格只要新行的单元格，其他的保持不变。
    把吉林放回原處。表格只要新列的儲存格，其他的保持不變。

    All paths of one command count before it. Delete the first and the last row of section 1 in one command:
    一条命令里的所有路径，都按命令执行之前来数。用一条命令删除分区 1 的第一行和最后一行：
    一條指令裡的所有路徑，都按指令執行之前來數。用一條指令刪除區段 1 的第一列和最後一列：

    One command is one step back. Take the last one back.
    一条命令就是一步。撤销最后一步。
    一條指令就是一步。還原最後一步。

    Each half has a command of its own. Take row 3 of section 0 out of your array alone; the table is told nothing.
    两半各有自己的命令。只从数组里去掉分区 0 的行 3，不通知表格。
    兩半各有自己的指令。只從陣列裡去掉區段 0 的列 3，不通知表格。

    Nothing crashed, and the table shows what it showed before. Look for the row that is stale.
    没有崩溃，表格显示的还是原来的内容。看看哪一行已经过时。
    沒有當機，表格顯示的還是原來的內容。看看哪一列已經過時。

    Now tell the table, and only the table, that the row is gone:
    现在只通知表格这一行没有了：
    現在只通知表格這一列沒有了：

    del is these two in one: change the data, then say so.
    del 就是把这两步合而为一：更改数据，再通知表格。
    del 就是把這兩步合而為一：更改資料，再通知表格。

    The two steps of a delete: the control, then the button
    删除的两步：先是控件，后是按钮
    刪除的兩步：先是控制項，後是按鈕

    A finger on a delete control deletes nothing yet. Begin editing first.
    手指点一下删除控件，还不会删除任何东西。先开始编辑。
    手指點一下刪除控制項，還不會刪除任何東西。先開始編輯。

    Tap the control of row 1. The row slides aside and shows a button; no one has been told to delete anything:
    点按行 1 的控件。这一行滑到一边，露出按钮；还没有任何人被通知要删除：
    點按列 1 的控制項。這一列滑到一邊，露出按鈕；還沒有任何人被通知要刪除：

    A tap anywhere else takes the button away, and does nothing more:
    在别处点一下，按钮就消失，别的什么也不发生：
    在別處點一下，按鈕就消失，別的什麼也不發生：

    The button said Delete because nobody was asked for a title. Let row 1 say 移除:
    按钮上写着 Delete，因为没有人被问到标题。让行 1 的按钮写“移除”：
    按鈕上寫著 Delete，因為沒有人被問到標題。讓列 1 的按鈕寫「移除」：

    Tap the control again. Now the delegate is asked for the title.
    再点一次控件。这次会向代理询问标题。
    再點一次控制項。這次會向委派詢問標題。

    Only the button commits. Your data source is called with commit delete; there it changes its array and then calls deleteRows(at:with:). Tap the button:
    只有按钮才会提交。数据源收到 commit delete，在那里更改数组，再调用 deleteRows(at:with:)。点按按钮：
    只有按鈕才會提交。資料來源收到 commit delete，在那裡更改陣列，再呼叫 deleteRows(at:with:)。點按按鈕：

    An insert control needs no second step. Let row 1 of section 0 show one.
    插入控件不需要第二步。让分区 0 的行 1 显示插入控件。
    插入控制項不需要第二步。讓區段 0 的列 1 顯示插入控制項。

    A tap commits at once, and no button is shown. Choose the new text and tap, in one line:
    点一下马上提交，不显示按钮。在同一行里先选好新文字，再点按：
    點一下馬上提交，不顯示按鈕。在同一行裡先選好新文字，再點按：

    What if commit is not implemented? Take it away:
    如果没有实现 commit 呢？去掉它：
    如果沒有實作 commit 呢？去掉它：

    Tap the control of row 1 again. Nothing happens, and nothing crashes.
    再点一次行 1 的控件。什么也不发生，也不会崩溃。
    再點一次列 1 的控制項。什麼也不發生，也不會當機。

    Two steps for a delete, one for an insert, and none without commit.
    删除两步，插入一步，没有 commit 则一步也没有。
    刪除兩步，插入一步，沒有 commit 則一步也沒有。

    The crash, and its cure
    崩溃，以及如何修好
    當機，以及如何修好

    When an update ends, the table asks for its counts again and checks the sum: rows before, plus inserted, minus deleted, must be what your data source answers. Tell only the table that row 1 is gone:
    更新结束时，表格会再次询问计数，并且核对：之前的行数，加上插入的，减去删除的，必须等于数据源的回答。只通知表格“行 1 没有了”：
    更新結束時，表格會再次詢問計數，並且核對：之前的列數，加上插入的，減去刪除的，必須等於資料來源的回答。只通知表格「列 1 沒有了」：

    This is the exception that most crash logs of table views hold. The line below it has the sum. In an app this is the end; here all is put back. Let the shell say what it means:
    表格视图的崩溃日志里，大多是这个异常。它下面一行是算式。在真正的程序里到此为止；这里一切都复原了。让 tvsh 解释一下：
    表格視圖的當機記錄檔裡，大多是這個例外。它下面一行是算式。在真正的程式裡到此為止；這裡一切都復原了。讓 tvsh 解釋一下：

    The cure: change the array first, then tell the table. Do both in one line:
    修法：先更改数组，再通知表格。在同一行里做这两件事：
    修法：先更改陣列，再通知表格。在同一行裡做這兩件事：

    Now forget the other half. Take row 0 of section 0 out of the data alone.
    现在忘掉另一半：只从数据里去掉分区 0 的行 0。
    現在忘掉另一半：只從資料裡去掉區段 0 的列 0。

    No crash yet: the table has not looked. The next update pays, even one about another section. Reload a row there:
    还没有崩溃：表格还没有查看。下一次更新会付出代价，哪怕它是关于另一个分区的。在那里重新加载一行：
    還沒有當機：表格還沒有查看。下一次更新會付出代價，哪怕它是關於另一個區段的。在那裡重新載入一列：

    When you do not know what has changed, there is one call that asks for everything anew and checks nothing:
    不知道什么改变了的时候，有一个调用会重新询问一切，而且什么也不核对：
    不知道什麼改變了的時候，有一個呼叫會重新詢問一切，而且什麼也不核對：

    The same happens in commit. Make a controller that forgets its array:
    在 commit 里也一样。做一个忘了改数组的控制器：
    在 commit 裡也一樣。做一個忘了改陣列的控制器：

    Delete row 0 by hand:
    用手删除行 0：
    用手刪除列 0：

    The button is still open, as before the tap on it. Make a commit that does both:
    按钮还在，与点按之前一样。做一个两边都改的 commit：
    按鈕還在，與點按之前一樣。做一個兩邊都改的 commit：

    And tap the button again.
    再点一次按钮。
    再點一次按鈕。

    Change the data, tell the table, once each. That is all there is to it.
    更改数据，通知表格，各一次。就是这么回事。
    更改資料，通知表格，各一次。就是這麼回事。

    The indexes of a batch: Apple's states
    批量更新的索引：Apple 的例子
    批次更新的索引：Apple 的例子

    Five states stand in section 0: look with show whenever you like. Two will go and three will come, in one batch. Open it:
    分区 0 里有五个州，随时可以用 show 查看。在一次批量更新里，两个要走，三个要来。开始批量更新：
    區段 0 裡有五個州，隨時可以用 show 查看。在一次批次更新裡，兩個要走，三個要來。開始批次更新：

    Inserts name the list as it will be after the batch. Announce three of them, as Apple's example does before any delete:
    插入写的是批量更新之后的列表。像 Apple 的例子那样，在删除之前先通知三个插入：
    插入寫的是批次更新之後的清單。像 Apple 的例子那樣，在刪除之前先通知三個插入：

    Deletes name the list as it was before the batch, whatever was called meanwhile. Delaware and Washington were rows 2 and 4. Delete them.
    删除写的是批量更新之前的列表，不管中间调用了什么。Delaware 和 Washington 原来是行 2 和行 4。删除它们。
    刪除寫的是批次更新之前的清單，不管中間呼叫了什麼。Delaware 和 Washington 原來是列 2 和列 4。刪除它們。

    Nothing has happened yet. Look at what waits:
    还什么也没有发生。看看有什么在等待：
    還什麼也沒有發生。看看有什麼在等待：

    At the end the data change, the table asks for its counts, and the sum is checked: 5 before, 3 inserted, 2 deleted. Close the batch:
    最后数据才改变，表格询问计数，并且核对：原有 5，插入 3，删除 2。结束批量更新：
    最後資料才改變，表格詢問計數，並且核對：原有 5，插入 3，刪除 2。結束批次更新：

    Where did each row go? Map the old numbers to the new ones:
    每一行去了哪里？查看旧编号与新编号的对应：
    每一列去了哪裡？查看舊編號與新編號的對應：

    Old numbers for what goes, new numbers for what comes: then the order of the calls does not matter.
    走的用旧编号，来的用新编号：这样调用的次序就无关紧要了。
    走的用舊編號，來的用新編號：這樣呼叫的次序就無關緊要了。

    An array has no batch
    数组没有批量更新
    陣列沒有批次更新

    The table sorts out the calls of a batch, but your array does not: each line of code finds what the line before has left. Open a batch, and do to the data what the last lesson did, in the order of its calls.
    表格会整理批量更新中的调用，数组却不会：每一行代码看到的，都是上一行留下的结果。开始批量更新，按上一课的调用次序更改数据。
    表格會整理批次更新中的呼叫，陣列卻不會：每一行程式碼看到的，都是上一行留下的結果。開始批次更新，按上一課的呼叫次序更改資料。

    data … acts at once. Insert first:
    data … 马上生效。先插入：
    data … 馬上生效。先插入：

    Where are Delaware and Washington now? Look at the array:
    Delaware 和 Washington 现在在哪里？看看数组：
    Delaware 和 Washington 現在在哪裡？看看陣列：

    Rows 2 and 4 are other states by now. Remove them nevertheless, as the calls say:
    行 2 和行 4 已经是别的州了。还是照调用所说的移除它们：
    列 2 和列 4 已經是別的州了。還是照呼叫所說的移除它們：

    Tell the table the same numbers, and close the batch:
    把同样的编号通知表格，并结束批量更新：
    把同樣的編號通知表格，並結束批次更新：

    No exception: five, plus three, minus two is six on both sides, and only counts are compared. But look.
    没有异常：五加三减二，两边都是六，而核对的只有计数。但是看看结果。
    沒有例外：五加三減二，兩邊都是六，而核對的只有計數。但是看看結果。

    Wrong states are gone, and the table shows others than the array has. Take the batch back.
    离开的州不对，表格显示的也与数组不一样。撤销这次批量更新。
    離開的州不對，表格顯示的也與陣列不一樣。還原這次批次更新。

    Do it in the order that fits the indexes: first remove, from the last to the first, then insert, from the first to the last. Open a batch again.
    按适合索引的次序来做：先移除，从后往前；再插入，从前往后。再开始一次批量更新。
    按適合索引的次序來做：先移除，從後往前；再插入，從前往後。再開始一次批次更新。

    Remove rows 4 and 2 of the data:
    移除数据的行 4 和行 2：
    移除資料的列 4 和列 2：

    Now insert as before, and announce all of it:
    现在像之前那样插入，然后全部通知：
    現在像之前那樣插入，然後全部通知：

    The table takes its calls in any order. Announce and close as before.
    表格不在乎调用的次序。像之前那样通知并结束。
    表格不在乎呼叫的次序。像之前那樣通知並結束。

    Now no row is stale. For the array the order counts, for the table it does not.
    现在没有过时的行了。对数组来说次序重要，对表格来说不重要。
    現在沒有過時的列了。對陣列來說次序重要，對表格來說不重要。

    del and ins in a batch do just this for you: they change the data at the end, what goes from the last, what comes from the first.
    批量更新里的 del 和 ins 正是这样替你做的：到最后才更改数据，走的从后往前，来的从前往后。
    批次更新裡的 del 和 ins 正是這樣替你做的：到最後才更改資料，走的從後往前，來的從前往後。
    """#
}
