/// The lessons that come with the shell, in the order in which they are best taken.
enum LessonLibrary {
  static let all: [Lesson] = scripts.map { Lesson(name: $0.name, script: $0.script) }

  private static let scripts: [(name: String, script: [UInt8])] = [
    ("editing", PackageResources.editing_tvsh),
    ("rows", PackageResources.rows_tvsh),
    ("confirm", PackageResources.confirm_tvsh),
    ("crash", PackageResources.crash_tvsh),
    ("indexes", PackageResources.indexes_tvsh),
    ("array", PackageResources.array_tvsh),
    ("moves", PackageResources.moves_tvsh),
    ("swipe", PackageResources.swipe_tvsh),
    ("insert-row", PackageResources.insert_row_tvsh),
    ("sections", PackageResources.sections_tvsh),
    ("nested", PackageResources.nested_tvsh),
    ("stale", PackageResources.stale_tvsh),
    ("log", PackageResources.log_tvsh),
    ("myths", PackageResources.myths_tvsh),
  ]

  static var names: [String] { all.map(\.name) }

  static func lesson(named name: String) -> Lesson? {
    scripts.first { $0.name == name }.map { Lesson(name: $0.name, script: $0.script) }
  }

  /// The lesson that comes after another.
  static func name(behind name: String) -> String? {
    guard let index = scripts.firstIndex(where: { $0.name == name }) else { return nil }
    return scripts.indices.contains(index + 1) ? scripts[index + 1].name : nil
  }
}
