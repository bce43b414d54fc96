import HeadlessTable

/// What the lines of calls begin with, `data-source: can-edit`, for each event. It is put together
/// once: these are the most written words of all.
struct EventWords: Sendable {
  private let bytes: [UInt8]
  /// The places of the words, by the byte that stands for an event.
  private let ranges: [Range<Int>]

  private init(_ spelling: EventSpelling) {
    var bytes: [UInt8] = []
    var ranges = Array(repeating: 0..<0, count: 256)
    for name in EventName.allCases {
      let start = bytes.count
      bytes += "\(name.receiver.rawValue): \(spelling.word(for: name))".utf8
      ranges[Self.place(of: name)] = start..<bytes.count
    }
    self.bytes = bytes
    self.ranges = ranges
  }

  private static let short = EventWords(.short)
  private static let swift = EventWords(.swift)
  private static let objectiveC = EventWords(.objectiveC)

  static func words(_ spelling: EventSpelling) -> EventWords {
    switch spelling {
    case .short: short
    case .swift: swift
    case .objectiveC: objectiveC
    }
  }

  /// An event is one byte; which one for which event does not matter here.
  @inline(__always)
  private static func place(of name: EventName) -> Int {
    withUnsafeBytes(of: name) { Int($0[0]) }
  }

  @inline(__always)
  func range(of name: EventName) -> Range<Int> { ranges[Self.place(of: name)] }

  @inline(__always)
  func write(_ range: Range<Int>, into line: inout ByteWriter) {
    line.write(bytes, range)
  }
}
