extension Translations {
  /// Likely causes of refusals.
  static let causes = #"""
    all {nouns} were deleted from the view, but the data still has every one of them. Empty the data first; to show it anew, announce its {nouns} as inserts in the same batch, or call reloadData.
    视图里删除了所有{nouns}，但数据里一{nouns}也没少。请先清空数据；如果要重新显示，就在同一次批量更新里把这些{nouns}作为插入来通知，或者调用 reloadData。
    視圖裡刪除了所有{nouns}，但資料裡一{nouns}也沒少。請先清空資料；如果要重新顯示，就在同一次批次更新裡把這些{nouns}作為插入來通知，或者呼叫 reloadData。

    what was deleted from the view is still in the data. Remove it there first, then announce the delete.
    视图里删除的内容，数据里还在。请先从数据中移除，再通知删除。
    視圖裡刪除的內容，資料裡還在。請先從資料中移除，再通知刪除。

    all {nouns} were announced as new, but the view had already loaded exactly these. Announce only what came since the view last asked, or call reloadData instead.
    所有{nouns}都被当作新插入的来通知，但视图早已加载了它们。只通知视图上次询问之后才有的，或者改用 reloadData。
    所有{nouns}都被當作新插入的來通知，但視圖早已載入了它們。只通知視圖上次詢問之後才有的，或者改用 reloadData。

    the new {nouns} were already counted. The view loaded its counts after the data had changed (after reloadData, at its first layout, or at the first call of the batch), and then was told of the same {nouns} again.
    新的{nouns}已经计算在内了：视图是在数据改变之后才加载计数的（在 reloadData 之后、第一次布局时，或批量更新的第一次调用时），之后又被通知了一遍。
    新的{nouns}已經計算在內了：視圖是在資料改變之後才載入計數的（在 reloadData 之後、第一次佈局時，或批次更新的第一次呼叫時），之後又被通知了一遍。

    what was announced as inserted was never added to the data, or to another array than the one that is counted.
    通知为插入的内容根本没有加进数据，或者加进了另一个数组，而不是用来计数的那个。
    通知為插入的內容根本沒有加進資料，或者加進了另一個陣列，而不是用來計數的那個。

    the data lost twice as many {nouns} as were announced: the code that removes ran twice, for instance in commit and again in an observer.
    数据减少的{nouns}是通知的两倍：移除的代码执行了两次，例如在 commit 里一次，在观察者里又一次。
    資料減少的{nouns}是通知的兩倍：移除的程式碼執行了兩次，例如在 commit 裡一次，在觀察者裡又一次。

    the data gained twice as many {nouns} as were announced: the code that adds ran twice, for instance in a button and again in an observer.
    数据增加的{nouns}是通知的两倍：添加的代码执行了两次，例如在按钮里一次，在观察者里又一次。
    資料增加的{nouns}是通知的兩倍：新增的程式碼執行了兩次，例如在按鈕裡一次，在觀察者裡又一次。

    the view was told twice as much as happened in the data: the change was announced by hand and again by an observer, at different index paths.
    通知视图的变化是数据变化的两倍：手动通知了一次，观察者又以别的索引路径通知了一次。
    通知視圖的變化是資料變化的兩倍：手動通知了一次，觀察者又以別的索引路徑通知了一次。

    the data is empty now, though only some of the change was announced. It was cleared, or the whole section went away with its last {noun}; then delete the section, or announce every {noun}.
    数据现在是空的，但只通知了一部分变化。数据被清空了，或者整个分区随最后一{noun}一起消失了；那就删除这个分区，或者逐{noun}通知。
    資料現在是空的，但只通知了一部分變化。資料被清空了，或者整個區段隨最後一{noun}一起消失了；那就刪除這個區段，或者逐{noun}通知。

    the data was cleared and nobody told the view. Call reloadData right after clearing, or keep the old data until the new is there.
    数据被清空了，却没有通知视图。请在清空之后马上调用 reloadData，或者在新数据到来之前保留旧数据。
    資料被清空了，卻沒有通知視圖。請在清空之後馬上呼叫 reloadData，或者在新資料到來之前保留舊資料。

    the view loaded this section while it was empty; its data arrived later and was never announced. Call reloadData when the data arrives, or insert its {nouns}.
    视图加载这个分区时它还是空的；数据后来才到，却从未通知。请在数据到达时调用 reloadData，或者插入这些{nouns}。
    視圖載入這個區段時它還是空的；資料後來才到，卻從未通知。請在資料到達時呼叫 reloadData，或者插入這些{nouns}。

