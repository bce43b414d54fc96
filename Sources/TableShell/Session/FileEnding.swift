/// Endings of file names, in letters of either case.
extension String {
  /// - Parameter ending: In small letters, with its point.
  package func hasEnding(_ ending: String) -> Bool {
    lowercased().hasSuffix(ending)
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
