import Foundation
import Glibc
import Testing

/// What happens when somebody or something stops the program.
struct SignalTests {
  @Test(arguments: [SIGINT, SIGTERM])
  func `a signal ends a replay in order`(signal: Int32) throws {
    let running = try Tvsh().start(["--echo"], input: nil)
    running.input.fileHandleForWriting.write(Data("# still here\n".utf8))
    #expect(try running.waitForOutput("# still here\n"))
    kill(running.process.processIdentifier, signal)
    #expect(try running.outcome() == .init(128 + signal, output: "tvsh> # still here\n"))
  }

  @Test func `replies come as soon as their lines do`() throws {
    let running = try Tvsh().start([], input: nil)
    running.input.fileHandleForWriting.write(Data("dump\n".utf8))
    #expect(try running.waitForOutput("\"batch\":0"))
    running.input.fileHandleForWriting.write(Data("begin\ndump\ncancel-batch\n".utf8))
    #expect(try running.waitForOutput("\"batch\":1"))
    running.input.fileHandleForWriting.closeFile()
    #expect(try running.outcome().status == 0)
  }

  @Test func `a reader that goes away ends the program silently`() throws {
    let outcome = try Tvsh().shell("yes dump | $TVSH | head -n 1 | wc -l")
    #expect(outcome == .init(output: "1\n"))
  }

  @Test func `a signal ends a replay whose reader takes nothing`() throws {
    let outcome = try Tvsh().shell(
      """
      mkfifo p; sleep 60 < p &
      { yes show | sh -c 'echo $$ > pid; exec $TVSH > p'; echo ${PIPESTATUS[1]} > status; } &
      until [ -s pid ]; do sleep 0.1; done
      sleep 1; kill -INT $(cat pid)
      for _ in $(seq 400); do [ -s status ] && break; sleep 0.1; done
      cat status; kill %1
      """)
    #expect(outcome.output == "\(128 + SIGINT)\n")
  }

  @Test func `a full disk is said to be one`() throws {
    #expect(
      try Tvsh().shell("$TVSH -c dump >/dev/full")
        == .init(2, errors: "tvsh: cannot write standard output: No space left on device\n"))
  }
}
