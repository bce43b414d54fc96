extension Translations {
  /// Mistakes and their hints; what a mistake calls a set of words is marked as a kind.
  static let mistakes = #"""
    no path {}: SECTION.ROW, SECTION ROW, ROW
    {} 不是路径，应为：SECTION.ROW、SECTION ROW、ROW
    {} 不是路徑，應為：SECTION.ROW、SECTION ROW、ROW

    bare numbers name one path: several are dotted
    不带点的数字只写一个路径，多个路径要带点
    不帶點的數字只寫一個路徑，多個路徑要帶點

    no section {}: N, N-N, *
    {} 不是分区，应为：N、N-N、*
    {} 不是區段，應為：N、N-N、*

    range {} runs backwards
    范围 {} 前后颠倒
    範圍 {} 前後顛倒

    no path {}: SECTION.ROW, SECTION.ROW-ROW, SECTION.*
    {} 不是路径，应为：SECTION.ROW、SECTION.ROW-ROW、SECTION.*
    {} 不是路徑，應為：SECTION.ROW、SECTION.ROW-ROW、SECTION.*

    a third number: two name one path
    多了第三个数字：两个数字就是一个路径
    多了第三個數字：兩個數字就是一個路徑

    {} needs {} {}
    {1} 需要 {3}
    {1} 需要 {3}

    a word too many: {}
    多了一个词：{}
    多了一個詞：{}

    no number {}
    {} 不是数字
    {} 不是數字

    no number {}: {} to {}
    {} 不是合适的数字，应为 {} 到 {}
    {} 不是合適的數字，應為 {} 到 {}

    number too large: {}
    数字太大：{}
    數字太大：{}

    no {} {}: {}
    没有{} {}，可用的有：{}
    沒有{} {}，可用的有：{}

    no {} {}
    没有{} {}
    沒有{} {}

    unclosed quote
    引号没有结束
    引號沒有結束

    opened with {} and closed with {}
    以 {} 开始，却以 {} 结束
    以 {} 開始，卻以 {} 結束

    no character {}
    没有字符 {}
    沒有字元 {}

    byte 00 is not text
    字节 00 不是文字
    位元組 00 不是文字

    byte {} is not UTF-8
    字节 {} 不是 UTF-8
    位元組 {} 不是 UTF-8

    {} needs a COMMAND: {}
    {} 需要 COMMAND：{}
    {} 需要 COMMAND：{}

    no height {}: a number of points, 0 or more
    {} 不是高度：应为 0 或更大的点数
    {} 不是高度：應為 0 或更大的點數

    cancel-batch without begin
    有 cancel-batch 而没有 begin
    有 cancel-batch 而沒有 begin

    begin nests at most {} deep
    begin 最多嵌套 {} 层
    begin 最多巢狀 {} 層

    end without begin
    有 end 而没有 begin
    有 end 而沒有 begin

    {} begin without end
    有 {} 个 begin 没有 end
    有 {} 個 begin 沒有 end

    end, or cancel-batch
    end，或者 cancel-batch
    end，或者 cancel-batch

    row {} cannot be deleted: it cannot be edited
    不能删除行 {}：它不能编辑
    不能刪除列 {}：它不能編輯

    row {} cannot be deleted: it is styled {}
    不能删除行 {}：它的样式是 {}
    不能刪除列 {}：它的樣式是 {}

    {} is required
    {} 是必需的
    {} 是必需的

    section {} has {} rows, expected {}
    分区 {} 有 {} 行，预期 {}
    區段 {} 有 {} 列，預期 {}

    there are {} sections, expected {}
    有 {} 个分区，预期 {}
    有 {} 個區段，預期 {}

    row {} is out of view, expected {}
    行 {} 不可见，预期 {}
    列 {} 不可見，預期 {}

    row {} is {}, expected {}
    行 {} 是 {}，预期 {}
    列 {} 是 {}，預期 {}

    editing is {}, expected {}
    编辑模式是 {}，预期 {}
    編輯模式是 {}，預期 {}

    exception {}, expected none
    发生异常 {}，预期没有
    發生例外 {}，預期沒有

    {} {} times, expected {}
    {} 发生 {} 次，预期 {}
    {} 發生 {} 次，預期 {}

    no exception, expected {}
    没有异常，预期 {}
    沒有例外，預期 {}

    exception {}, expected {}
    发生异常 {}，预期 {}
    發生例外 {}，預期 {}

    nothing was refused yet
    还没有发生过异常
    還沒有發生過例外

    no format for {}: .mmd, .html, .txt
    {} 没有对应的格式，可用的有：.mmd、.html、.txt
    {} 沒有對應的格式，可用的有：.mmd、.html、.txt

    {} cannot stand in a handler
    {} 不能用在处理里
    {} 不能用在處理裡

    export cannot stand in a handler
    export 不能用在处理里
    export 不能用在處理裡

    the session is longer than {} MiB, so its start is not kept
    会话超过 {} MiB，没有保留开头
    工作階段超過 {} MiB，沒有保留開頭

    export after fewer commands
    在命令较少时 export
    在指令較少時 export

    the session read more than {} MiB, which are not kept
    会话读取的内容超过 {} MiB，没有保留
    工作階段讀取的內容超過 {} MiB，沒有保留

    the session has an open batch
    会话里有没结束的批量更新
    工作階段裡有沒結束的批次更新
    """#
}
