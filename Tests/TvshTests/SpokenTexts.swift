import HeadlessTable

@testable import TableShell
@testable import tvsh

/// Everything that is said to a person and not written where it is said, by what it belongs to.
enum SpokenTexts {
  static var all: [String] { help + manual + explanations + lessons }

  static var help: [String] {
    var texts = CommandGroup.allCases.flatMap { [$0.rawValue, $0.shortName] }
    for command in CommandCatalog.commands {
      texts += [command.summary, command.details] + command.asks.map(\.occasion)
      for parameter in command.parameters {
        texts += [parameter.gloss] + parameter.choices.map(\.value)
      }
    }
    texts += HelpOverview.first.compactMap(\.summary)
    texts += HelpTopic.all.flatMap { [$0.summary, $0.text] } + HelpWord.all.map(\.meaning)
    texts += EventName.allCases.compactMap(\.gloss) + RowAnimation.glosses.map(\.value)
    return texts.filter { !$0.isEmpty }
  }

  static var manual: [String] {
    let manual = ManualCommand.manual
    return manual.forms.map(\.gloss) + manual.options.map(\.gloss)
      + ProgramManual.Section.allCases.map(\.rawValue) + ProgramManual.exitStatus.map(\.meaning)
  }

  static var explanations: [String] {
    let catalog = ExplanationCatalog.english
    let units = ExplanationUnit.allCases.compactMap { catalog.units[$0] }
    return CrashFamily.allCases.compactMap { catalog.headlines[$0] }
      + ExplanationFact.allCases.compactMap { catalog.facts[$0] }
      + Cause.allCases.compactMap { catalog.causes[$0] } + units.flatMap { [$0.one, $0.many] }
  }

  static var lessons: [String] {
    LessonLibrary.all.flatMap { lesson in
      [lesson.title] + (lesson.steps.flatMap(\.text) + lesson.closing).compactMap(\.prose)
    }
  }
}

extension LessonParagraph {
  fileprivate var prose: String? {
    if case .prose(let text) = self { text } else { nil }
  }
}
