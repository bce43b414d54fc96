extension BatchListing {
  /// Reads the lists behind "inconsistent with the updates.", and tells where they end.
  static func read(in text: LogText, at start: Int) -> (listing: BatchListing, end: Int)? {
    var reader = BatchReader(text: text, position: start)
    reader.read()
    return reader.position > start ? (reader.listing, reader.position) : nil
  }
}

/// Reads `Data source before updates = { 1 section with row counts: [30] } … Updates = [ Delete row
/// (0 - 0) ]`.
private struct BatchReader {
  let text: LogText
  var position: Int
  var listing = BatchListing()

  mutating func read() {
    guard take("datasourcebeforeupdates"), let before = counts() else { return }
    listing.countsBefore = before
    guard take("datasourceafterupdates"), let after = counts() else { return }
    listing.countsAfter = after
    guard take("updates") else { return }
    while let update = update() { listing.updates.append(update) }
    listing.isComplete = text.firstIndex(of: .closeBracket, from: position, within: 24) != nil
  }

  private mutating func take(_ word: StaticString) -> Bool {
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard let end = text.end(of: letters, at: position) else { return false }
    position = end
    return true
  }

  private mutating func number() -> Int? {
    guard let number = text.number(at: position) else { return nil }
    position = number.end
    return number.value
  }

  /// `{ 2 sections with row counts: [3, 4] }`.
  private mutating func counts() -> [Int]? {
    guard number() != nil, take("section") else { return nil }
    _ = take("s")
    guard take("with"), take("row") || take("item"), take("counts") else { return nil }
    guard let open = text.firstIndex(of: .openBracket, from: position, within: 24) else {
      return nil
    }
    position = open + 1
    var counts: [Int] = []
    while true {
      let next = text.nextLetter(from: position) ?? text.bytes.count
      if text.bytes[position..<next].contains(.closeBracket) { return counts }
      // A comma stands between two counts.
      guard let count = text.wrappedNumber(at: position) ?? text.number(at: position) else {
        return nil
      }
      position = count.end
      counts.append(count.value)
    }
  }

  /// `Delete row (0 - 0)`, `Insert section (2)`, `Move item (0 - 1) to (0 - 2)`.
  private mutating func update() -> RowCountMismatch.ListedUpdate? {
    let start = position
    let update =
      if take("delete") {
        change(row: { .deleteRow($0) }, section: { .deleteSection($0) })
      } else if take("insert") {
        change(row: { .insertRow($0) }, section: { .insertSection($0) })
      } else if take("move") { move() } else { nil as RowCountMismatch.ListedUpdate? }
    if update == nil { position = start }
    return update
  }

  private mutating func change(
    row: (RowPath) -> RowCountMismatch.ListedUpdate, section: (Int) -> RowCountMismatch.ListedUpdate
  ) -> RowCountMismatch.ListedUpdate? {
    if take("section") { return number().map(section) }
    guard take("row") || take("item") else { return nil }
    return path().map(row)
  }

  private mutating func move() -> RowCountMismatch.ListedUpdate? {
    if take("section") {
      guard let from = number(), take("to") else { return nil }
      _ = take("section")
      return number().map { .moveSection(from, to: $0) }
    }
    guard take("row") || take("item"), let from = path(), take("to") else { return nil }
    _ = take("row") || take("item")
    return path().map { .moveRow(from, to: $0) }
  }

  private mutating func path() -> RowPath? {
    guard let path = text.indexPath(at: position), let place = path.path else { return nil }
    position = path.end
    return place
  }
}
