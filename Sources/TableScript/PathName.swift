/// A word that names a row where a path may stand, as `this` does in the commands of a handler.
/// Anywhere else it is a word like any other.
package struct PathName: Equatable, Sendable {
  let name: String
  let section: Int
  let row: Int

  package init(_ name: String, section: Int, row: Int) {
    self.name = name
    self.section = section
    self.row = row
  }
}
