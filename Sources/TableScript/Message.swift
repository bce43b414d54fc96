/// What is said to a person: an English sentence that still knows which parts of it were filled in,
/// so that another language can say it with the same parts.
package struct Message: Equatable, Sendable {
  /// The sentence with `{}` in the place of each part: `no row {} in section {}`.
  package let format: String
  package let arguments: [String]

  package init(format: String, arguments: [String]) {
    self.format = format
    self.arguments = arguments
  }
}

extension Message: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var format = ""
    fileprivate var arguments: [String] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      format.reserveCapacity(literalCapacity + 2 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) {
      format += literal
    }

    package mutating func appendInterpolation(_ part: some CustomStringConvertible) {
      format += "{}"
      arguments.append(part.description)
    }
  }

  package init(stringLiteral value: String) {
    self.init(format: value, arguments: [])
  }

  package init(stringInterpolation: StringInterpolation) {
    self.init(
      format: stringInterpolation.format, arguments: stringInterpolation.arguments)
  }
}

extension Message: CustomStringConvertible {
  package var description: String {
    filling(format)
  }

  /// The same parts in a sentence of another language. `{}` takes the next part, `{2}` the second.
  package func filling(_ template: String) -> String {
    var result = ""
    var next = 0
    var rest = template[...]
    while let opening = rest.firstIndex(of: "{"),
      let closing = rest[opening...].firstIndex(of: "}")
    {
      let name = rest[rest.index(after: opening)..<closing]
      let number = name.isEmpty ? next : (Int(name) ?? 0) - 1
      if arguments.indices.contains(number) {
        result += rest[..<opening]
        result += arguments[number]
        next = number + 1
      } else {
        result += rest[...closing]
      }
      rest = rest[rest.index(after: closing)...]
    }
    result += rest
    return result
  }
}
