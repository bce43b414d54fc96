import Testing

@testable import tvsh

/// What the program says of itself.
struct InformationTests {
  @Test func `help names every option and every service`() throws {
    let help = try Tvsh().run("--help")
    #expect(help.status == 0 && help.errors.isEmpty)
    for option in OptionName.allCases { #expect(help.output.contains("--\(option.rawValue) ")) }
    for line in help.output.split(separator: "\n") { #expect(line.count < 80, "\(line)") }
    for service in OptionName.Service.allCases {
      #expect(help.output.contains("  tvsh \(service.rawValue) "))
    }
    #expect(try Tvsh().run("-h") == help)
  }

  @Test func `the version is one line`() throws {
    let version = try Tvsh().run("--version")
    #expect(version.status == 0)
    #expect(version.output.hasPrefix("tvsh \(Version.text) (libedit "))
    #expect(version.output.split(separator: "\n").count == 1)
  }

  @Test func `a wrong command line is answered with status 2`() throws {
    #expect(
      try Tvsh().run("--quite")
        == .init(2, errors: "tvsh: no option --quite\nhint: --quiet\nusage: tvsh --help\n"))
    #expect(
      try Tvsh().run("--completions-for", "fish")
        == .init(
          2, errors: "tvsh: no option --completions-for\nhint: --completions\nusage: tvsh --help\n")
    )
  }
}
