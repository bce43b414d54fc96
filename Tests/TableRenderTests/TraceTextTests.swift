import HeadlessTable
import TableRender
import Testing

@Suite struct TraceTextTests {
  private static let paths = [
    RowPath(section: 0, row: 0), RowPath(section: 3, row: 12), RowPath(section: .max, row: .max),
    RowPath(section: -1, row: .min),
  ]

  private static let arguments: [TraceEvent.Arguments] =
    [.none, .editing(true, animated: true), .editing(false, animated: false), .optionalPath(nil)]
    + paths.flatMap { path -> [TraceEvent.Arguments] in
      [
        .path(path), .optionalPath(path), .section(path.section), .rows([path]),
        .rows([path, paths[0], paths[0]]), .moveRow(path, to: paths[2]),
        .moveSection(path.section, to: path.row), .rows([]),
      ]
    }
    + EditingStyle.allCases.map { .commit($0, paths[1]) }
    + RowAnimation.allCases.flatMap { animation -> [TraceEvent.Arguments] in
      [
        .updateRows([paths[1]], animation), .updateRows(paths, animation),
        .updateSections([4], animation), .updateSections([4, 5, 9], animation),
      ]
    }

  private static let answers: [TraceEvent.Answer?] =
    [
      nil, .flag(true), .flag(false), .count(0), .count(.max), .count(-10), .number(44),
      .number(44.5), .text(nil), .text("a \"b\""), .path(nil), .path(paths[2]), .actions(nil),
      .actions([]), .actions([.init(title: "Flag"), .init(title: "Bin", isDestructive: true)]),
    ] + EditingStyle.allCases.map { .style($0) }

  /// The line of a call, put together of texts in the plainest way.
  private func spelled(_ event: TraceEvent, _ spelling: EventSpelling, _ colors: Palette)
    -> String
  {
    guard case .call(let name, let arguments, let answer) = event.content else { return "" }
    let color = name.receiver == .table ? "" : colors.question
    var line = String(repeating: "  ", count: event.depth)
    line += color + "\(name.receiver.rawValue): \(spelling.word(for: name))"
    line += spelled(arguments) + colors.end(of: color)
    if let answer {
      line += " -> " + colors.answer + spelled(answer) + colors.end(of: colors.answer)
    }
    return line + "\n"
  }

  private func spelled(_ arguments: TraceEvent.Arguments) -> String {
    switch arguments {
    case .none: ""
    case .editing(let on, let animated):
      (on ? " on" : " off") + (animated ? " animated" : " plain")
    case .path(let path), .optionalPath(let path?): " \(path.section).\(path.row)"
    case .optionalPath: " none"
    case .section(let section): " \(section)"
    case .rows(let paths): paths.map { " \($0.section).\($0.row)" }.joined()
    case .updateRows(let paths, let animation):
      spelled(.rows(paths)) + " with \(animation.name)"
    case .updateSections(let sections, let animation):
      sections.map { " \($0)" }.joined() + " with \(animation.name)"
    case .moveRow(let source, let target): spelled(.path(source)) + " to" + spelled(.path(target))
    case .moveSection(let source, let target): " \(source) to \(target)"
    case .commit(let style, let path): " \(style.name)" + spelled(.path(path))
    }
  }

  private func spelled(_ answer: TraceEvent.Answer) -> String {
    switch answer {
    case .flag(let flag): flag ? "yes" : "no"
    case .count(let count): "\(count)"
    case .number(let number): number == 44 ? "44" : "\(number)"
    case .text(let text): text.map(quoted) ?? "none"
    case .style(let style): style.name
    case .path(let path): path.map { "\($0.section).\($0.row)" } ?? "none"
    case .actions(let actions):
      actions.flatMap { actions in
        actions.isEmpty
          ? nil
          : actions.map { quoted($0.title) + ($0.isDestructive ? ":destructive" : "") }
            .joined(separator: " ")
      } ?? "none"
    }
  }

  @Test(arguments: EventSpelling.allCases, [Palette.none, .terminal])
  func `a line says what its parts say, however it is put together`(
    spelling: EventSpelling, colors: Palette
  ) {
    var renderer = TraceText(.all, spelling: spelling, colors: colors)
    for (number, name) in EventName.allCases.enumerated() where name != .layout {
      for (place, arguments) in Self.arguments.enumerated() {
        // Each of them meets each of the others often enough.
        for answer in Self.answers where (number + place) % 5 == 0 {
          let event = TraceEvent(
            .call(name, arguments, answer: answer), depth: 1 + number % 3)
          var buffer = ByteBuffer()
          renderer.render([event], into: &buffer)
          guard buffer.text != spelled(event, spelling, colors) else { continue }
          Issue.record("\(buffer.text) for \(event)")
        }
      }
    }
  }

  @Test func `lines stand behind each other, and each JSON object behind the last`() {
    let events = Self.paths.map { TraceEvent(.call(.canEdit, .path($0), answer: .flag(true))) }
    var text = TraceText(.all, spelling: .short, colors: .none)
    var json = TraceJSON(.all, spelling: .short)
    var (lines, objects) = (ByteBuffer(), ByteBuffer())
    lines.write("first\n")
    objects.write("first\n")
    text.render(events, into: &lines)
    json.render(events, into: &objects)
    #expect(lines.text.split(separator: "\n").count == 5 && lines.text.hasPrefix("first\n  data"))
    #expect(
      objects.text.hasPrefix(
        "first\n"
          + #"{"receiver":"data-source","event":"can-edit","path":"0.0","answer":true,"depth":1}"#
          + "\n{"))
    #expect(objects.text.split(separator: "\n").count == 5)
  }
}
