extension Translations {
  /// Help: the groups, and commands that look and check.
  static let lookingHelp = #"""
    Look at the table and its data
    查看表格与数据
    查看表格與資料

    look
    查看
    查看

    Check what a script expects
    检查脚本的预期
    檢查指令稿的預期

    check
    检查
    檢查

    Update the table, and the data with it
    更新表格及其数据
    更新表格及其資料

    update
    更新
    更新

    Only tell the table
    只通知表格
    只通知表格

    table
    表格
    表格

    Only change the data
    只更改数据
    只更改資料

    data
    数据
    資料

    Editing mode and the controller's answers
    编辑模式与控制器的回答
    編輯模式與控制器的回答

    answer
    回答
    回答

    Be the person at the screen
    扮演屏幕前的人
    扮演螢幕前的人

    touch
    触摸
    觸控

    The session
    会话
    工作階段

    session
    会话
    工作階段

    draw the table beside its data
    画出表格，并与数据对照
    畫出表格，並與資料對照

    One line a row. In editing mode its control stands in front: (-) delete, (+) insert, ( ) and (x) check marks, and = the reorder control. A row is marked stale where its cell goes on showing an old text, because the table was not told of a change of the data. show changes tells what the last update did.
    每一行占一行。编辑模式中，前面是控件：(-) 删除，(+) 插入，( ) 和 (x) 勾选标记，= 重排控件。如果数据变了而表格没有得到通知，单元格仍显示旧文字，这一行就标为 stale（过时）。show changes 说明上一次更新做了什么。
    每一列佔一行。編輯模式中，前面是控制項：(-) 刪除，(+) 插入，( ) 和 (x) 勾選標記，= 重新排序控制項。如果資料變了而表格沒有得到通知，儲存格仍顯示舊文字，這一列就標為 stale（過時）。show changes 說明上一次更新做了什麼。

    one side alone; both when left out
    只看一边；省略则两边都看
    只看一邊；省略則兩邊都看

    what the data source holds
    数据源持有的内容
    資料來源持有的內容

    what the table shows
    表格显示的内容
    表格顯示的內容

    what the last update did
    上一次更新做了什么
    上一次更新做了什麼

    print data and table as one JSON object
    把数据和表格输出为一个 JSON 对象
    把資料和表格輸出為一個 JSON 物件

    For programs that read what tvsh prints. table is what the cells show, batch how deep begin is nested, stale the rows whose text is no longer that of the data.
    供读取 tvsh 输出的程序使用。table 是单元格显示的内容，batch 是 begin 嵌套的层数，stale 是文字已与数据不同的行。
    供讀取 tvsh 輸出的程式使用。table 是儲存格顯示的內容，batch 是 begin 巢狀的層數，stale 是文字已與資料不同的列。

    tell where the last update took each row
    说明上一次更新把每一行带到了哪里
    說明上一次更新把每一列帶到了哪裡

    Sections and rows stand by their old numbers, then what was inserted by its new ones. Of sections that were deleted, inserted or reloaded only the section has a line.
    分区和行按旧编号列出，然后按新编号列出插入的内容。被删除、插入或重新加载的分区只有分区自己的一行。
    區段和列按舊編號列出，然後按新編號列出插入的內容。被刪除、插入或重新載入的區段只有區段自己的一行。

    say in plain words why an update was refused
    用平实的话说明更新为什么被拒绝
    用平實的話說明更新為什麼被拒絕

    Without TEXT it explains the last exception of the session. TEXT is UIKit's message, or a crash log with one in it. `tvsh explain FILE` does the same for a log in a file.
    没有 TEXT 时，解释会话里最近的异常。TEXT 是 UIKit 的信息，或者包含它的崩溃日志。`tvsh explain FILE` 对文件里的日志做同样的事。
    沒有 TEXT 時，解釋工作階段裡最近的例外。TEXT 是 UIKit 的訊息，或者包含它的當機記錄檔。`tvsh explain FILE` 對檔案裡的記錄檔做同樣的事。

    an exception's text; the last one when left out
    异常的文字；省略则为最近的异常
    例外的文字；省略則為最近的例外

    check how many rows a section of the table has
    检查表格的某个分区有多少行
    檢查表格的某個區段有多少列

    Met, it prints nothing. Unmet, it is a mistake, and fails the script.
    符合时什么也不输出；不符合就是错误，脚本会因此失败。
    符合時什麼也不輸出；不符合就是錯誤，指令稿會因此失敗。

    a section, counted from 0
    分区，从 0 开始数
    區段，從 0 開始數

    how many
    多少
    多少

    check how many sections the table has
    检查表格有多少个分区
    檢查表格有多少個區段

    check the text of a row of the table
    检查表格某一行的文字
    檢查表格某一列的文字

    a row: SECTION.ROW, SECTION ROW, or ROW alone in section 0
    一行：SECTION.ROW、SECTION ROW，或者只写 ROW 表示分区 0
    一列：SECTION.ROW、SECTION ROW，或者只寫 ROW 表示區段 0

    the text expected
    预期的文字
    預期的文字

    check whether the table is in editing mode
    检查表格是否在编辑模式中
    檢查表格是否在編輯模式中

    what is expected
    预期的状态
    預期的狀態

    check that the last command raised an exception
    检查上一条命令是否引发了异常
    檢查上一條指令是否引發了例外

    An exception is met by an expect exception in the next command, whose TEXT is a part of its reason; then it no longer fails the script.
    下一条命令是 expect exception，而且 TEXT 是原因的一部分，异常就算预期之内，脚本不再因此失败。
    下一條指令是 expect exception，而且 TEXT 是原因的一部分，例外就算預期之內，指令稿不再因此失敗。

    a part of the reason
    原因的一部分
    原因的一部分

    check that the last command raised no exception
    检查上一条命令没有引发异常
    檢查上一條指令沒有引發例外

    check how often an event happened
    检查某个事件发生了多少次
    檢查某個事件發生了多少次

    Counted since the last command that is no expect, also where the trace does not show the event.
    从上一条不是 expect 的命令开始计数，跟踪里没有显示的也算。
    從上一條不是 expect 的指令開始計數，追蹤裡沒有顯示的也算。

    an event by its short name, such as can-edit
    事件的简称，例如 can-edit
    事件的簡稱，例如 can-edit

    check how many rows a section of the data has
    检查数据的某个分区有多少行
    檢查資料的某個區段有多少列

    check how many sections the data has
    检查数据有多少个分区
    檢查資料有多少個區段

    check the text of a row of the data
    检查数据某一行的文字
    檢查資料某一列的文字
    """#
}
