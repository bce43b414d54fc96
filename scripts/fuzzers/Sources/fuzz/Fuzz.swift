/// libFuzzer's own loop, which its main function would call.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// All fuzzers are one program, which is built once: the environment variable FUZZ says which of
/// them gets the bytes that libFuzzer thinks of. The arguments are libFuzzer's.
@main
struct Fuzz {
  static func main() {
    _ = Fuzzer.chosen
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    _ = runDriver(&count, &arguments) { start, count in
      Fuzzer.chosen.run(Array(UnsafeBufferPointer(start: start, count: count)))
      return 0
    }
  }
}

enum Fuzzer: String, CaseIterable {
  case lines, json, csv, transcripts, logs, sessions

  static let chosen: Fuzzer = {
    let name = variable("FUZZ") ?? ""
    guard let fuzzer = Fuzzer(rawValue: name) else {
      fail("FUZZ is \"\(name)\", and not one of \(Fuzzer.allCases.map(\.rawValue))")
    }
    return fuzzer
  }()

  func run(_ bytes: [UInt8]) {
    switch self {
    case .lines: LineFuzzer.run(bytes)
    case .json: TableFileFuzzer.run(bytes, name: "a.json")
    case .csv: TableFileFuzzer.run(bytes, name: "a.csv")
    case .transcripts: TranscriptFuzzer.run(bytes)
    case .logs: CrashLogFuzzer.run(bytes)
    case .sessions: SessionFuzzer.run(bytes)
    }
  }
}
