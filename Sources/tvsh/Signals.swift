import Glibc
import Synchronization

/// SIGINT, SIGTERM and SIGHUP while commands are replayed. The handler only notes the signal; the
/// loops look between two lines and leave in order, so that what was printed is whole. A second
/// signal leaves at once, for a command that takes too long; a SIGTERM waits for it two seconds at
/// most.
enum Signals {
  private static let noted = Atomic<Int32>(0)

  static func install() {
    _ = noted.load(ordering: .relaxed)  // made here, not in the handler
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      sigaddset(&unblocked, number)
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        let before = Signals.noted.exchange(number, ordering: .relaxed)
        if before != 0 { _exit(128 + number) }
        if number != SIGINT { alarm(2) }
      }
      // Without SA_RESTART, so that a read or write that waits comes back.
      action.sa_flags = 0
      sigaction(number, &action, nil)
    }
    signal(SIGALRM) { _ in _exit(Signals.exitStatus ?? 128 + SIGTERM) }
    // Whoever started the program may have had them blocked.
    pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
    // A reader that goes away is noticed by the write that fails.
    signal(SIGPIPE, SIG_IGN)
    // So is a file that has become as large as it may.
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Whether whoever started the program wants it to outlive the terminal, as `nohup` does.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard number == SIGHUP, sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Forgets a noted SIGINT: at the prompt it ends a command's wait, not the program.
  static func takeInterrupt() -> Bool {
    noted.compareExchange(expected: SIGINT, desired: 0, ordering: .relaxed).exchanged
  }

  /// The exit status that a noted signal asks for.
  static var exitStatus: Int32? {
    let number = noted.load(ordering: .relaxed)
    return number == 0 ? nil : 128 + number
  }
}
