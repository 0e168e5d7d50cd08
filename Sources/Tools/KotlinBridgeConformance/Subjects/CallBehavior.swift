/// What a function that returns a number does, independently of its bridge.
public enum CallBehavior: Hashable, Sendable {
  /// Returns the number without ever suspending.
  case returns(Int64)
  /// Goes to another thread, and returns the number there.
  case returnsLater(Int64)
  /// Suspends this many times, then returns the number.
  case yields(Int64)
  /// Returns the number once `CallSubject.open` has opened the gate.
  case waits(gate: String, Int64)
  /// Throws without ever suspending.
  case throwsAtOnce
  /// Suspends, then throws.
  case throwsLater
  /// Ends with a timeout.
  case timesOut
  /// Cancels its own job.
  case cancelsItself
  /// Its scope is cancelled already.
  case dead

  // The counter with this name rises once when the following have begun to wait.

  /// Suspends forever. The counter rises again when it is cancelled.
  case never(counter: String)
  /// Waits. When it is cancelled, it waits for the gate and then still returns the number.
  case returnsAfterCancel(gate: String, counter: String, Int64)
  /// Waits. When it is cancelled, it throws.
  case throwsAfterCancel(counter: String)
}

extension CallBehavior: CustomStringConvertible {
  public var description: String {
    switch self {
    case .returns(let n): "returns \(n)"
    case .returnsLater(let n): "returns \(n) later"
    case .yields(let n): "yields \(n) times"
    case .waits(_, let n): "waits at a gate and returns \(n)"
    case .throwsAtOnce: "throws at once"
    case .throwsLater: "throws later"
    case .timesOut: "times out"
    case .cancelsItself: "cancels itself"
    case .dead: "has a dead scope"
    case .never: "never returns"
    case .returnsAfterCancel(_, _, let n): "returns \(n) after a cancel"
    case .throwsAfterCancel: "throws after a cancel"
    }
  }
}
