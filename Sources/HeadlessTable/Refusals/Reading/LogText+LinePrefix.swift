extension LogText {
  /// The place behind what a log, a mail or an editor puts before each line, given the line's first
  /// place.
  ///
  /// Marks such as `>`, `//` and `*` carry no meaning anyway. Here go the prefixes made of letters
  /// and digits: times, `App[1375:677242]`, initials of a mail quote, and line numbers.
  func endOfLinePrefix(from start: Int) -> Int {
    var position = start
    while position < bytes.count, position < start + 40, !bytes[position].isLetterOrDigit,
      bytes[position] != .newline
    {
      position += 1
    }
    guard position < bytes.count, bytes[position].isLetterOrDigit else { return start }
    if let end = endOfTime(from: position) { return endOfProcess(from: end, words: 5) ?? end }
    return endOfProcess(from: position, words: 1) ?? endOfMark(from: position) ?? start
  }

  /// The place behind `2016-04-28 14:53:30.103`, `2023-07-19T11:43:35+0800`, `Apr 28 14:53:30` or
  /// `14:53:30.103`.
  private func endOfTime(from start: Int) -> Int? {
    var position = start
    if let end = match("####-##-##", at: position) ?? match("####/##/##", at: position)
      ?? match("##-##", at: position) ?? match("@@@ ##", at: position)
      ?? match("@@@  #", at: position)
    {
      position = end
      while position < bytes.count, position < end + 2, !bytes[position].isDigit { position += 1 }
    }
    guard let time = match("##:##:##", at: position) else {
      return match("####-##-##", at: start)
    }
    return endOfRun(from: time) {
      $0.isDigit || [.dot, .plus, .dash, .comma].contains($0) || $0 == 0x5A
    }
  }

  /// The place behind `App[1375:677242]` or `iPhone App(UIKit)[1375] <Error>:`, near in the line.
  private func endOfProcess(from start: Int, words most: Int) -> Int? {
    let limit = min(bytes.count, start + 80)
    var words = 0
    var position = start
    while position < limit, bytes[position] != .newline, words < most {
      if bytes[position] == .openBracket {
        guard position > start, !bytes[position - 1].isBlank else { return nil }
        let inside = endOfRun(from: position + 1) { $0.isHexDigit || $0 == .colon }
        guard inside > position + 1, inside < bytes.count, bytes[inside] == .closeBracket,
          bytes[position + 1].isDigit
        else { return nil }
        return endOfLevel(from: inside + 1)
      }
      if bytes[position] == .blank { words += 1 }
      position += 1
    }
    return nil
  }

  /// The place behind ` <Error>:`, if there is one.
  private func endOfLevel(from start: Int) -> Int {
    let open = endOfRun(from: start) { $0 == .blank }
    guard open < bytes.count, bytes[open] == .less,
      let close = firstIndex(of: .greater, from: open, within: 12),
      close + 1 < bytes.count, bytes[close + 1] == .colon
    else { return start }
    return close + 2
  }

  /// The place behind `JS>` or `12:` or `12 |`.
  private func endOfMark(from start: Int) -> Int? {
    let word = endOfRun(from: start) { $0.isLetterOrDigit }
    let isNumber = bytes[start..<word].allSatisfy { $0.isDigit }
    guard word - start <= (isNumber ? 7 : 3) else { return nil }
    let mark = endOfRun(from: word) { $0 == .blank }
    guard mark < bytes.count else { return nil }
    let marks: [UInt8] = isNumber ? [.colon, .bar] : [.greater]
    return marks.contains(bytes[mark]) ? mark + 1 : nil
  }

  /// The place behind a form in which `#` is a digit and `@` a letter.
  private func match(_ form: StaticString, at start: Int) -> Int? {
    let end = start + form.utf8CodeUnitCount
    guard end <= bytes.count else { return nil }
    for offset in 0..<form.utf8CodeUnitCount {
      let byte = bytes[start + offset]
      let fits =
        switch form.utf8Start[offset] {
        case UInt8(ascii: "#"): byte.isDigit
        case UInt8(ascii: "@"): byte.isLetter
        case let sign: byte == sign
        }
      if !fits { return nil }
    }
    return end
  }

  private func endOfRun(from start: Int, while belongs: (UInt8) -> Bool) -> Int {
    var end = start
    let limit = min(bytes.count, start + 40)
    while end < limit, belongs(bytes[end]) { end += 1 }
    return end
  }
}
