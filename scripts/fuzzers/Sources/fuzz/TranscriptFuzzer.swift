import TableShell
import TranscriptRunner

/// Any bytes are a script: its transcript, replayed, prints the same bytes; reading in pieces finds
/// the same lines as reading at once; and the difference of both is a difference.
enum TranscriptFuzzer {
  static func run(_ bytes: [UInt8]) {
    checkPieces(bytes)
    let runner = TranscriptRunner()
    let first = runner.run(bytes, name: "a.tvsh", host: MemoryHost()).transcript
    let second = runner.run(first, name: "a.transcript", host: MemoryHost()).transcript
    require(
      second == first,
      """
      a transcript replays as itself:
      \(String(decoding: first, as: UTF8.self))
      ---
      \(String(decoding: second, as: UTF8.self))
      """)
    checkDifference(old: bytes, new: first)
    _ = GoldenFile.fault(in: bytes)
  }

  private static func checkPieces(_ bytes: [UInt8]) {
    var whole = ScriptLines(fileName: nil, contents: bytes)
    var pieces = ScriptLines()
    var size = 1
    var index = 0
    while index < bytes.count {
      pieces.append(bytes[index..<min(index + size, bytes.count)])
      index += size
      size = size % 7 + 1
      while let line = pieces.next() { require(whole.next() == line, "pieces give the same lines") }
    }
    pieces.finish()
    while let line = pieces.next() { require(whole.next() == line, "pieces give the same lines") }
    require(whole.next() == nil, "pieces give all lines")
  }

  private static func checkDifference(old: [UInt8], new: [UInt8]) {
    let (old, new) = (TextLines(old).lines, TextLines(new).lines)
    var position = 0
    var patched: [ArraySlice<UInt8>] = []
    for change in LineDiff(old: old, new: new).changes {
      require(change.old.lowerBound >= position, "changes stand in order")
      patched += old[position..<change.old.lowerBound]
      patched += new[change.new]
      position = change.old.upperBound
    }
    patched += old[position...]
    require(patched == new, "the changes turn the old lines into the new ones")
  }
}
