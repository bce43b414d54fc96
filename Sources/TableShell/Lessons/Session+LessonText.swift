import TableRender
import TableScript

/// What a lesson says.
extension Session {
  /// The most differences that are told at once.
  private static let differenceLimit = 4

  func tellTitle(of lesson: Lesson) {
    let title = lesson.title.isEmpty ? lesson.name : say(text: lesson.title)
    print("  " + title)
    print(
      "  "
        + (lesson.count == 1
          ? say("1 step; hint helps, skip shows an answer, quit leaves")
          : say("\(lesson.count) steps; hint helps, skip shows an answer, quit leaves")))
  }

  /// The text of the step that is to be taken now; nothing behind the last.
  func tellStep(of progress: LessonProgress) {
    guard let step = progress.step else { return }
    print("")
    let number = "  \(progress.index + 1). "
    guard !step.text.isEmpty else {
      print(number + say("What comes next? hint shows it."))
      return
    }
    tell(step.text, behind: number)
  }

  func tellEnd(of lesson: Lesson) {
    if !lesson.closing.isEmpty {
      print("")
      tell(lesson.closing, behind: "  ")
    }
    print("  " + say("done: this is your own table again"))
    if let next = LessonLibrary.name(behind: lesson.name) {
      print("  " + say("next: lesson \(next)"))
    }
  }

  func tellHint(_ usage: String) {
    print("  " + say("hint: \(usage)"))
  }

  func tellAnswer(_ answer: String) {
    print("  " + say("an answer: \(answer)"))
  }

  func tellDifferences(_ differences: [LessonDifference], in progress: LessonProgress) {
    guard !differences.isEmpty else {
      print("  " + say("that changes nothing, and another command is wanted: hint"))
      return
    }
    print("  " + say("not that: it is undone"))
    let (yours, wanted) = (say("yours"), say("wanted"))
    let width = max(DisplayWidth.of(yours), DisplayWidth.of(wanted)) + 2
    let differences = LessonDifference.merged(differences)
    for difference in differences.prefix(Self.differenceLimit) {
      print("    " + say(difference.subject))
      for (label, value) in [(yours, difference.found), (wanted, difference.wanted)] {
        let blanks = String(repeating: " ", count: width - DisplayWidth.of(label))
        print("      " + label + blanks + say(value))
      }
    }
    let rest = differences.count - Self.differenceLimit
    if rest > 0 { print("    " + say("and \(rest) more")) }
  }

  /// The names and titles of all lessons.
  func listLessons() {
    for lesson in LessonLibrary.all {
      let name = lesson.name + String(repeating: " ", count: max(1, 14 - lesson.name.count))
      print("  " + name + say(text: lesson.title))
    }
    print("  " + say("lesson NAME begins one, lesson FILE plays a script of yours"))
  }

  // MARK: Text

  private func tell(_ paragraphs: [LessonParagraph], behind number: String) {
    var indent = number
    let blanks = String(repeating: " ", count: number.count)
    for paragraph in paragraphs {
      switch paragraph {
      case .verbatim(let line): print(indent + line)
      case .prose(let text):
        for line in HelpLayout.wrapped(say(text: text), width: 80 - blanks.count) {
          print(indent + line)
          indent = blanks
        }
      }
      indent = blanks
    }
  }
}
