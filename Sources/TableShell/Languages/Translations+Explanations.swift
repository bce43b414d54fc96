extension Translations {
  /// Headlines and facts of explanations.
  static let explanations = #"""
    The rows of a section do not add up after an update.
    更新之后，某个分区的行数对不上。
    更新之後，某個區段的列數對不上。

    The items of a section do not add up after an update.
    更新之后，某个分区的项数对不上。
    更新之後，某個區段的項數對不上。

    The sections do not add up after an update.
    更新之后，分区数对不上。
    更新之後，區段數對不上。

    The rows or sections do not add up after an update (the wording of iOS 17).
    更新之后，行数或分区数对不上（iOS 17 的措辞）。
    更新之後，列數或區段數對不上（iOS 17 的措辭）。

    The items or sections do not add up after an update (the wording of iOS 16).
    更新之后，项数或分区数对不上（iOS 16 的措辞）。
    更新之後，項數或區段數對不上（iOS 16 的措辭）。

    Another toolkit's list checks the same sum as UIKit, and it does not add up.
    另一个工具包的列表也做与 UIKit 相同的核对，结果对不上。
    另一個工具包的清單也做與 UIKit 相同的核對，結果對不上。

    An update does not fit what the data source answers (the wording before iOS 6).
    某次更新与数据源的回答不符（iOS 6 之前的措辞）。
    某次更新與資料來源的回答不符（iOS 6 之前的措辭）。

    An update deletes a {noun} that is not there.
    某次更新删除了一个不存在的{noun}。
    某次更新刪除了一個不存在的{noun}。

    An update deletes a {noun} of a section that is not there.
    某次更新要在不存在的分区里删除{noun}。
    某次更新要在不存在的區段裡刪除{noun}。

    An update deletes a section that is not there.
    某次更新删除了一个不存在的分区。
    某次更新刪除了一個不存在的區段。

    An update inserts a {noun} where the data has no place for it.
    某次更新插入{noun}的位置，在数据里并没有。
    某次更新插入{noun}的位置，在資料裡並沒有。

    An update inserts a {noun} into a section that is not there.
    某次更新要把{noun}插入不存在的分区。
    某次更新要把{noun}插入不存在的區段。

    An update inserts a section that the data does not have.
    某次更新插入了一个数据里没有的分区。
    某次更新插入了一個資料裡沒有的區段。

    An update moves a row from or to a place that is not there.
    某次更新移动行时，起点或终点不存在。
    某次更新移動列時，起點或終點不存在。

    An update moves a section from or to a place that is not there.
    某次更新移动分区时，起点或终点不存在。
    某次更新移動區段時，起點或終點不存在。

    An index path was passed that does not name a row.
    传入的索引路径不指向任何一行。
    傳入的索引路徑不指向任何一列。

    One update both deletes and reloads the same place.
    同一次更新对同一个位置既删除又重新加载。
    同一次更新對同一個位置既刪除又重新載入。

    One update both deletes and moves the same place.
    同一次更新对同一个位置既删除又移动。
    同一次更新對同一個位置既刪除又移動。

    One update both inserts at a place and moves to it.
    同一次更新既在某个位置插入，又把别的移到那里。
    同一次更新既在某個位置插入，又把別的移到那裡。

    One update moves twice from one place, or twice to one place.
    同一次更新里，从一个位置移动了两次，或者有两次移到同一个位置。
    同一次更新裡，從一個位置移動了兩次，或者有兩次移到同一個位置。

    One update moves a row and inserts or deletes the whole section around it.
    同一次更新既移动某一行，又插入或删除它所在的整个分区。
    同一次更新既移動某一列，又插入或刪除它所在的整個區段。

    One update would animate the same cell in two ways.
    同一次更新要给同一个单元格做两种动画。
    同一次更新要給同一個儲存格做兩種動畫。

    A row's animation would end before it starts.
    某一行的动画还没开始就要结束。
    某一列的動畫還沒開始就要結束。

    The view was scrolled to a place that is not there.
    视图要滚动到一个不存在的位置。
    視圖要捲動到一個不存在的位置。

    The delegate sent a dragged row to a place that is not there.
    代理把拖动的行送到了一个不存在的位置。
    委派把拖移的列送到了一個不存在的位置。

    Someone asked about a section that is not there.
    有代码询问了一个不存在的分区。
    有程式碼詢問了一個不存在的區段。

    Someone asked where a place is that is not there.
    有代码询问某个位置在哪里，而这个位置不存在。
    有程式碼詢問某個位置在哪裡，而這個位置不存在。

    Someone asked for an item behind the last one.
    有代码要取最后一项之后的项。
    有程式碼要取最後一項之後的項。

    The layout and the collection view do not agree on which items there are.
    布局与集合视图对“有哪些项”看法不一。
    佈局與集合視圖對「有哪些項」看法不一。

    The data source answered a number of rows that no table can hold.
    数据源回答的行数，任何表格都装不下。
    資料來源回答的列數，任何表格都裝不下。

    The view lost track of its own cells.
    视图弄丢了自己的单元格。
    視圖弄丟了自己的儲存格。

    An array of the app was read outside its bounds. No table raised this.
    程序的数组被越界读取。这不是表格抛出的。
    程式的陣列被越界讀取。這不是表格拋出的。

    UIKit logged that an assertion failed. The reason stands in another line.
    UIKit 记录了一次断言失败。原因写在另一行里。
    UIKit 記錄了一次斷言失敗。原因寫在另一行裡。

    A method of UIKit that ends the app over wrong counts. The reason is missing.
    这是 UIKit 因计数有误而终止程序的方法。缺少原因。
    這是 UIKit 因計數有誤而終止程式的方法。缺少原因。

    loaded: {before:noun} in section {section}, when the {view} last asked
    已加载：分区 {section} 有 {before:noun}，这是{view}上一次询问的结果
    已載入：區段 {section} 有 {before:noun}，這是{view}上一次詢問的結果

    loaded: {before:noun}, when the {view} last asked
    已加载：{before:noun}，这是{view}上一次询问的结果
    已載入：{before:noun}，這是{view}上一次詢問的結果

    loaded: {before:section}, when the {view} last asked
    已加载：{before} 个分区，这是{view}上一次询问的结果
    已載入：{before} 個區段，這是{view}上一次詢問的結果

    loaded: {sectionsBefore:section}, when the {view} last asked
    已加载：{sectionsBefore} 个分区，这是{view}上一次询问的结果
    已載入：{sectionsBefore} 個區段，這是{view}上一次詢問的結果

    told: {changes}, which leaves {expected}
    已通知：{changes}，应当剩下 {expected}
    已通知：{changes}，應當剩下 {expected}

    told: nothing, which leaves {expected}
    已通知：没有变化，应当剩下 {expected}
    已通知：沒有變化，應當剩下 {expected}

    {inserted} inserted
    插入 {inserted} 个
    插入 {inserted} 個

    {deleted} deleted
    删除 {deleted} 个
    刪除 {deleted} 個

    {movedIn} moved in
    移入 {movedIn} 个
    移入 {movedIn} 個

    {movedOut} moved out
    移出 {movedOut} 个
    移出 {movedOut} 個

    told: delete {noun} {row} of section {section}
    已通知：删除分区 {section} 的{noun} {row}
    已通知：刪除區段 {section} 的{noun} {row}

    told: delete section {section}
    已通知：删除分区 {section}
    已通知：刪除區段 {section}

    told: insert {noun} {row} into section {section}
    已通知：在分区 {section} 插入{noun} {row}
    已通知：在區段 {section} 插入{noun} {row}

    told: insert section {section}
    已通知：插入分区 {section}
    已通知：插入區段 {section}

    told: move row {from} to {to}
    已通知：把行 {from} 移到 {to}
    已通知：把列 {from} 移到 {to}

    told: move section {section}
    已通知：移动分区 {section}
    已通知：移動區段 {section}

    found: {after:noun} in the data source, when the update ended
    实际：更新结束时，数据源里有 {after:noun}
    實際：更新結束時，資料來源裡有 {after:noun}

    found: {after:section} in the data source, when the update ended
    实际：更新结束时，数据源里有 {after} 个分区
    實際：更新結束時，資料來源裡有 {after} 個區段

    found: {bound:noun}
    实际：{bound:noun}
    實際：{bound:noun}

    found: {bound:section}
    实际：{bound} 个分区
    實際：{bound} 個區段

    found: an array of {bound}
    实际：数组有 {bound} 个元素
    實際：陣列有 {bound} 個元素

    found: {after:noun} in section {section}, when the update ended
    实际：更新结束时，分区 {section} 有 {after:noun}
    實際：更新結束時，區段 {section} 有 {after:noun}

    found: {sectionsAfter:section}, when the update ended
    实际：更新结束时有 {sectionsAfter} 个分区
    實際：更新結束時有 {sectionsAfter} 個區段

    off by {distance}: the data source has {distance:noun} more than the update leaves
    相差 {distance}：数据源比更新应有的结果多 {distance:noun}
    相差 {distance}：資料來源比更新應有的結果多 {distance:noun}

    off by {distance}: the data source has {distance:noun} fewer than the update leaves
    相差 {distance}：数据源比更新应有的结果少 {distance:noun}
    相差 {distance}：資料來源比更新應有的結果少 {distance:noun}

    These numbers add up: is the message complete and copied right?
    这些数字是对得上的：信息完整吗？抄写无误吗？
    這些數字是對得上的：訊息完整嗎？抄寫無誤嗎？

    off by {distance}: the last {noun} is {last}
    相差 {distance}：最后一{noun}是 {last}
    相差 {distance}：最後一{noun}是 {last}

    off by {distance}: the last section is {last}
    相差 {distance}：最后一个分区是 {last}
    相差 {distance}：最後一個區段是 {last}

    off by {distance}: its last index is {last}
    相差 {distance}：最后一个索引是 {last}
    相差 {distance}：最後一個索引是 {last}

    Likely cause: {text}
    可能的原因：{text}
    可能的原因：{text}

    to see it: {text}
    想看它发生，请输入：{text}
    想看它發生，請輸入：{text}

    The log cuts the message off; what stands behind the cut is missing.
    日志里的信息被截断，截断处之后的内容缺失。
    記錄檔裡的訊息被截斷，截斷處之後的內容缺失。

    Logged by {text}.
    由 {text} 记录。
    由 {text} 記錄。

    No script: the table cannot raise this message, its numbers are cut off, or they are too large.
    没有脚本：表格不会抛出这条信息，或者其中的数字被截断，或者数字太大。
    沒有指令稿：表格不會拋出這條訊息，或者其中的數字被截斷，或者數字太大。

    No message of a table view or collection view was found in this text.
    在这段文字里没有找到表格视图或集合视图的异常信息。
    在這段文字裡沒有找到表格視圖或集合視圖的例外訊息。

    Look for the line with "reason:" in the log, and give its whole sentence.
    请在日志里找到带 "reason:" 的那一行，把整句话给我。
    請在記錄檔裡找到帶 "reason:" 的那一行，把整句話給我。

    row
    行
    列

    rows
    行
    列

    item
    项
    項

    items
    项
    項

    section
    分区
    區段

    sections
    分区
    區段

    table view
    表格视图
    表格視圖

    table or collection view
    表格视图或集合视图
    表格視圖或集合視圖

    collection view
    集合视图
    集合視圖
    """#
}
