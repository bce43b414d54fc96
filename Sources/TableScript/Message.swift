/// What is said to a person: an English sentence that still knows which parts of it were filled in,
/// so that another language can say it with the same parts.
package struct Message: Equatable, Sendable {
  /// The sentence with `{}` in the place of each part: `no row {} in section {}`.
  package let format: String
  package let arguments: [Part]

  package init(format: String, arguments: [Part]) {
    self.format = format
    self.arguments = arguments
  }

  /// What stands in the place of a `{}`.
  package enum Part: Equatable, Sendable {
    /// The same in every language, such as a word that was typed.
    case text(String)
    case message(Message)
  }
}

extension Message: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var format = ""
    fileprivate var arguments: [Part] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      format.reserveCapacity(literalCapacity + 2 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) {
      format += literal
    }

    package mutating func appendInterpolation(_ part: some CustomStringConvertible) {
      format += "{}"
      arguments.append(.text(part.description))
    }

    package mutating func appendInterpolation(_ part: Message) {
      format += "{}"
      arguments.append(.message(part))
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
    Self.filling(format, with: arguments.map(\.description))
  }

  /// Parts in a sentence of any language. `{}` takes the next part, `{2}` the second.
  package static func filling(_ template: String, with parts: [String]) -> String {
    var result = ""
    var next = 0
    var rest = template[...]
    while let opening = rest.firstIndex(of: "{"),
      let closing = rest[opening...].firstIndex(of: "}")
    {
      let name = rest[rest.index(after: opening)..<closing]
      let number = name.isEmpty ? next : (Int(name) ?? 0) - 1
      if parts.indices.contains(number) {
        result += rest[..<opening]
        result += parts[number]
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

extension Message.Part: CustomStringConvertible, ExpressibleByStringLiteral {
  package init(stringLiteral value: String) {
    self = .text(value)
  }

  package var description: String {
    switch self {
    case .text(let text): text
    case .message(let message): message.description
    }
  }
}
