import HeadlessTable
import TableRender

/// A table as RFC 4180 has it: a header line `section,row`, then a line a row. Neighbouring equal
/// sections are one section.
enum CSVTable {
  static func read(_ bytes: [UInt8]) throws(TableFile.Failure) -> TableData {
    var content = bytes[...]
    if content.starts(with: [0xEF, 0xBB, 0xBF]) { content = content.dropFirst(3) }
    try TableFile.requireText(Array(content))
    let records = try CSVReader.records(Array(content))
    guard let first = records.first, first.fields == ["section", "row"] else {
      throw TableFile.Failure(reason: "line 1 is not section,row")
    }
    var data = TableData()
    for record in records.dropFirst() {
      guard record.fields.count == 2 else { throw wrongFields(of: record) }
      if !isSame(data.sections.last?.header, record.fields[0]) {
        data.sections.append(DataSection(header: record.fields[0]))
      }
      data.sections[data.sections.count - 1].rows.append(DataRow(record.fields[1]))
    }
    return data
  }

  private static func wrongFields(of record: CSVReader.Record) -> TableFile.Failure {
    if record.isEmpty { return TableFile.Failure(reason: "line \(record.line) is empty") }
    guard record.fields.count > 1 else {
      return TableFile.Failure(reason: "line \(record.line) has one field, not 2")
    }
    return TableFile.Failure(
      reason: "line \(record.line) has \(record.fields.count) fields, not 2")
  }

  static func write(_ data: TableData) throws(TableFile.Failure) -> ByteBuffer {
    var buffer = ByteBuffer()
    buffer.write("section,row\r\n")
    var last: String?
    for (number, section) in data.sections.enumerated() {
      guard !section.rows.isEmpty else {
        throw TableFile.Failure(
          reason: "section \(number) is empty, which CSV cannot hold: use NAME.json")
      }
      guard !isSame(last, section.header) else {
        throw TableFile.Failure(
          reason: """
            sections \(number - 1) and \(number) have one header, which CSV cannot tell apart: \
            use NAME.json
            """)
      }
      last = section.header
      for row in section.rows {
        write(section.header, into: &buffer)
        buffer.write(",")
        write(row.text, into: &buffer)
        buffer.write("\r\n")
      }
    }
    return buffer
  }

  /// Headers are compared by their bytes, as all texts are.
  private static func isSame(_ last: String?, _ header: String) -> Bool {
    last.map { $0.utf8.elementsEqual(header.utf8) } ?? false
  }

  private static func write(_ field: String, into buffer: inout ByteBuffer) {
    guard field.utf8.contains(where: { ",\"\r\n".utf8.contains($0) }) else {
      return buffer.write(field)
    }
    buffer.write("\"")
    for byte in field.utf8 {
      if byte == UInt8(ascii: "\"") { buffer.write(byte: byte) }
      buffer.write(byte: byte)
    }
    buffer.write("\"")
  }
}

/// Splits bytes into the records of RFC 4180.
private struct CSVReader {
  struct Record {
    var fields: [String]
    var line: Int
    var isEmpty: Bool
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  static func records(_ bytes: [UInt8]) throws(TableFile.Failure) -> [Record] {
    var reader = CSVReader(bytes: bytes)
    var records: [Record] = []
    while reader.index < bytes.count {
      let line = reader.line
      let isEmpty = "\r\n".utf8.contains(bytes[reader.index])
      records.append(Record(fields: try reader.readRecord(), line: line, isEmpty: isEmpty))
    }
    // Lines that editors leave at the end hold no row.
    while records.last?.isEmpty == true { records.removeLast() }
    return records
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func readRecord() throws(TableFile.Failure) -> [String] {
    var fields: [String] = []
    while true {
      fields.append(try readField())
      guard index < bytes.count else { return fields }
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: ",") { continue }
      if byte == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") {
        index += 1
      }
      line += 1
      return fields
    }
  }

  private mutating func readField() throws(TableFile.Failure) -> String {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      let start = index
      while index < bytes.count, !",\r\n".utf8.contains(bytes[index]) { index += 1 }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }
    let opening = line
    var field: [UInt8] = []
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") { line += 1 }
      guard byte == UInt8(ascii: "\"") else {
        field.append(byte)
        continue
      }
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        return try closedField(field)
      }
      field.append(byte)
      index += 1
    }
    throw TableFile.Failure(reason: "line \(opening) opens a quote that is never closed")
  }

  private func closedField(_ field: [UInt8]) throws(TableFile.Failure) -> String {
    guard index == bytes.count || ",\r\n".utf8.contains(bytes[index]) else {
      throw TableFile.Failure(reason: "line \(line) goes on behind a closing quote")
    }
    return String(decoding: field, as: UTF8.self)
  }
}
