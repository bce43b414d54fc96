import Testing

@testable import tvsh

struct EnvironmentTests {
  private func environment(_ variables: [String: String]) -> Environment {
    Environment { variables[$0] }
  }

  @Test(arguments: [
    ([:], "en"), (["LANG": "zh_CN.UTF-8"], "zh-Hans"), (["LANG": "zh_TW.UTF-8"], "zh-Hant"),
    (["LANG": "zh_HK"], "zh-Hant"), (["LANG": "zh"], "zh-Hans"), (["LANG": "de_DE"], "en"),
    (["LANG": "zh_CN", "LC_MESSAGES": "C"], "en"),
    (["LANG": "zh_CN", "LC_MESSAGES": ""], "zh-Hans"),
    (["LC_MESSAGES": "zh_CN", "LC_ALL": "C.UTF-8"], "en"),
  ])
  func `the language is that of the messages' locale`(
    variables: [String: String], language: String
  ) {
    #expect(environment(variables).language.rawValue == language)
  }

  @Test func `colour needs a terminal that has it`() {
    let capable = environment(["TERM": "xterm"])
    #expect(capable.colors(.auto, isTerminal: true))
    #expect(!capable.colors(.auto, isTerminal: false))
    #expect(capable.colors(.always, isTerminal: false))
    #expect(!capable.colors(.never, isTerminal: true))
    for term in ["dumb", "emacs", "unknown", ""] {
      #expect(!environment(["TERM": term]).colors(.auto, isTerminal: true))
    }
    #expect(!environment([:]).colors(.auto, isTerminal: true))
    #expect(!environment(["TERM": "xterm", "NO_COLOR": "1"]).colors(.always, isTerminal: true))
    #expect(environment(["TERM": "xterm", "NO_COLOR": ""]).colors(.auto, isTerminal: true))
  }

  @Test func `the init file lies in the user's configuration`() {
    let both = ["HOME": "/home/a", "XDG_CONFIG_HOME": "/etc/a"]
    #expect(environment(both).initFile == "/etc/a/tvsh/init.tvsh")
    #expect(environment(["HOME": "/home/a"]).initFile == "/home/a/.config/tvsh/init.tvsh")
    let relative = ["HOME": "/home/a", "XDG_CONFIG_HOME": "config"]
    #expect(environment(relative).initFile == "/home/a/.config/tvsh/init.tvsh")
    #expect(environment([:]).initFile == nil)
  }
}