    {nouns} were added to the data without telling the view. This update, perhaps about something else, was the first to notice.
    数据里添加了{nouns}，却没有通知视图。这次更新可能与它无关，只是最先发现了问题。
    資料裡新增了{nouns}，卻沒有通知視圖。這次更新可能與它無關，只是最先發現了問題。

    {nouns} were removed from the data without telling the view. This update, perhaps about something else, was the first to notice.
    数据里移除了{nouns}，却没有通知视图。这次更新可能与它无关，只是最先发现了问题。
    資料裡移除了{nouns}，卻沒有通知視圖。這次更新可能與它無關，只是最先發現了問題。

    one {noun} is counted only sometimes: an "add" or "loading" {noun} that depends on a flag. Announce it when the flag changes.
    有一{noun}只在某些时候才计算在内：例如取决于某个标志的“添加”{noun}或“加载中”{noun}。标志改变时，请通知视图。
    有一{noun}只在某些時候才計算在內：例如取決於某個旗標的「新增」{noun}或「載入中」{noun}。旗標改變時，請通知視圖。

    the data changed while the update ran, for instance on another thread. Change data and view together, on the main thread.
    更新进行期间数据改变了，例如在别的线程上。请在主线程上同时更改数据和视图。
    更新進行期間資料改變了，例如在別的執行緒上。請在主執行緒上同時更改資料和視圖。

    every {noun} was reloaded, and the number of {nouns} changed meanwhile. A reload keeps the number; call reloadData, or insert and delete the difference.
    每一{noun}都重新加载了，而{nouns}数在此期间变了。重新加载不改变数目；请调用 reloadData，或者插入和删除相差的部分。
    每一{noun}都重新載入了，而{nouns}數在此期間變了。重新載入不改變數目；請呼叫 reloadData，或者插入和刪除相差的部分。

    a reload counts as one deleted and one inserted, and cannot add {nouns}. The data has grown: announce the new {nouns} with inserts.
    重新加载算作删除一个再插入一个，不能增加{nouns}。数据变多了：请用插入来通知新的{nouns}。
    重新載入算作刪除一個再插入一個，不能增加{nouns}。資料變多了：請用插入來通知新的{nouns}。

    a reload counts as one deleted and one inserted, and cannot take {nouns} away. The data has shrunk: announce what is gone with deletes.
    重新加载算作删除一个再插入一个，不能减少{nouns}。数据变少了：请用删除来通知消失的部分。
    重新載入算作刪除一個再插入一個，不能減少{nouns}。資料變少了：請用刪除來通知消失的部分。

    the move was announced but the data did not move: take the element out of the one section and put it into the other before the update ends.
    通知了移动，但数据没有移动：请在更新结束之前，把元素从一个分区取出，放进另一个分区。
    通知了移動，但資料沒有移動：請在更新結束之前，把元素從一個區段取出，放進另一個區段。

    the same {noun} was moved and also inserted or deleted. A move is both already; announce it alone.
    同一{noun}既移动了，又插入或删除了。移动已经包含这两者，请只通知移动。
    同一{noun}既移動了，又插入或刪除了。移動已經包含這兩者，請只通知移動。

    the inserts are in the data, but the deleted {nouns} were never removed from it.
    插入的已经在数据里，但删除的{nouns}没有从数据中移除。
    插入的已經在資料裡，但刪除的{nouns}沒有從資料中移除。

    the deletes are in the data, but the inserted {nouns} were never added to it.
    删除的已经不在数据里，但插入的{nouns}没有加进数据。
    刪除的已經不在資料裡，但插入的{nouns}沒有加進資料。

    the view was told of a change that the data has not made at all. Change the data before the batch ends.
    通知视图的变化，数据根本没有做。请在批量更新结束之前更改数据。
    通知視圖的變化，資料根本沒有做。請在批次更新結束之前更改資料。

    the data changed in another section than the one that was announced. Look where the section number comes from.
    数据改变的分区不是通知的那个。请查一查分区号是从哪里来的。
    資料改變的區段不是通知的那個。請查一查區段編號是從哪裡來的。

