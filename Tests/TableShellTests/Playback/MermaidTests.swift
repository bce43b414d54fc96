import HeadlessTable
import TableRender
import Testing

@testable import TableShell

/// The sequence diagram is one that Mermaid reads, and draws what was called.
struct MermaidTests {
  private func diagram(_ lines: String...) throws -> (text: String, session: Session) {
    let files = CountedFiles()
    let session = Session(host: files, options: SessionOptions())
    for line in lines { session.type(line) }
    #expect(session.type("export a.mmd").isEmpty)
    return (files.contents["a.mmd"] ?? "", session)
  }

  @Test func `a deletion by hand is drawn as articles draw it`() throws {
    let text = try diagram(
      "edit on", "style default none", "style 0 1 delete", "tap 0 1", "confirm"
    )
    .text
    #expect(text.hasPrefix(Self.head))
    #expect(text.hasSuffix(Self.tail))
  }

  private static let head = """
    sequenceDiagram
      participant client
      participant table
      participant source as data source
      participant delegate
      rect rgba(128, 128, 128, 0.1)
        Note over client,delegate: edit on
        client->>table: set-editing on animated
        table->>source: can-edit 0.0
        source-->>table: yes
        table->>delegate: editing-style 0.0
        delegate-->>table: delete

    """

  private static let tail = """
      rect rgba(128, 128, 128, 0.1)
        Note over client,delegate: tap 0 1
        Note over table: 0.1 shows the button "Delete": confirm or cancel
      end
      rect rgba(128, 128, 128, 0.1)
        Note over client,delegate: confirm
        table->>source: commit delete 0.1
        Note over source: data: remove 0.1 "吉林"
        source->>table: delete-rows 0.1 with automatic
      end

    """

  @Test func `a refused update is a note with the first sentence of its exception`() throws {
    let text = try diagram("table del 0 1", "show", "expect sections 2", "dle").text
    #expect(
      text.hasSuffix(
        """
          rect rgba(128, 128, 128, 0.1)
            Note over client,delegate: table del 0 1
            client->>table: delete-rows 0.1 with automatic
            Note over client,delegate: NSInternalInconsistencyException: \
        Invalid update: invalid number of rows in section 0
          end

        """))
    #expect(try SequenceDiagram(text).lines.count { $0 == .rect } == 1)
  }

  @Test func `a text field takes part only where it is spoken to`() throws {
    let with = try diagram("insert-row on", "edit on", "type 天津", "tap 0 4").text
    #expect(with.contains("  participant field as text field\n"))
    #expect(with.contains("    client->>field: should-return\n    field-->>client: yes\n"))
    #expect(try SequenceDiagram(with).participants.last == "field")
    #expect(try diagram("edit on").text.contains("field") == false)
  }

  @Test(arguments: ["trace editing", "trace all", "trace off", "trace only can-edit commit"])
  func `arrows stand in the order of the trace`(trace: String) throws {
    let (text, session) = try diagram(
      trace, "edit on", "begin", "del 0.0 0.1", "ins 1.0 北京", "end", "drag 0.0 to 1.1", "edit off",
      "reload-data", "select 0 0", "swipe 0 1", "cancel")
    let diagram = try SequenceDiagram(text)
    let drawn = diagram.lines.compactMap { line -> String? in
      guard case .message(_, let receiver, false, let text) = line else { return nil }
      return "\(receiver == "source" ? "data-source" : receiver): \(text)"
    }
    var filter = session.settings.filter
    if filter == .off { filter = .editing }
    var buffer = ByteBuffer()
    for command in session.steps.flatMap(\.commands) {
      var renderer = TraceText(filter, spelling: .short, colors: .none)
      renderer.render(command.events, into: &buffer)
    }
    let expected = buffer.text.split(separator: "\n")
      .map { $0.drop { $0 == " " } }
      .filter { line in ["table: ", "data-source: ", "delegate: "].contains { line.hasPrefix($0) } }
      .map { line in
        let end = line.firstRange(of: " -> ")?.lowerBound ?? line.endIndex
        return String(line[..<end])
      }
    #expect(!drawn.isEmpty)
    // A note of a row is no call; its words begin with the row.
    #expect(drawn == expected.filter { !$0.hasPrefix("table: ") || !$0.contains("shows") })
  }

  @Test func `every answer goes back to who asked, innermost first`() throws {
    let text = try diagram("trace all", "edit on", "del 0 0", "reload-data").text
    var open: [(from: String, to: String)] = []
    for line in try SequenceDiagram(text).lines {
      guard case .message(let from, let to, let isAnswer, _) = line else { continue }
      if isAnswer {
        let call = open.popLast()
        #expect(call?.from == to && call?.to == from)
      } else if from == "table" && to != "table" && to != "source" || to == "source" {
        open.append((from, to))
      }
      if case .message(_, _, false, let text) = line, text.hasPrefix("commit") { open.removeLast() }
    }
    #expect(open.isEmpty)
  }

  @Test(arguments: [
    "a#b;c", "<b>&amp;</b>", "%%{init: x}%% c", "style a:#;", "classDef x:#1;", "wrap: a", "end",
    "END", "#59;", "ﬂ°°", "a: b", "吉林「」", "\\", "'", "->> x: y", "participant",
  ])
  func `any text is shown as it is`(text: String) throws {
    let escaped = quoted(text)
    let notes = try SequenceDiagram(try diagram("data set 0 0 \(escaped)").text).lines.compactMap {
      if case .note(_, let text) = $0 { text } else { nil }
    }
    #expect(notes == ["data set 0 0 \(escaped)", "data: set 0.0 \(escaped)"])
    var buffer = ByteBuffer()
    buffer.write("sequenceDiagram\n  participant a\n  Note over a: ")
    buffer.write(mermaid: text)
    buffer.write("\n")
    #expect(try SequenceDiagram(buffer.text).lines == [.note(over: ["a"], text: text)])
  }

  @Test func `a text of many words is cut`() throws {
    let long = String(repeating: "很长", count: 1_000)
    let text = try diagram("data set 0 0 \(long)").text
    #expect(text.utf8.count < 2_000)
    #expect(text.contains("很…\n"))
  }
}
