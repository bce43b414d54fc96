extension Translations {
  /// What `--help` says of forms and options.
  static let manual = #"""
    a prompt, or without a terminal standard input
    打开提示符；没有终端时读取标准输入
    開啟提示字元；沒有終端機時讀取標準輸入

    replay scripts or transcripts; - is standard input
    重放脚本或记录；- 是标准输入
    重播指令稿或紀錄；- 是標準輸入

    run commands and leave
    执行命令，然后退出
    執行指令，然後結束

    compare scripts with their transcripts
    把脚本与记录对照
    把指令稿與紀錄對照

    explain the exception in a log
    解释日志里的异常
    解釋記錄檔裡的例外

    learn by doing
    边做边学
    邊做邊學

    run COMMANDS, in order with other -c and FILEs
    执行 COMMANDS，与其他 -c 和 FILE 依次进行
    執行 COMMANDS，與其他 -c 和 FILE 依次進行

    show each line behind the prompt, as for files
    在提示符后显示每一行，与文件相同
    在提示字元後顯示每一行，與檔案相同

    show none, as for -c and standard input
    不显示，与 -c 和标准输入相同
    不顯示，與 -c 和標準輸入相同

    stop at the first mistake or unmet exception
    在第一个错误或未预期的异常处停止
    在第一個錯誤或未預期的例外處停止

    print no trace
    不显示跟踪
    不顯示追蹤

    colours; auto: on a terminal
    颜色；auto：在终端上使用
    顏色；auto：在終端機上使用

    leave out the init file of the prompt
    不执行提示符的初始化文件
    不執行提示字元的初始化檔案

    vi's keys at the prompt
    在提示符下使用 vi 的按键
    在提示字元下使用 vi 的按鍵

    how the trace names callbacks (short)
    跟踪里回调的名称形式（short）
    追蹤裡回呼的名稱形式（short）

    the language of help, lessons and mistakes
    帮助、课程和错误信息的语言
    說明、課程和錯誤訊息的語言

    the trace as lines of text or as JSON objects
    跟踪以文本行还是 JSON 对象显示
    追蹤以文字行還是 JSON 物件顯示

    print this help
    显示本帮助
    顯示本說明

    print the version
    显示版本
    顯示版本

    print the manual page
    显示手册页
    顯示手冊頁

    print completions for a shell
    显示某种 shell 的补全脚本
    顯示某種 shell 的自動完成指令稿

    write goldens: missing, differing too, or all
    写入基准记录：缺少的、不同的，或全部
    寫入基準紀錄：缺少的、不同的，或全部

    the time for each test (60; 0: no limit)
    每个测试的时间，以秒计（60；0：没有限制）
    每個測試的時間，以秒計（60；0：沒有限制）

    run the tests with TEXT in their path
    只执行路径里有 TEXT 的测试
    只執行路徑裡有 TEXT 的測試

    list the tests
    列出测试
    列出測試

    the form of the report
    报告的格式
    報告的格式

    first a line of JSON with family and numbers
    先用一行 JSON 给出类别和数字
    先用一行 JSON 給出類別和數字

    print commands that raise the same exception
    显示能引发同样异常的命令
    顯示能引發同範例外的指令

    Running commands
    执行命令
    執行指令

    Testing (tvsh test)
    测试（tvsh test）
    測試（tvsh test）

    Explaining (tvsh explain)
    解释（tvsh explain）
    解釋（tvsh explain）

    This program
    本程序
    本程式

    all went well
    一切正常
    一切正常

    a mistake, an unmet exception, a failed test
    出错、有未预期的异常，或测试失败
    出錯、有未預期的例外，或測試失敗

    a wrong command line, or an unreadable file
    命令行有误，或文件无法读取
    命令列有誤，或檔案無法讀取

    quit N was run
    执行了 quit N
    執行了 quit N

    Ctrl-C, or the signal TERM, ended it
    被 Ctrl-C 或 TERM 信号终止
    被 Ctrl-C 或 TERM 訊號終止
    """#
}
