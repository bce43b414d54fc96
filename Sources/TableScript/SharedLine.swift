/// A line and its tokens, which its words share: they are small, for they are passed on often. It
/// is changed only by an owner that shares it with nobody.
final class SharedLine: @unchecked Sendable {
  private(set) var text: String
  private var name: String
  private var number: Int
  var tokens = TokenizedLine()

  init(_ source: SourceText) {
    text = source.text
    name = source.heldName
    number = source.line
  }

  var source: SourceText { SourceText(held: text, name: name, line: number) }

  /// Becomes another line, whose words are still to be read.
  func renew(for source: SourceText) {
    text = source.text
    name = source.heldName
    number = source.line
    tokens.removeAll()
  }

  func word(_ token: Token) -> Word {
    guard let place = token.ownText else { return Word(holder: text, token: token) }
    return Word(holder: tokens.ownText(place), token: token)
  }
}
