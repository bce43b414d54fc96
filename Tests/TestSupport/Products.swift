import CPseudoTerminal

/// Where the package's own programs were built.
package enum Products {
  /// The path of a program that stands beside the tests.
  package static func path(_ name: String) -> String {
    guard let file = pty_image_path(#dsohandle) else { return name }
    // On macOS the image lies inside the bundle.
    let depth = String(cString: file).contains(".xctest/Contents/MacOS/") ? 4 : 1
    return String(cString: file).split(separator: "/", omittingEmptySubsequences: false).dropLast(
      depth
    )
    .joined(separator: "/") + "/" + name
  }
}
