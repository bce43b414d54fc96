import CPseudoTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder of its own that goes away with the test.
package final class TemporaryFolder {
  package let path: String

  package init() {
    var template = Array("/tmp/tvsh-test-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? "/tmp"
    }
  }

  deinit {
    guard path != "/tmp" else { return }
    pty_remove_tree(path)
  }

  /// Writes a file in the folder and returns its path.
  @discardableResult
  package func write(_ name: String, _ bytes: some Sequence<UInt8>) -> String {
    guard let file = fopen(path + "/" + name, "w") else { return path + "/" + name }
    let content = Array(bytes)
    _ = content.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    fclose(file)
    return path + "/" + name
  }

  /// The bytes of a file in the folder; nil when there is none.
  package func read(_ name: String) -> [UInt8]? {
    guard let file = fopen(path + "/" + name, "r") else { return nil }
    defer { fclose(file) }
    var content: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = block.withUnsafeMutableBytes { fread($0.baseAddress, 1, $0.count, file) }
      guard count > 0 else { return content }
      content += block[..<count]
    }
  }
}
