extension Translations {
  /// Help: commands that update.
  static let updateHelp = #"""
    open a batch of updates
    开始一次批量更新
    開始一次批次更新

    A batch is what stands between beginUpdates() and endUpdates(), as in performBatchUpdates(_:completion:). Batches nest; only the outermost end checks and applies. Inside, the proper forms (del, ins, move: those that change data and table together) tell the table at once and change the data at that end.
    批量更新就是 beginUpdates() 与 endUpdates() 之间的内容，也就是 performBatchUpdates(_:completion:) 里的内容。它可以嵌套；只有最外层结束时才核对并生效。其中的完整形式（del、ins、move 等同时更改数据和表格的命令）马上通知表格，到最外层结束时才更改数据。
    批次更新就是 beginUpdates() 與 endUpdates() 之間的內容，也就是 performBatchUpdates(_:completion:) 裡的內容。它可以巢狀；只有最外層結束時才核對並生效。其中的完整形式（del、ins、move 等同時更改資料和表格的指令）馬上通知表格，到最外層結束時才更改資料。

    close a batch; the outermost end checks and applies it
    结束批量更新；最外层结束时核对并生效
    結束批次更新；最外層結束時核對並生效

    This is endUpdates(). The table asks for its counts. Where they do not fit what it was told, UIKit raises its exception; tvsh then puts all back as it was before the outermost begin.
    也就是 endUpdates()。表格询问计数。如果与得到的通知不符，UIKit 抛出异常；tvsh 随后把一切恢复到最外层 begin 之前。
    也就是 endUpdates()。表格詢問計數。如果與得到的通知不符，UIKit 拋出例外；tvsh 隨後把一切恢復到最外層 begin 之前。

    When the update is checked, for its counts
    核对更新时，为了计数
    核對更新時，為了計數

    For each new row in view
    对每个可见的新行
    對每個可見的新列

    drop the open batch, back to before the outermost begin
    放弃批量更新，回到最外层 begin 之前
    放棄批次更新，回到最外層 begin 之前

    UIKit has no such call: this is the shell's own. Changes of the data that were made inside the batch are taken back too.
    UIKit 没有这样的调用，这是 tvsh 自己的。批量更新里对数据的更改也一并撤销。
    UIKit 沒有這樣的呼叫，這是 tvsh 自己的。批次更新裡對資料的更改也一併還原。

    delete rows from the data and the table
    从数据和表格中删除行
    從資料和表格中刪除列

    In editing mode it acts as the person at the screen: each row is committed, as if its delete control had been tapped and confirmed. Elsewhere it acts as the program: the data change, and the table is told by one deleteRows(at:with:).
    在编辑模式中，它代表屏幕前的人：每一行都会提交，就像点按了删除控件并确认一样。不在编辑模式时，它代表程序：更改数据，再用一次 deleteRows(at:with:) 通知表格。
    在編輯模式中，它代表螢幕前的人：每一列都會提交，就像點按了刪除控制項並確認一樣。不在編輯模式時，它代表程式：更改資料，再用一次 deleteRows(at:with:) 通知表格。

    In editing mode, for each row from the last to the first
    在编辑模式中，对每一行，从后往前
    在編輯模式中，對每一列，從後往前

    how it looks on a screen; automatic when left out: automatic fade right left top bottom none middle
    在屏幕上的动画；省略则为 automatic：automatic fade right left top bottom none middle
    在螢幕上的動畫；省略則為 automatic：automatic fade right left top bottom none middle

    rows: SECTION.ROW, a range as 0.1-3, all as 0.*; or one as SECTION ROW, or ROW alone
    一些行：SECTION.ROW、范围如 0.1-3、全部如 0.*；一行也可写成 SECTION ROW，或只写 ROW
    一些列：SECTION.ROW、範圍如 0.1-3、全部如 0.*；一列也可寫成 SECTION ROW，或只寫 ROW

    insert rows into the data and the table
    在数据和表格中插入行
    在資料和表格中插入列

    The texts become rows that follow each other, the first of them at PATH. In editing mode each row is committed, as if an insert control there had been tapped. Elsewhere the data change, and the table is told by one insertRows(at:with:).
    这些文字成为连续的行，第一行在 PATH。在编辑模式中，每一行都会提交，就像点按了那里的插入控件。不在编辑模式时，更改数据，再用一次 insertRows(at:with:) 通知表格。
    這些文字成為連續的列，第一列在 PATH。在編輯模式中，每一列都會提交，就像點按了那裡的插入控制項。不在編輯模式時，更改資料，再用一次 insertRows(at:with:) 通知表格。

