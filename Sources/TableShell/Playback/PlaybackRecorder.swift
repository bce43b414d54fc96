import HeadlessTable
import TableRender
import TableScript

/// Listens to a session that is played again. The session has one only then.
final class PlaybackRecorder {
  private var commands: [PlaybackCommand] = []
  private var mistake: String?
  /// How many commands of the line may still run; nil is all.
  var commandsLeft: Int?

  /// Whether a command may run: the last line of a playback stops where the session has come to.
  func begin(_ command: Command, _ statement: Statement, sourceDepth: Int) -> Bool {
    if let left = commandsLeft {
      guard left > 0 else { return false }
      commandsLeft = left - 1
    }
    commands.append(
      PlaybackCommand(
        label: statement.source.text(in: statement.range), name: command.name,
        isReadOnly: command.isReadOnly, sourceDepth: sourceDepth))
    return true
  }

  func add(_ events: [TraceEvent]) {
    for event in events { add(.event(event)) }
  }

  func add(printed bytes: ArraySlice<UInt8>) {
    guard !bytes.isEmpty else { return }
    add(.printed(String(decoding: bytes, as: UTF8.self)))
  }

  func add(_ refusal: Refusal, block: ArraySlice<UInt8>) {
    let block = String(decoding: block, as: UTF8.self)
    add(.exception(PlaybackException(refusal: refusal, block: block)))
  }

  /// A mistake is the last command's, or the line's own where none has run.
  func add(mistake drawn: ByteBuffer) {
    if commands.isEmpty { mistake = drawn.text } else { add(.mistake(drawn.text)) }
  }

  private func add(_ part: PlaybackCommand.Part) {
    guard !commands.isEmpty else { return }
    commands[commands.count - 1].parts.append(part)
  }

  /// What came of the line, and an empty sheet for the next.
  func take() -> (commands: [PlaybackCommand], mistake: String?) {
    defer {
      commands = []
      mistake = nil
    }
    return (commands, mistake)
  }
}
