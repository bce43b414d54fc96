import TableRender

/// A table as JSON has it: `{"sections":[{"header":"…","rows":["…",…]},…]}`. A header may be left
/// out, and other keys are passed over.
enum JSONTable {
  static func read(_ bytes: [UInt8]) throws(TableFile.Failure) -> TableData {
    var scanner = try JSONScanner(bytes)
    var sections: [DataSection]?
    let start = scanner.next()
    try scanner.object("a table") { (key, scanner) throws(TableFile.Failure) in
      guard key == "sections" else { return try scanner.skipValue() }
      sections = try readSections(&scanner)
    }
    guard let sections else {
      throw scanner.failure("a table needs \(quoted("sections"))", at: start)
    }
    try scanner.finish()
    return TableData(sections: sections)
  }

  private static func readSections(_ scanner: inout JSONScanner) throws(TableFile.Failure)
    -> [DataSection]
  {
    var sections: [DataSection] = []
    try scanner.list("\(quoted("sections"))") { (scanner) throws(TableFile.Failure) in
      sections.append(try readSection(&scanner))
    }
    return sections
  }

  private static func readSection(_ scanner: inout JSONScanner) throws(TableFile.Failure)
    -> DataSection
  {
    var header = ""
    var rows: [String]?
    let start = scanner.next()
    try scanner.object("a section") { (key, scanner) throws(TableFile.Failure) in
      switch key {
      case "header": header = try scanner.takeNull() ? "" : scanner.string("\(quoted("header"))")
      case "rows": rows = try readRows(&scanner)
      default: try scanner.skipValue()
      }
    }
    guard let rows else { throw scanner.failure("a section needs \(quoted("rows"))", at: start) }
    return DataSection(header: header, texts: rows)
  }

  private static func readRows(_ scanner: inout JSONScanner) throws(TableFile.Failure) -> [String] {
    var rows: [String] = []
    try scanner.list("\(quoted("rows"))") { (scanner) throws(TableFile.Failure) in
      rows.append(try scanner.string("a row"))
    }
    return rows
  }

  static func write(_ data: TableData) -> ByteBuffer {
    var buffer = ByteBuffer()
    buffer.write("{\"sections\":[")
    for (index, section) in data.sections.enumerated() {
      buffer.write(index > 0 ? ",\n" : "\n")
      buffer.write("{\"header\":")
      buffer.write(json: section.header)
      buffer.write(",\"rows\":[")
      for (index, row) in section.rows.enumerated() {
        if index > 0 { buffer.write(",") }
        buffer.write(json: row.text)
      }
      buffer.write("]}")
    }
    buffer.write("\n]}\n")
    return buffer
  }
}
