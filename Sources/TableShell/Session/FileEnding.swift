/// Endings of file names, in letters of either case.
extension String {
  /// - Parameter ending: In small letters, with its point.
  package func hasEnding(_ ending: String) -> Bool {
    let last = utf8.suffix(ending.utf8.count)
    return last.elementsEqual(ending.utf8) { byte, small in
      byte == small || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte && byte | 0x20 == small
    }
  }

  /// The path of a transcript as that of its script, which is spoken of in the transcript; any
  /// other path as it is.
  package var pathOfScript: String {
    let ending = ".transcript"
    guard hasEnding(ending) else { return self }
    let isCapital = suffix(ending.count).contains(where: \.isUppercase)
    return dropLast(ending.count) + (isCapital ? ".TVSH" : ".tvsh")
  }
}
