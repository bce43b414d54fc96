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
  var next: DataSections?
  var edit = RowEdit<DataRow>.none
  let age: Int

  init(_ sections: ContiguousArray<DataSection>, age: Int) {
    self.sections = sections
    self.age = age
  }

  deinit { DataSections.free(&next) }
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

  @inline(__always)
  func rowCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  func row(at path: RowPath) -> DataRow? {
    guard hasRow(at: path) else { return nil }
    return sections.row(at: path)
  }

  func hasRow(at path: RowPath) -> Bool {
    sections.indices.contains(path.section)
      && path.row >= 0 && path.row < sections[path.section].rows.count
  }
}
