/// The prompt as it stands in transcripts.
package enum Prompt {
  package static let bytes = Array("tvsh>".utf8)
  private static let blank = UInt8(ascii: " ")

  /// Appends the echo of a typed line, line end included: `tvsh> LINE`, for an empty line `tvsh>`.
  package static func appendEcho(of line: some Collection<UInt8>, to output: inout [UInt8]) {
    output += bytes
    if !line.isEmpty {
      output.append(blank)
      output += line
    }
    output.append(UInt8(ascii: "\n"))
  }

  /// What was typed in a line of a transcript, or nil for a line of a reply.
  package static func typedLine(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard line.starts(with: bytes) else { return nil }
    let typed = line.dropFirst(bytes.count)
    return typed.first == blank ? typed.dropFirst() : typed
  }
}
