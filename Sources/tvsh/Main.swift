import Glibc

@main
struct Main {
  static func main() {
    let status: Int32
    do throws(UsageError) {
      let options = try OptionParser.parse(Array(CommandLine.arguments.dropFirst()))
      status = Program(options: options).run()
    } catch {
      let hint = error.hint.map { "hint: \($0)\n" } ?? ""
      OutputBuffer.complain("tvsh: \(error.message)\n\(hint)usage: tvsh --help\n")
      status = ExitStatus.unusable
    }
    exit(status)
  }
}
