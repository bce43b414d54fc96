/// What a log is searched for: the first words of all templates, and of the lines that UIKit logs
/// beside them.
struct Anchors: Sendable {
  /// What an anchor may be the beginning of.
  enum Target: Sendable, Equatable {
    case template(Int, entry: Int)
    case assertion
    case privateMethod
  }

  let automaton: AnchorAutomaton

  /// By the anchor's number.
  private(set) var targets: [[Target]] = []

  init(of templates: [MessageTemplate]) {
    var words: [[UInt8]] = []
    var targets: [[Target]] = []
    func add(_ word: [UInt8], _ target: Target) {
      if let number = words.firstIndex(of: word) {
        targets[number].append(target)
      } else {
        words.append(word)
        targets.append([target])
      }
    }
    for (number, template) in templates.enumerated() {
      for (entry, start) in template.entries.enumerated() {
        add(start.anchor, .template(number, entry: entry))
      }
    }
    add(Array("assertionfailurein".utf8), .assertion)
    for name in ["bugdetectedinclientof", "endcellanimations", "enditemanimations"] {
      add(Array(name.utf8), .privateMethod)
    }
    automaton = AnchorAutomaton(words)
    self.targets = targets
  }
}
