extension Translations {
  /// More mistakes and their hints: those of sessions, files and settings.
  static let moreMistakes = #"""
    the session is too long to be told again: use a shorter one
    会话太长，无法重述：请用短一些的
    工作階段太長，無法重述：請用短一些的

    a page shows at most {} lines, the session has {}
    网页最多显示 {} 行，会话有 {} 行
    網頁最多顯示 {} 行，工作階段有 {} 行

    export before they are read
    在读取它们之前 export
    在讀取它們之前 export

    cannot read {}: {}
    无法读取 {}：{}
    無法讀取 {}：{}

    cannot write {}: {}
    无法写入 {}：{}
    無法寫入 {}：{}

    a line has at most {} bytes, this one has {}
    一行最多 {} 字节，这一行有 {} 字节
    一行最多 {} 位元組，這一行有 {} 位元組

    a line has at most {} bytes, and the text of {} needs {}
    一行最多 {} 字节，而 {} 的文字需要 {} 字节
    一行最多 {} 位元組，而 {} 的文字需要 {} 位元組

    a section has at most {} rows, section {} has {}
    一个分区最多有 {} 行，分区 {} 有 {} 行
    一個區段最多有 {} 列，區段 {} 有 {} 列

    a table has at most {} sections
    一个表格最多有 {} 个分区
    一個表格最多有 {} 個區段

    nothing more to undo: the steps kept have at most {} rows
    没有更多可撤销的了：保留的步骤最多有 {} 行
    沒有更多可還原的了：保留的步驟最多有 {} 列

    files nest at most {} deep
    文件最多嵌套 {} 层
    檔案最多巢狀 {} 層

    nothing is recorded
    没有在录制
    沒有在錄製

    a transcript has its trace as text, this session as JSON
    记录里的跟踪是文本，这个会话用的是 JSON
    紀錄裡的追蹤是文字，這個工作階段用的是 JSON

    leave out --trace-format json, or record a script
    去掉 --trace-format json，或者录制成脚本
    去掉 --trace-format json，或者錄製成指令稿

    a recording is a script or a transcript
    录制的只能是脚本或记录
    錄製的只能是指令稿或紀錄

    the session is longer than {} MiB: record from its start
    会话超过 {} MiB：请从一开始就录制
    工作階段超過 {} MiB：請從一開始就錄製

    no help on {}
    没有关于 {} 的帮助
    沒有關於 {} 的說明

    no lesson goes on
    没有进行中的课程
    沒有進行中的課程

    {} has no commands to learn
    {} 里没有可学的命令
    {} 裡沒有可學的指令

    no button {}, there are {} buttons
    没有按钮 {}，共有 {} 个按钮
    沒有按鈕 {}，共有 {} 個按鈕

    drag goes to a PATH
    drag 的终点应为 PATH
    drag 的終點應為 PATH

    row {} is out of view
    行 {} 不可见
    列 {} 不可見

    number-of-sections is not implemented: the table has one section
    没有实现 number-of-sections：表格只有一个分区
    沒有實作 number-of-sections：表格只有一個區段

    the sections change, and the insert row belongs to a number
    分区会改变，而插入行属于某个编号
    區段會改變，而插入列屬於某個編號

    the table has not asked for everything yet
    表格还没有询问完一切
    表格還沒有詢問完一切

    data and table differ in {}
    数据与表格不同：{}
    資料與表格不同：{}

    nothing to undo
    没有可撤销的操作
    沒有可復原的操作

    nothing to redo
    没有可重做的操作
    沒有可重做的操作

    only 1 command to undo
    只有 1 条命令可以撤销
    只有 1 條指令可以復原

    only {} commands to undo
    只有 {} 条命令可以撤销
    只有 {} 條指令可以復原

    only 1 command to redo
    只有 1 条命令可以重做
    只有 1 條指令可以重做

    only {} commands to redo
    只有 {} 条命令可以重做
    只有 {} 條指令可以重做

    later stands only in the commands of on
    later 只能用在 on 的命令里
    later 只能用在 on 的指令裡

    more than {} commands were put off by later
    later 推迟的命令超过 {} 条
    later 推遲的指令超過 {} 條

    this would call {} again, inside {}
    这会在 {2} 里再次调用 {1}
    這會在 {2} 裡再次呼叫 {1}

    no section {}, there are {} sections
    没有分区 {}，共有 {} 个分区
    沒有區段 {}，共有 {} 個區段

    no row {} in section {}, which has {} rows
    分区 {2} 没有行 {1}，它有 {3} 行
    區段 {2} 沒有列 {1}，它有 {3} 列

    section {} has no rows
    分区 {} 没有行
    區段 {} 沒有列

    the ranges of a command name at most {} rows or sections
    一条命令里的范围合起来最多写 {} 个行或分区
    一條指令裡的範圍合起來最多寫 {} 個列或區段

    a command is put off once
    一条命令只能推迟一次
    一條指令只能延後一次

    row {} is named twice
    行 {} 写了两次
    列 {} 寫了兩次

    section {} is named twice
    分区 {} 写了两次
    區段 {} 寫了兩次

    there are no sections
    没有分区
    沒有區段

    usage: {}
    用法：{}
    用法：{}

    animation (kind)
    动画
    動畫

    callback (kind)
    回调
    回呼

    color (kind)
    颜色选项
    顏色選項

    command (kind)
    命令
    指令

    event (kind)
    事件
    事件

    handler (kind)
    处理
    處理

    language (kind)
    语言
    語言

    layout (kind)
    布局方式
    佈局方式

    lesson (kind)
    课程
    課程

    names (kind)
    名称形式
    名稱形式

    setting (kind)
    设置
    設定

    switch (kind)
    开关
    開關

    target (kind)
    目标
    目標

    trace (kind)
    跟踪方式
    追蹤方式

    value (kind)
    值
    值

    style (kind)
    样式
    樣式

    table (kind)
    表格
    表格

    {} command (kind)
    以 {} 开头的命令
    以 {} 開頭的指令

    view (kind)
    显示内容
    顯示內容

    part (kind)
    部分
    部分

    direction (kind)
    方向
    方向

    answer (kind)
    回答
    回答

    way (kind)
    方式
    方式
    """#
}
