extension Translations {
  /// Help: editing mode and answers.
  static let editingHelp = #"""
    turn editing mode on or off
    打开或关闭编辑模式
    開啟或關閉編輯模式

    This is setEditing(_:animated:). A row whose can-edit says no is asked for neither style nor indent and shows no control. A row shows a grip, the control that it is dragged by, where can-move says yes. Turned off, the table asks nothing.
    也就是 setEditing(_:animated:)。can-edit 回答 no 的行不会被问到样式和缩进，也不显示控件。can-move 回答 yes 的行显示重排控件，用它来拖动。关闭时，表格什么也不问。
    也就是 setEditing(_:animated:)。can-edit 回答 no 的列不會被問到樣式和縮排，也不顯示控制項。can-move 回答 yes 的列顯示重新排序控制項，用它來拖移。關閉時，表格什麼也不問。

    Turned on, each row in view, from top to bottom and one after the other
    打开时，对每个可见的行，从上到下逐行
    開啟時，對每個可見的列，從上到下逐列

    whether the table is in editing mode
    表格是否在编辑模式中
    表格是否在編輯模式中

    whether the change is animated; animated when left out
    改变时有没有动画；省略则有
    改變時有沒有動畫；省略則有

    animated: true
    animated: true
    animated: true

    animated: false
    animated: false
    animated: false

    choose the control that a row shows
    选择一行显示的控件
    選擇一列顯示的控制項

    The answer of editing-style, tableView(_:editingStyleForRowAt:), which this command implements. It stays with the row of the data, wherever that goes.
    这是 editing-style 即 tableView(_:editingStyleForRowAt:) 的回答，本命令会实现它。回答跟着数据的行走，不管它移到哪里。
    這是 editing-style 即 tableView(_:editingStyleForRowAt:) 的回答，本指令會實作它。回答跟著資料的列走，不管它移到哪裡。

    In editing mode the row is reloaded, so that the new answer is asked for
    在编辑模式中会重新加载这一行，好询问新的回答
    在編輯模式中會重新載入這一列，好詢問新的回答

    a row, or default for all rows that have no answer of their own
    一行，或者用 default 表示所有没有自己回答的行
    一列，或者用 default 表示所有沒有自己回答的列

    the style, that is, the control
    样式，也就是控件
    樣式，也就是控制項

    no control
    没有控件
    沒有控制項

    a minus, which asks for a confirmation
    减号，会请求确认
    減號，會請求確認

    a plus, which inserts at once
    加号，马上插入
    加號，馬上插入

    a round check mark, delete and insert together
    圆形勾选标记，删除与插入合在一起
    圓形勾選標記，刪除與插入合在一起

    no answer of its own
    没有自己的回答
    沒有自己的回答

    say whether a row can be edited
    指定一行能否编辑
    指定一列能否編輯

    The answer of can-edit, tableView(_:canEditRowAt:). A row that cannot be edited shows no control, does not indent, and offers nothing when it is swiped.
    这是 can-edit 即 tableView(_:canEditRowAt:) 的回答。不能编辑的行不显示控件，不缩进，轻扫时也不提供任何按钮。
    這是 can-edit 即 tableView(_:canEditRowAt:) 的回答。不能編輯的列不顯示控制項，不縮排，滑動時也不提供任何按鈕。

    what the callback answers; default takes the answer away
    回调的回答；default 去掉回答
    回呼的回答；default 去掉回答

    say whether a row can be moved by hand
    指定一行能否手动移动
    指定一列能否手動移動

    The answer of can-move, tableView(_:canMoveRowAt:). A row that can be moved shows a reorder control at its end, the grip, by which it is dragged.
    这是 can-move 即 tableView(_:canMoveRowAt:) 的回答。能移动的行在末尾显示重排控件，用它来拖动。
    這是 can-move 即 tableView(_:canMoveRowAt:) 的回答。能移動的列在末尾顯示重新排序控制項，用它來拖移。

    say whether a row indents while editing
    指定一行在编辑时是否缩进
    指定一列在編輯時是否縮排

    The answer of should-indent, tableView(_:shouldIndentWhileEditingRowAt:), which this command implements.
    这是 should-indent 即 tableView(_:shouldIndentWhileEditingRowAt:) 的回答，本命令会实现它。
    這是 should-indent 即 tableView(_:shouldIndentWhileEditingRowAt:) 的回答，本指令會實作它。

    say whether a tap highlights a row
    指定点按时一行是否高亮
    指定點按時一列是否反白

    The answer of should-highlight, tableView(_:shouldHighlightRowAt:), which this command implements. A row that is not highlighted is not selected either.
    这是 should-highlight 即 tableView(_:shouldHighlightRowAt:) 的回答，本命令会实现它。不高亮的行也不会被选中。
    這是 should-highlight 即 tableView(_:shouldHighlightRowAt:) 的回答，本指令會實作它。不反白的列也不會被選取。

