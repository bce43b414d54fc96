import HeadlessTable
import TableRender

/// The data source and delegate methods of the printed view controller, those that the session's
/// controller implements. Answers about rows are chosen by the rows' texts.
struct CallbackCode {
  let state: ControllerState
  let usesInsertRow: Bool
  let switched: Set<EventName>

  var parts: [[String]] {
    var parts = [["// MARK: What the table asks"]]
    parts += structure
    parts += editing
    parts += answers
    parts += selection
    parts += commits
    parts += helpers(for: parts)
    return parts
  }

  func implements(_ event: EventName) -> Bool { state.implemented.contains(event) }

  static let table = "_ tableView: UITableView, "

  static func method(_ signature: String, _ body: [String]) -> [String] {
    let head = "override func \(signature) {"
    let lines = head.count < 97 ? [head] : broken(head)
    if body.isEmpty { return lines.dropLast() + [(lines.last ?? "") + "}"] }
    return lines + body.map { $0.isEmpty ? "" : "  " + $0 } + ["}"]
  }

  /// A long head has its arguments on a line of their own.
  private static func broken(_ head: String) -> [String] {
    guard let open = head.firstIndex(of: "("), let close = head.lastIndex(of: ")") else {
      return [head]
    }
    let arguments = head[head.index(after: open)..<close]
    let lines =
      arguments.count < 94
      ? [String(arguments)]
      : arguments.split(separator: ",").enumerated().map { index, argument in
        (index == 0 ? argument : argument.dropFirst()) + (argument.endIndex < close ? "," : "")
      }
    return [String(head[...open])] + lines.map { "  " + $0 } + [String(head[close...])]
  }

  // MARK: Sections, rows, cells

  private var structure: [[String]] {
    var parts: [[String]] = []
    if implements(.numberOfSections) || switched.contains(.numberOfSections) {
      let count =
        switched.contains(.numberOfSections)
        ? "countsSections ? sections.count : 1" : "sections.count"
      parts.append(
        Self.method("numberOfSections(in tableView: UITableView) -> Int", [count]))
    }
    let extra = usesInsertRow ? " + (section == insertRowSection ? 1 : 0)" : ""
    parts.append(
      Self.method(
        "tableView(\(Self.table)numberOfRowsInSection section: Int) -> Int",
        ["sections[section].rows.count\(extra)"]))
    parts.append(cell)
    if implements(.header) || switched.contains(.header) {
      let header =
        switched.contains(.header)
        ? "showsHeaders ? sections[section].header : nil" : "sections[section].header"
      parts.append(
        Self.method(
          "tableView(\(Self.table)titleForHeaderInSection section: Int) -> String?", [header]))
    }
    if implements(.footer) {
      parts.append(
        Self.method(
          "tableView(\(Self.table)titleForFooterInSection section: Int) -> String?", ["nil"]))
    }
    return parts
  }

  private var cell: [String] {
    var body = [
      "let cell =", "  tableView.dequeueReusableCell(withIdentifier: \"row\")",
      "  ?? UITableViewCell(style: .default, reuseIdentifier: \"row\")",
    ]
    if usesInsertRow {
      body += [
        "if isInsertRow(indexPath) {",
        "  let cell = UITableViewCell(style: .default, reuseIdentifier: nil)",
        "  newRowField.frame = cell.contentView.bounds",
        "  newRowField.isHidden = !tableView.isEditing",
        "  cell.contentView.addSubview(newRowField)", "  return cell", "}",
      ]
    }
    body += [
      "cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row]", "return cell",
    ]
    return Self.method(
      "tableView(\(Self.table)cellForRowAt indexPath: IndexPath) -> UITableViewCell", body)
  }

  // MARK: What changes the data

  private var commits: [[String]] {
    var parts: [[String]] = []
    if implements(.commit) { parts.append(commit) }
    if implements(.move) {
      let body =
        state.handlers[.move].map(Self.scripted)
        ?? [
          "// The table has moved the row already: it is not told.",
          "let row = sections[source.section].rows.remove(at: source.row)",
          "sections[target.section].rows.insert(row, at: target.row)",
        ]
      parts.append(
        Self.method(
          "tableView(\(Self.table)moveRowAt source: IndexPath, to target: IndexPath)", body))
    }
    return parts
  }

  private var commit: [String] {
    let signature =
      "tableView(\(Self.table)commit editingStyle: UITableViewCell.EditingStyle, "
      + "forRowAt indexPath: IndexPath)"
    if let handler = state.handlers[.commit] {
      return Self.method(signature, Self.scripted(handler))
    }
    return Self.method(
      signature,
      [
        "switch editingStyle {", "case .delete:",
        "  sections[indexPath.section].rows.remove(at: indexPath.row)",
        "  tableView.deleteRows(at: [indexPath], with: .automatic)", "case .insert:",
        "  sections[indexPath.section].rows.insert(newText, at: indexPath.row)",
        "  tableView.insertRows(at: [indexPath], with: .automatic)", "default: break", "}",
      ])
  }

  /// What `on` put in the place of the usual; what it came to is told where the session did it.
  static func scripted(_ handler: HandlerScript) -> [String] {
    ["// In the session: \(handler.text.onOneLine)"]
  }

  // MARK: Helpers

  private func helpers(for parts: [[String]]) -> [[String]] {
    let lines = parts.joined()
    var helpers: [[String]] = []
    if usesInsertRow {
      helpers.append([
        "private func isInsertRow(_ indexPath: IndexPath) -> Bool {",
        "  indexPath.section == insertRowSection",
        "    && indexPath.row == sections[indexPath.section].rows.count", "}",
      ])
    }
    if lines.contains(where: { $0.contains("text(at: ") }) {
      helpers.append([
        "/// The text of a row; nil where the data have none.",
        "private func text(at indexPath: IndexPath) -> String? {",
        "  guard sections.indices.contains(indexPath.section),",
        "    sections[indexPath.section].rows.indices.contains(indexPath.row)",
        "  else { return nil }", "  return sections[indexPath.section].rows[indexPath.row]", "}",
      ])
    }
    return helpers
  }
}
