import Glibc
import TableShell

/// The system's words for what went wrong last.
func systemErrorText(_ number: Int32 = errno) -> String {
  String(cString: strerror(number))
}

extension HostError {
  /// What the system said of the call that failed last.
  static var fromSystem: HostError { HostError(reason: systemErrorText()) }
}
