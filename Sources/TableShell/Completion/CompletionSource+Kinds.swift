import TableScript

/// From the words of a command to what may come next. Bare numbers make this longer than it would
/// be: `0 1` is one path, and `0` another one that is complete already.
extension CompletionSource {
  static func kinds(of command: Command, behind arguments: [Word]) -> [ParameterKind] {
    let parameters = command.parameters.filter { !$0.standsLast }
    let last: [ParameterKind] = command.takesAnimation ? [.words(["with"])] : []
    // Behind `with ANIMATION` stands nothing.
    if arguments.count > 1, arguments[arguments.count - 2].is("with"), command.takesAnimation {
      return []
    }
    return kinds(of: parameters[...], behind: arguments, then: last)
  }

  private static func kinds(
    of parameters: ArraySlice<ParameterInfo>, behind words: [Word], then last: [ParameterKind]
  ) -> [ParameterKind] {
    guard let parameter = parameters.first else { return words.isEmpty ? last : [] }
    let rest = parameters.dropFirst()
    if words.isEmpty {
      let own = kinds(of: parameter.kind, behind: [], then: [])
      return parameter.isOptional ? own + kinds(of: rest, behind: [], then: last) : own
    }
    switch parameter.kind {
    case .grammar(let next): return next(words)
    case .paths, .newPaths, .sections, .newSections, .twoPaths, .twoSections, .callback, .eventName,
      .commandOrTopic, .text:
      guard parameter.isList else { break }
      return kinds(of: parameter.kind, behind: words, then: last)
    default: break
    }
    let length = length(of: parameter.kind, in: words)
    let behind = kinds(of: rest, behind: Array(words.dropFirst(length)), then: last)
    guard words.count == 1, let section = words[0].number, parameter.kind.isPath else {
      return behind
    }
    return [.row(section: section, isNew: parameter.kind.isNewPath)] + behind
  }

  /// How many words one argument takes.
  private static func length(of kind: ParameterKind, in words: [Word]) -> Int {
    kind.isPath && words[0].number != nil && words.count > 1 && words[1].number != nil ? 2 : 1
  }

  /// What may come next behind the words of one argument; `then` where it may end there.
  static func kinds(
    of kind: ParameterKind, behind words: [Word], then last: [ParameterKind]
  ) -> [ParameterKind] {
    guard let first = words.first else {
      if case .grammar(let next) = kind { return next([]) }
      return [kind]
    }
    switch kind {
    case .path, .newPath:
      guard words.count == 1 else { return words.count == 2 && first.number != nil ? last : [] }
      return first.number.map { [.row(section: $0, isNew: kind.isNewPath)] + last } ?? last
    case .paths, .newPaths:
      guard let section = first.number else { return [kind] + last }
      let isNew = kind.isNewPath
      return words.count == 1 ? [.row(section: section, isNew: isNew)] + last : last
    case .twoPaths: return kindsOfTwoPaths(behind: words)
    case .twoSections: return words.count == 1 ? [.section] : []
    default: return [kind] + last
    }
  }

  /// `PATH PATH`: of bare numbers two are rows of section 0, four are two paths.
  private static func kindsOfTwoPaths(behind words: [Word]) -> [ParameterKind] {
    let numbers = words.map(\.number)
    switch (words.count, numbers[0], numbers.last ?? nil) {
    case (1, let number?, _):
      return [.row(section: 0, isNew: false), .row(section: number, isNew: false), .newPath]
    case (1, nil, _): return [.newPath]
    case (2, _?, _?): return [.section, .newPath]
    case (2, nil, let section?), (3, _, let section?):
      return [.row(section: section, isNew: true)]
    default: return []
    }
  }
}

extension ParameterInfo {
  /// Whether it takes all words up to the end.
  fileprivate var isList: Bool {
    switch kind {
    case .twoPaths, .twoSections, .commandOrTopic: true
    default: usage.contains("…") || usage == "[TEXT]"
    }
  }
}

extension ParameterKind {
  var isPath: Bool {
    switch self {
    case .path, .newPath: true
    case .either(let kinds): kinds.contains(where: \.isPath)
    default: false
    }
  }

  var isNewPath: Bool {
    switch self {
    case .newPath, .newPaths: true
    default: false
    }
  }
}
