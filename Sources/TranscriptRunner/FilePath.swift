/// Names of files, cut and joined as text.
package enum FilePath {
  package static func lastComponent(of path: String) -> String {
    parts(of: path).last.map(String.init) ?? path
  }

  /// What stands between slashes. They are looked for as bytes, for a slash is one, whatever
  /// character it is part of.
  private static func parts(of path: String) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
  }

  /// The folder that holds a file; nil for a bare name, whose folder is the working folder.
  package static func folder(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func join(_ folder: String?, _ path: String) -> String {
    guard let folder, !path.hasPrefix("/") else { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// Without `.`, doubled slashes, and `..` behind a folder, so that one file has one name.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in Self.parts(of: path) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }
}
