/// The characters of a Chinese keyboard that stand for ASCII ones.
enum FullWidth {
  /// U+FF01 to U+FF5E as ASCII, and `。` between two digits as a dot.
  static func folded(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let isDot =
        scalar == "。" && index > 0 && index + 1 < scalars.count
        && isDigit(folded(scalars[index - 1])) && isDigit(folded(scalars[index + 1]))
      result.append(isDot ? "." : folded(scalar))
    }
    return String(result)
  }

  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(UInt8(scalar.value - 0xFEE0))
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }
}
