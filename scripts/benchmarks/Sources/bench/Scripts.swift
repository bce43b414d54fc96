import Glibc

/// One edit of a list: a row that comes, or one that goes.
enum Edit {
  case insert(at: Int, key: Int, text: String)
  case delete(at: Int, key: Int)
}

/// The same random edits in the language of each program. Inserts and deletes alternate, so that
/// the list keeps its length.
struct Scripts {
  let rows: Int
  let edits: [Edit]

  init(rows: Int, count: Int) {
    self.rows = rows
    var random = SeededGenerator(state: 1)
    var keys = (0..<rows).map { $0 * 2 }
    var edits: [Edit] = []
    for number in 0..<count / 2 {
      // Sorted tables are edited by key, where a row has no number. Which row goes does not matter
      // to them.
      let key = Int.random(in: 0..<1 << 40, using: &random) * 2 + 1
      edits.append(
        .insert(at: .random(in: 0...rows, using: &random), key: key, text: "row \(number)"))
      let place = Int.random(in: 0...rows, using: &random)
      let gone = place == rows ? key : keys[place]
      if place < rows { keys[place] = key }
      edits.append(.delete(at: place, key: gone))
    }
    self.edits = edits
  }

  var shell: [String] {
    let texts = (0..<rows).map { "r\($0)" }.joined(separator: " ")
    return ["new empty", "ins-section 0 T \(texts)"]
      + edits.map { edit in
        switch edit {
        case .insert(let place, _, let text): "ins 0 \(place) \"\(text)\""
        case .delete(let place, _): "del 0 \(place)"
        }
      }
  }

  var lua: [String] {
    ["t = {} for i = 1, \(rows) do t[i] = 'r' .. i end ins, del = table.insert, table.remove"]
      + edits.map { edit in
        switch edit {
        case .insert(let place, _, let text): "ins(t, \(place + 1), \"\(text)\")"
        case .delete(let place, _): "del(t, \(place + 1))"
        }
      }
  }

  /// A list without another holder is changed in its place; with `says` each line prints one like
  /// ours.
  func tcl(says: Bool = false) -> [String] {
    ["for {set i 0} {$i < \(rows)} {incr i} {lappend l r$i}"]
      + edits.map { edit in
        switch edit {
        case .insert(let place, _, let text):
          "set l [linsert $l[set l {}] \(place) \"\(text)\"]"
            + (says ? "; puts \"  data: insert 0.\(place) \\\"\(text)\\\"\"" : "")
        case .delete(let place, _):
          "set l [lreplace $l[set l {}] \(place) \(place)]"
            + (says ? "; puts \"  data: remove 0.\(place)\"" : "")
        }
      }
  }

  var sqlite: [String] {
    [
      "create table t(key integer primary key, text text);", "begin;",
      "with recursive n(i) as (select 0 union all select i + 1 from n where i < \(rows - 1)) "
        + "insert into t select i * 2, 'r' || i from n;",
    ]
      + edits.map { edit in
        switch edit {
        case .insert(_, let key, let text): "insert into t values(\(key),'\(text)');"
        case .delete(_, let key): "delete from t where key=\(key);"
        }
      } + ["commit;"]
  }
}

/// Files for the programs that are measured, in a folder of their own.
struct Files {
  let folder: String

  init() {
    var template = Array("/tmp/tvsh-bench-XXXXXX".utf8CString)
    folder = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  func write(_ name: String, _ lines: [String]) -> String {
    let path = path(name)
    guard let file = fopen(path, "w") else { return path }
    for line in lines {
      fputs(line, file)
      fputs("\n", file)
    }
    fclose(file)
    return path
  }

  func makeFolder(_ name: String) -> String {
    mkdir(path(name), 0o755)
    return path(name)
  }

  func remove() {
    _ = Child.named("rm", ["-r", folder])?.run()
  }
}