    {nouns} were deleted in the view while the data grew: something else added to it without telling the view.
    视图里删除了{nouns}，数据却变多了：有别的代码往数据里添加，又没有通知视图。
    視圖裡刪除了{nouns}，資料卻變多了：有別的程式碼往資料裡新增，又沒有通知視圖。

    {nouns} were inserted in the view while the data shrank: something else removed from it without telling the view.
    视图里插入了{nouns}，数据却变少了：有别的代码从数据里移除，又没有通知视图。
    視圖裡插入了{nouns}，資料卻變少了：有別的程式碼從資料裡移除，又沒有通知視圖。

    the data lost {lost:noun}, but the view was told of {deleted}.
    数据少了 {lost:noun}，但通知视图的是 {deleted}。
    資料少了 {lost:noun}，但通知視圖的是 {deleted}。

    the view was told of {deleted:noun} deleted, but the data lost only {lost}.
    通知视图删除了 {deleted:noun}，但数据只少了 {lost}。
    通知視圖刪除了 {deleted:noun}，但資料只少了 {lost}。

    the data gained {gained:noun}, but the view was told of {inserted}.
    数据多了 {gained:noun}，但通知视图的是 {inserted}。
    資料多了 {gained:noun}，但通知視圖的是 {inserted}。

    the view was told of {inserted:noun} inserted, but the data gained only {gained}.
    通知视图插入了 {inserted:noun}，但数据只多了 {gained}。
    通知視圖插入了 {inserted:noun}，但資料只多了 {gained}。

    the data was replaced as a whole, and the announced changes are only some of the difference. Compute them from old and new data, or call reloadData.
    数据被整体替换了，通知的变化只是其中一部分。请根据新旧数据算出差异，或者调用 reloadData。
    資料被整體替換了，通知的變化只是其中一部分。請根據新舊資料算出差異，或者呼叫 reloadData。

    the data has no section left, and nobody told the view. Delete the sections, or call reloadData.
    数据里一个分区也没有了，却没有通知视图。请删除这些分区，或者调用 reloadData。
    資料裡一個區段也沒有了，卻沒有通知視圖。請刪除這些區段，或者呼叫 reloadData。

    a section vanished from the data together with its last row, and only the row was announced. Announce the section as deleted.
    某个分区随着最后一行从数据里消失了，却只通知了行。请把分区通知为删除。
    某個區段隨著最後一列從資料裡消失了，卻只通知了列。請把區段通知為刪除。

    the view loaded its counts while there was no section at all; the data arrived later. Call reloadData when it arrives.
    视图加载计数时还没有任何分区；数据后来才到。请在数据到达时调用 reloadData。
    視圖載入計數時還沒有任何區段；資料後來才到。請在資料到達時呼叫 reloadData。

    a section came into the data together with its first row, and the section was not announced. Insert the section; its rows come with it.
    某个分区随着第一行进入了数据，却没有通知分区。请插入分区，它的行会随之而来。
    某個區段隨著第一列進入了資料，卻沒有通知區段。請插入區段，它的列會隨之而來。

    all sections were announced as new, but the view had already loaded exactly these. Insert only what came since, or call reloadData.
    所有分区都被当作新插入的来通知，但视图早已加载了它们。只插入后来才有的，或者调用 reloadData。
    所有區段都被當作新插入的來通知，但視圖早已載入了它們。只插入後來才有的，或者呼叫 reloadData。

    the new sections were already counted: the view loaded its counts after the data had changed, and then was told of them again.
    新的分区已经计算在内了：视图是在数据改变之后才加载计数的，之后又被通知了一遍。
    新的區段已經計算在內了：視圖是在資料改變之後才載入計數的，之後又被通知了一遍。

    the section was announced as inserted but never added to the data.
    通知插入的分区没有加进数据。
    通知插入的區段沒有加進資料。

    the section was announced as deleted but is still in the data.
    通知删除的分区还在数据里。
    通知刪除的區段還在資料裡。

    a reload keeps the number of sections. Sections came or went meanwhile: announce them with inserts and deletes.
    重新加载不改变分区数。分区在此期间有增减：请用插入和删除来通知。
    重新載入不改變區段數。區段在此期間有增減：請用插入和刪除來通知。

    the data has more sections than the update leaves: one too few was inserted or one too many deleted in the view.
    数据的分区比更新应有的多：视图里少插入了一个，或者多删除了一个。
    資料的區段比更新應有的多：視圖裡少插入了一個，或者多刪除了一個。

