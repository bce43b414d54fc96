import HeadlessTable
import TableScript

extension Command {
  static let dataSet = Command(
    "data set", in: .data, "change the text of a row of the data",
    details: """
      The table is not told: its cell goes on showing the old text, which show calls stale. reload
      and reconfigure let the table read it.
      """,
    related: ["reload", "reconfigure"],
    examples: [
      CommandExample("data set 0 1 \"长春\"", "show"),
      CommandExample("data set 0.1 \"长春\"", "reload 0 1"),
    ],
    parameters: path("a row of the data"), text("TEXT", "its new text")
  ) { (session: Session, path: PathArgument, text: Word) throws(CommandFailure) in
    try session.requireRow(path, of: .data)
    try refusing { () throws(Refusal) in
      try session.controller.state.store.set(
        text.text, at: path.path, notingIn: session.table.trace)
    }
  }

  static let dataHeader = Command(
    "data header", in: .data, "change the header of a section of the data",
    details: "The table reads it when the section is reloaded, or everything is.",
    related: ["reload-section"],
    examples: [
      CommandExample("data header 0 \"关外\"", "reload-section 0", "show"),
      CommandExample("data header 1 \"\""),
    ],
    parameters: oneSection, text("TEXT", "the new header")
  ) { (session: Session, section: NumberArgument, text: Word) throws(CommandFailure) in
    try session.requireSection(section.value, at: section.range, of: .data)
    try refusing { () throws(Refusal) in
      try session.controller.state.store.setHeader(
        text.text, ofSection: section.value, notingIn: session.table.trace)
    }
  }

  static let dataClear = Command(
    "data clear", in: .data, "take everything out of the data",
    details: "The table is not told: it goes on showing rows that the data do not have.",
    related: ["new", "reload-data"],
    examples: [CommandExample("data clear", "show"), CommandExample("data clear", "reload-data")]
  ) { (session: Session) throws(CommandFailure) in
    session.controller.state.store.clear(notingIn: session.table.trace)
  }

  static let dataLoad = Command(
    "data load", in: .data, "read a table from a file into the data",
    details: """
      The table is not told. JSON or CSV, by the ending of the name: {"sections":[{"header":…,
      "rows":[…]},…]}, or a line section,row and then one a row.
      """,
    related: ["load", "save"],
    examples: [
      CommandExample("save 东北.json", "data clear", "data load 东北.json", "show"),
      CommandExample("save a.csv", "data load a.csv"),
    ],
    parameters: file("a table, NAME.json or NAME.csv")
  ) { (session: Session, file: Word) throws(CommandFailure) in
    let data = try session.readTable(file)
    session.controller.state.store.load(data, notingIn: session.table.trace)
  }

  static let load = Command(
    "load", in: .data, "read a table from a file, then reload-data",
    details: """
      JSON or CSV, by the ending of the name, as save writes them. What style, can-edit and the like
      have said about single rows goes with the old rows.
      """,
    asks: [.everything],
    related: ["save", "data load", "new"],
    examples: [
      CommandExample("save 东北.json", "data clear", "load 东北.json", "show"),
      CommandExample("save a.csv", "load a.csv"),
    ],
    traits: .outsideBatches,
    parameters: file("a table, NAME.json or NAME.csv")
  ) { (session: Session, file: Word) throws(CommandFailure) in
    let data = try session.readTable(file)
    session.controller.state.store.load(data, notingIn: session.table.trace)
    session.table.reloadData()
  }

  static let save = Command(
    "save", in: .data, "write the data to a file",
    details: """
      JSON or CSV, by the ending of the name. CSV holds no empty section. The file that was there
      stays whole until the new one is written.
      """,
    related: ["load"],
    examples: [CommandExample("save 东北.json"), CommandExample("save 东北.csv")],
    traits: .readOnly,
    parameters: file("where to, NAME.json or NAME.csv")
  ) { (session: Session, file: Word) throws(CommandFailure) in
    try session.writeTable(file)
  }

  static let new = Command(
    "new", in: .data, "begin again with the sample or an empty table",
    details: """
      The data, the table and the controller's answers are as at the start. Settings, trace,
      recording and undo stay.
      """,
    related: ["load", "undo"],
    examples: [CommandExample("new empty", "show"), CommandExample("del 0 1", "new", "show")],
    traits: .outsideBatches,
    parameters: optionalChoice(
      "table", of: ["sample": "two sections of provinces", "empty": "no sections"],
      "what to begin with; the sample when left out")
  ) { (session: Session, name: String?) throws(CommandFailure) in
    session.startWorld(with: name == "empty" ? TableData() : .sample)
  }
}
