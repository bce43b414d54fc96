/// The limits of a session, each named in the message of what runs into it.
package enum Limits {
  /// The steps that `undo` can take back.
  package static let undoSteps = 1_000
  /// The rows, loaded or asked for anew, that the states behind those steps may hold together. A
  /// step that changes few rows shares the others with the next and takes next to nothing.
  package static let undoRows = 10_000_000
  /// How deep files may `source` each other.
  package static let sourceDepth = 32
  /// How deep `begin` may nest.
  package static let batchDepth = 1_000
  /// The bytes of a session that `record` can still write from the first command.
  package static let journalBytes = 16 << 20
  /// The bytes of files that a session can still be played again with.
  package static let journalFileBytes = 64 << 20
  /// The lines of a session that a page shows step by step.
  package static let pageLines = 2_000
  /// The sections of a table in a file.
  package static let sectionCount = 1_000_000
  /// The rows of one section.
  package static let rowCount = 10_000_000
  /// The rows or sections that the ranges of one command may name.
  package static let rangeLength = 1_000_000
  /// How many commands one command may put off, so that handlers that call each other come to an
  /// end.
  package static let laterCommands = 100
  /// The bytes of one line.
  package static let lineBytes = 1 << 20
}