    name the button that confirms a delete
    给确认删除的按钮命名
    給確認刪除的按鈕命名

    The answer of delete-title, tableView(_:titleForDeleteConfirmationButtonForRowAt:), which this command implements. The title is Delete where nothing is said.
    这是 delete-title 即 tableView(_:titleForDeleteConfirmationButtonForRowAt:) 的回答，本命令会实现它。没有指定时，标题是 Delete。
    這是 delete-title 即 tableView(_:titleForDeleteConfirmationButtonForRowAt:) 的回答，本指令會實作它。沒有指定時，標題是 Delete。

    the title; default takes the answer away
    标题；default 去掉回答
    標題；default 去掉回答

    say how high a row is, in points
    指定一行的高度，单位是点
    指定一列的高度，單位是點

    The answer of height, tableView(_:heightForRowAt:), which this command implements. A row is 44 points high where nothing is said.
    这是 height 即 tableView(_:heightForRowAt:) 的回答，本命令会实现它。没有指定时，行高 44 点。
    這是 height 即 tableView(_:heightForRowAt:) 的回答，本指令會實作它。沒有指定時，列高 44 點。

    a height in points; default takes the answer away
    以点为单位的高度；default 去掉回答
    以點為單位的高度；default 去掉回答

    say how many steps a row is indented
    指定一行缩进几级
    指定一列縮排幾級

    The answer of indentation-level, tableView(_:indentationLevelForRowAt:), which this command implements. It is 0 where nothing is said.
    这是 indentation-level 即 tableView(_:indentationLevelForRowAt:) 的回答，本命令会实现它。没有指定时是 0。
    這是 indentation-level 即 tableView(_:indentationLevelForRowAt:) 的回答，本指令會實作它。沒有指定時是 0。

    a number of steps; default takes the answer away
    级数；default 去掉回答
    級數；default 去掉回答

    choose the buttons that a swipe shows
    选择轻扫时显示的按钮
    選擇滑動時顯示的按鈕

    The answer of trailing-swipe-actions, shown by a swipe to the left, or of leading-swipe-actions, shown by one to the right; this command implements it. edit-actions of before iOS 11, where it is implemented instead, answers with the trailing ones.
    这是 trailing-swipe-actions（向左轻扫时显示）或 leading-swipe-actions（向右轻扫时显示）的回答，本命令会实现它。如果实现的是 iOS 11 之前的 edit-actions，它回答的是 trailing 一侧的按钮。
    這是 trailing-swipe-actions（向左滑動時顯示）或 leading-swipe-actions（向右滑動時顯示）的回答，本指令會實作它。如果實作的是 iOS 11 之前的 edit-actions，它回答的是 trailing 一側的按鈕。

    the side, trailing when left out, and the titles; none answers none, which means the usual Delete; default takes the answer away
    哪一侧，省略则为 trailing，以及标题；none 回答没有，也就是通常的 Delete；default 去掉回答
    哪一側，省略則為 trailing，以及標題；none 回答沒有，也就是通常的 Delete；default 去掉回答

    choose where a dragged row may go
    选择拖动的行可以移到哪里
    選擇拖移的列可以移到哪裡

