import TableShell
import TestSupport
import Testing
import TranscriptRunner

/// A recorded transcript replays as itself, whatever was typed and wherever it began.
struct RecordingReplayTests {
  private static let lines = [
    "dle", "show; del 0.9", "dump; dle", "del 0 0", "dump; end", "begin; dump", "end", "# 注", "",
    "dump; expect sections 9", "expect rows 0 4", "on commit \"dump; del 9\"", "edit on",
    "on commit default", "table del 0 1", "data del 0 0; dump; tap 9 9", "new; dump; del 7 7",
    "source a.tvsh", "dump; source a.tvsh", "later",
    "set lang zh-Hans",
    "set lang en", "undo; dump; redo 9",
  ]
  /// What is about recordings alone is no part of one.
  private static let early = [
    "record b.tvsh", "record off", "record", "record c.tvsh; dump; del 0.9",
  ]

  /// What a random session recorded and what replaying that prints, and the lines typed.
  private func play(seed: UInt64) -> (recorded: String, replayed: String, typed: String) {
    var random = SeededGenerator(seed: seed)
    let files = MemoryFiles(["a.tvsh": "dump\ndump; del 0.9\n"])
    let session = Session(host: files, options: SessionOptions())
    let isEchoed = random.oneIn(2)
    let beginning = random.number(below: 12)
    let count = beginning + random.number(below: 12)
    var place = LinePlace(name: isEchoed ? "b.tvsh" : "<stdin>", line: 0)
    var typed = ""
    for number in 0...count {
      var line = Self.lines[random.number(below: Self.lines.count)]
      if number < beginning, random.oneIn(5) {
        line = Self.early[random.number(below: Self.early.count)]
      }
      if number == beginning { line = "record x/r.transcript" }
      typed += line + "\n"
      place.line += 1
      _ = session.evaluate(line, at: place, echoed: isEchoed)
    }
    _ = session.finishScript(at: place, echoed: isEchoed)
    let recorded = files.contents["x/r.transcript"] ?? []
    let again = MemoryFiles(["a.tvsh": "dump\ndump; del 0.9\n"])
    let replayed = TranscriptRunner().run(recorded, name: "x/r.transcript", host: again).transcript
    return (
      String(decoding: recorded, as: UTF8.self), String(decoding: replayed, as: UTF8.self), typed
    )
  }

  @Test func `random sessions with mistakes, recorded from anywhere`() {
    for seed in 0..<300 as Range<UInt64> {
      let session = play(seed: seed)
      #expect(session.replayed == session.recorded, "seed \(seed) typed \(session.typed)")
    }
  }
}
