@testable import TableRender
@testable import TableShell

/// Any bytes are a table file: refused in one line, or read; and what was read is written so that
/// it reads the same.
enum TableFileFuzzer {
  static func run(_ bytes: [UInt8], name: String) {
    do throws(TableFile.Failure) {
      let table = try TableFile.read(bytes, name: name)
      for other in ["b.json", "b.csv"] { checkWayBack(of: table, name: other) }
    } catch {
      let reason = error.reason.description
      require(!reason.isEmpty && !reason.contains("\n"), "a reason is one line")
    }
  }

  private static func checkWayBack(of table: TableData, name: String) {
    guard let written = try? TableFile.write(table, name: name) else {
      return require(name.hasSuffix(".csv"), "JSON holds every table")
    }
    guard let again = try? TableFile.read(written.bytes, name: name) else {
      fail("what was written as \(name) cannot be read")
    }
    require(texts(of: again) == texts(of: table), "\(name) reads as it was written")
  }

  private static func texts(of table: TableData) -> [[[UInt8]]] {
    table.sections.map { section in
      [Array(section.header.utf8)] + section.rows.map { Array($0.text.utf8) }
    }
  }
}
