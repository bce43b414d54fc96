import HeadlessTable

/// The array behind the table. Every change of it is noted in the trace where it happens; an index
/// that it does not have raises the array's exception.
struct DataStore {
  private(set) var data = TableData.sample

  // MARK: Rows

  mutating func insert(_ row: DataRow, at path: RowPath, notingIn trace: Trace) throws(Refusal) {
    let count = try rowCount(ofSection: path.section)
    guard path.row >= 0, path.row <= count else {
      throw ArrayException.inserting(path.row, count: count)
    }
    data.sections.insertRow(row, at: path)
    trace.note(.insert(path, row.text))
  }

  @discardableResult
  mutating func remove(at path: RowPath, notingIn trace: Trace) throws(Refusal) -> DataRow {
    try requireRow(at: path, else: ArrayException.removing)
    let row = data.sections.removeRow(at: path)
    trace.note(.remove(path, row.text))
    return row
  }

  mutating func move(from source: RowPath, to target: RowPath, notingIn trace: Trace)
    throws(Refusal)
  {
    try requireRow(at: source, else: ArrayException.reading)
    try requireSection(target.section)
    let row = data.sections.removeRow(at: source)
    let count = data.sections[target.section].rows.count
    guard (0...count).contains(target.row) else {
      throw ArrayException.inserting(target.row, count: count)
    }
    data.sections.insertRow(row, at: target)
    trace.note(.move(source, to: target))
  }

  mutating func set(_ text: String, at path: RowPath, notingIn trace: Trace) throws(Refusal) {
    try requireRow(at: path, else: ArrayException.reading)
    data.sections.updateRow(at: path) { $0.text = text }
    trace.note(.set(path, text))
  }

  /// Changes the answers about a row. The data stay as they are, so nothing is noted.
  mutating func setAnswers(_ answers: RowAnswers, at path: RowPath) {
    data.sections.updateRow(at: path) { $0.answers = answers }
  }

  // MARK: Sections

  mutating func insertSection(_ new: DataSection, at section: Int, notingIn trace: Trace)
    throws(Refusal)
  {
    guard (0...data.sections.count).contains(section) else {
      throw ArrayException.inserting(section, count: data.sections.count)
    }
    data.sections.insert(new, at: section)
    trace.note(.insertSection(section, header: new.header))
  }

  @discardableResult
  mutating func removeSection(at section: Int, notingIn trace: Trace) throws(Refusal) -> DataSection
  {
    guard data.sections.indices.contains(section) else {
      throw ArrayException.removing(section, count: data.sections.count)
    }
    let old = data.sections.remove(at: section)
    trace.note(.removeSection(section, header: old.header))
    return old
  }

  mutating func moveSection(from source: Int, to target: Int, notingIn trace: Trace)
    throws(Refusal)
  {
    try requireSection(source)
    let section = data.sections.remove(at: source)
    guard (0...data.sections.count).contains(target) else {
      throw ArrayException.inserting(target, count: data.sections.count)
    }
    data.sections.insert(section, at: target)
    trace.note(.moveSection(source, to: target))
  }

  mutating func setHeader(_ header: String, ofSection section: Int, notingIn trace: Trace)
    throws(Refusal)
  {
    try requireSection(section)
    data.sections[section].header = header
    trace.note(.setHeader(section, header))
  }

  // MARK: All

  /// Becomes a copy of a store with these sections, whose next edit takes the memory of what this
  /// one was.
  @inline(__always)
  mutating func become(_ sections: consuming SectionList<DataSections>) {
    data.sections.become(sections)
  }

  mutating func clear(notingIn trace: Trace) {
    data = TableData()
    trace.note(.clear)
  }

  mutating func load(_ new: TableData, notingIn trace: Trace) {
    data = new
    trace.note(.load(new.sections.map(\.rows.count)))
  }

  /// Puts other data in place, as a new session has them: nothing is noted.
  mutating func replace(with new: TableData) {
    data = new
  }

  // MARK: Checks

  func requireSection(_ section: Int) throws(Refusal) {
    guard data.sections.indices.contains(section) else {
      throw ArrayException.reading(section, count: data.sections.count)
    }
  }

  private func rowCount(ofSection section: Int) throws(Refusal) -> Int {
    if let count = data.rowCount(ofSection: section) { return count }
    throw ArrayException.reading(section, count: data.sections.count)
  }

  private func requireRow(at path: RowPath, else exception: (Int, Int) -> Refusal) throws(Refusal) {
    let count = try rowCount(ofSection: path.section)
    guard path.row >= 0, path.row < count else { throw exception(path.row, count) }
  }
}
