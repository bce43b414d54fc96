import Foundation
import TableShell
import Testing

@testable import tvsh

/// `--man` and `--completions`, as man and the shells see them.
struct ManualCommandTests {
  private static func has(_ program: String) -> Bool {
    ["/usr/bin/", "/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].contains {
      FileManager.default.isExecutableFile(atPath: $0 + program)
    }
  }

  @Test func `the manual page has the options, the commands and the topics`() throws {
    let page = try Tvsh().run("--man").output
    #expect(page.hasPrefix(".TH TVSH 1 "))
    for option in OptionName.allCases {
      let name = "--\(option.rawValue)".replacing("-", with: "\\-")
      #expect(page.contains("\\fB\(name)") || page.contains(", \(name)"), "\(option.rawValue)")
    }
    for command in ["del", "table ins\\-section", "expect data row", "retarget"] {
      #expect(page.contains("\n\\fB\(command) "), "\(command)")
    }
    #expect(page.contains(".SH BATCHES"))
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(.enabled(if: has("man"), "man is not installed"), arguments: [60, 80, 200])
  func `man has nothing to complain about`(width: Int) throws {
    let command = """
      "$TVSH" --man >tvsh.1 && MANWIDTH=\(width) man --warnings -l tvsh.1 >page && wc -l <page
      """
    let outcome = try Tvsh().shell(command)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let lines = Int(outcome.output.filter(\.isNumber)) ?? 0
    #expect(lines > 300)
  }

  private func files() throws -> Tvsh {
    try Tvsh(files: [
      "my table.tvsh": "", "东北.tvsh": "", "东北.transcript": "", "terms of use": "",
      "sub/x.tvsh": "",
    ])
  }

  @Test func `bash completes options, their values, services and files`() throws {
    let complete = """
      source <("$TVSH" --completions bash)
      complete_word() {
        COMP_WORDS=("$TVSH" "$@"); COMP_CWORD=$#; _tvsh; printf '%s|' "${COMPREPLY[@]}"; echo
      }
      complete_word --co; complete_word --color a; complete_word --color = al
      complete_word te; complete_word --lang en ex; complete_word m
      complete_word test --rec; complete_word test --bai; complete_word explain te
      complete_word lesson edit; complete_word -c mov; complete_word test --filter 东
      """
    let outcome = try files().shell(complete)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        --color|--completions|
        auto|always|
        always|
        test|
        explain|
        my table.tvsh|
        --record|
        |
        terms of use|
        editing|
        move|move-section|
        东北.tvsh|

        """)
  }

  @Test(.enabled(if: has("fish"), "fish is not installed"))
  func `fish completes options, their values, services and files`() throws {
    let lines = [
      "tvsh --co", "tvsh --color a", "tvsh te", "tvsh --lang en ex", "tvsh my", "tvsh test --rec",
      "tvsh test --bai", "tvsh -c move-",
    ]
    let calls = lines.map { "complete -C \"\($0)\" | string split -f1 \\t | string join '|'; echo" }
    let tvsh = try files()
    try tvsh.write(calls.joined(separator: "\n"), to: "ask.fish")
    let outcome = try tvsh.shell(
      "\"$TVSH\" --completions fish >tvsh.fish && fish --no-config -C 'source tvsh.fish' ask.fish")
    #expect(outcome.errors == "")
    let answers = outcome.output.split(separator: "\n", omittingEmptySubsequences: true)
    #expect(
      answers == [
        "--color|--completions", "always|auto", "terms of use|test", "explain", "my table.tvsh",
        "--record", "move-section",
      ] || answers.contains("explain") && answers.contains("move-section"))
  }

  @Test(.enabled(if: has("zsh"), "zsh is not installed"))
  func `zsh completes services and options`() throws {
    let tvsh = try files()
    try tvsh.write(
      """
      zmodload zsh/zpty
      zpty z zsh -f -i
      zpty -w z 'PS1=; fpath=(functions $fpath); autoload -Uz compinit; compinit -u -D; print RE''ADY'
      seen=
      while [[ $seen != *READY* ]]; do zpty -r z line || break; seen+=$line; done
      zpty -w -n z $'print -r -- [tvsh te\\t]'
      zpty -w -n z $'\\n'
      zpty -w -n z $'tvsh --compl\\t \\C-a: \\n'
      zpty -w z 'exit'
      while zpty -r z line; do print -r -- $line; done
      """, to: "ask.zsh")
    let outcome = try tvsh.shell(
      """
      mkdir functions && "$TVSH" --completions zsh >functions/_tvsh && timeout 60 zsh -f ask.zsh
      """)
    #expect(outcome.output.contains("tvsh --completions") || outcome.output.contains("ompletions"))
    #expect(try tvsh.shell("zsh -n functions/_tvsh") == .init())
  }
}
