import Glibc

/// How long a process has not computed. It is looked at now and then, not at each call.
struct Idleness {
  /// A process that waits still wakes up now and then: fewer ticks of the processor are nothing.
  private static let fewTicks: UInt64 = 3
  private static let interval = Duration.milliseconds(250)

  private let process: pid_t
  private var start = MachineTime.now
  private var ticksAtStart: UInt64 = 0
  private var next = ContinuousClock.now

  init(of process: pid_t) {
    self.process = process
  }

  /// Counts from now on.
  mutating func startAnew() { start = .now }

  /// Whether it has not computed for so long, although the machine would have let it.
  mutating func hasLasted(_ limit: Duration) -> Bool {
    let now = ContinuousClock.now
    if now >= next {
      next = now + Self.interval
      let ticks = ProcessStatus(of: process)?.processorTicks ?? 0
      if ticks >= ticksAtStart + Self.fewTicks { (start, ticksAtStart) = (.now, ticks) }
    }
    return start.hasPassed(limit)
  }
}
