import HeadlessTable

extension ReproductionScript {
  static func writeCounts(of report: CrashReport, into script: inout ScriptWriter) -> Bool {
    if let batch = report.batch { return writeList(batch, into: &script) }
    guard let sum = report.countSum, sum.off != 0 else { return false }
    if report.noun == .sections { return writeSections(sum, into: &script) }
    guard let section = report[.section], (0..<mostSections).contains(section) else {
      return false
    }
    return writeRows(sum, of: section, into: &script)
  }

  /// Deletes take the first rows, then come the moves out; inserts the first places, then the moves
  /// in. The partner of the moves is a section behind, which is checked later.
  private static func writeRows(
    _ sum: CountSum, of section: Int, into script: inout ScriptWriter
  ) -> Bool {
    let numbers = [
      sum.before, sum.after, sum.inserted, sum.deleted, sum.movedIn, sum.movedOut,
    ]
    guard numbers.allSatisfy({ (0...mostRows).contains($0) }),
      sum.deleted + sum.movedOut <= sum.before, sum.inserted + sum.movedIn <= sum.after
    else { return false }
    let partner = section + 1
    var counts = Array(repeating: 0, count: section) + [sum.before]
    if sum.hasMoves { counts.append(sum.movedIn) }
    script.addTable(counts)
    script.add("begin")
    script.changeRows(of: section, from: sum.before, to: sum.after)
    if sum.hasMoves { script.changeRows(of: partner, from: sum.movedIn, to: sum.movedOut) }
    if sum.deleted > 0 {
      script.add("table del \(ScriptWriter.range(section, 0..<sum.deleted))")
    }
    if sum.inserted > 0 {
      script.add("table ins \(ScriptWriter.range(section, 0..<sum.inserted))")
    }
    for row in 0..<sum.movedOut {
      script.add("table move \(section).\(sum.deleted + row) \(partner).\(row)")
    }
    for row in 0..<sum.movedIn {
      script.add("table move \(partner).\(row) \(section).\(sum.inserted + row)")
    }
    script.add("end")
    return true
  }

  private static func writeSections(_ sum: CountSum, into script: inout ScriptWriter) -> Bool {
    let numbers = [sum.before, sum.after, sum.inserted, sum.deleted]
    guard numbers.allSatisfy({ (0...mostSections).contains($0) }), sum.deleted <= sum.before,
      sum.inserted <= sum.after
    else { return false }
    script.addTable(Array(repeating: 0, count: sum.before))
    script.add("begin")
    script.dropSections(to: sum.after, of: sum.before)
    for section in sum.before..<max(sum.before, sum.after) {
      script.add("data ins-section \(section) \"S\(section)\"")
    }
    if sum.deleted > 0 {
      script.add("table del-section \(ScriptWriter.range(0..<sum.deleted))")
    }
    if sum.inserted > 0 {
      script.add("table ins-section \(ScriptWriter.range(0..<sum.inserted))")
    }
    script.add("end")
    return true
  }
}
