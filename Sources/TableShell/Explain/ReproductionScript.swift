import HeadlessTable

/// A script of the shell that raises a message anew, with the same numbers.
enum ReproductionScript {
  /// More than this make no script that anyone reads: rows stand ten to a line, each section has a
  /// line of its own.
  static let mostRows = 100_000
  static let mostSections = 1_000

  /// The script, each line ended; nil where no table raises this message, the numbers are too
  /// large, or the log was cut off before them.
  static func text(for report: CrashReport) -> String? {
    var script = ScriptWriter()
    if report.noun == .items {
      script.add("# rows here, items in the log; the numbers are the same")
    } else if report.view == .collection {
      script.add("# a table view here, a collection view in the log; the numbers are the same")
    }
    if let version = version(for: report) { script.add("set ios \(version)") }
    guard write(report, into: &script) else { return nil }
    return script.text
  }

  /// The nearest version whose words are those of the log, where a new session has others.
  private static func version(for report: CrashReport) -> Int? {
    let usual = Settings(language: .english, names: .short).iosVersion
    guard let versions = report.versions, !versions.contains(usual) else { return nil }
    // A sum of later versions that lacks rows is told as a list, which this one is not.
    if report.family == .rowsCount, versions.lowerBound > usual, report.off ?? 0 < 0 { return nil }
    return min(max(usual, versions.lowerBound), versions.upperBound)
  }

  private static func write(_ report: CrashReport, into script: inout ScriptWriter) -> Bool {
    switch report.family {
    case .rowsCount, .itemsCount, .otherToolkitCount, .sectionsCount, .batchTable,
      .batchCollection:
      return writeCounts(of: report, into: &script)
    case .deleteOutOfRange, .deleteInMissingSection, .deleteSectionOutOfRange:
      return writeDelete(of: report, into: &script)
    case .insertOutOfRange, .insertIntoMissingSection, .insertSectionOutOfRange:
      return writeInsert(of: report, into: &script)
    case .moveOutOfRange, .moveSectionOutOfRange: return writeMove(of: report, into: &script)
    case .deleteAndReload, .deleteAndMove, .insertAndMove, .moveTwice, .moveAndSectionChange,
      .twoAnimations:
      return writeClash(of: report, into: &script)
    case .scrollOutOfRange, .rectRequest, .moveTargetOutOfRange:
      return writeGesture(of: report, into: &script)
    case .arrayRange: return writeArrayRange(of: report, into: &script)
    default: return false
    }
  }
}

/// Collects the lines of a script.
struct ScriptWriter {
  private(set) var lines: [String] = []
  private var rows = 0
  /// Whether the numbers are in the range that a script can show.
  private(set) var isPossible = true

  var text: String? {
    isPossible && !lines.isEmpty ? lines.joined(separator: "\n") + "\n" : nil
  }

  mutating func add(_ line: String) {
    lines.append(line)
  }

  /// `new empty`, the sections with so many rows each, and `reload-data`.
  mutating func addTable(_ counts: [Int]) {
    add("new empty")
    addSections(counts)
    add("reload-data")
  }

  mutating func addSections(_ counts: [Int]) {
    for (section, count) in counts.enumerated() {
      let first = min(max(0, count), Self.rowsOfLine)
      addTexts("data ins-section \(section) \"S\(section)\"", of: section, 0..<first)
      addRows(count - first, to: section, at: first)
    }
  }

  private static let rowsOfLine = 10

  /// Puts rows into the data, some to a line.
  mutating func addRows(_ count: Int, to section: Int, at first: Int) {
    guard count >= 0, rows + count <= ReproductionScript.mostRows else {
      isPossible = false
      return
    }
    for next in stride(from: first, to: first + count, by: Self.rowsOfLine) {
      let end = min(first + count, next + Self.rowsOfLine)
      addTexts("data ins \(section).\(next)", of: section, next..<end)
    }
  }

  private mutating func addTexts(_ command: String, of section: Int, _ range: Range<Int>) {
    rows += range.count
    add(([command] + range.map { "\"\(section).\($0)\"" }).joined(separator: " "))
  }

  /// Changes the number of rows in the data of one section, at its end.
  mutating func changeRows(of section: Int, from before: Int, to after: Int) {
    if after < before { add("data del \(Self.range(section, after..<before))") }
    if after > before { addRows(after - before, to: section, at: before) }
  }

  /// Takes the last sections out of the data.
  mutating func dropSections(to after: Int, of before: Int) {
    if after < before { add("data del-section \(Self.range(after..<before))") }
  }

  /// `0.3` or `0.3-5`.
  static func range(_ section: Int, _ rows: Range<Int>) -> String {
    rows.count == 1 ? "\(section).\(rows.lowerBound)" : "\(section).\(range(rows))"
  }

  /// `3` or `3-5`.
  static func range(_ numbers: Range<Int>) -> String {
    numbers.count == 1
      ? "\(numbers.lowerBound)" : "\(numbers.lowerBound)-\(numbers.upperBound - 1)"
  }
}
