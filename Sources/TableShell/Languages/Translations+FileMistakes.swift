extension Translations {
  /// Mistakes in what files hold, and between data and table.
  static let fileMistakes = #"""
    no escape {}: {}
    没有转义符 {}，可用的有：{}
    沒有跳脫字元 {}，可用的有：{}

    recording in {} ends: {}
    {} 的录制到此为止：{}
    {} 的錄製到此為止：{}

    a file has at most {} MiB
    一个文件最多 {} MiB
    一個檔案最多 {} MiB

    it is neither UTF-8 nor UTF-16
    它既不是 UTF-8，也不是 UTF-16
    它既不是 UTF-8，也不是 UTF-16

    it is UTF-16: save it as UTF-8
    它是 UTF-16：请存为 UTF-8
    它是 UTF-16：請存成 UTF-8

    it was interrupted
    操作被中断
    操作被中斷

    it was not used in the session
    会话里没有用到它
    工作階段裡沒有用到它

    a batch is open: end, cancel-batch, or Ctrl-D again to leave
    批量更新还没有结束：请用 end 或 cancel-batch，或者再按一次 Ctrl-D 离开
    批次更新還沒有結束：請用 end 或 cancel-batch，或者再按一次 Ctrl-D 離開

    sections ({} and {})
    分区数（{} 和 {}）
    區段數（{} 和 {}）

    section {} ({} and {} rows)
    分区 {}（{} 行和 {} 行）
    區段 {}（{} 列和 {} 列）

    the header of section {} ({} and {})
    分区 {} 的标题（{} 和 {}）
    區段 {} 的標題（{} 和 {}）

    row {} ({} and {})
    行 {}（{} 和 {}）
    列 {}（{} 和 {}）

    a table is NAME.json or NAME.csv
    表格文件应为 NAME.json 或 NAME.csv
    表格檔案應為 NAME.json 或 NAME.csv

    a table has at most {} sections, not {}
    一个表格最多有 {} 个分区，不能有 {} 个
    一個表格最多有 {} 個區段，不能有 {} 個

    line {}: byte 00 is not text
    第 {} 行：字节 00 不是文字
    第 {} 行：位元組 00 不是文字

    line {} is not UTF-8
    第 {} 行不是 UTF-8
    第 {} 行不是 UTF-8

    line 1 is not section,row
    第 1 行不是 section,row
    第 1 行不是 section,row

    line {} has {} fields, not 2
    第 {} 行有 {} 个字段，应为 2 个
    第 {} 行有 {} 個欄位，應為 2 個

    line {} has one field, not 2
    第 {} 行只有一个字段，应为 2 个
    第 {} 行只有一個欄位，應為 2 個

    line {} is empty
    第 {} 行是空的
    第 {} 行是空的

    line {} opens a quote that is never closed
    第 {} 行开始的引号没有结束
    第 {} 行開始的引號沒有結束

    line {} goes on behind a closing quote
    第 {} 行在结束的引号后面还有内容
    第 {} 行在結束的引號後面還有內容

    section {} is empty, which CSV cannot hold: use NAME.json
    分区 {} 是空的，CSV 无法表示：请用 NAME.json
    區段 {} 是空的，CSV 無法表示：請用 NAME.json

    sections {} and {} have one header, which CSV cannot tell apart: use NAME.json
    分区 {} 和 {} 的标题相同，CSV 无法区分：请用 NAME.json
    區段 {} 和 {} 的標題相同，CSV 無法區分：請用 NAME.json

    line {}, column {}: {}
    第 {} 行第 {} 列：{}
    第 {} 行第 {} 欄：{}

    expected {} of {}
    应为 {}（{}）
    應為 {}（{}）

    expected a text for {}
    应为文字（{}）
    應為文字（{}）

    expected :
    应为 :
    應為 :

    expected , or {}
    应为 , 或 {}
    應為 , 或 {}

    expected a value
    应为一个值
    應為一個值

    expected the end of the file
    文件应在此结束
    檔案應在此結束

    a control character in a text: write it as an escape
    文字里有控制字符：请写成转义符
    文字裡有控制字元：請寫成跳脫字元

    a text is never closed
    文字没有结束
    文字沒有結束

    nested too deep
    嵌套太深
    巢狀太深

    {} is not text
    {} 不是文字
    {} 不是文字

    no such escape
    没有这种转义符
    沒有這種跳脫字元

    a table needs {}
    表格需要 {}
    表格需要 {}

    a section needs {}
    分区需要 {}
    區段需要 {}

    a table
    表格
    表格

    a section
    分区
    區段

    a row
    行
    列

    a key
    键
    鍵

    a value
    值
    值
    """#
}