    the data has fewer sections than the update leaves: one too many was inserted or one too few deleted in the view.
    数据的分区比更新应有的少：视图里多插入了一个，或者少删除了一个。
    資料的區段比更新應有的少：視圖裡多插入了一個，或者少刪除了一個。

    the index is NSNotFound: a search such as index(of:) found nothing and its answer was used as a place.
    索引是 NSNotFound：index(of:) 之类的查找没有找到，结果却被当成位置使用。
    索引是 NSNotFound：index(of:) 之類的查詢沒有找到，結果卻被當成位置使用。

    the index is negative: most often count - 1 of an empty array.
    索引是负数：多半是空数组的 count - 1。
    索引是負數：多半是空陣列的 count - 1。

    the view had no {noun} in this section: the {noun} was deleted before, or the view had not loaded the data yet.
    视图在这个分区里没有任何{noun}：它之前已经删除，或者视图还没有加载数据。
    視圖在這個區段裡沒有任何{noun}：它之前已經刪除，或者視圖還沒有載入資料。

    the index is an old one: it was right until earlier deletes moved the {nouns} up. Look it up again when it is used.
    索引是旧的：它原本是对的，后来前面的删除使{nouns}往上移了。请在使用的时候重新查找。
    索引是舊的：它原本是對的，後來前面的刪除使{nouns}往上移了。請在使用的時候重新查詢。

    {nouns} count from 0: the last is one less than their number.
    {nouns}从 0 开始数：最后一个的索引比总数少一。
    {nouns}從 0 開始數：最後一個的索引比總數少一。

    the index belongs to another list: another section, or the list as it was before a filter, a search or a reload.
    索引属于另一个列表：另一个分区，或者筛选、搜索、重新加载之前的列表。
    索引屬於另一個清單：另一個區段，或者篩選、搜尋、重新載入之前的清單。

    the new {noun} is not in the data when the update ends. Add it to the data first, then announce it.
    更新结束时，新的{noun}还不在数据里。请先加进数据，再通知。
    更新結束時，新的{noun}還不在資料裡。請先加進資料，再通知。

    the data has nothing in this section when the update ends. Add to the data first, then announce it; check that number of {nouns} counts the same array.
    更新结束时，数据的这个分区里什么也没有。请先往数据里添加，再通知；并核对{nouns}数的回答用的是同一个数组。
    更新結束時，資料的這個區段裡什麼也沒有。請先往資料裡新增，再通知；並核對{nouns}數的回答用的是同一個陣列。

    an insert names its place in the list after the update, with all deletes of the batch already done. Count the place there.
    插入写的是更新之后列表里的位置，此时批量更新中的删除都已完成。请按那个列表来数。
    插入寫的是更新之後清單裡的位置，此時批次更新中的刪除都已完成。請按那個清單來數。

    the section was gone before this update, or sections were counted from 1. Deletes name the view as it was before the batch.
    这个分区在本次更新之前就没有了，或者分区是从 1 开始数的。删除写的是批量更新之前的视图。
    這個區段在本次更新之前就沒有了，或者區段是從 1 開始數的。刪除寫的是批次更新之前的視圖。

    the view had no section at all: it had not loaded its data yet, or all sections were gone.
    视图一个分区也没有：它还没有加载数据，或者所有分区都没有了。
    視圖一個區段也沒有：它還沒有載入資料，或者所有區段都沒有了。

    the section is new and the data does not have it yet when the update ends. Add the section to the data and insert it as a section; its {nouns} come with it.
    分区是新的，而更新结束时数据里还没有它。请把分区加进数据，并作为分区插入；它的{nouns}会随之而来。
    區段是新的，而更新結束時資料裡還沒有它。請把區段加進資料，並作為區段插入；它的{nouns}會隨之而來。

    the new section is not in the data when the update ends, or its number is counted from 1. Add it to the data first.
    更新结束时，新的分区还不在数据里，或者它的编号是从 1 开始数的。请先把它加进数据。
    更新結束時，新的區段還不在資料裡，或者它的編號是從 1 開始數的。請先把它加進資料。

    the destination names the list after the update, and there the data has no such place: the element was not moved in the data.
    终点写的是更新之后的列表，而数据里没有这个位置：元素在数据里没有移动。
    終點寫的是更新之後的清單，而資料裡沒有這個位置：元素在資料裡沒有移動。

