import Foundation
import TableShell

/// A session that is judged by whether something went wrong in it.
final class TestShell {
  private let typist = Typist()
  /// The mistakes and exceptions so far.
  private(set) var faults = 0

  /// - Parameter folder: What it holds can be read too.
  init(files: [String: String] = [:], folder: String? = nil) throws {
    for (name, text) in files { typist.host.files[name] = Array(text.utf8) }
    guard let folder else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      guard let data = FileManager.default.contents(atPath: folder + "/" + name) else { continue }
      typist.host.files[name] = Array(data)
    }
  }

  var isInBatch: Bool { typist.session.isInBatch }

  /// What is printed to a line.
  @discardableResult
  func type(_ text: String) -> String {
    let output = typist.type(text)
    if typist.last.isFailure { faults += 1 }
    if typist.session.settle() { faults += 1 }
    return output
  }
}
