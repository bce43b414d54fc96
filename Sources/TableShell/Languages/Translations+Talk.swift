extension Translations {
  /// What lessons, help and completion say around their texts.
  static let talk = #"""
    mistake
    错误
    錯誤

    exception
    异常
    例外

    data, section {}
    数据，分区 {}
    資料，區段 {}

    table, section {}
    表格，分区 {}
    表格，區段 {}

    data and table, section {}
    数据与表格，分区 {}
    資料與表格，區段 {}

    controls, section {}
    控件，分区 {}
    控制項，區段 {}

    editing mode
    编辑模式
    編輯模式

    button
    按钮
    按鈕

    selected
    选中
    選取

    open batches
    进行中的批量更新
    進行中的批次更新

    told in the batch
    批量更新中的通知
    批次更新中的通知

    rows in view
    可见行数
    可見列數

    selection
    选择
    選擇

    answers about {}
    关于 {} 的回答
    關於 {} 的回答

    answers about all rows
    关于所有行的回答
    關於所有列的回答

    callback {}
    回调 {}
    回呼 {}

    retarget
    retarget
    retarget

    insert row
    插入行
    插入列

    answers about the insert row
    关于插入行的回答
    關於插入列的回答

    typed text
    输入的文字
    輸入的文字

    on {}
    on {}
    on {}

    data to change at the end
    结束时要更改的数据
    結束時要更改的資料

    1 step; hint helps, skip shows an answer, quit leaves
    共 1 步；hint 提示，skip 显示答案，quit 离开
    共 1 步；hint 提示，skip 顯示答案，quit 離開

    {} steps; hint helps, skip shows an answer, quit leaves
    共 {} 步；hint 提示，skip 显示答案，quit 离开
    共 {} 步；hint 提示，skip 顯示答案，quit 離開

    What comes next? hint shows it.
    接下来是什么？可以用 hint 查看。
    接下來是什麼？可以用 hint 查看。

    done: this is your own table again
    完成：现在又是你自己的表格
    完成：現在又是你自己的表格

    next: lesson {}
    下一课：lesson {}
    下一課：lesson {}

    an answer: {}
    一种答案：{}
    一種答案：{}

    that changes nothing, and another command is wanted: hint
    这没有改变什么，需要的是另一条命令：hint
    這沒有改變什麼，需要的是另一條指令：hint

    not that: it is undone
    不是这样，已撤销
    不是這樣，已還原

    yours
    你的
    你的

    wanted
    应为
    應為

    and {} more
    还有 {} 处
    還有 {} 處

    lesson NAME begins one, lesson FILE plays a script of yours
    lesson NAME 开始一课，lesson FILE 把你的脚本当作课程
    lesson NAME 開始一課，lesson FILE 把你的指令稿當作課程

    right
    正确
    正確

    you left the lesson, not tvsh: your own table is back
    已离开课程，但没有离开 tvsh：现在又是你自己的表格
    已離開課程，但沒有離開 tvsh：現在又是你自己的表格

    what holds where nothing else was said
    没有另外指定时的值
    沒有另外指定時的值

    buttons that a swipe to the right shows
    向右轻扫显示的按钮
    向右滑動顯示的按鈕

    buttons that a swipe to the left shows
    向左轻扫显示的按钮
    向左滑動顯示的按鈕

    more places to pass
    途经的其他位置
    途經的其他位置

    forget all lines
    清除所有输入过的行
    清除所有輸入過的行

    no buttons
    没有按钮
    沒有按鈕

    all commands with a line each
    所有命令，每条一行
    所有指令，每條一行

    all rows of the section
    这个分区的所有行
    這個區段的所有列

    all sections
    所有分区
    所有區段

    behind the last row
    最后一行之后
    最後一列之後

    behind the last section
    最后一个分区之后
    最後一個區段之後

    choose the animation
    选择动画
    選擇動畫

    field
    文本框
    文字欄位

    out of view
    不可见
    不可見

    the row of the callback
    回调所说的行
    回呼所說的列

    where the row goes
    行的去处
    列的去處

    First steps
    入门
    入門

    More
    更多
    更多

    The data are what your data source holds, the table is what the UITableView shows: del changes both, table del only tells the table, data del only changes the data.
    数据是数据源持有的内容，表格是 UITableView 显示的内容：del 两边都改，table del 只通知表格，data del 只改数据。
    資料是資料來源持有的內容，表格是 UITableView 顯示的內容：del 兩邊都改，table del 只通知表格，data del 只改資料。

    Lessons
    课程
    課程

    Topics
    主题
    主題

    help del explains a command, help paths a topic; help WORD searches, also for callbacks, as help canEditRowAt; help all has a line for every command.
    help del 解释一条命令，help paths 解释一个主题；help WORD 会搜索，也搜索回调，例如 help canEditRowAt；help all 列出每一条命令。
    help del 解釋一條指令，help paths 解釋一個主題；help WORD 會搜尋，也搜尋回呼，例如 help canEditRowAt；help all 列出每一條指令。

    topics
    主题
    主題

    Arguments
    参数
    引數

    Asked and told, in this order, where implemented
    依次询问和通知（实现了的才会）
    依次詢問和通知（實作了的才會）

    Examples
    示例
    範例

    Calls and callbacks
    调用与回调
    呼叫與回呼

    Commands
    命令
    指令

    Words
    词语
    詞語

    Exit status
    退出状态
    結束狀態

    At the prompt, help explains all commands. Try: show
    在提示符下，help 解释所有命令。试试：show
    在提示字元下，help 解釋所有指令。試試：show

    tvsh, a shell that holds a table and edits it by the rules of UITableView
    tvsh，一个装着表格、按 UITableView 的规则编辑它的 shell
    tvsh，一個裝著表格、按 UITableView 的規則編輯它的 shell

    Also called
    也叫
    也叫

    See also
    另见
    另見

    ,
    、
    、

    hint: {}
    提示：{}
    提示：{}

    learn by doing, step by step
    边做边学，一步一步来
    邊做邊學，一步一步來
    """#
}
