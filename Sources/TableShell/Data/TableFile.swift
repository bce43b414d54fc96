import TableRender
import TableScript

/// A table in a file: JSON or CSV, by the ending of its name.
enum TableFile {
  /// Why bytes are no table, or a table no file of that kind; one line.
  struct Failure: Error {
    var reason: Message
  }

  static func read(_ bytes: [UInt8], name: String) throws(Failure) -> TableData {
    switch try Kind(name: name) {
    case .json: try JSONTable.read(bytes)
    case .csv: try CSVTable.read(bytes)
    }
  }

  static func write(_ data: TableData, name: String) throws(Failure) -> ByteBuffer {
    switch try Kind(name: name) {
    case .json: JSONTable.write(data)
    case .csv: try CSVTable.write(data)
    }
  }

  /// The texts of a table are UTF-8 without NUL, as those of commands are.
  static func requireText(_ bytes: [UInt8]) throws(Failure) {
    if let zero = bytes.firstIndex(of: 0) {
      let line = bytes[..<zero].count { $0 == 0x0A } + 1
      throw Failure(reason: "line \(line): byte 00 is not text")
    }
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    var line = 1
    for part in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      guard String(validating: part, as: UTF8.self) != nil else { break }
      line += 1
    }
    throw Failure(reason: "line \(line) is not UTF-8")
  }

  private enum Kind {
    case json
    case csv

    init(name: String) throws(Failure) {
      if name.hasEnding(".json") {
        self = .json
      } else if name.hasEnding(".csv") {
        self = .csv
      } else {
        throw Failure(reason: "a table is NAME.json or NAME.csv")
      }
    }
  }
}
