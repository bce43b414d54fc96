import Glibc

/// Says something on standard error.
func say(_ words: String) {
  let message = Array((words + "\n").utf8)
  _ = write(STDERR_FILENO, message, message.count)
}

/// Ends the run with a sentence; libFuzzer keeps the input that led here.
func fail(_ words: String) -> Never {
  say("promise broken: \(words)")
  abort()
}

func require(_ holds: Bool, _ words: @autoclosure () -> String) {
  if !holds { fail(words()) }
}

func variable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
