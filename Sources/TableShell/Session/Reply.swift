/// What a session answers to one line.
package struct Reply: Equatable, Sendable {
  /// For standard output: traces, blocks, exceptions, and mistakes where the line was echoed.
  package var output: [UInt8] = []
  /// For standard error: mistakes of lines that were not echoed.
  package var errors: [UInt8] = []
  /// The mistakes made, unmet expectations included.
  package var mistakes = 0
  /// The expectations that were not met.
  package var failedExpectations = 0
  /// The exceptions that no `expect exception` met: those of earlier commands whose time has
  /// passed.
  package var exceptionsUnmet = 0

  package init() {}

  /// Whether something in it makes a script fail.
  package var isFailure: Bool { mistakes > 0 || exceptionsUnmet > 0 }
}
