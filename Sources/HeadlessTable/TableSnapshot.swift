/// What a table shows, frozen: for renderers and tests. Taking one costs little, because it shares
/// the rows with the table.
public struct TableSnapshot {
  let state: TableState
  /// Whether the data source implements move, without which no row has a reorder control.
  let mayMove: Bool

  /// One row as it is seen.
  public struct Row: Hashable, Sendable {
    /// What the row shows; nil where it is out of view.
    public var cell: Cell?

    /// The control at its leading edge; none outside editing mode.
    public var control: RowControl

    /// Whether its check mark is set. Only rows whose control is `multi` have one.
    public var isChecked: Bool

    /// Whether it can be dragged.
    public var hasReorderControl: Bool

    /// Whether it is selected.
    public var isSelected: Bool

    /// The titles of the buttons that it shows; empty where it shows none.
    public var buttonTitles: [String]
  }

  /// Whether editing mode is on; an open swipe turns it on too, though no row shows a control then.
  public var isEditing: Bool { state.isEditing }

  /// How many begins wait for their end; 0 outside a batch.
  public var batchDepth: Int { state.batch?.depth ?? 0 }

  /// What the table was told in the open batch, in the order of the calls.
  public var pendingChanges: [Change] {
    state.batch?.calls.elements.flatMap(\.changes) ?? []
  }

  /// The number of sections.
  public var numberOfSections: Int { state.sections.count }

  /// A section's header as last read. The section must exist.
  public func header(ofSection section: Int) -> String? { state.sections[section].header }

  /// A section's footer as last read. The section must exist.
  public func footer(ofSection section: Int) -> String? { state.sections[section].footer }

  /// The number of rows of a section. The section must exist.
  public func numberOfRows(inSection section: Int) -> Int { state.sections[section].rows.count }

  /// A row. It must exist.
  public func row(at path: RowPath) -> Row {
    let row = state.sections[path.section].rows[path.row]
    let control = state.control(at: path)
    let isSelected = state.isSelected(path)
    return Row(
      cell: row.cell, control: control, isChecked: control == .multi && isSelected,
      hasReorderControl: mayMove && state.hasGrip(at: path), isSelected: isSelected,
      buttonTitles: state.button?.path == path ? state.button?.titles ?? [] : [])
  }

  /// The button or buttons that a row shows.
  public var openButton: OpenButton? { state.openButton }

  /// The selected rows, from the top.
  public var selectedPaths: [RowPath] { state.selectedPaths }
}

extension TableView {
  /// What the table shows now.
  public func snapshot() -> TableSnapshot {
    TableSnapshot(state: state, mayMove: port.implements(.move))
  }
}
