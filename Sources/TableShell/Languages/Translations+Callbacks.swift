extension Translations {
  /// Help: what callbacks ask, and animations.
  static let callbacks = #"""
    how many sections are there?
    有多少个分区？
    有多少個區段？

    how many rows has the section?
    这个分区有多少行？
    這個區段有多少列？

    the cell to show for the row
    这一行要显示的单元格
    這一列要顯示的儲存格

    the text above the section
    分区上方的文字
    區段上方的文字

    the text below the section
    分区下方的文字
    區段下方的文字

    may the row be edited?
    这一行可以编辑吗？
    這一列可以編輯嗎？

    may the row be moved by hand?
    这一行可以手动移动吗？
    這一列可以手動移動嗎？

    a row is to be deleted or inserted: change the data, then tell the table
    要删除或插入一行：更改数据，再通知表格
    要刪除或插入一列：更改資料，再通知表格

    a row was moved by hand: move it in the data too
    一行被手动移动了：也在数据里移动它
    一列被手動移動了：也在資料裡移動它

    which control does the row show: none, delete, insert?
    这一行显示哪种控件：none、delete、insert？
    這一列顯示哪種控制項：none、delete、insert？

    does the row indent while editing?
    这一行在编辑时缩进吗？
    這一列在編輯時縮排嗎？

    the title of the button that confirms a delete
    确认删除的按钮的标题
    確認刪除的按鈕的標題

    the buttons of a swipe, as before iOS 11
    轻扫的按钮，iOS 11 之前的方式
    滑動的按鈕，iOS 11 之前的方式

    the buttons of a swipe to the right
    向右轻扫的按钮
    向右滑動的按鈕

    the buttons of a swipe to the left
    向左轻扫的按钮
    向左滑動的按鈕

    a swipe begins on the row
    开始轻扫这一行
    開始滑動這一列

    the swipe on the row has ended
    这一行的轻扫结束了
    這一列的滑動結束了

    a row is dragged there: may it go there, or where instead?
    行被拖到那里：可以吗？不可以的话，改到哪里？
    列被拖到那裡：可以嗎？不可以的話，改到哪裡？

    may a finger on the row highlight it?
    手指按住这一行时可以高亮吗？
    手指按住這一列時可以反白嗎？

    the row is about to be selected: this one, or another?
    即将选中这一行：是它，还是别的？
    即將選取這一列：是它，還是別的？

    the row was selected
    选中了这一行
    選取了這一列

    the row is about to be deselected: this one, or another?
    即将取消选中这一行：是它，还是别的？
    即將取消選取這一列：是它，還是別的？

    the row was deselected
    取消选中了这一行
    取消選取了這一列

    how high is the row, in points?
    这一行有多高，单位是点？
    這一列有多高，單位是點？

    how many steps is the row indented?
    这一行缩进几级？
    這一列縮排幾級？

    may two fingers on the row begin to select several?
    可以用两个手指从这一行开始选中多行吗？
    可以用兩個手指從這一列開始選取多列嗎？

    two fingers began to select several rows
    两个手指开始选中多行
    兩個手指開始選取多列

    the selection by two fingers has ended
    两个手指的选中结束了
    兩個手指的選取結束了

    the return key was tapped in the text field
    在文本框里点按了换行键
    在文字欄位裡點按了換行鍵

    the text field has the keyboard
    文本框得到了键盘
    文字欄位得到了鍵盤

    the table chooses
    由表格选择
    由表格選擇

    fades in or out
    淡入或淡出
    淡入或淡出

    slides in from the right, or out to it
    从右边滑入，或向右边滑出
    從右邊滑入，或向右邊滑出

    slides in from the left, or out to it
    从左边滑入，或向左边滑出
    從左邊滑入，或向左邊滑出

    slides in from the top, or out to it
    从上边滑入，或向上边滑出
    從上邊滑入，或向上邊滑出

    slides in from the bottom, or out to it
    从下边滑入，或向下边滑出
    從下邊滑入，或向下邊滑出

    at once
    马上
    馬上

    from the middle of its space, or to it
    从所占空间的中间，或向中间
    從所佔空間的中間，或向中間
    """#
}
