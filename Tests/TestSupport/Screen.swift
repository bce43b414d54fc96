import CPseudoTerminal

/// What a terminal shows: enough of one to find a cell that is wrong. A wide character takes a cell
/// and a tail; when half of one is written over, the other half turns blank, as terminals do it.
package struct Screen {
  private struct Cell: Equatable {
    static let blank = Cell(text: " ", isTail: false)
    var text: String
    var isTail: Bool
  }

  private struct Line {
    var cells: [Cell]
    var isWrapped = false
  }

  package private(set) var rows: Int
  package private(set) var columns: Int
  package private(set) var cursorRow = 0
  package private(set) var cursorColumn = 0

  /// Rows that have left the screen at the top.
  package private(set) var scrolledOff: [String] = []

  /// Control sequences that this screen does not know.
  package private(set) var unknown: [String] = []

  /// What the terminal says when it is asked where its cursor is.
  package var answers: [UInt8] = []

  private var lines: [Line]
  private var isAtEdge = false
  private var saved = (0, 0)
  private var pending: [UInt8] = []

  package init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    lines = Array(repeating: Screen.empty(columns), count: rows)
  }

  private static func empty(_ columns: Int) -> Line {
    Line(cells: Array(repeating: .blank, count: columns))
  }

  /// The rows, without blanks at their ends; the empty ones at the bottom are left out.
  package var text: [String] {
    var texts = lines.map(Screen.text)
    while texts.last == "" { texts.removeLast() }
    return texts
  }

  private static func text(of line: Line) -> String {
    var cells = line.cells[...]
    while cells.last == .blank { cells.removeLast() }
    return cells.map { $0.isTail ? "" : $0.text }.joined()
  }

  /// The last row that shows something.
  package var lastRow: String { text.last ?? "" }

  // MARK: Reading bytes

  package mutating func show(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    var rest = pending[...]
    while !rest.isEmpty, take(&rest) {}
    pending = Array(rest)
  }

  /// Takes one character or sequence; false when it is not all there yet.
  private mutating func take(_ rest: inout ArraySlice<UInt8>) -> Bool {
    guard let first = rest.first else { return false }
    if first == 0x1B { return takeSequence(&rest) }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard rest.count >= length else { return false }
    let character = rest.prefix(length)
    rest = rest.dropFirst(length)
    if first < 0x20 {
      control(first)
    } else if let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first {
      put(scalar)
    }
    return true
  }

  private mutating func takeSequence(_ rest: inout ArraySlice<UInt8>) -> Bool {
    let body = rest.dropFirst()
    guard let kind = body.first else { return false }
    guard kind == UInt8(ascii: "[") else {
      if kind == UInt8(ascii: "7") { saved = (cursorRow, cursorColumn) }
      if kind == UInt8(ascii: "8") { (cursorRow, cursorColumn) = saved }
      if kind != UInt8(ascii: "7"), kind != UInt8(ascii: "8") { unknown.append("ESC \(kind)") }
      rest = body.dropFirst()
      return true
    }
    let inside = body.dropFirst()
    guard let end = inside.firstIndex(where: { (0x40...0x7E).contains($0) }) else { return false }
    let parameters = String(decoding: inside[..<end], as: UTF8.self)
    obey(Character(UnicodeScalar(inside[end])), parameters)
    rest = rest[(end + 1)...]
    return true
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x07: break
    case 0x08:
      cursorColumn = max(0, cursorColumn - 1)
      isAtEdge = false
    case 0x0A: lineFeed()
    case 0x0D:
      cursorColumn = 0
      isAtEdge = false
    default: unknown.append("control \(byte)")
    }
  }

  private mutating func obey(_ letter: Character, _ parameters: String) {
    let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
    let count = max(1, numbers.first ?? 1)
    if !"mhl".contains(letter) { isAtEdge = false }
    switch letter {
    case "A": cursorRow = max(0, cursorRow - count)
    case "B": cursorRow = min(rows - 1, cursorRow + count)
    case "C": cursorColumn = min(columns - 1, cursorColumn + count)
    case "D": cursorColumn = max(0, cursorColumn - count)
    case "H":
      cursorRow = min(rows, count) - 1
      cursorColumn = min(columns, numbers.count > 1 ? max(1, numbers[1]) : 1) - 1
    case "J": eraseBelow(all: numbers.first == 2)
    case "K": erase(cursorRow, from: cursorColumn)
    case "m", "h", "l": break
    case "n": answers += Array("\u{1B}[\(cursorRow + 1);\(cursorColumn + 1)R".utf8)
    default: unknown.append("CSI \(parameters)\(letter)")
    }
  }

  // MARK: Writing cells

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = Int(pty_width(scalar.value))
    guard width > 0 else { return combine(scalar) }
    if isAtEdge || cursorColumn + width > columns {
      lines[cursorRow].isWrapped = true
      lineFeed()
      cursorColumn = 0
    }
    isAtEdge = false
    for offset in 0..<width { clearCell(cursorRow, cursorColumn + offset) }
    lines[cursorRow].cells[cursorColumn].text = String(scalar)
    if width == 2 { lines[cursorRow].cells[cursorColumn + 1] = Cell(text: "", isTail: true) }
    cursorColumn += width
    if cursorColumn >= columns {
      cursorColumn = columns - 1
      isAtEdge = true
    }
  }

  private mutating func combine(_ scalar: Unicode.Scalar) {
    var column = isAtEdge ? cursorColumn : cursorColumn - 1
    guard column >= 0 else { return }
    if lines[cursorRow].cells[column].isTail { column -= 1 }
    lines[cursorRow].cells[column].text.unicodeScalars.append(scalar)
  }

  private mutating func clearCell(_ row: Int, _ column: Int) {
    if lines[row].cells[column].isTail { lines[row].cells[column - 1] = .blank }
    if column + 1 < columns, lines[row].cells[column + 1].isTail {
      lines[row].cells[column + 1] = .blank
    }
    lines[row].cells[column] = .blank
  }

  /// A row that is erased whole no longer goes on from the one before, as tmux has it.
  private mutating func erase(_ row: Int, from column: Int) {
    for index in column..<columns { clearCell(row, index) }
    lines[row].isWrapped = false
    if column == 0, row > 0 { lines[row - 1].isWrapped = false }
  }

  private mutating func eraseBelow(all: Bool) {
    if all {
      lines = Array(repeating: Screen.empty(columns), count: rows)
      return
    }
    erase(cursorRow, from: cursorColumn)
    for row in (cursorRow + 1)..<max(rows, cursorRow + 1) { lines[row] = Screen.empty(columns) }
  }

  private mutating func lineFeed() {
    isAtEdge = false
    guard cursorRow == rows - 1 else {
      cursorRow += 1
      return
    }
    scrolledOff.append(Screen.text(of: lines.removeFirst()))
    lines.append(Screen.empty(columns))
  }

  // MARK: Resizing

  /// Changes the size; `reflowing` wraps long lines anew, as tmux does, else rows are cut off.
  package mutating func resize(rows: Int, columns: Int, reflowing: Bool) {
    if reflowing { reflow(to: columns) } else { cut(to: columns) }
    self.columns = columns
    self.rows = rows
    while lines.count > rows {
      if cursorRow < lines.count - 1, Screen.text(of: lines[lines.count - 1]).isEmpty {
        lines.removeLast()
      } else {
        scrolledOff.append(Screen.text(of: lines.removeFirst()))
        cursorRow -= 1
      }
    }
    while lines.count < rows { lines.append(Screen.empty(columns)) }
    cursorRow = max(0, min(cursorRow, rows - 1))
    cursorColumn = min(cursorColumn, columns - 1)
    isAtEdge = false
  }

  private mutating func cut(to columns: Int) {
    for row in lines.indices {
      var cells = Array(lines[row].cells.prefix(columns))
      if lines[row].cells.count > columns, lines[row].cells[columns].isTail {
        cells[columns - 1] = .blank
      }
      cells += Array(repeating: .blank, count: max(0, columns - cells.count))
      lines[row].cells = cells
    }
  }

  private mutating func reflow(to columns: Int) {
    var result: [Line] = []
    var place = (row: 0, column: 0)
    var row = 0
    while row < lines.count {
      var cells: [Cell] = []
      var cursor: Int?
      var last = row
      while true {
        if last == cursorRow { cursor = cells.count + cursorColumn + (isAtEdge ? 1 : 0) }
        cells += lines[last].cells
        guard lines[last].isWrapped, last + 1 < lines.count else { break }
        last += 1
      }
      row = last + 1
      while cells.last == .blank, cells.count > (cursor ?? 0) { cells.removeLast() }
      let first = result.count
      let rows = Screen.wrapped(cells, to: columns)
      result += rows.map(\.line)
      if let cursor {
        let row = rows.lastIndex { $0.start <= cursor } ?? 0
        let column = cursor - rows[row].start
        place = (first + row + column / columns, column % columns)
      }
    }
    while result.count <= place.row { result.append(Screen.empty(columns)) }
    lines = result
    (cursorRow, cursorColumn) = place
  }

  private static func wrapped(_ cells: [Cell], to columns: Int) -> [(start: Int, line: Line)] {
    var rest = cells[...]
    var result: [(start: Int, line: Line)] = []
    repeat {
      var count = min(columns, rest.count)
      if count < rest.count, rest[rest.startIndex + count].isTail { count -= 1 }
      let start = rest.startIndex
      var line = Line(cells: Array(rest.prefix(count)))
      line.cells += Array(repeating: .blank, count: columns - count)
      rest = rest.dropFirst(count)
      line.isWrapped = !rest.isEmpty
      result.append((start, line))
    } while !rest.isEmpty
    return result
  }
}
