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
    let destination = report.destination ?? RowPath(section: 0, row: 0)
    guard let (before, after) = countsOfMove(report, from: source, to: destination, place)
    else { return false }
    script.addTable(before)
    script.add("begin")
    script.dropSections(to: after.count, of: before.count)
    for (section, counts) in zip(before, after).enumerated() {
      script.changeRows(of: section, from: counts.0, to: counts.1)
    }
    script.add("table move \(source) \(destination)")
    script.add("end")
    return true
  }

  /// The row counts before and after the update. The end of the move that is not missing must be
  /// there: the data may lose what holds it meanwhile, as moves are checked before counts.
  private static func countsOfMove(
    _ report: CrashReport, from source: RowPath, to destination: RowPath, _ place: MissedPlace
  ) -> (before: [Int], after: [Int])? {
    let isOfRows = report.noun != nil
    guard isOfRows || place.bound < mostSections else { return nil }
    if report.side == .before {
      let counts =
        isOfRows
        ? Array(repeating: 0, count: source.section) + [place.bound]
        : Array(repeating: 0, count: place.bound)
      return (counts, counts)
    }
    let bound = isOfRows ? destination.section + 1 : place.bound
    var before = Array(repeating: 0, count: max(bound, source.section + 1))
    before[source.section] = source.row + 1
    if !isOfRows { return (before, Array(before.prefix(bound))) }
    var after = before
    after[destination.section] = place.bound
    before[destination.section] = max(before[destination.section], place.bound)
    return (before, after)
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
    script.dropSections(to: place.bound, of: before)
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
    default: return writeTarget(of: report, into: &script)
    }
    return true
  }

  private static func writeTarget(of report: CrashReport, into script: inout ScriptWriter) -> Bool {
    guard let path = report.path, isSmall(path), let count = report[.count],
      (0...mostRows).contains(count)
    else { return false }
    let counts: [Int]
    var drag = "drag 0.0 to 0.1"
    if report.side == .before {
      guard (1...mostSections).contains(count), path.section >= count else { return false }
      counts = [2] + Array(repeating: 0, count: count - 1)
    } else if path.section == 0, count > 1 {
      counts = [count]
    } else {
      let other = path.section == 0 ? 1 : 0
      counts = (0...max(path.section, other)).map { $0 == path.section ? count : 2 }
      // A row of another section may be dropped behind the last one.
      drag =
        path.row > count ? "drag \(other).0 to \(other).1" : "drag \(path.section).0 to \(other).0"
      guard path.row > count || count > 0 else { return false }
    }
    guard report.side == .before || path.row >= count else { return false }
    script.addTable(counts)
    script.add("edit on")
    script.add("retarget pin \(path)")
    script.add(drag)
    return true
  }

  private static func writeScroll(of report: CrashReport, into script: inout ScriptWriter) -> Bool {
    guard let section = report[.section], let place = report.missedPlace, place.isMissing,
      (0..<mostSections).contains(section), (0...mostRows).contains(place.bound)
    else { return false }
    if let path = report.path {
      script.addTable(Array(repeating: 0, count: section) + [place.bound])
      script.add("scroll \(path)")
    } else {
      script.addTable(Array(repeating: 0, count: place.bound))
      script.add("scroll \(section).0")
    }
    return true
  }

  /// The insert row stands one past the end of its array; other places are emptied behind the
  /// table's back.
  static func writeArrayRange(of report: CrashReport, into script: inout ScriptWriter) -> Bool {
    guard let place = report.missedPlace, place.isMissing, place.index < mostRows else {
      return false
    }
    let isBehindLast = place.index == place.bound && place.bound > 0
    switch report.arrayAccess ?? (isBehindLast ? .read : .remove) {
    case .read where isBehindLast:
      script.addTable([place.bound])
      script.add("insert-row on")
      script.add("edit on")
      script.add("move \(place.index) 0")
    case .read:
      let rows = max(2, place.index + 1)
      script.addTable([rows])
      script.add("edit on")
      script.add("data del \(ScriptWriter.range(0, place.bound..<rows))")
      script.add("move \(place.index) \(place.index == 0 ? 1 : 0)")
    case .remove:
      script.addTable([place.index + 1])
      script.add("begin")
      script.add("del 0.\(place.index)")
      script.add("data del \(ScriptWriter.range(0, place.bound..<(place.index + 1)))")
      script.add("end")
    case .insert:
      // An array takes a row behind its last one.
      guard place.index > place.bound else { return false }
      script.addTable([place.index])
      script.add("begin")
      script.add("ins 0.\(place.index) \"new\"")
      script.add("data del \(ScriptWriter.range(0, place.bound..<place.index))")
      script.add("end")
    }
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
