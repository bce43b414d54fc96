import HeadlessTable

/// What the places of the texts stand for in one report.
struct ExplanationValues {
  private let catalog: ExplanationCatalog
  private let unit: ExplanationUnit
  private var values: [String: String] = [:]
  private var counts: [String: Int] = [:]

  init(of report: CrashReport, in catalog: ExplanationCatalog) {
    self.catalog = catalog
    unit = report.noun == .items ? .item : report.countsSections ? .section : .row
    for field in CrashReport.Field.allCases {
      values[field.rawValue] = report.digits(of: field)
      counts[field.rawValue] = report[field]
    }
    addNames(of: report)
    addPaths(of: report)
    if let sum = report.countSum { add(sum, of: report) }
    if let place = report.missedPlace { add(place) }
  }

  subscript(name: String) -> String? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// A text with its places filled, or nil where one of them is not known.
  func fill(_ text: String) -> String? {
    var filled = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}"),
        let value = value(of: rest[rest.index(after: open)..<close])
      else { return nil }
      filled += rest[..<open]
      // English has "an" before a vowel; the other languages have no article.
      if filled.hasSuffix(" a "), let first = value.first, "aeiou".contains(first) {
        filled.insert("n", at: filled.index(before: filled.endIndex))
      }
      filled += value
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }

  func fill(_ fact: ExplanationFact) -> String? {
    catalog.facts[fact].flatMap { fill($0) }
  }

  /// `before` or `before:noun`.
  private func value(of place: Substring) -> String? {
    let parts = place.split(separator: ":")
    guard let name = parts.first, let value = values[String(name)] else { return nil }
    guard parts.count > 1 else { return value }
    let unit = parts[1] == "section" ? ExplanationUnit.section : unit
    guard let forms = catalog.units[unit] else { return value }
    return value + " " + (counts[String(name)] == 1 ? forms.one : forms.many)
  }

  private mutating func addNames(of report: CrashReport) {
    values["noun"] = catalog.units[unit]?.one
    values["nouns"] = catalog.units[unit]?.many
    switch report.view {
    case .table: values["view"] = catalog.units[.tableView]?.one
    case .collection: values["view"] = catalog.units[.collectionView]?.one
    case nil: values["view"] = catalog.units[.tableView]?.many
    }
  }

  private mutating func addPaths(of report: CrashReport) {
    values["path"] = report.path?.description
    values["from"] = report.source?.description
    values["to"] = report.destination?.description
    values["other"] = report.otherPath?.description
  }

  private mutating func add(_ sum: CountSum, of report: CrashReport) {
    if let section = report.batch?.rowMismatch?.section { set("section", section) }
    set("before", sum.before)
    set("after", sum.after)
    set("inserted", sum.inserted)
    set("deleted", sum.deleted)
    set("movedIn", sum.movedIn)
    set("movedOut", sum.movedOut)
    set("expected", sum.expected)
    set("gained", sum.gained)
    set("lost", sum.lost)
    set("distance", sum.off == .min ? .max : abs(sum.off))
    let parts: [(Int, ExplanationFact)] = [
      (sum.inserted, .inserted), (sum.deleted, .deleted), (sum.movedIn, .movedIn),
      (sum.movedOut, .movedOut),
    ]
    let changes = parts.compactMap { count, fact in count == 0 ? nil : fill(fact) }
    if !changes.isEmpty {
      values["changes"] = changes.joined(separator: catalog.facts[.separator] ?? ", ")
    }
  }

  private mutating func add(_ place: MissedPlace) {
    set("index", place.index)
    set("bound", place.bound)
    if place.bound > 0 { set("last", place.bound - 1) }
    if place.isPlain, place.index >= place.bound, place.bound > 0 {
      set("distance", place.index - place.bound + 1)
    }
  }

  private mutating func set(_ name: String, _ count: Int) {
    counts[name] = count
    values[name] = values[name] ?? String(count)
  }
}
