import Glibc
import TableShell

/// The system's words for what went wrong last.
func systemErrorText(_ number: Int32 = errno) -> String {
  String(cString: strerror(number))
}

extension HostError {
  /// What the system said of the call that failed last.
  static var fromSystem: HostError { HostError(number: errno) }

  /// - Parameter number: the system's error number.
  init(number: Int32) {
    self = number == EINTR ? .interrupted : HostError(reason: systemErrorText(number))
  }
}