    the source names the list as it was before the batch, and there was no such place: the index is an old one, or one counted after other changes of the batch.
    起点写的是批量更新之前的列表，而那里没有这个位置：索引是旧的，或者是按批量更新中其他变化之后来数的。
    起點寫的是批次更新之前的清單，而那裡沒有這個位置：索引是舊的，或者是按批次更新中其他變化之後來數的。

    the view was scrolled before it had anything to show. Load the data first; after reloadData wait for the layout (layoutIfNeeded).
    视图还没有内容可显示就滚动了。请先加载数据；在 reloadData 之后要等布局完成（layoutIfNeeded）。
    視圖還沒有內容可顯示就捲動了。請先載入資料；在 reloadData 之後要等佈局完成（layoutIfNeeded）。

    the number of {nouns} was used as the index of the last one. Use count - 1.
    {nouns}数被当成了最后一个的索引。请用 count - 1。
    {nouns}數被當成了最後一個的索引。請用 count - 1。

    the place is an old one: rows went away since, or it was remembered from another list.
    位置是旧的：后来有行消失了，或者它是从另一个列表记下来的。
    位置是舊的：後來有列消失了，或者它是從另一個清單記下來的。

    the table shows one row more than the array has, such as an insert row, and that row was read, moved or deleted like the others. Ask for it first, or keep it from moving (canMoveRowAt, targetIndexPathForMove).
    表格比数组多显示一行，例如插入行，而这一行像其他行一样被读取、移动或删除了。请先判断是不是它，或者不让它移动（canMoveRowAt、targetIndexPathForMove）。
    表格比陣列多顯示一列，例如插入列，而這一列像其他列一樣被讀取、移動或刪除了。請先判斷是不是它，或者不讓它移動（canMoveRowAt、targetIndexPathForMove）。

    the array was empty already: it was cleared before the table was told.
    数组已经是空的：在通知表格之前就被清空了。
    陣列已經是空的：在通知表格之前就被清空了。

    the array is shorter than the table believes: it changed without telling the table, and the table still asks for the old rows. Change both together, or call reloadData at once.
    数组比表格以为的短：它改变了却没有通知表格，表格仍然询问旧的行。请同时更改两边，或者马上调用 reloadData。
    陣列比表格以為的短：它改變了卻沒有通知表格，表格仍然詢問舊的列。請同時更改兩邊，或者馬上呼叫 reloadData。

    two reports about one element were passed on as they came, as from a fetched results controller: a delete and an update. Drop the reload of what is deleted.
    关于同一个元素的两条报告原样传给了视图，例如来自 fetched results controller：一条删除，一条更新。被删除的就不要再重新加载。
    關於同一個元素的兩條報告原樣傳給了視圖，例如來自 fetched results controller：一條刪除，一條更新。被刪除的就不要再重新載入。

    a reload counts as a delete, so what is moved cannot be reloaded in the same batch. Reload it in a second update, or set its cell yourself.
    重新加载算作一次删除，所以移动的内容不能在同一次批量更新里重新加载。请在第二次更新里重新加载，或者自己设置它的单元格。
    重新載入算作一次刪除，所以移動的內容不能在同一次批次更新裡重新載入。請在第二次更新裡重新載入，或者自己設定它的儲存格。

    one element was reported as deleted and as moved. Keep the delete alone.
    同一个元素被报告为既删除又移动。只保留删除。
    同一個元素被報告為既刪除又移動。只保留刪除。

    a new element and a moved one were given the same place. Inserts and destinations name the list after the update, where each place holds one.
    新元素与移动的元素被放到同一个位置。插入和移动的终点写的都是更新之后的列表，每个位置只能放一个。
    新元素與移動的元素被放到同一個位置。插入和移動的終點寫的都是更新之後的清單，每個位置只能放一個。

    one row was moved to two places. Only the last move counts: announce it alone.
    同一行被移动到两个位置。只有最后一次移动有效：请只通知它。
    同一列被移動到兩個位置。只有最後一次移動有效：請只通知它。

    two rows were moved to one place. Destinations name the list after the update, where each place holds one.
    两行被移动到同一个位置。终点写的是更新之后的列表，每个位置只能放一个。
    兩列被移動到同一個位置。終點寫的是更新之後的清單，每個位置只能放一個。

