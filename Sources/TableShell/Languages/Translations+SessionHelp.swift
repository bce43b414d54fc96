extension Translations {
  /// Help: the person at the screen, and the session.
  static let sessionHelp = #"""
    tap the control of a row while editing, else the row
    编辑时点按一行的控件，否则点按这一行
    編輯時點按一列的控制項，否則點按這一列

    An insert control commits at once: the data source inserts a row there. A delete control shows a button, which confirm taps. A tap anywhere takes an open button away and does nothing else. Outside editing mode the row is selected.
    插入控件马上提交：数据源在那里插入一行。删除控件显示一个按钮，用 confirm 点按它。有按钮显示时，点按任何地方都只是让它消失。不在编辑模式时，这一行会被选中。
    插入控制項馬上提交：資料來源在那裡插入一列。刪除控制項顯示一個按鈕，用 confirm 點按它。有按鈕顯示時，點按任何地方都只是讓它消失。不在編輯模式時，這一列會被選取。

    On an insert control
    点按插入控件时
    點按插入控制項時

    On a delete control
    点按删除控件时
    點按刪除控制項時

    On a row outside editing mode
    不在编辑模式时点按行
    不在編輯模式時點按列

    tap the button that a delete control or a swipe has shown
    点按删除控件或轻扫所显示的按钮
    點按刪除控制項或滑動所顯示的按鈕

    Only now the row is committed: the data source deletes it and tells the table.
    这时才提交这一行：数据源删除它，并通知表格。
    這時才提交這一列：資料來源刪除它，並通知表格。

    Behind a delete control
    由删除控件显示的
    由刪除控制項顯示的

    Behind a swipe
    由轻扫显示的
    由滑動顯示的

    tap elsewhere, so that the button goes
    点按别处，让按钮消失
    點按別處，讓按鈕消失

    Nothing is committed.
    什么也不提交。
    什麼也不提交。

    swipe across a row
    轻扫一行
    滑動一列

    Shows the button Delete, or the buttons that actions has named. Nothing happens in editing mode, nor where the row cannot be edited. The table sends itself set-editing for the time of the swipe.
    显示 Delete 按钮，或者 actions 指定的按钮。在编辑模式中，或者这一行不能编辑时，什么也不发生。轻扫期间，表格给自己发送 set-editing。
    顯示 Delete 按鈕，或者 actions 指定的按鈕。在編輯模式中，或者這一列不能編輯時，什麼也不發生。滑動期間，表格給自己傳送 set-editing。

    Before the buttons show; leading-swipe-actions instead for a swipe to the right
    显示按钮之前；向右轻扫时改为 leading-swipe-actions
    顯示按鈕之前；向右滑動時改為 leading-swipe-actions

    to the left when left out
    省略则向左
    省略則向左

    shows the trailing buttons
    显示 trailing 一侧的按钮
    顯示 trailing 一側的按鈕

    shows the leading ones
    显示 leading 一侧的按钮
    顯示 leading 一側的按鈕

    tap a button that a swipe has shown
    点按轻扫所显示的按钮
    點按滑動所顯示的按鈕

    What it does is what on action N says, and nothing otherwise. Buttons count from 0. Such a button commits nothing by itself.
    它做 on action N 所说的事，没有就什么也不做。按钮从 0 开始数。这样的按钮自己不提交任何东西。
    它做 on action N 所說的事，沒有就什麼也不做。按鈕從 0 開始數。這樣的按鈕自己不提交任何東西。

    After what the button does
    按钮的事做完之后
    按鈕的事做完之後

    the number of the button, from 0
    按钮的编号，从 0 开始
    按鈕的編號，從 0 開始

    drag a row by its reorder control
    用重排控件拖动一行
    用重新排序控制項拖移一列

    Only in editing mode, and only where can-move says yes. Dropped, the row stands where target-for-move said last, and the data source moves it in its data.
    只在编辑模式中，而且 can-move 回答 yes 时才行。放下之后，这一行在 target-for-move 最后回答的位置，由数据源在数据里移动它。
    只在編輯模式中，而且 can-move 回答 yes 時才行。放下之後，這一列在 target-for-move 最後回答的位置，由資料來源在資料裡移動它。

    Over each new place
    在每个新的位置上方
    在每個新的位置上方

    Dropped in another place than its own
    放在原来之外的位置时
    放在原來之外的位置時

    the row, the places that the finger passes, and where it is let go
    要拖动的行，手指经过的位置，以及放下的位置
    要拖移的列，手指經過的位置，以及放下的位置

    tap rows so that they are selected
    点按一些行，使它们选中
    點按一些列，使它們選取

    Where only one row may be selected, the one that was is deselected first. Several rows are tried with two fingers, where several may be selected. To select in editing mode, or several rows, set the allows-… switches.
    只能选中一行时，先取消选中原来的那一行。能选中多行时，会试着用两个手指选中多行。要在编辑模式中选中，或者选中多行，请设置那几个 allows-… 开关。
    只能選取一列時，先取消選取原來的那一列。能選取多列時，會試著用兩個手指選取多列。要在編輯模式中選取，或者選取多列，請設定那幾個 allows-… 開關。

    For each row, if another was selected
    对每一行，如果之前选中了别的行
    對每一列，如果之前選取了別的列

    tap selected rows so that they are no more
    点按选中的行，取消选中
    點按選取的列，取消選取

    A row that is not selected is passed over.
    没有选中的行会跳过。
    沒有選取的列會跳過。

    For each row
    对每一行
    對每一列

    scroll until a row is in view
    滚动到能看见某一行
    捲動到能看見某一列

    This is scrollToRow(at:at:animated:). It moves the rows in view, as many as set visible says, by as little as it can.
    也就是 scrollToRow(at:at:animated:)。它移动可见的行（数目由 set visible 决定），移动得尽可能少。
    也就是 scrollToRow(at:at:animated:)。它移動可見的列（數目由 set visible 決定），移動得儘可能少。

    For each row that comes into view; the questions of editing mode only there
    对每个变得可见的行；编辑模式的问题只在编辑模式中问
    對每個變得可見的列；編輯模式的問題只在編輯模式中問

    type a text for the next row to be inserted
    输入下一个要插入的行的文字
    輸入下一個要插入的列的文字

    The next tap on an insert control inserts it. With an insert row in view, the text goes into its text field.
    下一次点按插入控件时会插入它。有可见的插入行时，文字进入它的文本框。
    下一次點按插入控制項時會插入它。有可見的插入列時，文字進入它的文字欄位。

    With an insert row in view, in editing mode
    有可见的插入行，在编辑模式中
    有可見的插入列，在編輯模式中

    a text; quotes where it has blanks
    一段文字；含空格时要加引号
    一段文字；含空格時要加引號

    learn by doing: list the lessons, or begin one
    边做边学：列出课程，或开始一课
    邊做邊學：列出課程，或開始一課

    A lesson says what to do and waits until you have done it; any way to do it is right. It has a table of its own, and gives yours back in the end. show, help and other commands that only look are always allowed. FILE is any script: its comments are the text, its commands the answers.
    课程告诉你要做什么，等你做完；怎样做都算对。它有自己的表格，最后把你的表格还给你。show、help 等只看不改的命令随时可用。FILE 可以是任何脚本：注释是课文，命令是答案。
    課程告訴你要做什麼，等你做完；怎樣做都算對。它有自己的表格，最後把你的表格還給你。show、help 等只看不改的指令隨時可用。FILE 可以是任何指令稿：註釋是課文，指令是答案。

    a lesson, or a script of yours to be played as one; all are listed when left out
    一课，或者你自己的、当作课程的脚本；省略则列出全部
    一課，或者你自己的、當作課程的指令稿；省略則列出全部

    in a lesson: say which command helps, and at the second time how
    在课程里：说出用哪条命令，第二次则说出答案
    在課程裡：說出用哪條指令，第二次則說出答案

    in a lesson: show an answer, and go on
    在课程里：显示一种答案，然后继续
    在課程裡：顯示一種答案，然後繼續

    choose which calls and callbacks are shown
    选择显示哪些调用和回调
    選擇顯示哪些呼叫和回呼

    The trace is what stands below a command: each call of the table and each callback, a line each, indented below the one that led to it. An event is one of these.
    跟踪就是命令下面的那些内容：表格的每个调用和每个回调各占一行，缩进在引起它的那一行之下。事件就是其中的一个。
    追蹤就是指令下面的那些內容：表格的每個呼叫和每個回呼各佔一行，縮排在引起它的那一行之下。事件就是其中的一個。

    which lines are shown, and how their events are named
    显示哪些内容，事件用什么名称
    顯示哪些內容，事件用什麼名稱

    what editing and updates ask and tell, as at the start
    编辑和更新时的询问与通知，与开始时相同
    編輯和更新時的詢問與通知，與開始時相同

    counts, headers, cells, heights, highlighting and selection too
    还有计数、标题、单元格、高度、高亮和选中
    還有計數、標題、儲存格、高度、反白和選取

    nothing
    什么也不显示
    什麼也不顯示

    short words, or whole names in Swift or Objective-C
    简称，或者 Swift、Objective-C 里的全名
    簡稱，或者 Swift、Objective-C 裡的全名

    the named events alone
    只显示指定的事件
    只顯示指定的事件

    take back the last command that changed data, table or answers
    撤销上一条更改了数据、表格或回答的命令
    還原上一條更改了資料、表格或回答的指令

    A batch is one command, from begin to end. A command that was refused is none.
    批量更新从 begin 到 end 是一条命令。被拒绝的命令不算。
    批次更新從 begin 到 end 是一條指令。被拒絕的指令不算。

    how many commands; 1 when left out
    多少条命令；省略则为 1
    多少條指令；省略則為 1

    do again what undo took back
    重做 undo 撤销的命令
    重做 undo 還原的指令

    A new change drops what could be done again.
    有了新的更改，就不能再重做。
    有了新的更改，就不能再重做。

    list the lines typed at the prompt
    列出在提示符下输入过的内容
    列出在提示字元下輸入過的內容

    They are numbered from the oldest, which may be of an earlier session. Where there is no prompt there is no history.
    从最旧的开始编号，其中可能有以前会话的。没有提示符就没有历史记录。
    從最舊的開始編號，其中可能有以前工作階段的。沒有提示字元就沒有歷史紀錄。

    the last N lines, the lines with TEXT in them, or clear to forget all
    最后 N 条，含有 TEXT 的，或用 clear 清除全部
    最後 N 條，含有 TEXT 的，或用 clear 清除全部

    run the commands of a file
    执行文件里的命令
    執行檔案裡的指令

    Its lines are not shown, only the replies; mistakes name the file, the line and the column. In a script FILE is relative to the folder of that script. Scripts take no variables in this version.
    不显示其中的命令，只显示结果；错误会注明文件、行号和列号。在脚本里，FILE 相对于那个脚本所在的文件夹。这个版本的脚本没有变量。
    不顯示其中的指令，只顯示結果；錯誤會註明檔案、行號和欄號。在指令稿裡，FILE 相對於那個指令稿所在的檔案夾。這個版本的指令稿沒有變數。

    a script, NAME.tvsh
    脚本，NAME.tvsh
    指令稿，NAME.tvsh

    write the session to a file, from its first command on
    把会话从第一条命令起写入文件
    把工作階段從第一條指令起寫入檔案

    Where the name ends in .transcript, as a transcript, that is, with all replies; else as a script. Each line is written at once, until record off. Lines that say record are left out.
    名称以 .transcript 结尾时写成记录，也就是连同所有结果；否则写成脚本。每一行马上写入，直到 record off。record 命令本身不写入。
    名稱以 .transcript 結尾時寫成紀錄，也就是連同所有結果；否則寫成指令稿。每一行馬上寫入，直到 record off。record 指令本身不寫入。

    where to, NAME.tvsh or NAME.transcript; off ends it
    写到哪里，NAME.tvsh 或 NAME.transcript；off 结束录制
    寫到哪裡，NAME.tvsh 或 NAME.transcript；off 結束錄製

    write the session to be seen: a diagram, a page or a transcript
    把会话写成可看的形式：图、网页或记录
    把工作階段寫成可看的形式：圖、網頁或紀錄

    NAME.mmd is a Mermaid sequence diagram of calls and callbacks, with those that trace shows (trace all: counts and cells too). NAME.html is a page that plays the session step by step, in any browser and without a network. NAME.txt is the transcript of the lines before this one.
    NAME.mmd 是调用与回调的 Mermaid 时序图，内容与跟踪显示的相同（trace all 则包括计数和单元格）。NAME.html 是逐步播放会话的网页，任何浏览器都能打开，不需要网络。NAME.txt 是此行之前各行的记录。
    NAME.mmd 是呼叫與回呼的 Mermaid 循序圖，內容與追蹤顯示的相同（trace all 則包括計數和儲存格）。NAME.html 是逐步播放工作階段的網頁，任何瀏覽器都能開啟，不需要網路。NAME.txt 是此行之前各行的紀錄。

    where to: NAME.mmd, NAME.html or NAME.txt
    写到哪里：NAME.mmd、NAME.html 或 NAME.txt
    寫到哪裡：NAME.mmd、NAME.html 或 NAME.txt

    print the last update, or the whole session, as Swift
    把上一次更新或整个会话输出为 Swift 代码
    把上一次更新或整個工作階段輸出為 Swift 程式碼

    The changes of the data and the calls of the table, with UIKit's names, as a view controller makes them: the data first, then the table is told. With session it is a whole UITableViewController with the callbacks and answers that are implemented now, and a method that does what the session did. An update that raised an exception is a comment.
    用 UIKit 的名称写出数据的更改和表格的调用，就像视图控制器所做的那样：先更改数据，再通知表格。加上 session，就是完整的 UITableViewController，带有现在实现的回调和回答，以及一个重现会话的方法。引发异常的更新写成注释。
    用 UIKit 的名稱寫出資料的更改和表格的呼叫，就像視圖控制器所做的那樣：先更改資料，再通知表格。加上 session，就是完整的 UITableViewController，帶有現在實作的回呼和回答，以及一個重現工作階段的方法。引發例外的更新寫成註釋。

    the whole session; the last update when left out
    整个会话；省略则为上一次更新
    整個工作階段；省略則為上一次更新

    change a setting, or list all
    更改一项设置，或列出全部
    更改一項設定，或列出全部

    Settings stay through new and undo. The four that begin with allows- are properties of UITableView, such as allowsSelection.
    设置在 new 和撤销之后保持不变。以 allows- 开头的四项是 UITableView 的属性，例如 allowsSelection。
    設定在 new 和還原之後保持不變。以 allows- 開頭的四項是 UITableView 的屬性，例如 allowsSelection。

    a setting and its value; all are listed when left out
    一项设置及其值；省略则列出全部
    一項設定及其值；省略則列出全部

    7 to 26: the version whose words exceptions are in
    7 到 26：异常采用哪个版本的措辞
    7 到 26：例外採用哪個版本的措辭

    how many rows are in view, or all
    可见多少行，或全部
    可見多少列，或全部

    auto: the table lays out behind each command; manual: at layout
    auto：每条命令之后布局；manual：用 layout 布局
    auto：每條指令之後佈局；manual：用 layout 佈局

    en, zh-Hans or zh-Hant: the language of help and mistakes
    en、zh-Hans 或 zh-Hant：帮助和错误信息的语言
    en、zh-Hans 或 zh-Hant：說明和錯誤訊息的語言

    auto: on a terminal; always; never
    auto：在终端上使用；always；never
    auto：在終端機上使用；always；never

    yes or no: whether rows can be selected
    yes 或 no：能否选中行
    yes 或 no：能否選取列

    yes or no: whether also in editing mode
    yes 或 no：编辑模式中能否选中
    yes 或 no：編輯模式中能否選取

    yes or no: whether several can
    yes 或 no：能否选中多行
    yes 或 no：能否選取多列

    yes or no: check marks in editing mode
    yes 或 no：编辑模式中显示勾选标记
    yes 或 no：編輯模式中顯示勾選標記

    explain commands and topics, or search for a word
    解释命令和主题，或搜索一个词
    解釋指令和主題，或搜尋一個詞

    help alone lists the commands, help all with a line each. A word that is neither a command nor a topic is searched for in names, summaries and explanations, and in the names of callbacks as tvsh, Swift and Objective-C spell them.
    只输入 help 会列出命令，help all 每条命令占一行。既不是命令也不是主题的词，会在名称、概要和解释中搜索，也在 tvsh、Swift 和 Objective-C 写法的回调名称中搜索。
    只輸入 help 會列出指令，help all 每條指令佔一行。既不是指令也不是主題的詞，會在名稱、概要和解釋中搜尋，也在 tvsh、Swift 和 Objective-C 寫法的回呼名稱中搜尋。

    what is to be explained
    要解释的内容
    要解釋的內容

    leave
    退出
    結束

    STATUS is the exit status of the program, 0 to 255. A batch that is open is dropped. Ctrl-D on an empty line leaves too.
    STATUS 是程序的退出状态，0 到 255。没有结束的批量更新会被放弃。在空行上按 Ctrl-D 也会退出。
    STATUS 是程式的結束狀態，0 到 255。沒有結束的批次更新會被放棄。在空行上按 Ctrl-D 也會結束。

    the exit status
    退出状态
    結束狀態

    open a batch of updates, and close it
    开始一次批量更新，以及结束它
    開始一次批次更新，以及結束它

    say whether a row can be edited, be moved
    指定一行能否编辑、能否移动
    指定一列能否編輯、能否移動

    tap a control or a row, and its button
    点按控件或行，以及它的按钮
    點按控制項或列，以及它的按鈕

    swipe across a row; tap a button of yours
    轻扫一行；点按你的按钮
    滑動一列；點按你的按鈕

    take back the last change, and do it again
    撤销上一次更改，或重做
    還原上一次更改，或重做
    """#
}