    In editing mode, for each row from the first to the last
    在编辑模式中，对每一行，从前往后
    在編輯模式中，對每一列，從前往後

    where the first new row will be: SECTION.ROW, SECTION ROW, or ROW alone in section 0
    第一个新行的位置：SECTION.ROW、SECTION ROW，或者只写 ROW 表示分区 0
    第一個新列的位置：SECTION.ROW、SECTION ROW，或者只寫 ROW 表示區段 0

    one text a row; quotes around a text with blanks
    每行一段文字；含空格的文字要加引号
    每列一段文字；含空格的文字要加引號

    let the table ask for rows again
    让表格重新询问一些行
    讓表格重新詢問一些列

    This is reloadRows(at:with:): the rows keep their places and get new cells. The data are not changed. Use it where show calls a row stale, that is, showing an old text.
    也就是 reloadRows(at:with:)：行留在原处，换上新的单元格，数据不变。show 把一行标为 stale（显示旧文字）时，就用它。
    也就是 reloadRows(at:with:)：列留在原處，換上新的儲存格，資料不變。show 把一列標為 stale（顯示舊文字）時，就用它。

    For each of the rows in view; the questions of editing mode only there
    对每个可见的行；编辑模式的问题只在编辑模式中问
    對每個可見的列；編輯模式的問題只在編輯模式中問

    move a row in the data and the table
    在数据和表格中移动一行
    在資料和表格中移動一列

    In editing mode the row is dragged by its reorder control, and the data source moves the row in its data: the table has moved it already and is not told. Elsewhere, and in a batch, it is the program's own moveRow(at:to:). The destination counts after the row was taken out.
    在编辑模式中，用重排控件拖动这一行，由数据源在数据里移动它：表格已经自己移动了，不会再得到通知。不在编辑模式时，以及在批量更新里，它是程序自己的 moveRow(at:to:)。终点要在取出这一行之后再数。
    在編輯模式中，用重新排序控制項拖移這一列，由資料來源在資料裡移動它：表格已經自己移動了，不會再得到通知。不在編輯模式時，以及在批次更新裡，它是程式自己的 moveRow(at:to:)。終點要在取出這一列之後再數。

    In editing mode
    在编辑模式中
    在編輯模式中

    Elsewhere, when the update is checked
    其他时候，核对更新时
    其他時候，核對更新時

    from where to where; two bare numbers are two rows of section 0, four are two pairs
    从哪里到哪里；两个不带点的数字是分区 0 的两行，四个是两对
    從哪裡到哪裡；兩個不帶點的數字是區段 0 的兩列，四個是兩對

    insert a section into the data and the table
    在数据和表格中插入一个分区
    在資料和表格中插入一個區段

    The table is told by insertSections(_:with:), which takes in the rows too.
    用 insertSections(_:with:) 通知表格，其中的行也包括在内。
    用 insertSections(_:with:) 通知表格，其中的列也包括在內。

    For the section, where it is in view
    对这个分区，如果可见
    對這個區段，如果可見

    the number that the new section will have, from 0
    新分区的编号，从 0 开始
    新區段的編號，從 0 開始

    the section's header, then the texts of its rows
    分区标题，然后是各行的文字
    區段標題，然後是各列的文字

    delete sections from the data and the table
    从数据和表格中删除分区
    從資料和表格中刪除區段

    Their rows go with them. The table is told by one deleteSections(_:with:).
    其中的行随之消失。用一次 deleteSections(_:with:) 通知表格。
    其中的列隨之消失。用一次 deleteSections(_:with:) 通知表格。

    sections, also as a range like 2-3, or * for all
    一些分区，也可写范围如 2-3，或用 * 表示全部
    一些區段，也可寫範圍如 2-3，或用 * 表示全部

    let the table ask for sections again
    让表格重新询问一些分区
    讓表格重新詢問一些區段

    This is reloadSections(_:with:). A header that has changed in the data is read only now. The data are not changed.
    也就是 reloadSections(_:with:)。数据里改变了的标题这时才会读取。数据不变。
    也就是 reloadSections(_:with:)。資料裡改變了的標題這時才會讀取。資料不變。

    For each of the sections in view
    对每个可见的分区
    對每個可見的區段

    For each of their rows in view
    对其中每个可见的行
    對其中每個可見的列

    move a section in the data and the table
    在数据和表格中移动一个分区
    在資料和表格中移動一個區段

    Its rows move with it. The table is told by moveSection(_:toSection:).
    其中的行随之移动。用 moveSection(_:toSection:) 通知表格。
    其中的列隨之移動。用 moveSection(_:toSection:) 通知表格。

