/// What a session answers to one line.
package struct Reply: Equatable, Sendable {
  /// Most lines say nothing, so that what is said lies behind one reference.
  private var said: Said?
  /// The mistakes made, unmet expectations included.
  package var mistakes = 0
  /// The expectations that were not met.
  package var failedExpectations = 0
  /// The exceptions that no `expect exception` met: those of earlier commands whose time has
  /// passed.
  package var exceptionsUnmet = 0

  private final class Said: Equatable, Sendable {
    let output: [UInt8]
    let errors: [UInt8]

    init(output: [UInt8], errors: [UInt8]) {
      self.output = output
      self.errors = errors
    }

    static func == (left: Said, right: Said) -> Bool {
      left.output == right.output && left.errors == right.errors
    }
  }

  package init() {}

  /// For standard output: traces, blocks, exceptions, and mistakes where the line was echoed.
  package var output: [UInt8] {
    get { said?.output ?? [] }
    set { said = Said(output: newValue, errors: errors) }
  }

  /// For standard error: mistakes of lines that were not echoed.
  package var errors: [UInt8] {
    get { said?.errors ?? [] }
    set { said = Said(output: output, errors: newValue) }
  }

  /// Whether nothing is printed.
  package var isSilent: Bool { said == nil }

  /// Whether something in it makes a script fail.
  package var isFailure: Bool { mistakes > 0 || exceptionsUnmet > 0 }
}
