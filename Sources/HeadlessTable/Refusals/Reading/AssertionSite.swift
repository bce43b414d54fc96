/// The line `*** Assertion failure in -[UITableView …], …/UITableView.m:1422` that UIKit logs
/// before its exception.
public struct AssertionSite: Hashable, Sendable {
  /// The method that failed, such as `-[UITableView _endCellAnimationsWithContext:]`.
  public internal(set) var method: String

  /// The source file without its folder, such as `UITableView.m`, where the line tells it.
  public internal(set) var file: String?

  /// The line in that file.
  public internal(set) var line: Int?

  /// The build of UIKit, such as `3512.60.7`.
  public internal(set) var build: String?

  /// Whether the method or its file belongs to a table or collection view.
  var isOfTable: Bool {
    let text = method + (file ?? "")
    return ["TableView", "CollectionView", "endCellAnimations", "endItemAnimations"]
      .contains { text.containsBytes(of: $0) }
  }

  /// The kind of view whose method failed.
  var view: CrashReport.View? {
    let text = method + (file ?? "")
    if text.containsBytes(of: "CollectionView") { return .collection }
    return text.containsBytes(of: "TableView") ? .table : nil
  }

  /// The family that the method alone stands for.
  var family: CrashFamily {
    if method.containsBytes(of: "rectFor") { return .rectRequest }
    if method.containsBytes(of: "numberOfRowsInSection:")
      || method.containsBytes(of: "numberOfItemsInSection:")
    {
      return .requestInMissingSection
    }
    if method.containsBytes(of: "ForScrollingToRow") { return .scrollOutOfRange }
    return .assertionLine
  }
}

extension AssertionSite {
  /// Reads the rest of an assertion line behind `Assertion failure in`, and tells where it ends.
  static func read(in text: LogText, at start: Int) -> (site: AssertionSite, end: Int)? {
    guard let open = text.firstIndex(of: .openBracket, from: start, within: 8),
      let close = text.firstIndex(of: .closeBracket, from: open, within: 400), open > 0
    else { return nil }
    let sign = text.bytes[open - 1] == .plus ? "+" : "-"
    let method = text.string(open...close).squeezed()
    var site = AssertionSite(method: sign + method)
    let end = site.readFile(in: text, at: close + 1)
    return (site, end)
  }

  /// Reads `, /SourceCache/UIKit_Sim/UIKit-3512.60.7/UITableView.m:1422`, which may be wrapped.
  private mutating func readFile(in text: LogText, at start: Int) -> Int {
    guard let comma = text.firstIndex(of: .comma, from: start, within: 3) else { return start }
    var path: [UInt8] = []
    var position = comma + 1
    let limit = min(text.bytes.count, position + 400)
    while position < limit, !path.isSourceFile {
      let byte = text.bytes[position]
      if byte == .openBracket { return start }
      if !byte.isBlank { path.append(byte) }
      position += 1
    }
    guard path.isSourceFile else { return start }
    let parts = path.dropLast().split(separator: .slash, omittingEmptySubsequences: false)
    file = parts.last.map { String(decoding: $0, as: UTF8.self) }
    build = parts.compactMap { $0.buildOfUIKit }.first
    guard let number = text.number(at: position) else { return position }
    line = number.value
    return number.end
  }
}

extension [UInt8] {
  /// Whether these bytes end in `.m:` or `.mm:` or `.swift:`.
  fileprivate var isSourceFile: Bool {
    guard last == .colon else { return false }
    return [".m:", ".mm:", ".swift:"].contains { suffix($0.utf8.count).elementsEqual($0.utf8) }
  }
}

extension ArraySlice<UInt8> {
  /// `3512.60.7` of `UIKit-3512.60.7`.
  fileprivate var buildOfUIKit: String? {
    guard starts(with: "UIKit".utf8), let dash = firstIndex(of: .dash) else { return nil }
    return String(decoding: self[(dash + 1)...], as: UTF8.self)
  }
}

extension String {
  /// Whether a text stands somewhere in this one.
  func containsBytes(of part: String) -> Bool {
    let bytes = Array(utf8)
    let wanted = Array(part.utf8)
    guard bytes.count >= wanted.count else { return false }
    return (0...(bytes.count - wanted.count)).contains {
      bytes[$0..<($0 + wanted.count)].elementsEqual(wanted)
    }
  }

  /// The same text with each run of blanks and line ends as one blank.
  fileprivate func squeezed() -> String {
    utf8.split { $0.isBlank }.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }
}
