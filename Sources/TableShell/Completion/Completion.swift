import TableScript

/// What may stand at the cursor, for whoever edits lines.
package struct Completion: Equatable, Sendable {
  package struct Candidate: Equatable, Sendable {
    /// What goes into the line.
    package var text: String
    /// A few words on it.
    package var gloss: String
    /// What goes in behind it where it is the only one.
    package var ending = " "
  }

  package var candidates: [Candidate] = []
  /// How many bytes before the cursor the candidates replace.
  package var replacing = 0
}

extension Session {
  /// What may stand at a cursor, which is an offset in the bytes of the line.
  package func complete(_ line: String, cursor: Int) -> Completion {
    let prefix = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
    return complete(prefix, in: nil, avoiding: nil)
  }

  /// - Parameter outer: The quotes around the commands of a handler, which no word in them may use.
  private func complete(
    _ prefix: String, in handler: CompletionSource.HandlerBeingTyped?, avoiding outer: QuotePair?
  ) -> Completion {
    let unfinished = Parser.unfinished(prefix)
    guard !unfinished.isComment else { return Completion() }
    let source = CompletionSource(session: self, words: unfinished.words, handler: handler)
    guard let current = unfinished.current else {
      return completion(of: source.offers(for: ""), replacing: 0, quotes: nil, avoiding: outer)
    }
    let typed = String(decoding: prefix.utf8.dropFirst(unfinished.range.lowerBound), as: UTF8.self)
    guard current.isQuoted else {
      let offers = source.offers(for: current.text).filter { $0.text.hasPrefix(current.text) }
      let folded =
        offers.isEmpty
        ? source.offers(for: current.ascii).filter { $0.text.hasPrefix(current.ascii) } : offers
      return completion(of: folded, replacing: typed.utf8.count, quotes: nil, avoiding: outer)
    }
    guard let quotes = OpenQuote(typed) else { return Completion() }
    if source.place.kinds.contains(where: \.isScript) {
      let inner = CompletionSource.HandlerBeingTyped(
        hasTarget: source.words.last?.is("move") == true)
      return complete(quotes.contents, in: inner, avoiding: quotes.pair)
    }
    let offers = source.offers(for: current.text)
      .filter { $0.isText && $0.text.hasPrefix(current.text) }
    return completion(
      of: offers, replacing: typed.utf8.count, quotes: quotes.pair, avoiding: outer)
  }

  /// Puts texts between quotes that need them; where one does, all have them, so that they begin
  /// alike.
  private func completion(
    of offers: [CompletionSource.Offer], replacing: Int, quotes: QuotePair?,
    avoiding outer: QuotePair?
  ) -> Completion {
    let needsQuotes =
      quotes != nil || offers.contains { $0.isText && OpenQuote.areNeeded(by: $0.text) }
    let candidates = offers.compactMap { offer -> Completion.Candidate? in
      var text = offer.text
      if offer.isText, needsQuotes {
        let isOpen = offer.ending.isEmpty
        guard
          let quoted = OpenQuote.quoted(
            text, in: quotes ?? .straightDouble, avoiding: outer, isOpen: isOpen)
        else { return nil }
        text = quoted
      }
      return Completion.Candidate(text: text, gloss: offer.gloss, ending: offer.ending)
    }
    return Completion(candidates: candidates, replacing: replacing)
  }
}

extension ParameterKind {
  fileprivate var isScript: Bool {
    switch self {
    case .script: true
    case .either(let kinds): kinds.contains(where: \.isScript)
    default: false
    }
  }
}
