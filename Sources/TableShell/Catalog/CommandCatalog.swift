import TableScript

/// Every command, in the order of `help`. A command's place here is its place there.
enum CommandCatalog {
  static let commands: [Command] = [
    // Look at the table and its data
    .show, .dump, .changesOfData, .explain, .expectRows, .expectSections, .expectRow,
    .expectEditing,
    .expectException, .expectNoException, .expectTrace, .expectDataRows, .expectDataSections,
    .expectDataRow,
    // Update the table, and the data with it
    .begin, .end, .cancelBatch, .delete, .insert, .reload, .move, .insertSection, .deleteSection,
    .reloadSection, .moveSection, .reloadData, .reconfigure, .layout, .plan, .apply,
    // Only tell the table
    .tableBegin, .tableEnd, .tableDelete, .tableInsert, .tableReload, .tableMove,
    .tableInsertSection, .tableDeleteSection, .tableReloadSection, .tableMoveSection,
    .tableReloadData, .tableReconfigure, .tableLayout, .tableSelect, .tableDeselect,
    // Only change the data
    .dataInsert, .dataDelete, .dataSet, .dataMove, .dataInsertSection, .dataDeleteSection,
    .dataMoveSection, .dataHeader, .dataClear, .dataLoad, .new, .load, .save,
    // Editing mode and the controller's answers
    .edit, .style, .canEdit, .canMove, .indent, .highlight, .title, .height, .indentationLevel,
    .actions, .retarget, .implement, .omit, .insertRow, .on, .later,
    // Be the person at the screen
    .tap, .confirm, .cancel, .swipe, .action, .drag, .select, .deselect, .scroll, .type,
    // The session
    .lesson, .hint, .skip, .trace, .undo, .redo, .history, .source, .record, .export, .codeSwift,
    .set, .help, .quit,
  ]

  /// Commands by their whole names and aliases; two words where the first is `table`, `data` or
  /// `expect`.
  static let byName: [String: Command] = {
    var byName: [String: Command] = [:]
    for command in commands {
      for name in [command.name] + command.aliases { byName[name] = command }
    }
    return byName
  }()

  /// The first words of commands that have two or three.
  static let families: Set<String> = Set(
    byName.keys.compactMap { $0.split(separator: " ").dropLast().first.map(String.init) })

  static let index = CommandIndex(byName)

  /// Finds the command of a statement, whose arguments are right.
  static func bind(_ statement: Statement) throws(Diagnostic) -> BoundStatement {
    try index.bind(statement)
  }

  /// The words that may follow the first words of a name, each once, in the order of the catalog.
  static func members(of name: String) -> [String] {
    var members: [String] = []
    let depth = name.split(separator: " ").count
    for command in commands where command.name.hasPrefix(name + " ") {
      let word = String(command.name.split(separator: " ")[depth])
      if !members.contains(word) { members.append(word) }
    }
    return members
  }
}
