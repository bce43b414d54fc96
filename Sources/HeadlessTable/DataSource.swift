/// What a cell shows: a text, or a text field as the insert row of the classic articles holds.
public struct Cell: Hashable, Sendable {
  /// The text that the cell shows.
  public var text: String

  /// Whether the cell holds a text field.
  public var isTextField: Bool

  /// Makes the content of a cell.
  ///
  /// - Parameters:
  ///   - text: The text that the cell shows; of a text field, what is typed in it.
  ///   - isTextField: Whether it is a text field.
  public init(_ text: String, isTextField: Bool = false) {
    self.text = text
    self.isTextField = isTextField
  }
}

/// What a row does while the table is edited. Raw values are those of
/// `UITableViewCell.EditingStyle`; delete and insert together is the undocumented style of a row
/// with a round check mark.
public enum EditingStyle: Int, CaseIterable, Hashable, Sendable {
  /// The row can be edited but shows no control.
  case none = 0
  /// The row shows a delete control.
  case delete = 1
  /// The row shows an insert control.
  case insert = 2
  /// The row shows a round check mark.
  case multi = 3

  /// The word of the trace, such as `delete`.
  public var name: String {
    switch self {
    case .none: "none"
    case .delete: "delete"
    case .insert: "insert"
    case .multi: "multi"
    }
  }
}

/// The object that a table asks for its counts and cells, and that changes its data when a row is
/// committed or moved. Shaped like `UITableViewDataSource`.
///
/// ```swift
/// final class Fruits: TableViewDataSource {
///   var names = ["Apple", "Pear"]
///   let implementedCallbacks: CallbackSet = []
///
///   func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
///     names.count
///   }
///   func tableView(_ tableView: TableView, cellForRowAt path: RowPath) throws(Refusal) -> Cell {
///     Cell(names[path.row])
///   }
/// }
/// ```
///
/// # The order of the questions
///
/// A table asks for what it must know, when it must know it, and nothing twice:
///
/// 1. **All is loaded** (``TableView/layoutIfNeeded()`` at the start and after reload-data).
///    number-of-sections; number-of-rows of every section; then, for each section in view, its
///    header, its rows, its footer.
/// 2. **A row appears**: at loading, by an update or by scrolling. cell, height, indentation-level;
///    in editing mode then the questions of 3. A row out of view is asked nothing.
/// 3. **Editing mode is switched on.** Each row in view from the top: can-edit, editing-style,
///    should-indent, can-move. Where can-edit says no, editing-style and should-indent are not
///    asked.
/// 4. **An update ends.** number-of-sections and number-of-rows of every section, even for an empty
///    batch. If the counts fit what the table was told, the rows that appeared or were reloaded are
///    asked as in 2, and the header and footer of a section that was inserted or reloaded. Other
///    rows keep their cells, even where their data has changed unannounced.
/// 5. **A swipe.** can-edit, editing-style, the actions; when a button is shown, will-begin-editing
///    and delete-title; when it goes, did-end-editing.
/// 6. **A row is dragged.** target-for-move over each new place, move at the drop.
/// 7. **A row is touched.** should-highlight, will-select, will-deselect and did-deselect for the
///    row that was selected, did-select.
///
/// Optional callbacks are asked only where the object implements them. The order inside a row rests
/// on crash reports, that of a swipe partly on inference.
///
/// Source: Apple, *Table View Programming Guide for iOS*, and the UITableViewDataSource reference.
public protocol TableViewDataSource: AnyObject {
  /// The optional callbacks that this object implements, read whenever one is due. number-of-rows
  /// and cell are required and always asked.
  var implementedCallbacks: CallbackSet { get }

  /// The number of sections: 0 to ``TableView/maximumSectionCount``. 1 where it is not implemented.
  func numberOfSections(in tableView: TableView) -> Int

  /// The number of rows of a section: 0 to ``TableView/maximumRowCount``. Required.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// What a row shows. Required. Asked once for a row that has come into view.
  ///
  /// - Throws: What reading the data raises; the table's call that asked is refused with it.
  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) throws(Refusal) -> Cell

  /// The header of a section; nil where it has none.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// The footer of a section; nil where it has none.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

  /// Whether a row can be edited. Yes where it is not implemented.
  func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool

  /// Whether a row can be dragged. Where it is not implemented all rows can, if `move` is
  /// implemented.
  func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool

  /// A person tapped an insert control or confirmed a delete. The data source changes its data and
  /// then tells the table with `deleteRows` or `insertRows`; reload-data works too, unanimated. It
  /// must not call `setEditing`.
  ///
  /// - Parameters:
  ///   - tableView: The table that calls.
  ///   - style: `.delete` or `.insert`.
  ///   - path: The row whose control it was.
  /// - Throws: What changing the data or the table raises. The table is then as before the gesture.
  func tableView(_ tableView: TableView, commit style: EditingStyle, forRowAt path: RowPath)
    throws(Refusal)

  /// A person dropped a row in a new place. The table has moved its row already; the data source
  /// only changes its data.
  ///
  /// - Parameters:
  ///   - tableView: The table that calls.
  ///   - source: The row's old place.
  ///   - destination: Its new place, counted after it has been taken out of the old one.
  /// - Throws: What changing the data raises. The drag is then taken back.
  func tableView(_ tableView: TableView, moveRowAt source: RowPath, to destination: RowPath)
    throws(Refusal)
}

/// What a data source answers where it does not implement a callback. The table does not ask these;
/// they save an object from writing what it does not implement.
extension TableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// No header.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// No footer.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Every row can be edited.
  public func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool { true }

  /// Every row can be dragged.
  public func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool { true }

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, commit style: EditingStyle, forRowAt path: RowPath
  ) throws(Refusal) {}

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, moveRowAt source: RowPath, to destination: RowPath
  ) throws(Refusal) {}
}
