import TableRender

/// What `--help` prints, in 80 columns.
package enum UsageText {
  package static func text(of manual: ProgramManual, in language: Language) -> String {
    let say = HelpLanguage.of(language)
    var buffer = ByteBuffer()
    buffer.writeFilled(
      say("tvsh, a shell that holds a table and edits it by the rules of UITableView"))
    buffer.writeLine("")
    for form in manual.forms {
      let usage = form.arguments.isEmpty ? "tvsh" : "tvsh \(form.arguments)"
      buffer.writeEntry(usage, say(form.gloss), column: column)
    }
    for section in ProgramManual.Section.allCases {
      buffer.writeLine("\n" + say(section.rawValue))
      for option in manual.options(in: section) {
        buffer.writeEntry(option.usage, say(option.gloss), column: column)
      }
    }
    buffer.writeLine("\n" + say("Exit status"))
    for (status, meaning) in ProgramManual.exitStatus {
      buffer.writeEntry(status, say(meaning), column: column)
    }
    buffer.writeLine("")
    buffer.writeFilled(say("At the prompt, help explains all commands. Try: show"))
    return buffer.text
  }

  private static let column = 32
}
