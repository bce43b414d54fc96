import HeadlessTable

/// A session as one page that plays it step by step, in any browser and without a network. Every
/// step is a section of the document, so that it can be read without scripts too.
package struct SessionPage {
  private let words: PageWords
  private let spelling: EventSpelling

  /// A step of the page: the lines of comments above it, and what was typed.
  private struct PageStep {
    var comments: [String] = []
    var title: String
    var step: PlaybackStep
    /// The titles of the buttons that are destructive, as far as the delegate has said.
    var destructive: Set<String> = []
    var commands: [PlaybackCommand]
  }

  package init(words: PageWords, spelling: EventSpelling) {
    self.words = words
    self.spelling = spelling
  }

  package func write(
    opening: PlaybackStep, steps: [PlaybackStep], into buffer: inout ByteBuffer
  ) {
    let pageSteps = pageSteps(opening: opening, steps: steps)
    writeHead(into: &buffer)
    writeList(of: pageSteps, into: &buffer)
    buffer.write("<main>\n")
    for (number, step) in pageSteps.enumerated() { write(step, number: number, into: &buffer) }
    buffer.write("</main>\n")
    writeBar(last: pageSteps.count - 1, into: &buffer)
    buffer.write("<script>\n\(PageScript.text)</script>\n</body>\n</html>\n")
  }

  /// Blank lines and those that only export are no steps; comments stand above the step that
  /// follows.
  private func pageSteps(opening: PlaybackStep, steps: [PlaybackStep]) -> [PageStep] {
    var pageSteps = [PageStep(title: words.start, step: opening, commands: [])]
    var comments: [String] = []
    var destructive: Set<String> = []
    for step in steps {
      for event in step.events { Self.learn(from: event, &destructive) }
      let commands = step.commands.filter { $0.name != "export" }
      guard !commands.isEmpty || step.mistake != nil else {
        if let comment = Self.comment(of: step.line) { comments.append(comment) }
        continue
      }
      let isWhole = commands.count == step.commands.count
      let title = isWhole ? step.line : commands.map(\.label).joined(separator: "; ")
      pageSteps.append(
        PageStep(
          comments: comments, title: title, step: step, destructive: destructive,
          commands: commands))
      comments.removeAll()
    }
    return pageSteps
  }

  private static func learn(from event: TraceEvent, _ destructive: inout Set<String>) {
    guard case .call(_, _, .actions(let actions?)?) = event.content else { return }
    for action in actions {
      if action.isDestructive {
        destructive.insert(action.title)
      } else {
        destructive.remove(action.title)
      }
    }
  }

  private static func comment(of line: String) -> String? {
    let marks: Set<Character> = ["#", "＃", " ", "\t", "\u{3000}"]
    let text = line.drop { marks.contains($0) }
    return text.isEmpty || text.hasPrefix("!") ? nil : String(text)
  }

  // MARK: Around the steps

  private func writeHead(into buffer: inout ByteBuffer) {
    buffer.write(
      """
      <!DOCTYPE html>
      <html lang="\(words.language)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(words.title)</title>
      <script>document.documentElement.className = "js"</script>
      <style>
      \(PageStyle.text)</style>
      </head>
      <body>
      <header><h1>\(words.title)</h1>
      <label><input type="checkbox" id="all">\(words.more)</label></header>

      """)
  }

  private func writeList(of steps: [PageStep], into buffer: inout ByteBuffer) {
    buffer.write("<nav aria-label=\"\(words.steps)\"><ol start=\"0\">\n")
    for (number, step) in steps.enumerated() {
      buffer.write("<li><a href=\"#s\(number)\">")
      buffer.write(number == 0 ? "span" : "code", html: step.title)
      if let badge = badge(of: step) { buffer.write("mark", html: badge) }
      buffer.write("</a>\n")
    }
    buffer.write("</ol></nav>\n")
  }

  private func badge(of step: PageStep) -> String? {
    if step.step.exception != nil { return words.exception }
    return step.step.isMistake ? words.mistake : nil
  }

  private func writeBar(last: Int, into buffer: inout ByteBuffer) {
    buffer.write(
      """
      <footer><button type="button" id="back">\(words.back)</button>
      <input type="range" id="at" min="0" max="\(last)" value="0" aria-label="\(words.steps)">
      <output for="at" id="count"></output>
      <button type="button" id="next">\(words.next)</button></footer>
      <p id="live" aria-live="polite"></p>

      """)
  }

  // MARK: One step

  private func write(_ step: PageStep, number: Int, into buffer: inout ByteBuffer) {
    buffer.write("<section id=\"s\(number)\" aria-labelledby=\"h\(number)\">\n")
    for comment in step.comments { buffer.write("p", "class=comment", html: comment) }
    buffer.write("<h2 id=\"h\(number)\">")
    buffer.write(number == 0 ? "span" : "code", html: step.title)
    buffer.write("</h2>\n")
    PageSides(step: step.step, words: words, destructive: step.destructive)
      .write(into: &buffer)
    if number > 0 { writeReply(of: step, into: &buffer) }
    buffer.write("</section>\n")
  }

  private func writeReply(of step: PageStep, into buffer: inout ByteBuffer) {
    buffer.write("<div class=reply>")
    buffer.write("h3", html: words.trace)
    let empty = buffer.bytes.count
    var quiet = 0
    for command in step.commands {
      if step.commands.count > 1 {
        buffer.write("<p class=typed>")
        buffer.write("code", html: command.label)
        buffer.write("</p>")
      }
      quiet += write(command, line: step.title, into: &buffer)
    }
    if let mistake = step.step.mistake { write(mistake: mistake, line: step.title, into: &buffer) }
    if quiet > 0 {
      buffer.write("<label class=more for=all>+ \(quiet) \(words.more)</label>")
    } else if buffer.bytes.count == empty {
      buffer.write("p", "class=quiet", html: words.quiet)
    }
    buffer.write("</div>\n")
  }

  /// Writes what came of a command; returns how many of its calls only `trace all` shows.
  private func write(_ command: PlaybackCommand, line: String, into buffer: inout ByteBuffer)
    -> Int
  {
    var events: [TraceEvent] = []
    var quiet = 0
    func writeEvents() {
      let trace = PageTrace(events, spelling: spelling)
      trace.write(into: &buffer, words: words)
      quiet += trace.quietCount
      events.removeAll()
    }
    for part in command.parts {
      if case .event(let event) = part {
        events.append(event)
        continue
      }
      writeEvents()
      switch part {
      case .event: break
      case .printed(let text): buffer.write("pre", html: text)
      case .exception(let exception): PageException(exception).write(into: &buffer)
      case .mistake(let text): write(mistake: text, line: line, into: &buffer)
      }
    }
    writeEvents()
    if command.name.hasPrefix("expect"), !command.isMistake {
      buffer.write("p", "class=met", html: "✓ " + words.met)
    }
    return quiet
  }

  /// A caret stands below the line that was typed.
  private func write(mistake: String, line: String, into buffer: inout ByteBuffer) {
    let echo = mistake.hasPrefix(" ") ? "tvsh> \(line)\n" : ""
    buffer.write("pre", "class=x", html: echo + mistake)
  }
}
