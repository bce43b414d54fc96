import TableShell

extension SessionOptions {
  /// - Parameter language: used where the command line names none.
  init(
    _ options: Options, color: Bool, isInteractive: Bool, language: Language = .english
  ) {
    self.init(
      language: options.language ?? language, traceFormat: options.traceFormat,
      quiet: options.isQuiet, color: color, isInteractive: isInteractive)
    allowsColor = options.color != .never && Environment().allowsColor
    names = options.names.flatMap { .init(rawValue: $0) } ?? names
  }
}