    a new section brings all its rows along, so nothing can be moved into it. Delete the row at its old place instead.
    新分区会带来它的所有行，所以不能往里移动。请改为在原来的位置删除这一行。
    新區段會帶來它的所有列，所以不能往裡移動。請改為在原來的位置刪除這一列。

    a deleted or reloaded section takes all its rows along, so nothing can be moved out of it. Insert the row at its new place instead.
    删除或重新加载的分区会带走它的所有行，所以不能从里面移出。请改为在新位置插入这一行。
    刪除或重新載入的區段會帶走它的所有列，所以不能從裡面移出。請改為在新位置插入這一列。

    a row was reloaded, and another was moved to the very place where it lands. Reload in a second update.
    一行被重新加载，另一行恰好被移到它最终的位置。请在第二次更新里重新加载。
    一列被重新載入，另一列恰好被移到它最終的位置。請在第二次更新裡重新載入。

    many overlapping changes with animations in one batch, in old versions of iOS. Announce less at once, or call reloadData.
    旧版本 iOS 中，一次批量更新里有太多互相重叠的动画。请分次通知，或者调用 reloadData。
    舊版本 iOS 中，一次批次更新裡有太多互相重疊的動畫。請分次通知，或者呼叫 reloadData。

    targetIndexPathForMoveFromRowAt answered a place outside the table. Answer the proposed path, or one in a section that is there.
    targetIndexPathForMoveFromRowAt 回答了表格之外的位置。请回答提议的路径，或者现有分区里的路径。
    targetIndexPathForMoveFromRowAt 回答了表格之外的位置。請回答提議的路徑，或者現有區段裡的路徑。

    the view was asked for a row or section that it has not loaded: an old index path, or data that changed without reloadData.
    向视图询问了它没有加载的行或分区：索引路径是旧的，或者数据改变之后没有调用 reloadData。
    向視圖詢問了它沒有載入的列或區段：索引路徑是舊的，或者資料改變之後沒有呼叫 reloadData。

    the view still counts what it loaded last, and the question came from newer data. Reload first, then ask.
    视图仍按上次加载的来计数，而问题来自较新的数据。请先重新加载，再询问。
    視圖仍按上次載入的來計數，而問題來自較新的資料。請先重新載入，再詢問。

    the layout answers from what it prepared before the data changed. Throw that away in prepare or invalidateLayout, and answer nil for items that are gone.
    布局回答的是数据改变之前准备的内容。请在 prepare 或 invalidateLayout 里丢弃它们，对已经消失的项回答 nil。
    佈局回答的是資料改變之前準備的內容。請在 prepare 或 invalidateLayout 裡丟棄它們，對已經消失的項回答 nil。

    number of rows answered a negative or absurd number: a subtraction from an empty count, or a number that was never set.
    行数的回答是负数或大得离谱：对空的计数做了减法，或者数字从未设置。
    列數的回答是負數或大得離譜：對空的計數做了減法，或者數字從未設定。

    the index path has no section and row, or was made for another view. Make it with IndexPath(row:section:).
    索引路径没有分区和行，或者是为另一种视图创建的。请用 IndexPath(row:section:) 创建。
    索引路徑沒有區段和列，或者是為另一種視圖建立的。請用 IndexPath(row:section:) 建立。

    this old message tells no numbers. Compare what the data source answers before and after the update by hand.
    这条旧信息没有给出数字。请自己比较更新前后数据源的回答。
    這條舊訊息沒有給出數字。請自己比較更新前後資料來源的回答。

    cells were taken out of the view by hand, or the view was changed from inside one of its own callbacks.
    有人手动把单元格移出了视图，或者在视图自己的回调里更改了视图。
    有人手動把儲存格移出了視圖，或者在視圖自己的回呼裡更改了視圖。

    the numbers are missing here. They tell which side is off: find the whole message in the log.
    这里缺少数字，而数字能说明哪一边有误：请在日志里找到完整的信息。
    這裡缺少數字，而數字能說明哪一邊有誤：請在記錄檔裡找到完整的訊息。

    the numbers stand in the line with "reason:", right behind this one. Explain that one.
    数字写在紧接其后、带 "reason:" 的那一行里。请解释那一行。
    數字寫在緊接其後、帶 "reason:" 的那一行裡。請解釋那一行。
    """#
}
