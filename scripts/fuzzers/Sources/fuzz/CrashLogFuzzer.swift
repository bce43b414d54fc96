import TableShell
import TranscriptRunner

/// Any bytes are a log: nothing is found in it, or an explanation; and a script that promises the
/// same message plays.
enum CrashLogFuzzer {
  static func run(_ bytes: [UInt8]) {
    let result = explain(text: String(decoding: pieced(bytes), as: UTF8.self))
    require(!result.lines.isEmpty && !result.json.contains("\n"), "an explanation has its form")
    require(!result.lines.contains { $0.contains("\n") }, "lines are lines")
    guard let script = result.script else {
      return require(!result.withoutScript.isEmpty, "a missing script says why")
    }
    // A longer one is more of the same lines.
    guard script.utf8.count < longestPlayed else { return }
    let transcript = TranscriptRunner().run(
      Array(script.utf8), name: "a.tvsh", host: MemoryHost()
    ).transcript
    require(!transcript.isEmpty, "a script plays")
  }

  private static let longestPlayed = 4_000

  /// A zero byte and the byte behind it stand for a piece of a message, so that mutations need not
  /// spell whole sentences.
  private static func pieced(_ bytes: [UInt8]) -> [UInt8] {
    var log: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0, index + 1 < bytes.count {
        log += pieces[Int(bytes[index + 1]) % pieces.count]
        index += 1
      } else {
        log.append(bytes[index])
      }
      index += 1
    }
    return log
  }

  private static let pieces: [[UInt8]] = [
    "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: '",
    "Invalid update: invalid number of rows in section ", "Invalid update: invalid number of ",
    "The number of rows contained in an existing section after the update (",
    ") must be equal to the number of rows contained in that section before the update (",
    "), plus or minus the number of rows inserted or deleted from that section (",
    " inserted, ", " deleted) and plus or minus the number of rows moved into or out of that ",
    "section (", " moved in, ", " moved out).'", "attempt to delete row ", " from section ",
    " which only contains ", " rows before the update", "attempt to insert row ", " into section ",
    "attempt to delete and reload the same index path ", "<NSIndexPath: 0x1> {length = 2, path = ",
    "sections", "Attempt to ", "0 - 1}", "UITableView", "UICollectionView", "\n", "  ", "9", "0",
    "-", "request for number of rows in section ", " when there are only ", " rows after",
    "-[__NSArrayM removeObjectAtIndex:]: index ", " beyond bounds [0 .. ", "] for empty array",
  ].map { Array($0.utf8) }
}
