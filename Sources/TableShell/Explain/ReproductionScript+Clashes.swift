import HeadlessTable

extension ReproductionScript {
  static func writeClash(of report: CrashReport, into script: inout ScriptWriter) -> Bool {
    switch report.family {
    case .twoAnimations:
      script.addTable([2])
      script.add("begin")
      script.add("table reload 0.0")
      script.add("table move 0.1 0.0")
    case .moveTwice: return writeMoveTwice(of: report, into: &script)
    case .moveAndSectionChange: return writeSectionChange(of: report, into: &script)
    default:
      guard let section = report[.section], (0..<mostSections).contains(section) else {
        return false
      }
      if let path = report.path {
        guard writeClash(of: report.family, at: path, into: &script) else { return false }
      } else if report.noun == .sections {
        writeClash(of: report.family, atSection: section, into: &script)
      } else {
        return false
      }
    }
    script.add("end")
    return true
  }

  private static func writeClash(
    of family: CrashFamily, at path: RowPath, into script: inout ScriptWriter
  ) -> Bool {
    // A section prints as the last row that there can be.
    if path.row == .max, family == .deleteAndReload {
      script.addTable(Array(repeating: 0, count: path.section + 1))
      script.add("begin")
      script.add("table del-section \(path.section)")
      script.add("table reload-section \(path.section)")
      return true
    }
    guard isSmall(path) else { return false }
    let other = RowPath(section: path.section, row: path.row + 1)
    script.addTable(Array(repeating: 0, count: path.section) + [path.row + 2])
    script.add("begin")
    switch family {
    case .deleteAndReload:
      script.add("table del \(path)")
      script.add("table reload \(path)")
    case .deleteAndMove:
      script.add("table del \(path)")
      script.add("table move \(path) \(other)")
    default:
      script.add("table ins \(path)")
      script.add("table move \(other) \(path)")
    }
    return true
  }

  private static func writeClash(
    of family: CrashFamily, atSection section: Int, into script: inout ScriptWriter
  ) {
    script.addTable(Array(repeating: 0, count: section + 2))
    script.add("begin")
    if family == .deleteAndMove {
      script.add("table del-section \(section)")
      script.add("table move-section \(section) \(section + 1)")
    } else {
      script.add("table ins-section \(section)")
      script.add("table move-section \(section + 1) \(section)")
    }
  }

  private static func writeMoveTwice(
    of report: CrashReport, into script: inout ScriptWriter
  ) -> Bool {
    if let one = report.source, let to = report.destination, let other = report.otherPath,
      [one, to, other].allSatisfy(isSmall), isTwo(report, one, to, other, in: &script)
    {
      var counts: [Int: Int] = [:]
      for path in [one, to, other] {
        counts[path.section] = max(counts[path.section] ?? 0, path.row + 1)
      }
      script.addTable((0...(counts.keys.max() ?? 0)).map { counts[$0] ?? 0 })
      script.add("begin")
      script.add("table move \(one) \(to)")
      script.add(
        report.side == .before ? "table move \(one) \(other)" : "table move \(other) \(to)")
    } else if let one = report[.section], let to = report[.toSection],
      let other = report[.otherSection],
      [one, to, other].allSatisfy({ (0..<mostSections).contains($0) }),
      isTwo(report, one, to, other, in: &script)
    {
      script.addTable(Array(repeating: 0, count: max(one, to, other) + 1))
      script.add("begin")
      script.add("table move-section \(one) \(to)")
      script.add(
        report.side == .before
          ? "table move-section \(one) \(other)" : "table move-section \(other) \(to)")
    } else {
      return false
    }
    script.add("end")
    return true
  }

  /// Whether what clashes are two places, of which the table names the lower one first.
  private static func isTwo<Place: Comparable>(
    _ report: CrashReport, _ one: Place, _ to: Place, _ other: Place, in script: inout ScriptWriter
  ) -> Bool {
    let first = report.side == .before ? to : one
    if other < first {
      script.add(
        "# the lower number comes first here, the higher one in the log; they are the same")
    }
    return first != other
  }

  private static func writeSectionChange(
    of report: CrashReport, into script: inout ScriptWriter
  ) -> Bool {
    guard let section = report[.section], (0..<mostSections).contains(section) else { return false }
    if report.side == .after {
      script.addTable(Array(repeating: 1, count: max(1, section)))
      script.add("begin")
      script.add("data ins-section \(section) \"new\" \"row\"")
      script.add("table ins-section \(section)")
      script.add("table move 0.0 \(section).0")
    } else {
      script.addTable(Array(repeating: 1, count: section + 2))
      script.add("begin")
      script.add("data del-section \(section)")
      script.add("table del-section \(section)")
      script.add("table move \(section).0 0.0")
    }
    script.add("end")
    return true
  }
}
