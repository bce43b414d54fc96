extension Translations {
  /// Lessons: moves to myths.
  static let moreLessons = #"""
    Moves by hand, and where they may go
    手动移动，以及可以移到哪里
    手動移動，以及可以移到哪裡

    Rows are dragged in editing mode, by their grips. Begin editing.
    在编辑模式中，用重排控件拖动行。开始编辑。
    在編輯模式中，用重新排序控制項拖移列。開始編輯。

    The table moves a dragged row on the screen by itself; your data source is told to move it in its array, and calls nothing. Drag row 1 to the top:
    拖动的行由表格自己在屏幕上移动；它只通知数据源在数组里移动，数据源不用调用任何方法。把行 1 拖到最上面：
    拖移的列由表格自己在螢幕上移動；它只通知資料來源在陣列裡移動，資料來源不用呼叫任何方法。把列 1 拖到最上面：

    The destination counts after the row was taken out, so the last place of four rows is 3. Drag row 0 there; in editing mode move is a short form of drag:
    终点要在取出这一行之后再数，所以四行中最后的位置是 3。把行 0 拖到那里；在编辑模式中，move 是 drag 的简写：
    終點要在取出這一列之後再數，所以四列中最後的位置是 3。把列 0 拖到那裡；在編輯模式中，move 是 drag 的簡寫：

    A row may go to another section, behind its last row too. Move row 0 of section 0 to the end of section 1, which has three rows.
    行可以移到另一个分区，也可以移到它的最后一行之后。把分区 0 的行 0 移到分区 1 的末尾，那里有三行。
    列可以移到另一個區段，也可以移到它的最後一列之後。把區段 0 的列 0 移到區段 1 的末尾，那裡有三列。

    Your delegate may send a dragged row elsewhere. Apple's recipe keeps rows in their section:
    代理可以把拖动的行送到别处。Apple 的做法是让行留在自己的分区：
    委派可以把拖移的列送到別處。Apple 的做法是讓列留在自己的區段：

    Drag row 0 of section 0 to row 1 of section 1, and see what is proposed and what is answered.
    把分区 0 的行 0 拖到分区 1 的行 1，看看提议的是什么，回答的又是什么。
    把區段 0 的列 0 拖到區段 1 的列 1，看看提議的是什麼，回答的又是什麼。

    A delegate that answers the row's own place refuses the move:
    代理回答行自己的位置，就是拒绝移动：
    委派回答列自己的位置，就是拒絕移動：

    Drag row 0 to row 2. It is dropped where it started, and move is not called.
    把行 0 拖到行 2。它回到了起点，没有调用 move。
    把列 0 拖到列 2。它回到了起點，沒有呼叫 move。

    A row without a grip cannot be dragged at all. Take it from row 0:
    没有重排控件的行根本拖不动。去掉行 0 的：
    沒有重新排序控制項的列根本拖不動。去掉列 0 的：

    Try to drag it.
    试着拖动它。
    試著拖移它。

    can-move is asked when editing begins, and again when a row is reloaded; target-for-move at every place that the finger passes.
    can-move 在开始编辑时询问，重新加载一行时再问一次；target-for-move 则在手指经过的每个位置询问。
    can-move 在開始編輯時詢問，重新載入一列時再問一次；target-for-move 則在手指經過的每個位置詢問。

    Swipes: a delete without editing mode
    轻扫：不用编辑模式的删除
    滑動：不用編輯模式的刪除

    A swipe to the left offers to delete a row at once. Swipe row 1 of section 0:
    向左轻扫，马上就能删除一行。轻扫分区 0 的行 1：
    向左滑動，馬上就能刪除一列。滑動區段 0 的列 1：

    The table set itself to editing, though no row shows a control. Let the row go:
    表格自己进入了编辑状态，虽然没有行显示控件。放开这一行：
    表格自己進入了編輯狀態，雖然沒有列顯示控制項。放開這一列：

    The two callbacks that belong to the swipe alone tell when it begins and ends:
    有两个回调只属于轻扫，告诉你它何时开始、何时结束：
    有兩個回呼只屬於滑動，告訴你它何時開始、何時結束：

    Swipe again and delete. did-end-editing names no row then, because the row is gone.
    再轻扫一次并删除。这时 did-end-editing 不带行，因为行已经没有了。
    再滑動一次並刪除。這時 did-end-editing 不帶列，因為列已經沒有了。

    Rows may offer buttons of their own:
    行可以提供自己的按钮：
    列可以提供自己的按鈕：

    Each button runs its own handler, and never commit. Let button 1 delete the row:
    每个按钮执行自己的处理，从不提交。让按钮 1 删除这一行：
    每個按鈕執行自己的處理，從不提交。讓按鈕 1 刪除這一列：

    Swipe the row and tap the second button, which is number 1:
    轻扫这一行，再点按第二个按钮，也就是 1 号：
    滑動這一列，再點按第二個按鈕，也就是 1 號：

    A row that may not be edited cannot be swiped. Keep row 0 from it:
    不能编辑的行不能轻扫。不让行 0 被编辑：
    不能編輯的列不能滑動。不讓列 0 被編輯：

    Swipe it: after its answer nothing more is asked.
    轻扫它：得到这个回答之后，就不再问别的了。
    滑動它：得到這個回答之後，就不再問別的了。

    And in editing mode nothing can be swiped. Begin editing, and swipe row 1:
    在编辑模式中什么也不能轻扫。开始编辑，再轻扫行 1：
    在編輯模式中什麼也不能滑動。開始編輯，再滑動列 1：

    A swipe needs commit or a swipe callback; without any of them nobody is even asked.
    轻扫需要 commit 或某个轻扫回调；都没有的话，连问也不会问。
    滑動需要 commit 或某個滑動回呼；都沒有的話，連問也不會問。

    The insert row, and its faults
    插入行及其毛病
    插入列及其毛病

    Many articles let a table show one row more than the array has, to type new texts into. Switch such a controller on:
    很多文章让表格比数组多显示一行，用来输入新文字。打开这样的控制器：
    很多文章讓表格比陣列多顯示一列，用來輸入新文字。開啟這樣的控制器：

    Begin editing. That row answers insert, all others none.
    开始编辑。那一行回答 insert，其他行都回答 none。
    開始編輯。那一列回答 insert，其他列都回答 none。

    commit appends the typed text to the array, and tells the table. Type into the field, and tap its control, which is at row 4:
    commit 把输入的文字加到数组末尾，并通知表格。在文本框里输入，再点按它的控件，它在行 4：
    commit 把輸入的文字加到陣列末尾，並通知表格。在文字欄位裡輸入，再點按它的控制項，它在列 4：

    The insert row is number 5 now, and the array has rows 0 to 4. Drag it to the top like any other:
    插入行现在是 5 号，而数组只有行 0 到行 4。像别的行一样把它拖到最上面：
    插入列現在是 5 號，而陣列只有列 0 到列 4。像別的列一樣把它拖到最上面：

    The array has no row 5: its own exception, no table's. Ask for more:
    数组没有行 5：这是数组自己的异常，不是表格的。请求解释：
    陣列沒有列 5：這是陣列自己的例外，不是表格的。請求解釋：

    The first cure: such a row has no grip.
    第一种修法：这样的行没有重排控件。
    第一種修法：這樣的列沒有重新排序控制項。

    The second fault: drag row 0 below the insert row, to row 5. Now the array is to insert behind its end.
    第二个毛病：把行 0 拖到插入行下面的行 5。这时要在数组末尾之外插入。
    第二個毛病：把列 0 拖到插入列下面的列 5。這時要在陣列末尾之外插入。

    The second cure sends rows back above it, as Apple's recipe does:
    第二种修法把行送回它上面，正如 Apple 的做法：
    第二種修法把列送回它上面，正如 Apple 的做法：

    Drag row 0 to row 5 again, and see where it goes.
    再把行 0 拖到行 5，看看它去了哪里。
    再把列 0 拖到列 5，看看它去了哪裡。

    A row that is in no array needs a question before each use of an index: is it this one?
    对于不在任何数组里的行，每次使用索引之前都要先问：是它吗？
    對於不在任何陣列裡的列，每次使用索引之前都要先問：是它嗎？

    Sections: they bring their rows along
    分区：行随分区而来
    區段：列隨區段而來

    A new section is told once; its rows come with it and are not announced. Add one behind the others:
    新分区只通知一次；它的行随之而来，不用通知。在其他分区之后加一个：
    新區段只通知一次；它的列隨之而來，不用通知。在其他區段之後加一個：

    A header is read when its section is loaded. Change it in the data alone:
    分区标题在加载分区时读取。只在数据里更改它：
    區段標題在載入區段時讀取。只在資料裡更改它：

    The table shows the old one still. Let it ask again:
    表格显示的还是旧标题。让它再问一次：
    表格顯示的還是舊標題。讓它再問一次：

    A section moves with all that it shows. Bring it to the top:
    移动分区时，它显示的一切都跟着走。把它移到最上面：
    移動區段時，它顯示的一切都跟著走。把它移到最上面：

    Sections have a sum of their own. Tell only the table that section 2 is gone:
    分区也有自己的核对。只通知表格“分区 2 没有了”：
    區段也有自己的核對。只通知表格「區段 2 沒有了」：

    Delete it properly, with its data.
    连同数据，正确地删除它。
    連同資料，正確地刪除它。

    No row can be moved into a section that is new in the same batch, for that section loads its rows by itself. Try it:
    不能把行移进同一次批量更新里新建的分区，因为新分区会自己加载行。试一试：
    不能把列移進同一次批次更新裡新建的區段，因為新區段會自己載入列。試一試：

    The cure: let the row go from its old place, and give it to the new section:
    修法：在原来的位置删除这一行，交给新分区：
    修法：在原來的位置刪除這一列，交給新區段：

    Rows of sections that come, go or are reloaded are never told one by one.
    插入、删除或重新加载的分区，里面的行从不逐一通知。
    插入、刪除或重新載入的區段，裡面的列從不逐一通知。

    Nested batches: only the outermost end counts
    嵌套的批量更新：只有最外层的 end 算数
    巢狀的批次更新：只有最外層的 end 算數

    Batches may stand in batches, as when one method with an update calls another. Open one:
    批量更新可以嵌套，例如一个含更新的方法调用了另一个。开始一个：
    批次更新可以巢狀，例如一個含更新的方法呼叫了另一個。開始一個：

    Announce a new row at the top:
    通知最上面有一个新行：
    通知最上面有一個新列：

    Open another batch inside.
    在里面再开始一个批量更新。
    在裡面再開始一個批次更新。

    Delete 黑龙江, which was row 0 before the outermost begin. Indexes count as if only that one existed.
    删除黑龙江，它在最外层 begin 之前是行 0。索引的数法，就像只有最外层一样。
    刪除黑龍江，它在最外層 begin 之前是列 0。索引的數法，就像只有最外層一樣。

    Close the inner batch. Nothing is checked and nothing is applied.
    结束内层。什么也不核对，什么也不生效。
    結束內層。什麼也不核對，什麼也不生效。

    Close the outer one: now both changes are.
    结束外层：现在两个变化都生效了。
    結束外層：現在兩個變化都生效了。

    So is a mistake found at the outermost end alone. Tell only the table, two batches deep, and close one:
    错误也只在最外层的 end 才发现。在两层批量更新里只通知表格，再结束一层：
    錯誤也只在最外層的 end 才發現。在兩層批次更新裡只通知表格，再結束一層：

    Close the other.
    结束另一层。
    結束另一層。

    All is as it was before the outermost begin. Once more, but think better of it in time, with a call that UIKit does not have:
    一切都回到最外层 begin 之前。再来一次，但及时反悔，用一个 UIKit 没有的调用：
    一切都回到最外層 begin 之前。再來一次，但及時反悔，用一個 UIKit 沒有的呼叫：

    Indexes, checks and crashes all belong to the outermost batch.
    索引、核对和崩溃，都属于最外层的批量更新。
    索引、核對和當機，都屬於最外層的批次更新。

    Stale cells: a table shows what it was told last
    过时的单元格：表格显示的是上次得知的内容
    過時的儲存格：表格顯示的是上次得知的內容

    A cell is asked for once, and kept. Change the text of row 1 in the data alone:
    单元格只要一次，然后一直保留。只在数据里更改行 1 的文字：
    儲存格只要一次，然後一直保留。只在資料裡更改列 1 的文字：

    The table does not know. Look at both sides.
    表格并不知道。看看两边。
    表格並不知道。看看兩邊。

    Say that the row has changed; only its cell is asked for again.
    说明这一行改变了；表格只重新要它的单元格。
    說明這一列改變了；表格只重新要它的儲存格。

    Counts are all that an update compares. Move a row in the data alone, behind the last:
    更新核对的只有计数。只在数据里移动一行，移到最后一行之后：
    更新核對的只有計數。只在資料裡移動一列，移到最後一列之後：

    Four rows before, four rows after: no update will find anything. Reload a row of the other section:
    之前四行，之后四行：任何更新都发现不了。重新加载另一个分区的一行：
    之前四列，之後四列：任何更新都發現不了。重新載入另一個區段的一列：

    No exception, and yet all of section 0 is wrong.
    没有异常，但整个分区 0 都是错的。
    沒有例外，但整個區段 0 都是錯的。

    Reload the whole section.
    重新加载整个分区。
    重新載入整個區段。

    An update that adds up may still be wrong. That is why tests should compare texts, not counts.
    数目对得上的更新也可能是错的。所以测试应当比较文字，而不只是计数。
    數目對得上的更新也可能是錯的。所以測試應當比較文字，而不只是計數。

    Reading a crash log
    阅读崩溃日志
    閱讀當機記錄檔

    The reason in a crash log holds all numbers of the sum. Raise one: delete rows 1 and 3 of section 0 in the table alone:
    崩溃日志里的原因，包含了算式的所有数字。制造一个：只在表格里删除分区 0 的行 1 和行 3：
    當機記錄檔裡的原因，包含了算式的所有數字。製造一個：只在表格裡刪除區段 0 的列 1 和列 3：

    Read it backwards. In brackets stands what the table was told: 0 inserted, 2 deleted. "before the update" is what it had loaded, "after the update" what your data source answered. Let the shell read it:
    从后往前读。括号里是通知表格的内容：插入 0，删除 2。“before the update”是表格加载的数目，“after the update”是数据源的回答。让 tvsh 来读：
    從後往前讀。括號裡是通知表格的內容：插入 0，刪除 2。「before the update」是表格載入的數目，「after the update」是資料來源的回答。讓 tvsh 來讀：

    Since iOS 17 some updates are told in other words. Choose them:
    从 iOS 17 起，有些更新换了措辞。选用它：
    從 iOS 17 起，有些更新換了措辭。選用它：

    Now let the array lose a row that the table is not told of, and make an update:
    现在让数组少一行，不通知表格，再做一次更新：
    現在讓陣列少一列，不通知表格，再做一次更新：

    It lists the counts before and after, and every change that was told. Explain it.
    它列出前后的计数，以及通知的每一个变化。解释它。
    它列出前後的計數，以及通知的每一個變化。解釋它。

    Take the change of the data back.
    撤销数据的变化。
    還原資料的變化。

    Some reasons name a place instead of a sum: it was in neither list. Delete a row that the table does not have:
    有些原因说的不是算式，而是一个位置：列表里没有它。删除一个表格没有的行：
    有些原因說的不是算式，而是一個位置：清單裡沒有它。刪除一個表格沒有的列：

    An old index, or one of another list: explain tells which, and what to look for.
    索引是旧的，或者属于另一个列表：explain 会告诉你是哪一种，以及该查什么。
    索引是舊的，或者屬於另一個清單：explain 會告訴你是哪一種，以及該查什麼。

    tvsh explain FILE does the same for a whole log, however it is wrapped or prefixed.
    tvsh explain FILE 能对整份日志做同样的事，不管它怎样折行、带什么前缀。
    tvsh explain FILE 能對整份記錄檔做同樣的事，不管它怎樣折行、帶什麼前綴。

    What common articles get wrong
    常见文章里的错误
    常見文章裡的錯誤

    "moveRow is called on the table." It is your data source that is told, and it only changes its array. Begin editing and drag a row, in one line:
    “moveRow 是对表格调用的。”其实收到通知的是数据源，而且它只更改数组。在同一行里开始编辑并拖动一行：
    「moveRow 是對表格呼叫的。」其實收到通知的是資料來源，而且它只更改陣列。在同一行裡開始編輯並拖移一列：

    "After an insert, call reloadData." Insert a row; in editing mode that goes through commit, as if its control had been tapped:
    “插入之后要调用 reloadData。”插入一行；在编辑模式中，这会经过 commit，就像点按了它的控件：
    「插入之後要呼叫 reloadData。」插入一列；在編輯模式中，這會經過 commit，就像點按了它的控制項：

    Only the new cell was asked for, and animated; reload-data would ask for all of them, and animate none. Insert another and check it, in one line:
    只要了新单元格，而且有动画；reload-data 会要所有单元格，而且没有动画。在同一行里再插入一行并核对：
    只要了新儲存格，而且有動畫；reload-data 會要所有儲存格，而且沒有動畫。在同一行裡再插入一列並核對：

    "An insert control asks for confirmation." Only a delete does. Let row 1 show an insert control and tap it, in one line:
    “插入控件会请求确认。”只有删除才会。在同一行里让行 1 显示插入控件，再点按它：
    「插入控制項會請求確認。」只有刪除才會。在同一行裡讓列 1 顯示插入控制項，再點按它：

    "A row that cannot be edited cannot be moved." These are two questions. Keep row 0 from being edited: it loses its control, not its grip.
    “不能编辑的行不能移动。”这是两个问题。不让行 0 被编辑：它失去控件，但仍有重排控件。
    「不能編輯的列不能移動。」這是兩個問題。不讓列 0 被編輯：它失去控制項，但仍有重新排序控制項。

    "willBeginEditing is called when editing begins." It belongs to the swipe. Implement it, and leave editing mode and enter it:
    “willBeginEditing 在开始编辑时调用。”它属于轻扫。实现它，离开编辑模式，再进入：
    「willBeginEditing 在開始編輯時呼叫。」它屬於滑動。實作它，離開編輯模式，再進入：

    "Deletes must be called before inserts." In a batch the order of the calls does not matter, only which list an index names. Insert first, then delete 浙江, which is row 2 of section 1:
    “删除必须在插入之前调用。”在批量更新里，调用的次序无关紧要，重要的只是索引写的是哪个列表。先插入，再删除浙江，它是分区 1 的行 2：
    「刪除必須在插入之前呼叫。」在批次更新裡，呼叫的次序無關緊要，重要的只是索引寫的是哪個清單。先插入，再刪除浙江，它是區段 1 的列 2：

    Whoever reads the order of the calls does not have to believe an article, nor this one: trace all shows everything that is asked.
    看得懂调用次序的人，不必相信任何文章，包括这一篇：trace all 会显示询问的一切。
    看得懂呼叫次序的人，不必相信任何文章，包括這一篇：trace all 會顯示詢問的一切。
    """#
}
