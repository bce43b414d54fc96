/// The quotes that hold a text together. Between `"` and `"` there are escapes; in every other pair
/// the text is taken as it stands.
package enum QuotePair: CaseIterable, Sendable {
  case straightDouble, straightSingle, curlyDouble, curlySingle, corner, whiteCorner

  package var opening: Unicode.Scalar {
    switch self {
    case .straightDouble: "\""
    case .straightSingle: "'"
    case .curlyDouble: "“"
    case .curlySingle: "‘"
    case .corner: "「"
    case .whiteCorner: "『"
    }
  }

  package var closing: Unicode.Scalar {
    switch self {
    case .straightDouble: "\""
    case .straightSingle: "'"
    case .curlyDouble: "”"
    case .curlySingle: "’"
    case .corner: "」"
    case .whiteCorner: "』"
    }
  }

  /// The length of either quote in bytes.
  var width: Int {
    UTF8.width(opening)
  }

  /// What may have been typed to close this pair, in a rest of a line that does not close it: the
  /// first quote of another kind at the end of a word, else the first that no apostrophe can be.
  func mistakenClosing(in rest: Substring.UnicodeScalarView) -> Unicode.Scalar? {
    let candidates = rest.indices.filter {
      QuotePair.quotes.contains(rest[$0]) && rest[$0] != closing
    }
    let atEnd = candidates.first {
      let next = rest.index(after: $0)
      return next == rest.endIndex || QuotePair.wordEnds.contains(rest[next])
    }
    return (atEnd ?? candidates.first { !rest[$0].isASCII }).map { rest[$0] }
  }

  private static let quotes: [Unicode.Scalar] =
    allCases.flatMap { [$0.opening, $0.closing] } + ["＂", "＇"]
  private static let wordEnds: [Unicode.Scalar] = [" ", "\t", "\u{3000}", ";", "；"]
}
