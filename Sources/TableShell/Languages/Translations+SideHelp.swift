extension Translations {
  /// Help: commands that only tell the table, or only change the data.
  static let sideHelp = #"""
    The same as begin.
    与 begin 相同。
    與 begin 相同。

    close a batch
    结束一次批量更新
    結束一次批次更新

    The same as end.
    与 end 相同。
    與 end 相同。

    tell the table that rows are gone
    通知表格有些行没有了
    通知表格有些列沒有了

    The call alone, deleteRows(at:with:): the data stay as they are. Unless they have changed already, the counts do not fit, and UIKit raises its exception.
    只有 deleteRows(at:with:) 这个调用：数据不变。如果数据不是已经改好的，计数就对不上，UIKit 会抛出异常。
    只有 deleteRows(at:with:) 這個呼叫：資料不變。如果資料不是已經改好的，計數就對不上，UIKit 會拋出例外。

    tell the table that rows are new
    通知表格有新的行
    通知表格有新的列

    The call alone, insertRows(at:with:). It takes paths and no texts: those are in the data, where the table asks for them.
    只有 insertRows(at:with:) 这个调用。它要路径，不要文字：文字在数据里，表格会到那里去询问。
    只有 insertRows(at:with:) 這個呼叫。它要路徑，不要文字：文字在資料裡，表格會到那裡去詢問。

    where the new rows are, in the table as it will be: SECTION.ROW, a range as 0.1-3
    新行的位置，按更新之后的表格来写：SECTION.ROW，或范围如 0.1-3
    新列的位置，按更新之後的表格來寫：SECTION.ROW，或範圍如 0.1-3

    The call alone, reloadRows(at:with:). Where there is no such row, UIKit raises its exception.
    只有 reloadRows(at:with:) 这个调用。如果没有这一行，UIKit 会抛出异常。
    只有 reloadRows(at:with:) 這個呼叫。如果沒有這一列，UIKit 會拋出例外。

    tell the table that a row has moved
    通知表格有一行移动了
    通知表格有一列移動了

    The call alone, moveRow(at:to:): the data stay as they are.
    只有 moveRow(at:to:) 这个调用：数据不变。
    只有 moveRow(at:to:) 這個呼叫：資料不變。

    tell the table that sections are new
    通知表格有新的分区
    通知表格有新的區段

    The call alone, insertSections(_:with:). It takes numbers and no texts: those are in the data, where the table asks for them.
    只有 insertSections(_:with:) 这个调用。它要编号，不要文字：文字在数据里，表格会到那里去询问。
    只有 insertSections(_:with:) 這個呼叫。它要編號，不要文字：文字在資料裡，表格會到那裡去詢問。

    For each section in view
    对每个可见的分区
    對每個可見的區段

    the numbers that the new sections will have
    新分区的编号
    新區段的編號

    tell the table that sections are gone
    通知表格有些分区没有了
    通知表格有些區段沒有了

    The call alone, deleteSections(_:with:): the data stay as they are.
    只有 deleteSections(_:with:) 这个调用：数据不变。
    只有 deleteSections(_:with:) 這個呼叫：資料不變。

    The call alone, reloadSections(_:with:). Where there is no such section, UIKit raises its exception.
    只有 reloadSections(_:with:) 这个调用。如果没有这个分区，UIKit 会抛出异常。
    只有 reloadSections(_:with:) 這個呼叫。如果沒有這個區段，UIKit 會拋出例外。

    tell the table that a section has moved
    通知表格有一个分区移动了
    通知表格有一個區段移動了

    The call alone, moveSection(_:toSection:): the data stay as they are.
    只有 moveSection(_:toSection:) 这个调用：数据不变。
    只有 moveSection(_:toSection:) 這個呼叫：資料不變。

    The same as reload-data.
    与 reload-data 相同。
    與 reload-data 相同。

    The call alone, reconfigureRows(at:). Rows without a cell are passed over.
    只有 reconfigureRows(at:) 这个调用。没有单元格的行会跳过。
    只有 reconfigureRows(at:) 這個呼叫。沒有儲存格的列會跳過。

    The same as layout.
    与 layout 相同。
    與 layout 相同。

    select a row by the program
    由程序选中一行
    由程式選取一列

    This is selectRow(at:animated:scrollPosition:), which tells no delegate.
    也就是 selectRow(at:animated:scrollPosition:)，不会通知代理。
    也就是 selectRow(at:animated:scrollPosition:)，不會通知委派。

    deselect a row by the program
    由程序取消选中一行
    由程式取消選取一列

    This is deselectRow(at:animated:), which tells no delegate.
    也就是 deselectRow(at:animated:)，不会通知代理。
    也就是 deselectRow(at:animated:)，不會通知委派。

    put rows into the data
    在数据里加入行
    在資料裡加入列

    The table is not told. The texts become rows that follow each other, the first of them at PATH.
    不通知表格。这些文字成为连续的行，第一行在 PATH。
    不通知表格。這些文字成為連續的列，第一列在 PATH。

    take rows out of the data
    从数据里去掉行
    從資料裡去掉列

    The table is not told: it goes on showing the rows. Rows go from the last to the first, so that all paths name the data as they were.
    不通知表格：它仍然显示这些行。从后往前去掉，所以所有路径写的都是原来的数据。
    不通知表格：它仍然顯示這些列。從後往前去掉，所以所有路徑寫的都是原來的資料。

    change the text of a row of the data
    更改数据某一行的文字
    更改資料某一列的文字

    The table is not told: its cell goes on showing the old text, which show calls stale. reload and reconfigure let the table read it.
    不通知表格：单元格仍显示旧文字，show 把它标为 stale。reload 和 reconfigure 会让表格重新读取。
    不通知表格：儲存格仍顯示舊文字，show 把它標為 stale。reload 和 reconfigure 會讓表格重新讀取。

    a row of the data
    数据的一行
    資料的一列

    its new text
    新的文字
    新的文字

    move a row in the data
    在数据里移动一行
    在資料裡移動一列

    The table is not told. The second path counts after the row was taken out.
    不通知表格。第二个路径按取出这一行之后来数。
    不通知表格。第二個路徑按取出這一列之後來數。

    put a section into the data
    在数据里加入一个分区
    在資料裡加入一個區段

    The table is not told. The section takes its rows along.
    不通知表格。分区连同其中的行一起加入。
    不通知表格。區段連同其中的列一起加入。

    take sections out of the data
    从数据里去掉分区
    從資料裡去掉區段

    The table is not told. Sections go from the last to the first.
    不通知表格。分区从后往前去掉。
    不通知表格。區段從後往前去掉。

    move a section in the data
    在数据里移动一个分区
    在資料裡移動一個區段

    The table is not told. The rows of the section move with it.
    不通知表格。其中的行随之移动。
    不通知表格。其中的列隨之移動。

    change the header of a section of the data
    更改数据某个分区的标题
    更改資料某個區段的標題

    The table reads it when the section is reloaded, or everything is.
    重新加载这个分区或全部内容时，表格才会读取它。
    重新載入這個區段或全部內容時，表格才會讀取它。

    the new header
    新的标题
    新的標題

    take everything out of the data
    清空数据
    清空資料

    The table is not told: it goes on showing rows that the data do not have.
    不通知表格：它仍然显示数据里没有的行。
    不通知表格：它仍然顯示資料裡沒有的列。

    read a table from a file into the data
    从文件把表格读进数据
    從檔案把表格讀進資料

    The table is not told. JSON or CSV, by the ending of the name: {"sections":[{"header":…, "rows":[…]},…]}, or a line section,row and then one a row.
    不通知表格。按文件名的结尾分为 JSON 或 CSV：{"sections":[{"header":…, "rows":[…]},…]}，或者先有一行 section,row，然后每行占一行。
    不通知表格。按檔案名的結尾分為 JSON 或 CSV：{"sections":[{"header":…, "rows":[…]},…]}，或者先有一行 section,row，然後每列佔一行。

    begin again with the sample or an empty table
    重新开始，用样例或空表格
    重新開始，用範例或空表格

    The data, the table and the controller's answers are as at the start. Settings, trace, recording and undo stay.
    数据、表格和控制器的回答都与开始时一样。设置、跟踪、录制和撤销记录不变。
    資料、表格和控制器的回答都與開始時一樣。設定、追蹤、錄製和還原紀錄不變。

    what to begin with; the sample when left out
    用什么开始；省略则为样例
    用什麼開始；省略則為範例

    two sections of provinces
    两个分区的省市
    兩個區段的省市

    no sections
    没有分区
    沒有區段

    read a table from a file, then reload-data
    从文件读取表格，再 reload-data
    從檔案讀取表格，再 reload-data

    JSON or CSV, by the ending of the name, as save writes them. What style, can-edit and the like have said about single rows goes with the old rows.
    按文件名的结尾分为 JSON 或 CSV，与 save 写的相同。style、can-edit 等对单独某一行的回答随旧的行一起消失。
    按檔案名的結尾分為 JSON 或 CSV，與 save 寫的相同。style、can-edit 等對單獨某一列的回答隨舊的列一起消失。

    write the data to a file
    把数据写入文件
    把資料寫入檔案

    JSON or CSV, by the ending of the name. CSV holds no empty section. The file that was there stays whole until the new one is written.
    按文件名的结尾分为 JSON 或 CSV。CSV 不能有空的分区。新文件写好之前，原有的文件保持完整。
    按檔案名的結尾分為 JSON 或 CSV。CSV 不能有空的區段。新檔案寫好之前，原有的檔案保持完整。

    where to, NAME.json or NAME.csv
    写到哪里，NAME.json 或 NAME.csv
    寫到哪裡，NAME.json 或 NAME.csv
    """#
}