    from where to where; the second counts after the section was taken out
    从哪里到哪里；第二个按取出这个分区之后来数
    從哪裡到哪裡；第二個按取出這個區段之後來數

    let the table forget everything and ask again
    让表格忘掉一切，重新询问
    讓表格忘掉一切，重新詢問

    This is reloadData(): no update, no animation, and nothing to be checked. The table asks when it is laid out next, which is right behind the command unless set layout manual says otherwise. It ends a swipe and clears the selection.
    也就是 reloadData()：不是更新，没有动画，也不核对什么。表格在下一次布局时询问，也就是紧接在这条命令之后，除非设置了 set layout manual。它会结束轻扫，并清除选中。
    也就是 reloadData()：不是更新，沒有動畫，也不核對什麼。表格在下一次佈局時詢問，也就是緊接在這條指令之後，除非設定了 set layout manual。它會結束滑動，並清除選取。

    When the table is laid out, for all counts, then section by section for what is in view
    表格布局时，先询问所有计数，再逐个分区询问可见的内容
    表格佈局時，先詢問所有計數，再逐個區段詢問可見的內容

    let the table fill the cells of rows again
    让表格重新填充一些行的单元格
    讓表格重新填充一些列的儲存格

    This is reconfigureRows(at:). To reload a row gives it a new cell; to reconfigure it fills the cell that it has, without an animation and without the questions of editing mode.
    也就是 reconfigureRows(at:)。重新加载会给行换上新单元格；重新配置则填充它已有的单元格，没有动画，也不问编辑模式的问题。
    也就是 reconfigureRows(at:)。重新載入會給列換上新儲存格；重新配置則填充它已有的儲存格，沒有動畫，也不問編輯模式的問題。

    For each of the rows in view
    对每个可见的行
    對每個可見的列

    let the table ask for what it has to, as before drawing
    让表格询问它必须知道的，就像绘制之前那样
    讓表格詢問它必須知道的，就像繪製之前那樣

    This is layoutIfNeeded(). It asks only where a reload-data is waiting, which is so after set layout manual, or inside a batch.
    也就是 layoutIfNeeded()。只有在 reload-data 还没有完成时才会询问，例如在 set layout manual 之后，或者在批量更新里。
    也就是 layoutIfNeeded()。只有在 reload-data 還沒有完成時才會詢問，例如在 set layout manual 之後，或者在批次更新裡。

    print the batch that turns the table into the one in a file
    输出把表格变成文件中表格的批量更新
    輸出把表格變成檔案中表格的批次更新

    It is printed as commands, fit to be copied; nothing is changed. Rows are known by their texts, sections by their headers: what both tables have is kept or moved, the rest is deleted or inserted, with the fewest changes. A section that alone keeps its rows under a new header is reloaded; where it moves as well, a second batch does that. In editing mode the commands load the data and tell the table alone, so that no row is committed as by a person's hand.
    以命令的形式输出，可以直接复制；什么也不改变。行按文字辨认，分区按标题辨认：两个表格都有的就保留或移动，其余的删除或插入，变化尽可能少。如果分区只是换了标题而行不变，就重新加载它；如果它还移动了，就由第二次批量更新来做。在编辑模式中，这些命令先加载数据，再只通知表格，这样就没有行像用手操作那样被提交。
    以指令的形式輸出，可以直接複製；什麼也不改變。列按文字辨認，區段按標題辨認：兩個表格都有的就保留或移動，其餘的刪除或插入，變化儘可能少。如果區段只是換了標題而列不變，就重新載入它；如果它還移動了，就由第二次批次更新來做。在編輯模式中，這些指令先載入資料，再只通知表格，這樣就沒有列像用手操作那樣被提交。

    a table, NAME.json or NAME.csv
    表格文件，NAME.json 或 NAME.csv
    表格檔案，NAME.json 或 NAME.csv

    turn data and table into those in a file, in one batch
    用一次批量更新把数据和表格变成文件中的样子
    用一次批次更新把資料和表格變成檔案中的樣子

    It runs what plan prints, as a diffable data source does: only what differs is told to the table. It is one step for undo. Rows that stay keep the controller's answers about them.
    它执行 plan 输出的命令，就像 diffable data source 那样：只把不同之处通知表格。对撤销来说，它是一步。留下的行保留控制器对它们的回答。
    它執行 plan 輸出的指令，就像 diffable data source 那樣：只把不同之處通知表格。對還原來說，它是一步。留下的列保留控制器對它們的回答。
    """#
}
