import HeadlessTable

/// Data and table side by side, as a person at the screen sees the table.
struct PageSides {
  let step: PlaybackStep
  let words: PageWords
  /// The titles of buttons that are drawn as destructive.
  let destructive: Set<String>

  /// How many sections, and rows of each, a page shows.
  private static let limit = 100

  func write(into buffer: inout ByteBuffer) {
    buffer.write("<div class=sides>\n<div class=side><div class=top>")
    buffer.write("h3", html: words.data)
    buffer.write("</div>")
    let dataCount = step.data.sectionCount
    for section in 0..<min(dataCount, Self.limit) { writeData(section, into: &buffer) }
    writeRest(of: dataCount, into: &buffer)
    let isEditing = step.table.isEditing
    buffer.write("</div>\n<div class=\"side table\(isEditing ? " editing" : "")\"><div class=top>")
    buffer.write("h3", html: words.table)
    for mark in state { buffer.write("span", html: mark) }
    buffer.write("</div>")
    let tableCount = step.table.numberOfSections
    for section in 0..<min(tableCount, Self.limit) { writeTable(section, into: &buffer) }
    writeRest(of: tableCount, into: &buffer)
    buffer.write("</div>\n</div>\n")
  }

  private func writeRest(of count: Int, into buffer: inout ByteBuffer) {
    guard count > Self.limit else { return }
    buffer.write("h4", html: "+ \(count - Self.limit) \(words.further)")
  }

  // MARK: Data

  private func writeData(_ section: Int, into buffer: inout ByteBuffer) {
    buffer.write("h4", html: step.data.header(ofSection: section))
    let count = step.data.rowCount(inSection: section)
    writeList(of: count, into: &buffer) { row, buffer in
      let path = RowPath(section: section, row: row)
      buffer.write("<li>")
      write(path, into: &buffer)
      buffer.write("b", html: step.data.cell(at: path)?.text ?? "")
    }
  }

  private func writeList(
    of count: Int, into buffer: inout ByteBuffer, row: (Int, inout ByteBuffer) -> Void
  ) {
    buffer.write("<ol>")
    for number in 0..<min(count, Self.limit) { row(number, &buffer) }
    if count > Self.limit { buffer.write("<li>+ \(count - Self.limit) \(words.further)") }
    buffer.write("</ol>")
  }

  private func write(_ path: RowPath, into buffer: inout ByteBuffer) {
    buffer.write("<s>")
    buffer.write(path)
    buffer.write("</s>")
  }

  // MARK: Table

  /// Editing mode, the open batch, and what waits for its end.
  private var state: [String] {
    var chips: [String] = []
    if step.table.isEditing { chips.append(words.editing) }
    if step.table.batchDepth > 0 { chips.append("\(words.batch) \(step.table.batchDepth)") }
    for change in step.table.pendingChanges.prefix(Self.limit) {
      chips.append(TableText.words(for: TableText.PendingChange(change)))
    }
    return chips
  }

  private func writeTable(_ section: Int, into buffer: inout ByteBuffer) {
    buffer.write("h4", html: step.table.header(ofSection: section) ?? "")
    let count = step.table.numberOfRows(inSection: section)
    writeList(of: count, into: &buffer) { row, buffer in
      write(rowAt: RowPath(section: section, row: row), into: &buffer)
    }
    let held = step.answers.rowCount(inSection: section)
    guard held != count else { return }
    buffer.write("<p class=z>\(count) \(words.dataHas) \(held)</p>")
  }

  private func write(rowAt path: RowPath, into buffer: inout ByteBuffer) {
    let row = step.table.row(at: path)
    let stale = staleness(of: row.cell, at: path)
    let names = [stale == nil ? nil : "z", row.isSelected ? "e" : nil].compactMap { $0 }
    buffer.write(names.isEmpty ? "<li>" : "<li class=\"\(names.joined(separator: " "))\">")
    write(path, into: &buffer)
    writeControl(of: row, into: &buffer)
    if let cell = row.cell, cell.isTextField {
      buffer.write("em", html: cell.text.isEmpty ? words.field : cell.text)
    } else if let cell = row.cell {
      buffer.write("b", html: cell.text)
    } else {
      buffer.write("em", html: words.outOfView)
    }
    if row.hasReorderControl { writeImage("g", words.reorder, into: &buffer) }
    for title in row.buttonTitles {
      let isRed = step.table.openButton?.isConfirmation == true || destructive.contains(title)
      buffer.write("u", isRed ? "" : "class=o", html: title)
    }
    if row.isSelected, row.control != .multi { buffer.write("small", html: words.selected) }
    if let stale { buffer.write("small", html: stale) }
  }

  private func writeControl(of row: TableSnapshot.Row, into buffer: inout ByteBuffer) {
    switch row.control {
    case .none: break
    case .delete: writeImage("m", words.delete, into: &buffer)
    case .insert: writeImage("p", words.insert, into: &buffer)
    case .multi where row.isChecked: writeImage("y", words.checked, into: &buffer)
    case .multi: writeImage("w", words.unchecked, into: &buffer)
    }
  }

  private func writeImage(_ name: String, _ label: String, into buffer: inout ByteBuffer) {
    buffer.write("<i class=\(name) role=img aria-label=\"")
    buffer.write(html: label)
    buffer.write("\"></i>")
  }

  private func staleness(of cell: Cell?, at path: RowPath) -> String? {
    guard let answer = step.answers.cell(at: path) else { return words.missing }
    guard let cell else { return nil }
    return answer.showsSame(as: cell) ? nil : "\(words.stale) \(quoted(answer.text))"
  }
}
