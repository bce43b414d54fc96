import HeadlessTable
import TableRender
import TableScript

extension Command {
  static let show = Command(
    "show", aliases: ["ls"], in: .look, "draw the table beside its data",
    details: """
      One line a row. In editing mode its control stands in front: (-) delete, (+) insert, ( ) and
      (x) check marks, and = the reorder control. A row is marked stale where its cell goes on
      showing an old text, because the table was not told of a change of the data. show changes
      tells what the last update did.
      """,
    related: ["dump", "show changes"],
    examples: [
      CommandExample("show"), CommandExample("edit on", "data set 0 1 \"长春\"", "show"),
    ],
    traits: .readOnly,
    parameters: optionalChoice(
      "view",
      of: [
        "data": "what the data source holds", "table": "what the table shows",
        "changes": "what the last update did",
      ],
      "one side alone; both when left out")
  ) { (session: Session, side: String?) throws(CommandFailure) in
    session.show(side)
  }

  static let changesOfData = Command(
    "show changes", aliases: ["ls changes"], in: .look, "tell where the last update took each row",
    details: """
      Sections and rows stand by their old numbers, then what was inserted by its new ones. Of
      sections that were deleted, inserted or reloaded only the section has a line.
      """,
    related: ["show", "begin"],
    examples: [
      CommandExample("del 0 1", "show changes"),
      CommandExample("begin", "move 0 1", "ins-section 1 \"华北\"", "end", "show changes"),
    ],
    traits: .readOnly
  ) { (session: Session) throws(CommandFailure) in
    guard let map = session.table.lastIndexMap else {
      session.print("  no update yet")
      return
    }
    session.print { buffer in ChangesText(map).write(into: &buffer) }
  }

  static let dump = Command(
    "dump", in: .look, "print data and table as one JSON object",
    details: """
      For programs that read what tvsh prints. table is what the cells show, batch how deep begin
      is nested, stale the rows whose text is no longer that of the data.
      """,
    related: ["show", "save"],
    examples: [CommandExample("dump"), CommandExample("data set 0 1 \"长春\"", "dump")],
    traits: .readOnly
  ) { (session: Session) throws(CommandFailure) in
    let snapshot = session.table.snapshot()
    session.print { buffer in
      TableJSON(
        snapshot, data: session.controller.data, answers: ControllerSnapshot(session.controller)
      ).write(into: &buffer)
    }
  }
}

extension Session {
  fileprivate func show(_ side: String?) {
    if side == "data" {
      print { buffer in DataText(controller.data).write(into: &buffer) }
      return
    }
    let snapshot = table.snapshot()
    let text = TableText(
      snapshot, data: side == "table" ? nil : ControllerSnapshot(controller),
      pending: pendingChanges(of: snapshot))
    print { buffer in text.write(into: &buffer) }
  }

  /// The changes of the open batch, with the texts that wait for its end.
  private func pendingChanges(of snapshot: TableSnapshot) -> [TableText.PendingChange] {
    // Of several at one place the first text belongs to the first of them.
    var texts: [RowPath: ArraySlice<String>] = [:]
    var headers: [Int: ArraySlice<String>] = [:]
    for change in controller.state.deferred.elements {
      switch change {
      case .insertRow(let path, let text): texts[path, default: []].append(text)
      case .insertSection(let section, let header, _):
        headers[section, default: []].append(header)
      default: break
      }
    }
    return snapshot.pendingChanges.map { change in
      let text: String? =
        switch change {
        case .insertRow(let path, _): texts[path]?.popFirst()
        case .insertSection(let section, _): headers[section]?.popFirst()
        default: nil
        }
      return TableText.PendingChange(change, text: text)
    }
  }
}
