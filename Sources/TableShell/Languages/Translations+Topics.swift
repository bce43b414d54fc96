extension Translations {
  /// Help: topics and words.
  static let topics = #"""
    how rows and sections are named
    行和分区怎样写
    列和區段怎樣寫

    A row is named by its index path (IndexPath): its section and its row, both counted from 0. 0.3 row 3 of section 0 0 3 the same: two bare numbers are one path 3 the same: one bare number is a row of section 0 0.1-3 rows 1, 2 and 3 of section 0 0.* all rows of section 0 Several rows are dotted: del 0.1 0.2. Where two paths are wanted, two bare numbers are two rows of section 0 and four are two paths: move 1 0, move 0 1 1 0, move 0.1 1.0. Sections are numbers: 1, 2-3, or * for all of them. All paths of one command name the table as it is before the command; the destination of a move counts after the row was taken out. * counts the rows of the table in commands that begin with table, and the rows of the data elsewhere.
    行用索引路径（IndexPath）来写：它的分区和行编号，都从 0 开始数。\n\n  0.3       分区 0 的行 3\n  0 3       同上：两个不带点的数字是一个路径\n  3         同上：只有一个数字时，是分区 0 的行\n  0.1-3     分区 0 的行 1、2、3\n  0.*       分区 0 的所有行\n\n多个行要带点：del 0.1 0.2。需要两个路径的地方，两个不带点的数字是分区 0 的两行，四个是两个路径：move 1 0、move 0 1 1 0、move 0.1 1.0。分区用数字：1、2-3，或用 * 表示全部。\n\n同一条命令里的所有路径，写的都是命令执行之前的表格；移动的终点要在取出这一行之后再数。* 在以 table 开头的命令里数的是表格的行，在其他命令里数的是数据的行。
    列用索引路徑（IndexPath）來寫：它的區段和列編號，都從 0 開始數。\n\n  0.3       區段 0 的列 3\n  0 3       同上：兩個不帶點的數字是一個路徑\n  3         同上：只有一個數字時，是區段 0 的列\n  0.1-3     區段 0 的列 1、2、3\n  0.*       區段 0 的所有列\n\n多個列要帶點：del 0.1 0.2。需要兩個路徑的地方，兩個不帶點的數字是區段 0 的兩列，四個是兩個路徑：move 1 0、move 0 1 1 0、move 0.1 1.0。區段用數字：1、2-3，或用 * 表示全部。\n\n同一條指令裡的所有路徑，寫的都是指令執行之前的表格；移動的終點要在取出這一列之後再數。* 在以 table 開頭的指令裡數的是表格的列，在其他指令裡數的是資料的列。

    begin, end, and how paths count between them
    begin、end，以及其间的路径怎样数
    begin、end，以及其間的路徑怎樣數

    begin is beginUpdates() and end is endUpdates(). What stands between them is a batch, like the block of performBatchUpdates(_:completion:). Batches nest; only the outermost end counts. Paths count in one of two ways: before the batch del, reload, the source of a move; also for sections after the batch ins, the destination of a move; also for sections The order of the calls does not matter. del 0.0 and del 0.1 in one batch delete the first two rows, which two commands outside one would not do. At the outermost end the data are changed as del, ins, move and their like have said. Then the table asks for its counts. Each section must have as many rows as before, plus what was inserted and moved in, minus what was deleted and moved out. If not, UIKit raises its exception, and tvsh puts all back as it was before begin. Commands that begin with table only tell the table; those that begin with data change the data at once. cancel-batch drops the batch. show tells what is pending.
    begin 就是 beginUpdates()，end 就是 endUpdates()。它们之间的内容是一次批量更新，就像 performBatchUpdates(_:completion:) 的代码块。批量更新可以嵌套；只有最外层的 end 算数。\n\n路径有两种数法：\n\n  批量更新之前    del、reload、move 的起点；分区也一样\n  批量更新之后    ins、move 的终点；分区也一样\n\n调用的次序无关紧要。同一次批量更新里的 del 0.0 和 del 0.1 删除最前面的两行；不在批量更新里的两条命令就不是这样。\n\n到最外层的 end，先按 del、ins、move 等所说的更改数据，然后表格询问计数。每个分区的行数，必须等于之前的行数，加上插入和移入的，减去删除和移出的。否则 UIKit 抛出异常，tvsh 把一切恢复到 begin 之前。\n\n以 table 开头的命令只通知表格；以 data 开头的命令马上更改数据。cancel-batch 放弃批量更新。show 显示等待中的变化。
    begin 就是 beginUpdates()，end 就是 endUpdates()。它們之間的內容是一次批次更新，就像 performBatchUpdates(_:completion:) 的程式區塊。批次更新可以巢狀；只有最外層的 end 算數。\n\n路徑有兩種數法：\n\n  批次更新之前    del、reload、move 的起點；區段也一樣\n  批次更新之後    ins、move 的終點；區段也一樣\n\n呼叫的次序無關緊要。同一次批次更新裡的 del 0.0 和 del 0.1 刪除最前面的兩列；不在批次更新裡的兩條指令就不是這樣。\n\n到最外層的 end，先按 del、ins、move 等所說的更改資料，然後表格詢問計數。每個區段的列數，必須等於之前的列數，加上插入和移入的，減去刪除和移出的。否則 UIKit 拋出例外，tvsh 把一切恢復到 begin 之前。\n\n以 table 開頭的指令只通知表格；以 data 開頭的指令馬上更改資料。cancel-batch 放棄批次更新。show 顯示等待中的變化。

    editing mode, controls, swipes and drags
    编辑模式、控件、轻扫与拖动
    編輯模式、控制項、滑動與拖移

    edit on turns editing mode on: setEditing(_:animated:). Each row in view is asked can-edit, editing-style, should-indent and can-move, as far as they are implemented. (-) delete control tap: a button shows; confirm: the row is committed (+) insert control tap: the row is committed at once ( ) check mark tap: the row is chosen, (x) = the grip drag: the row is moved To commit is to call tableView(_:commit:forRowAt:). There the data source changes its data and then tells the table: deleteRows(at:with:) or insertRows(at:with:). A row that was moved by hand is different: the table has moved it already, and the data source moves it in the data and tells nothing. In editing mode del, ins and move take this way, as a finger would. Outside it they are calls of the program. swipe shows the delete button of one row outside editing mode; confirm taps it. Try: edit on; tap 0 1; confirm; drag 0.0 to 0.2; show; edit off
    edit on 打开编辑模式：setEditing(_:animated:)。对每个可见的行，依次询问 can-edit、editing-style、should-indent 和 can-move，实现了的才问。\n\n  (-)  删除控件    点按：显示按钮；confirm：提交这一行\n  (+)  插入控件    点按：马上提交这一行\n  ( )  勾选标记    点按：选中这一行，(x)\n  =    重排控件    拖动：移动这一行\n\n提交就是调用 tableView(_:commit:forRowAt:)。数据源在其中更改数据，然后通知表格：deleteRows(at:with:) 或 insertRows(at:with:)。手动移动的行则不同：表格已经移动了它，数据源只在数据里移动，什么也不通知。\n\n在编辑模式中，del、ins 和 move 就像手指那样经过这些步骤；不在编辑模式时，它们是程序的调用。swipe 在编辑模式之外显示某一行的删除按钮；confirm 点按它。\n\n试试：edit on; tap 0 1; confirm; drag 0.0 to 0.2; show; edit off
    edit on 開啟編輯模式：setEditing(_:animated:)。對每個可見的列，依次詢問 can-edit、editing-style、should-indent 和 can-move，實作了的才問。\n\n  (-)  刪除控制項        點按：顯示按鈕；confirm：提交這一列\n  (+)  插入控制項        點按：馬上提交這一列\n  ( )  勾選標記          點按：選取這一列，(x)\n  =    重新排序控制項    拖移：移動這一列\n\n提交就是呼叫 tableView(_:commit:forRowAt:)。資料來源在其中更改資料，然後通知表格：deleteRows(at:with:) 或 insertRows(at:with:)。手動移動的列則不同：表格已經移動了它，資料來源只在資料裡移動，什麼也不通知。\n\n在編輯模式中，del、ins 和 move 就像手指那樣經過這些步驟；不在編輯模式時，它們是程式的呼叫。swipe 在編輯模式之外顯示某一列的刪除按鈕；confirm 點按它。\n\n試試：edit on; tap 0 1; confirm; drag 0.0 to 0.2; show; edit off

    what happens when an update is refused
    更新被拒绝时会发生什么
    更新被拒絕時會發生什麼

    An update that does not add up raises NSInternalInconsistencyException. In an app that is the end. Here the data, the table, the answers and undo are as they were before the command, or before the outermost begin, and the session goes on. What is printed is what a log would hold, in the words of one version of iOS: set ios N chooses it. Below stands the arithmetic: what the table had, what it was told, and what the data source answered. explain says in plain words what is likely wrong. The data source can raise an exception of its own: NSRangeException, where it asks its array for an element that is not there. A mistake is something else: a command that cannot be understood, or a row that is not there. It has a caret below it and changes nothing. Try: data del 0 1; table del 0 1; table del 0.1 0.2; explain
    对不上的更新会引发 NSInternalInconsistencyException，真正的程序到此为止。在这里，数据、表格、回答和撤销记录都恢复到命令之前，或者最外层 begin 之前，会话继续进行。\n\n输出的就是日志里的内容，采用某个 iOS 版本的措辞：用 set ios N 选择。它下面是算式：表格原有多少，得到了什么通知，数据源又回答了什么。explain 用平实的话说明可能错在哪里。\n\n数据源也可能引发自己的异常：NSRangeException，也就是向数组索取不存在的元素。\n\n错误则是另一回事：看不懂的命令，或不存在的行。它下面有一个 ^，什么也不会改变。\n\n试试：data del 0 1; table del 0 1; table del 0.1 0.2; explain
    對不上的更新會引發 NSInternalInconsistencyException，真正的程式到此為止。在這裡，資料、表格、回答和還原紀錄都恢復到指令之前，或者最外層 begin 之前，工作階段繼續進行。\n\n輸出的就是記錄檔裡的內容，採用某個 iOS 版本的措辭：用 set ios N 選擇。它下面是算式：表格原有多少，得到了什麼通知，資料來源又回答了什麼。explain 用平實的話說明可能錯在哪裡。\n\n資料來源也可能引發自己的例外：NSRangeException，也就是向陣列索取不存在的元素。\n\n錯誤則是另一回事：看不懂的指令，或不存在的列。它下面有一個 ^，什麼也不會改變。\n\n試試：data del 0 1; table del 0 1; table del 0.1 0.2; explain

    scripts, transcripts and golden tests
    脚本、记录与基准测试
    指令稿、紀錄與基準測試

    A script is a file of commands, NAME.tvsh: one a line, several with ; between them, and # before a comment. Scripts take no variables in this version. tvsh FILE replays a script and prints what a person typing it would have seen: each line behind the prompt, then the replies. That is the transcript. It is the same everywhere, whatever the time, the terminal or the language of the machine. A file that ends in .transcript, or begins with tvsh>, can be replayed like a script: what stands behind prompts is run, the rest is left out. record FILE writes the session. A golden is a transcript that a script must print again. tvsh test runs each NAME.tvsh that has NAME.transcript beside it and compares the whole. tvsh test --record new writes the ones that are missing; look at them before you keep them. expect … checks one thing: expect rows 0 4, expect row 0 1 "TEXT", expect exception "TEXT". Met, it prints nothing. Unmet, it fails the script and the test.
    脚本是写着命令的文件，NAME.tvsh：每行一条，多条之间用 ;，注释前面用 #。这个版本的脚本没有变量。\n\ntvsh FILE 重放脚本，输出的就是人逐条输入时会看到的：提示符后面的每一行，然后是结果。这就是记录。无论何时，无论用什么终端、什么语言的机器，它都一样。以 .transcript 结尾或以 tvsh> 开头的文件，可以像脚本那样重放：执行提示符后面的内容，其余的略去。record FILE 把会话写入文件。\n\n基准记录是脚本必须再次输出的记录。tvsh test 执行每个旁边有 NAME.transcript 的 NAME.tvsh，并作完整比较。tvsh test --record new 写出缺少的；保留之前，请先看一看。\n\nexpect … 检查一件事：expect rows 0 4、expect row 0 1 "TEXT"、expect exception "TEXT"。符合时什么也不输出；不符合时，脚本和测试都会失败。
    指令稿是寫著指令的檔案，NAME.tvsh：每行一條，多條之間用 ;，註釋前面用 #。這個版本的指令稿沒有變數。\n\ntvsh FILE 重播指令稿，輸出的就是人逐條輸入時會看到的：提示字元後面的每一行，然後是結果。這就是紀錄。無論何時，無論用什麼終端機、什麼語言的機器，它都一樣。以 .transcript 結尾或以 tvsh> 開頭的檔案，可以像指令稿那樣重播：執行提示字元後面的內容，其餘的略去。record FILE 把工作階段寫入檔案。\n\n基準紀錄是指令稿必須再次輸出的紀錄。tvsh test 執行每個旁邊有 NAME.transcript 的 NAME.tvsh，並作完整比較。tvsh test --record new 寫出缺少的；保留之前，請先看一看。\n\nexpect … 檢查一件事：expect rows 0 4、expect row 0 1 "TEXT"、expect exception "TEXT"。符合時什麼也不輸出；不符合時，指令稿和測試都會失敗。

    words of this shell, and their names in UIKit
    tvsh 的词语，以及它们在 UIKit 中的名称
    tvsh 的詞語，以及它們在 UIKit 中的名稱

    Words of this shell, and what UIKit calls them
    tvsh 的词语，以及 UIKit 的叫法
    tvsh 的詞語，以及 UIKit 的叫法

    a button of yours that a swipe shows
    轻扫时显示的、你自己的按钮
    滑動時顯示的、你自己的按鈕

    how an update looks; it changes no result
    更新看起来怎样；不影响结果
    更新看起來怎樣；不影響結果

    what the controller returns from a callback: style, can-edit … set it
    控制器从回调返回的内容：由 style、can-edit 等设置
    控制器從回呼返回的內容：由 style、can-edit 等設定

    updates that are checked and applied together
    一起核对、一起生效的更新
    一起核對、一起生效的更新

    a method that the table calls: one of the data source or the delegate
    表格调用的方法：属于数据源或代理
    表格呼叫的方法：屬於資料來源或委派

    what shows a row; it keeps its text until it is asked for anew
    显示一行的东西；重新询问之前，一直保留它的文字
    顯示一列的東西；重新詢問之前，一直保留它的文字

    the callback in which the data source deletes or inserts a row that a finger chose
    回调：数据源在其中删除或插入手指选定的行
    回呼：資料來源在其中刪除或插入手指選定的列

    what a row shows in front in editing mode: minus, plus or check mark
    编辑模式中行前面显示的减号、加号或勾选标记
    編輯模式中列前面顯示的減號、加號或勾選標記

    the data source and delegate of this shell, which you tell what to do
    tvsh 的数据源和代理，由你告诉它做什么
    tvsh 的資料來源和委派，由你告訴它做什麼

    what the data source holds: here sections with a header and rows of text
    数据源持有的内容：这里是带标题的分区和文字的行
    資料來源持有的內容：這裡是帶標題的區段和文字的列

    whom the table asks for counts and cells
    表格向它询问计数和单元格
    表格向它詢問計數和儲存格

    whom the table asks how rows behave and look
    表格向它询问行的表现和样子
    表格向它詢問列的表現和樣子

    data and table as one line of JSON, for programs
    数据和表格，写成一行 JSON，供程序使用
    資料和表格，寫成一行 JSON，供程式使用

    the mode in which rows show their controls
    行显示控件的模式
    列顯示控制項的模式

    a line of the trace: a call of the table, or a callback
    跟踪里的一行：表格的调用，或一个回调
    追蹤裡的一行：表格的呼叫，或一個回呼

    a transcript that a script must print again: tvsh test compares
    脚本必须再次输出的记录：由 tvsh test 比较
    指令稿必須再次輸出的紀錄：由 tvsh test 比較

    the reorder control at a row's end, by which a finger drags it
    行末的重排控件，手指用它来拖动行
    列末的重新排序控制項，手指用它來拖移列

    commands that on runs in a callback, in place of the usual answer
    on 在回调里执行的命令，代替通常的回答
    on 在回呼裡執行的指令，代替通常的回答

    to have an optional method of the data source or the delegate (see omit)
    拥有数据源或代理的某个可选方法（参见 omit）
    擁有資料來源或委派的某個可選方法（參見 omit）

    on the screen: only such rows have cells
    在屏幕上：只有这样的行才有单元格
    在螢幕上：只有這樣的列才有儲存格

    what the table does before it draws: it asks for what it lacks
    表格绘制之前所做的事：询问它缺少的
    表格繪製之前所做的事：詢問它缺少的

    not to implement an optional method: the table then assumes an answer
    不实现某个可选方法：表格便采用默认的回答
    不實作某個可選方法：表格便採用預設的回答

    section and row of a row, both counted from 0: 0.3
    行的分区与行编号，都从 0 开始数：0.3
    列的區段與列編號，都從 0 開始數：0.3

    told to the table in a batch that is still open
    在还没有结束的批量更新里通知了表格
    在還沒有結束的批次更新裡通知了表格

    without animation, as in edit on plain
    没有动画，例如 edit on plain
    沒有動畫，例如 edit on plain

    a command that changes data and table together: del, ins, move, del-section …
    同时更改数据和表格的命令：del、ins、move、del-section 等
    同時更改資料和表格的指令：del、ins、move、del-section 等

    to fill the cell that a row has; no animation
    填充行已有的单元格；没有动画
    填充列已有的儲存格；沒有動畫

    what UIKit does to an update that cannot be
    UIKit 对不能成立的更新所做的事
    UIKit 對不能成立的更新所做的事

    to give rows new cells, in an update
    在更新中给行换上新的单元格
    在更新中給列換上新的儲存格

    to forget all and ask again; no update, no animation
    忘掉一切并重新询问；不是更新，没有动画
    忘掉一切並重新詢問；不是更新，沒有動畫

    to give a dragged row another place than the one it is held over
    把拖动的行改放到手指所在之外的位置
    把拖移的列改放到手指所在之外的位置

    keys at the prompt
    提示符处的按键
    提示字元處的按鍵

    At the prompt a line is edited with the keys that most shells have. Tab completes a word; what may stand there is listed Up, Down go through the lines typed before Ctrl-R searches them; again: older ones; Enter runs the line Alt-P, Alt-N lines that begin as what is typed Alt-. the last word of the line before Ctrl-A, Ctrl-E to the beginning, to the end (also Home, End) Alt-B, Alt-F a word back, a word on (also Ctrl-Left, Ctrl-Right) Ctrl-W, Alt-D delete the word before, behind the cursor Ctrl-U, Ctrl-K delete all before, all behind the cursor Ctrl-Y puts back what was deleted so Ctrl-_ takes back the last change of the line Ctrl-L clears the screen Ctrl-C drops the line, or stops a file that source runs Ctrl-D leaves, on an empty line Ctrl-Z stops tvsh; fg brings it back Pasted lines run one by one, in their order; tabs and escapes in them are text. A line that begins with a blank is not kept in the history. tvsh --vi has the keys of vi; ~/.editrc may bind others.
    在提示符处，编辑一行用的是多数 shell 都有的按键。\n\n  Tab             补全一个词；可以填什么会列出来\n  Up, Down        翻看以前输入的行\n  Ctrl-R          搜索它们；再按找更早的；Enter 运行这一行\n  Alt-P, Alt-N    开头与已输入内容相同的行\n  Alt-.           上一行的最后一个词\n  Ctrl-A, Ctrl-E  到行首，到行尾（也可用 Home、End）\n  Alt-B, Alt-F    后退一词，前进一词（也可用 Ctrl-左、Ctrl-右）\n  Ctrl-W, Alt-D   删除光标前、光标后的词\n  Ctrl-U, Ctrl-K  删除光标前、光标后的全部\n  Ctrl-Y          放回这样删除的内容\n  Ctrl-_          撤销对这一行的上一次更改\n  Ctrl-L          清屏\n  Ctrl-C          放弃这一行，或停止 source 正在运行的文件\n  Ctrl-D          在空行上离开\n  Ctrl-Z          暂停 tvsh；fg 让它回来\n\n粘贴的多行按次序逐行运行，其中的制表符和转义符只是文字。以空格开头的行不记入历史。tvsh --vi 使用 vi 的按键；~/.editrc 可以绑定别的键。
    在提示字元處，編輯一行用的是多數 shell 都有的按鍵。\n\n  Tab             補完一個詞；可以填什麼會列出來\n  Up, Down        翻看以前輸入的行\n  Ctrl-R          搜尋它們；再按找更早的；Enter 執行這一行\n  Alt-P, Alt-N    開頭與已輸入內容相同的行\n  Alt-.           上一行的最後一個詞\n  Ctrl-A, Ctrl-E  到行首，到行尾（也可用 Home、End）\n  Alt-B, Alt-F    後退一詞，前進一詞（也可用 Ctrl-左、Ctrl-右）\n  Ctrl-W, Alt-D   刪除游標前、游標後的詞\n  Ctrl-U, Ctrl-K  刪除游標前、游標後的全部\n  Ctrl-Y          放回這樣刪除的內容\n  Ctrl-_          復原對這一行的上一次更改\n  Ctrl-L          清除畫面\n  Ctrl-C          放棄這一行，或停止 source 正在執行的檔案\n  Ctrl-D          在空行上離開\n  Ctrl-Z          暫停 tvsh；fg 讓它回來\n\n貼上的多行按次序逐行執行，其中的定位字元和跳脫字元只是文字。以空格開頭的行不記入歷史。tvsh --vi 使用 vi 的按鍵；~/.editrc 可以綁定別的鍵。

    to put all back as it was before a refused update; an app would be gone
    把一切恢复到被拒绝的更新之前；真正的程序已经终止
    把一切恢復到被拒絕的更新之前；真正的程式已經終止

    of a cell: showing an old text, because the table was not told to reload it
    指单元格：仍显示旧文字，因为没有通知表格重新加载它
    指儲存格：仍顯示舊文字，因為沒有通知表格重新載入它

    which control a row shows in editing mode
    编辑模式中一行显示哪种控件
    編輯模式中一列顯示哪種控制項

    the counts that it asked for and the cells that it shows
    它询问到的计数和它显示的单元格
    它詢問到的計數和它顯示的儲存格

    the lines below a command: who called or asked whom, and the answers
    命令下面的内容：谁调用或询问了谁，以及回答
    指令下面的內容：誰呼叫或詢問了誰，以及回答

    a script with all replies, as a person would have seen them
    脚本连同所有结果，就像人看到的那样
    指令稿連同所有結果，就像人看到的那樣

    a call that tells the table what has changed
    把变化通知表格的调用
    把變化通知表格的呼叫
    """#
}
