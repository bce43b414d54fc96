import HeadlessTable

/// The first line of `tvsh explain --json`.
enum ExplanationJSON {
  static func line(of explanation: Explanation) -> String {
    let report = explanation.report
    var members = [
      ("family", string(report.family.rawValue)), ("fields", object(fields(of: report))),
    ]
    if let noun = report.noun { members.append(("noun", string(noun.rawValue))) }
    if let view = report.view { members.append(("view", string(view.rawValue))) }
    if let sum = report.countSum {
      members.append(("expected", String(sum.expected)))
      members.append(("off", String(sum.off)))
    }
    members.append(("complete", report.isComplete ? "true" : "false"))
    members.append(("causes", array(explanation.causes.map { string($0.cause.rawValue) })))
    if let assertion = report.assertion {
      members.append(("assertion", object(fields(of: assertion))))
    }
    return object(members)
  }

  static let unknown = #"{"family":"unknown","fields":{}}"#

  private static func fields(of report: CrashReport) -> [(String, String)] {
    var fields: [(String, String)] = CrashReport.Field.allCases.compactMap { field in
      report.digits(of: field).map { (field.rawValue, $0) }
    }
    if report.family == .scrollOutOfRange, report.noun == .items, let row = report.digits(of: .row)
    {
      fields.append(("index", row))
    }
    for (name, path) in [
      ("from", report.source), ("to", report.destination), ("other", report.otherPath),
    ] {
      if let path { fields.append((name, array([String(path.section), String(path.row)]))) }
    }
    if let side = report.side { fields.append(("side", string(side.rawValue))) }
    return fields + (report.batch.map { self.fields(of: $0) } ?? [])
  }

  private static func fields(of batch: BatchListing) -> [(String, String)] {
    var fields: [(String, String)] = []
    for (name, counts) in [("before", batch.countsBefore), ("after", batch.countsAfter)] {
      guard let counts else { continue }
      fields.append(("sections" + (name == "before" ? "Before" : "After"), String(counts.count)))
      fields.append((name + "Counts", array(counts.map { String($0) })))
    }
    fields.append(("updates", array(batch.updates.map { object(members(of: $0)) })))
    if let expected = batch.expectedCounts {
      fields.append(("expectedCounts", array(expected.map { $0.map { String($0) } ?? "null" })))
    }
    if let off = batch.off { fields.append(("off", array(off.map { String($0) }))) }
    return fields
  }

  private static func members(of update: RowCountMismatch.ListedUpdate) -> [(String, String)] {
    switch update {
    case .deleteRow(let path): change("delete", row: path)
    case .insertRow(let path): change("insert", row: path)
    case .deleteSection(let section): change("delete", section: section)
    case .insertSection(let section): change("insert", section: section)
    case .moveSection(let section, let to):
      change("move", section: section) + [("to", String(to))]
    case .moveRow(let path, let to):
      change("move", row: path) + [("to", array([String(to.section), String(to.row)]))]
    }
  }

  private static func change(_ name: String, row path: RowPath) -> [(String, String)] {
    [
      ("op", string(name)), ("noun", string("row")), ("section", String(path.section)),
      ("row", String(path.row)),
    ]
  }

  private static func change(_ name: String, section: Int) -> [(String, String)] {
    [("op", string(name)), ("noun", string("section")), ("section", String(section))]
  }

  private static func fields(of site: AssertionSite) -> [(String, String)] {
    var fields = [("method", string(site.method))]
    if let file = site.file { fields.append(("file", string(file))) }
    if let line = site.line { fields.append(("line", String(line))) }
    if let build = site.build { fields.append(("build", string(build))) }
    return fields
  }

  private static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { string($0) + ":" + $1 }.joined(separator: ",") + "}"
  }

  private static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  /// Escapes only `"`, `\` and control characters.
  private static func string(_ text: String) -> String {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20: bytes += Array("\\u00".utf8) + [hexDigit(byte >> 4), hexDigit(byte & 15)]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
