import TableShell

/// Types lines into a session and reads what comes back.
final class Typist {
  let host = MemoryHost()
  let session: Session
  private(set) var lineCount = 0
  private(set) var replies: [Reply] = []
  var name: String
  var folder: String?

  init(
    _ lines: String..., options: SessionOptions = SessionOptions(), named name: String = "a.tvsh"
  ) {
    self.name = name
    session = Session(host: host, options: options)
    for line in lines { type(line) }
  }

  /// What is printed for a line, standard error behind standard output.
  @discardableResult
  func type(_ line: String, echoed: Bool = true) -> String {
    lineCount += 1
    let place = LinePlace(name: name, line: lineCount, folder: folder)
    let reply = session.evaluate(line, at: place, echoed: echoed)
    replies.append(reply)
    return String(decoding: reply.output + reply.errors, as: UTF8.self)
  }

  func finish(echoed: Bool = true) -> String {
    let place = LinePlace(name: name, line: lineCount, folder: folder)
    let reply = session.finishScript(at: place, echoed: echoed)
    replies.append(reply)
    return String(decoding: reply.output + reply.errors, as: UTF8.self)
  }

  var dump: String { type("dump") }
  var last: Reply { replies.last ?? Reply() }
}
