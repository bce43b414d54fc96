import TableScript

extension Diagnostic {
  /// The mistake with the usage of its command as its hint, where a word is missing or too many and
  /// nothing better is known.
  func withUsage(of command: Command) -> Diagnostic {
    guard hint == nil, Self.formatsOfArity.contains(message.format) else { return self }
    return Diagnostic(message, hint: "usage: \(command.usage)", at: range, in: source)
  }

  private static let formatsOfArity: Set = ["{} needs {} {}", "a word too many: {}"]
}