    To retarget a dragged row is to give it another place than the one it is held over. This is the answer of target-for-move, which this command implements: tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
    把拖动的行改放到手指所在之外的位置，就叫 retarget。这是 target-for-move 的回答，本命令会实现它：tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
    把拖移的列改放到手指所在之外的位置，就叫 retarget。這是 target-for-move 的回答，本指令會實作它：tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)

    where a dragged row may go
    拖动的行可以移到哪里
    拖移的列可以移到哪裡

    where it is proposed to go
    提议的位置
    提議的位置

    Apple's recipe: it stays in its section, at the near end
    Apple 的做法：留在自己的分区，在靠近的一端
    Apple 的做法：留在自己的區段，在靠近的一端

    always to PATH
    总是到 PATH
    總是到 PATH

    back to where it came from
    回到原来的位置
    回到原來的位置

    let the controller implement optional callbacks
    让控制器实现可选的回调
    讓控制器實作可選的回呼

    A callback is a method of the data source or the delegate that the table calls. Most of them are optional. One that is implemented is called and traced; until a command sets its answer, the answer is the one that the table would assume without it.
    回调是表格调用的数据源或代理的方法，大多是可选的。实现了的会被调用并显示在跟踪里；在有命令设置它的回答之前，回答就是没有实现时表格默认的。
    回呼是表格呼叫的資料來源或委派的方法，大多是可選的。實作了的會被呼叫並顯示在追蹤裡；在有指令設定它的回答之前，回答就是沒有實作時表格預設的。

    callbacks by their short names, such as can-edit: help WORD finds them
    回调的简称，例如 can-edit：可以用 help WORD 查找
    回呼的簡稱，例如 can-edit：可以用 help WORD 查詢

    take optional callbacks away from the controller
    去掉控制器的可选回调
    去掉控制器的可選回呼

    To omit an optional method is not to implement it: it is not called, and the table does what UIKit does without it. number-of-rows and cell are required. Without number-of-sections there is one section; without commit no row can be deleted by swiping.
    去掉（omit）可选方法就是不实现它：它不会被调用，表格会像 UIKit 那样处理。number-of-rows 和 cell 是必需的。没有 number-of-sections 就只有一个分区；没有 commit 就不能用轻扫删除行。
    去掉（omit）可選方法就是不實作它：它不會被呼叫，表格會像 UIKit 那樣處理。number-of-rows 和 cell 是必需的。沒有 number-of-sections 就只有一個區段；沒有 commit 就不能用滑動刪除列。

    let the controller show one more row, to type new texts into
    让控制器多显示一行，用来输入新文字
    讓控制器多顯示一列，用來輸入新文字

    The classic controller of articles about editing: below the rows of its data stands one with a text field, styled insert; all others are styled none. Its commit appends the typed text to the data, inserts with fade, and reloads. The data do not have that row, so that dragging it, or another below it, raises the exception of the array; can-move and retarget section are the cures.
    这是编辑文章里的经典控制器：在数据的行下面有一个带文本框的行，样式是 insert，其他行的样式都是 none。它的 commit 把输入的文字加到数据末尾，用 fade 插入，再重新加载。数据里没有这一行，所以拖动它，或者把别的行拖到它下面，会引发数组的异常；can-move 和 retarget section 是修法。
    這是編輯文章裡的經典控制器：在資料的列下面有一個帶文字欄位的列，樣式是 insert，其他列的樣式都是 none。它的 commit 把輸入的文字加到資料末尾，用 fade 插入，再重新載入。資料裡沒有這一列，所以拖移它，或者把別的列拖到它下面，會引發陣列的例外；can-move 和 retarget section 是修法。

    whether there is such a row, and in which section; 0 when left out
    有没有这样的行，在哪个分区；省略则为 0
    有沒有這樣的列，在哪個區段；省略則為 0

    replace what the controller does in a callback
    替换控制器在回调里所做的事
    替換控制器在回呼裡所做的事

    The commands are called a handler. With one you can try a controller that does it wrong: one that tells the table twice, not at all, or in the wrong order. A command that would call the same callback again is a mistake there; later puts one off until the callback has returned. Commands take no variables in this version, but these two: this is the row of the callback, target the destination of a move.
    这些命令叫做处理。用它可以试验做错的控制器：通知表格两次、根本不通知，或者次序不对。在其中再次引发同一个回调的命令是错误；later 可以把命令推迟到回调返回之后。这个版本的命令没有变量，只有两个词例外：this 是回调所说的行，target 是移动的终点。
    這些指令叫做處理。用它可以試驗做錯的控制器：通知表格兩次、根本不通知，或者次序不對。在其中再次引發同一個回呼的指令是錯誤；later 可以把指令推遲到回呼返回之後。這個版本的指令沒有變數，只有兩個詞例外：this 是回呼所說的列，target 是移動的終點。

    when the commands are run; default takes them away
    什么时候执行这些命令；default 去掉它们
    什麼時候執行這些指令；default 去掉它們

    a row is to be deleted or inserted
    要删除或插入一行
    要刪除或插入一列

    a row was moved by hand
    一行被手动移动了
    一列被手動移動了

    a row was selected (did-select)
    一行被选中了（did-select）
    一列被選取了（did-select）

    button N of a swipe was tapped; nothing is done without commands
    轻扫的按钮 N 被点按；没有命令就什么也不做
    滑動的按鈕 N 被點按；沒有指令就什麼也不做

    in a handler: do something once the callback has returned
    在处理里：等回调返回之后再做某事
    在處理裡：等回呼返回之後再做某事

    As DispatchQueue.main.async does: UIKit forbids some calls inside a callback, such as setEditing(_:animated:) inside commit. It stands only in the commands of on.
    就像 DispatchQueue.main.async：UIKit 禁止在回调里做某些调用，例如在 commit 里调用 setEditing(_:animated:)。它只能用在 on 的命令里。
    就像 DispatchQueue.main.async：UIKit 禁止在回呼裡做某些呼叫，例如在 commit 裡呼叫 setEditing(_:animated:)。它只能用在 on 的指令裡。

    what is done once the callback has returned
    回调返回之后要做的事
    回呼返回之後要做的事
    """#
}
