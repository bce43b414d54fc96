import Glibc

/// The processor time that this process has used, in seconds: what else runs on the machine does
/// not count.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The processor time of some work, in seconds.
func measure(_ work: () -> Void) -> Double {
  let start = processorTime()
  work()
  return processorTime() - start
}

func median(_ times: [Double]) -> Double {
  let sorted = times.sorted()
  return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
}

/// The median of some runs.
func median(of runs: Int, _ work: () -> Double) -> Double {
  median((0..<runs).map { _ in work() })
}

/// The medians of runs in turns, so that a busy machine hits all alike. Each work gives its own
/// time.
func medians(of runs: Int, _ works: [() -> Double]) -> [Double] {
  var times = works.map { _ in [Double]() }
  for _ in 0..<runs {
    for (index, work) in works.enumerated() { times[index].append(work()) }
  }
  return times.map(median)
}

/// Keeps the optimiser from dropping a result that nobody reads.
@inline(never)
func use<Value>(_ value: Value) {}

/// A small generator with a seed, so that every run measures the same tables.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
