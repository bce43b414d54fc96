/// Says what may stand where the cursor is when Tab is pressed.
package protocol LineCompleter: AnyObject {
  /// - Parameters:
  ///   - line: The whole line.
  ///   - cursor: The offset of the cursor in the line's UTF-8 bytes.
  func complete(_ line: String, cursor: Int) -> CompletionResult
}

package enum CompletionResult: Equatable, Sendable {
  /// Nothing fits.
  case nothing

  /// Goes in at the cursor as it is.
  case insert(String)

  /// These fit in place of the `replacing` bytes before the cursor. One goes in with its ending; of
  /// several only what they all begin with, and when that adds nothing they are listed.
  case candidates([Candidate], replacing: Int)
}

package struct Candidate: Equatable, Sendable {
  package let text: String
  package let gloss: String
  package let ending: String

  /// - Parameters:
  ///   - text: What goes into the line.
  ///   - gloss: A few words on it, shown in the list.
  ///   - ending: What goes in behind it when it is the only one.
  package init(_ text: String, gloss: String = "", ending: String = " ") {
    self.text = text
    self.gloss = gloss
    self.ending = ending
  }
}
