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
struct DataSection {
  var header: String
  var rows: RowSequence<DataRow>

  init(header: String, texts: [String] = []) {
    self.header = header
    rows = RowSequence(texts.map(DataRow.init))
  }
}

/// What the data source holds: sections of rows. A value; kept copies share their storage.
struct TableData {
  var sections: [DataSection] = []

  /// The table of a new session.
  static var sample: TableData {
    TableData(sections: [
      DataSection(header: "东北", texts: ["黑龙江", "吉林", "辽宁", "内蒙古"]),
      DataSection(header: "华东", texts: ["上海", "江苏", "浙江"]),
    ])
  }

  func rowCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  func row(at path: RowPath) -> DataRow? {
    guard hasRow(at: path) else { return nil }
    return sections[path.section].rows[path.row]
  }

  func hasRow(at path: RowPath) -> Bool {
    sections.indices.contains(path.section)
      && path.row >= 0 && path.row < sections[path.section].rows.count
  }
}
