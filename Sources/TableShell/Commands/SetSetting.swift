import HeadlessTable
import TableRender
import TableScript

/// What `set` was told.
private enum SettingChange: Sendable {
  case list
  case ios(Int)
  case visible(Int?)
  case layout(isAutomatic: Bool)
  case language(Language)
  case color(Settings.Color)
  case allows(SelectionSwitch, Bool)
}

/// The table's own switches for selection.
private enum SelectionSwitch: String, CaseIterable, Sendable {
  case selection = "allows-selection"
  case duringEditing = "allows-selection-during-editing"
  case multiple = "allows-multiple-selection"
  case multipleDuringEditing = "allows-multiple-selection-during-editing"
}

private let settingChoices: Choices = [
  "ios": "7 to 26: the version whose words exceptions are in",
  "visible": "how many rows are in view, or all",
  "layout": "auto: the table lays out behind each command; manual: at layout",
  "lang": "en, zh-Hans or zh-Hant: the language of help and mistakes",
  "color": "auto: on a terminal; always; never",
  "allows-selection": "yes or no: whether rows can be selected",
  "allows-selection-during-editing": "yes or no: whether also in editing mode",
  "allows-multiple-selection": "yes or no: whether several can",
  "allows-multiple-selection-during-editing": "yes or no: check marks in editing mode",
]

private let settingNames = settingChoices.map(\.key)

private let settingChange = Parameter<SettingChange>(
  usage: "[NAME VALUE]",
  kind: .grammar { words in
    guard let name = words.first?.keyword else { return [.choices(settingChoices)] }
    return words.count == 1 ? [settingValues(of: name)] : []
  }, gloss: "a setting and its value; all are listed when left out",
  choices: settingChoices
) { (reader: inout ArgumentReader) throws(Diagnostic) in
  if reader.isAtEnd { return .list }
  let name = try reader.choice("setting", of: settingNames, name: "NAME")
  switch name {
  case "ios": return .ios(try reader.number("N", in: 7...26).value)
  case "visible":
    if reader.takeKeyword("all") { return .visible(nil) }
    return .visible(try reader.number("N", in: 1...Limits.rowCount).value)
  case "layout":
    return .layout(isAutomatic: try reader.choice("layout", of: ["auto", "manual"]) == "auto")
  case "lang":
    let word = try reader.choice("language", of: Language.allCases.map(\.rawValue))
    return .language(Language(rawValue: word) ?? .english)
  case "color":
    let word = try reader.choice("color", of: Settings.Color.allCases.map(\.rawValue))
    return .color(Settings.Color(rawValue: word) ?? .auto)
  default:
    let isOn = try reader.choice("value", of: ["yes", "no"]) == "yes"
    return .allows(SelectionSwitch(rawValue: name) ?? .selection, isOn)
  }
}

private func settingValues(of name: String) -> ParameterKind {
  switch name {
  case "ios": .number
  case "visible": .either([.number, .words(["all"])])
  case "layout": .words(["auto", "manual"])
  case "lang": .words(Language.allCases.map(\.rawValue))
  case "color": .words(Settings.Color.allCases.map(\.rawValue))
  default: .words(["yes", "no"])
  }
}

extension Command {
  static let set = Command(
    "set", in: .session, "change a setting, or list all",
    details: """
      Settings stay through new and undo. The four that begin with allows- are properties of
      UITableView, such as allowsSelection.
      """,
    related: ["trace", "layout", "scroll"],
    examples: [
      CommandExample("set"), CommandExample("set ios 17", "data clear", "table del 0 1"),
    ],
    traits: .readOnly, parameters: settingChange
  ) { (session: Session, change: SettingChange) throws(CommandFailure) in
    session.apply(change)
  }
}

extension Session {
  fileprivate func apply(_ change: SettingChange) {
    switch change {
    case .list: listSettings()
    case .ios(let version): settings.iosVersion = version
    case .visible(let count): table.visibleRowLimit = count
    case .layout(let isAutomatic): settings.laysOutAutomatically = isAutomatic
    case .language(let language): settings.language = language
    case .color(let color): settings.color = color
    case .allows(.selection, let isOn): table.allowsSelection = isOn
    case .allows(.duringEditing, let isOn): table.allowsSelectionDuringEditing = isOn
    case .allows(.multiple, let isOn): table.allowsMultipleSelection = isOn
    case .allows(.multipleDuringEditing, let isOn):
      table.allowsMultipleSelectionDuringEditing = isOn
    }
  }

  private func listSettings() {
    let flags = [
      table.allowsSelection, table.allowsSelectionDuringEditing, table.allowsMultipleSelection,
      table.allowsMultipleSelectionDuringEditing,
    ]
    print("  ios \(settings.iosVersion)")
    print("  visible \(table.visibleRowLimit.map(String.init) ?? "all")")
    print("  layout \(settings.laysOutAutomatically ? "auto" : "manual")")
    print("  lang \(settings.language.rawValue)")
    print("  color \(settings.color.rawValue)")
    for (name, isOn) in zip(SelectionSwitch.allCases, flags) {
      print("  \(name.rawValue) \(isOn ? "yes" : "no")")
    }
  }
}
