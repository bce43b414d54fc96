import HeadlessTable
import TableScript

/// Why a command did not do what it was asked. A mistake is the script's; a refusal is an exception
/// that the table or the app raised.
enum CommandFailure: Error {
  case mistake(Diagnostic)
  case refusal(Refusal)
}

/// An exception on the heap: it is large, and every command forgets the one of the command before.
final class KeptRefusal {
  let refusal: Refusal

  init(_ refusal: Refusal) {
    self.refusal = refusal
  }
}

/// Runs work of the table and turns its refusals into failures of a command.
func refusing<Value>(_ work: () throws(Refusal) -> Value) throws(CommandFailure) -> Value {
  do {
    return try work()
  } catch {
    throw .refusal(error)
  }
}

/// Runs work of the language and turns its diagnostics into failures of a command.
func checking<Value>(_ work: () throws(Diagnostic) -> Value) throws(CommandFailure) -> Value {
  do {
    return try work()
  } catch {
    throw .mistake(error)
  }
}
