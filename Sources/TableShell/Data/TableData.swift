import HeadlessTable
import TableRender

/// A row of the data: its text, and the controller's answers about it, which travel with it.
struct DataRow: Sendable {
  var text: String
  private var box: AnswersBox?

  init(_ text: String) {
    self.text = text
  }

  var answers: RowAnswers {
    get { box?.answers ?? RowAnswers() }
    set { box = newValue.isEmpty ? nil : AnswersBox(newValue) }
  }

  var hasAnswers: Bool { box != nil }
}

/// A section of the data.
struct DataSection: RowSection {
  var header: String
  var rows: RowTree<DataRow>

  init(header: String, texts: [String] = []) {
    self.header = header
    rows = RowTree(texts.lazy.map(DataRow.init))
  }
}

/// One state of the sections.
final class DataSections: SectionVersion {
  var sections: ContiguousArray<DataSection>
  var way = Way<DataSections>()
  var edit = RowEdit<DataRow>.none
  var age: Int

  init(_ sections: ContiguousArray<DataSection>, age: Int) {
    self.sections = sections
    self.age = age
  }

  deinit { way.free() }
}

/// What the data source holds: sections of rows. A value; kept copies share their storage.
struct TableData {
  var sections: SectionList<DataSections>

  init(sections: some Sequence<DataSection> = []) {
    self.sections = SectionList(sections)
  }

  /// The table of a new session.
  static var sample: TableData {
    TableData(sections: [
      DataSection(header: "东北", texts: ["黑龙江", "吉林", "辽宁", "内蒙古"]),
      DataSection(header: "华东", texts: ["上海", "江苏", "浙江"]),
    ])
  }

  /// How many rows a section has; nil where there is no such section.
  @inline(__always)
  func rowCount(ofSection section: Int) -> Int? {
    sections.rowCount(ofSection: section)
  }

  @inline(__always)
  func rowCount(inSection section: Int) -> Int {
    rowCount(ofSection: section) ?? 0
  }

  func row(at path: RowPath) -> DataRow? { sections.rowIfPresent(at: path) }

  func hasRow(at path: RowPath) -> Bool {
    guard let count = rowCount(ofSection: path.section) else { return false }
    return path.row >= 0 && path.row < count
  }
}
