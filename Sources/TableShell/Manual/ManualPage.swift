/// The manual page tvsh.1, in the language of man.
package struct ManualPage {
  private let manual: ProgramManual
  private var roff = Roff()

  package static func text(of manual: ProgramManual) -> String {
    var page = ManualPage(manual: manual)
    page.writeHead()
    page.writeOptions()
    page.writeCommands()
    page.writeTopics()
    page.writeSurroundings()
    return page.roff.text
  }

  private init(manual: ProgramManual) {
    self.manual = manual
  }

  private mutating func writeHead() {
    roff.macro("TH", "TVSH", "1", "", "tvsh \(manual.version)", "User Commands")
    // Names of methods are neither to be broken nor spread out.
    roff.macro("ad", "l")
    roff.macro("nh")
    roff.section("NAME")
    roff.paragraph("tvsh - a shell that holds a table and edits it by the rules of UITableView")
    roff.section("SYNOPSIS")
    for form in manual.forms { roff.synopsis("tvsh", form.arguments) }
    roff.section("DESCRIPTION")
    roff.paragraph(
      """
      tvsh holds three things and keeps them apart: the data, which are what a data source holds; \
      the table, which is what a UITableView shows and knows only by asking; and a controller \
      between them, the data source and the delegate, whose answers you choose. You type commands \
      and see who asks whom for what, and which updates UIKit would refuse, with its own words.
      """)
    roff.paragraph("The command help explains every command, with examples and what they print.")
    for form in manual.forms { roff.entry("tvsh \(form.arguments)", form.gloss) }
  }

  private mutating func writeOptions() {
    roff.section("OPTIONS")
    roff.paragraph("Options may stand before, between and behind the operands; -- ends them.")
    for section in ProgramManual.Section.allCases {
      roff.subsection(section.rawValue)
      for option in manual.options(in: section) { roff.entry(option.usage, option.gloss) }
    }
  }

  private mutating func writeCommands() {
    roff.section("COMMANDS")
    for group in CommandGroup.allCases {
      roff.subsection(group.rawValue)
      for command in CommandCatalog.commands where command.group == group {
        let aliases =
          command.aliases.isEmpty ? "" : " Also: \(command.aliases.joined(separator: ", "))."
        roff.entry(command.usage, command.summary + "." + aliases)
      }
    }
  }

  private mutating func writeTopics() {
    for topic in HelpTopic.all {
      roff.section(topic.name.uppercased())
      for paragraph in topic.text.split(separator: "\n\n") {
        if paragraph.hasPrefix(" ") || paragraph.contains("\n ") {
          roff.block(String(paragraph))
        } else {
          roff.paragraph(String(paragraph).replacing("\n", with: " "))
        }
      }
      guard topic.name == HelpTopic.words.name else { continue }
      for word in HelpWord.all {
        roff.entry(word.word, word.name.isEmpty ? word.meaning : "\(word.meaning) (\(word.name))")
      }
    }
  }

  private mutating func writeSurroundings() {
    roff.section("EXIT STATUS")
    for (status, meaning) in ProgramManual.exitStatus { roff.entry(status, meaning) }
    roff.section("ENVIRONMENT")
    for (name, meaning) in Self.variables { roff.entry(name, meaning) }
    roff.section("FILES")
    for (name, meaning) in Self.files { roff.entry(name, meaning) }
    roff.section("SEE ALSO")
    roff.paragraph(
      """
      Apple, Table View Programming Guide for iOS; the reference of UITableView, \
      UITableViewDataSource and UITableViewDelegate.
      """)
  }

  private static let variables = [
    ("LC_ALL, LC_MESSAGES, LANG", "the language at the prompt, and of explain, lesson and --help"),
    ("NO_COLOR", "no colours, whatever --color says"),
    ("TERM", "a terminal that is dumb gets no colours and a plain prompt"),
    ("TVSH_HISTORY", "the history file; empty for none"),
    ("XDG_CONFIG_HOME, XDG_STATE_HOME", "where the init file and the history lie"),
  ]

  private static let files = [
    ("~/.config/tvsh/init.tvsh", "run first at the prompt, unless --no-init is given"),
    ("~/.local/state/tvsh/history", "the lines typed at the prompt"),
    ("NAME.tvsh", "a script"), ("NAME.transcript", "its transcript"),
  ]
}
