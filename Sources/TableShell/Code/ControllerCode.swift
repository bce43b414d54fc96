import HeadlessTable
import TableRender

/// The printed view controller: its data, the callbacks that are implemented with their answers,
/// and a method that does what the session did.
struct ControllerCode {
  let state: ControllerState
  let steps: [CodeTranslator.Step]
  let usesInsertRow: Bool
  let switched: Set<EventName>
  /// The data that the session began with.
  let start: PlainData

  var lines: [String] {
    var lines = [
      "import UIKit", "", "/// What the session did, as a view controller.",
      "final class SessionViewController: UITableViewController {",
    ]
    let callbacks = CallbackCode(
      state: state, usesInsertRow: usesInsertRow, switched: switched)
    let parts = [properties] + callbacks.parts + [replay]
    for (index, part) in parts.enumerated() {
      if index > 0 { lines.append("") }
      lines += part.map { $0.isEmpty ? "" : "  " + $0 }
    }
    return lines + ["}"]
  }

  private var properties: [String] {
    var lines = ["struct Section {", "  var header: String", "  var rows: [String]", "}", ""]
    lines += "var sections = \(SwiftSpelling.sections(start))".split(separator: "\n").map(
      String.init)
    if state.implemented.contains(.commit), state.handlers[.commit] == nil {
      lines += ["/// What an insert control adds.", "var newText = \"new\""]
    }
    if usesInsertRow {
      lines += [
        "/// The section that ends with a row to type into.", "var insertRowSection: Int?",
        "let newRowField = UITextField()",
      ]
    }
    for (event, property) in CodeTranslator.switches where switched.contains(event) {
      lines.append("var \(property) = true")
    }
    return lines
  }

  private var replay: [String] {
    var lines = [
      "// MARK: The session", "", "/// Does what the session did, from its first command on.",
      "func replay() {",
    ]
    var writer = CodeWriter(indent: 2)
    writer.writeLine("// A table knows its counts from its first layout on.")
    writer.writeLine("tableView.layoutIfNeeded()")
    for step in steps {
      writer.writeLine("")
      writer.writeLine("// \(step.label.onOneLine)")
      writer.write(step.statements)
    }
    lines += writer.lines
    lines.append("}")
    return lines
  }
}

extension String {
  /// A comment ends with its line, whatever the text has in it.
  var onOneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.properties.isLineEnd ? " " : $0 }))
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isLineEnd: Bool {
    generalCategory == .control || generalCategory == .lineSeparator
      || generalCategory == .paragraphSeparator
  }
}
