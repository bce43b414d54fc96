import HeadlessTable

extension ReproductionScript {
  static func writeDelete(of report: CrashReport, into script: inout ScriptWriter) -> Bool {
    guard let section = report[.section], let place = report.missedPlace, place.isMissing,
      let counts = counts(of: report, section: section, bound: place.bound)
    else { return false }
    script.addTable(counts)
    script.add(
      report.path.map { "table del \($0)" } ?? "table del-section \(section)")
    return true
  }

  static func writeInsert(of report: CrashReport, into script: inout ScriptWriter) -> Bool {
    guard let section = report[.section], let place = report.missedPlace, place.isMissing,
      let counts = counts(of: report, section: section, bound: place.bound)
    else { return false }
    script.addTable(counts)
    script.add(
      report.path.map { "table ins \($0)" } ?? "table ins-section \(section)")
    return true
  }

  /// The row counts of a table in which a row of one section, or a section, is just missing.
  private static func counts(of report: CrashReport, section: Int, bound: Int) -> [Int]? {
    let isOfRows = report.family == .deleteOutOfRange || report.family == .insertOutOfRange
    guard (0...(isOfRows ? mostRows : mostSections)).contains(bound) else { return nil }
    guard isOfRows else { return Array(repeating: 1, count: bound) }
    guard (0..<mostSections).contains(section) else { return nil }
    return Array(repeating: 0, count: section) + [bound]
  }

  static func writeMove(of report: CrashReport, into script: inout ScriptWriter) -> Bool {
    guard let place = report.missedPlace, place.isMissing, place.bound <= mostRows else {
      return false
    }
    if report.family == .moveSectionOutOfRange, let section = report[.section] {
      return writeMove(ofSection: section, to: report[.toSection], place, into: &script)
    }
    guard let source = report.source, [source, report.destination ?? source].allSatisfy(isSmall)
    else { return false }
    let isOfSections = report[.section] == nil
    var before: [Int: Int] = [:]
    var after: [Int: Int] = [:]
    let destination = report.destination ?? RowPath(section: 0, row: 0)
    if isOfSections {
      guard place.bound < mostSections else { return false }
      for section in 0..<place.bound {
        before[section] = section == source.section ? source.row + 1 : 0
      }
      after = before
    } else if report.side == .before {
      before[source.section] = place.bound
      after = before
    } else {
      before[source.section] = source.row + 1
      after = before
      after[destination.section] = place.bound
      before[destination.section] = max(before[destination.section] ?? 0, place.bound)
    }
    let size = max(before.keys.max() ?? -1, after.keys.max() ?? -1) + 1
    script.addTable((0..<size).map { before[$0] ?? 0 })
    script.add("begin")
    for section in 0..<size {
      script.changeRows(of: section, from: before[section] ?? 0, to: after[section] ?? 0)
    }
    script.add("table move \(source) \(destination)")
    script.add("end")
    return true
  }

  private static func writeMove(
    ofSection section: Int, to destination: Int?, _ place: MissedPlace,
    into script: inout ScriptWriter
  ) -> Bool {
    guard place.bound < mostSections, section >= 0, section < mostSections else { return false }
    // A section that moves too far must be there before: the data may lose one meanwhile.
    let before = destination == nil ? place.bound : max(place.bound, section + 1)
    script.addTable(Array(repeating: 0, count: before))
    script.add("begin")
    if before > place.bound {
      script.add("data del-section \(ScriptWriter.range(place.bound..<before))")
    }
    script.add("table move-section \(section) \(destination ?? 0)")
    script.add("end")
    return true
  }

  static func writeGesture(of report: CrashReport, into script: inout ScriptWriter) -> Bool {
    switch report.family {
    case .scrollOutOfRange: return writeScroll(of: report, into: &script)
    case .rectRequest:
      guard let path = report.path else { return false }
      script.addTable([])
      script.add("table select \(path)")
    default:
      guard let path = report.path, isSmall(path), let count = report[.count],
        (1...mostSections).contains(count)
      else { return false }
      script.addTable(
        report.side == .before
          ? [2] + Array(repeating: 0, count: count - 1)
          : (0...path.section).map { $0 == path.section ? count : 2 })
      script.add("edit on")
      script.add("retarget pin \(path)")
      script.add("drag 0.0 to 0.1")
    }
    return true
  }

  private static func writeScroll(of report: CrashReport, into script: inout ScriptWriter) -> Bool {
    guard let section = report[.section], let place = report.missedPlace, place.isMissing,
      (0..<mostSections).contains(section), (0...mostRows).contains(place.bound)
    else { return false }
    // The words before iOS 13 do not name the view.
    if report.view == nil { script.add("set ios 12") }
    if let path = report.path {
      script.addTable(Array(repeating: 0, count: section) + [place.bound])
      script.add("scroll \(path)")
    } else {
      script.addTable(Array(repeating: 0, count: place.bound))
      script.add("scroll \(section).0")
    }
    return true
  }

  /// The insert row stands one past the end of its array; other places are removed behind the
  /// table's back.
  static func writeArrayRange(of report: CrashReport, into script: inout ScriptWriter) -> Bool {
    guard let place = report.missedPlace, place.isMissing, place.index < mostRows else {
      return false
    }
    if place.index == place.bound, place.bound > 0 {
      script.addTable([place.bound])
      script.add("insert-row on")
      script.add("edit on")
      script.add("move \(place.index) 0")
      return true
    }
    script.addTable([place.index + 1])
    script.add("begin")
    script.add("del 0.\(place.index)")
    script.add("data del \(ScriptWriter.range(0, place.bound..<(place.index + 1)))")
    script.add("end")
    return true
  }

  static func isSmall(_ path: RowPath) -> Bool {
    (0..<mostSections).contains(path.section) && (0..<mostRows).contains(path.row)
  }
}

extension MissedPlace {
  /// Whether the place is really outside: a log may be wrong.
  var isMissing: Bool { bound >= 0 && index >= bound }
}
