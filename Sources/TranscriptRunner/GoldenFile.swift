/// The form of a golden: UTF-8 without byte order mark, lines ended by LF, the last one too, no
/// blank at a line's end.
package enum GoldenFile {
  /// What is wrong with the form, or nil.
  package static func fault(in contents: [UInt8]) -> String? {
    if contents.starts(with: [0xEF, 0xBB, 0xBF]) { return "begins with a byte order mark" }
    for (index, line) in TextLines(contents).lines.enumerated() {
      if let fault = fault(inLine: line) { return "\(fault) (line \(index + 1))" }
    }
    return nil
  }

  private static func fault(inLine line: ArraySlice<UInt8>) -> String? {
    guard line.last == UInt8(ascii: "\n") else { return "has a last line that is not ended" }
    switch line.dropLast().last {
    case UInt8(ascii: "\r"): return "has a carriage return at a line's end"
    case UInt8(ascii: " "), UInt8(ascii: "\t"): return "has a blank at a line's end"
    default: break
    }
    let isASCII = line.allSatisfy { $0 < 0x80 }
    return isASCII || String(validating: line, as: UTF8.self) != nil ? nil : "is not UTF-8"
  }
}
