/// A moment on a clock that stands still while the machine lets no thread run.
///
/// A wait on it is as patient on a slow or busy machine as on an idle one. Without a `MachineProbe` it is the
/// ordinary clock.
package struct MachineTime: Sendable {
  /// A machine that is slower than that is taken for one that is as slow.
  private static let mostSlowness = 10

  // A machine that is asleep lets nobody do anything.
  private let clock: SuspendingClock.Instant
  private let beats: UInt64?

  package static var now: MachineTime {
    MachineTime(clock: .now, beats: MachineProbe.beats)
  }

  /// Whether so much time has passed since, for a machine as fast as an idle one.
  package func hasPassed(_ duration: Duration) -> Bool {
    let time = SuspendingClock.now - clock
    if time < duration { return false }
    guard let beats, let now = MachineProbe.beats else { return true }
    // The one that is under way has not been counted.
    return MachineProbe.period * Int(now - beats + 1) >= duration
      || time >= duration * Self.mostSlowness
  }
}

/// An end of a wait that a slow machine reaches later.
package struct TimeLimit: Sendable {
  private let start = MachineTime.now
  private let duration: Duration

  package init(_ duration: Duration) { self.duration = duration }

  package var isOver: Bool { start.hasPassed(duration) }
}
