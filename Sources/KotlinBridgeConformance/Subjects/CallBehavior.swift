/// What a function that answers with a number does, whoever bridges it.
public enum CallBehavior: Hashable, Sendable {
  /// Returns the number without ever suspending.
  case returns(Int64)
  /// Goes to another thread and returns the number there.
  case returnsLater(Int64)
  /// Suspends so many times, then returns that number.
  case yields(Int64)
  /// Returns the number once `CallSubject.open` has opened the gate.
  case waits(gate: String, Int64)
  /// Throws without ever suspending.
  case throwsAtOnce
  /// Suspends, then throws.
  case throwsLater
  /// A timeout leaves it.
  case timesOut
  case cancelsItself
  /// Its scope has been cancelled before.
  case dead

  // The counter of that name rises once when these have begun to wait.

  /// Suspends for ever; the counter rises again when it was cancelled.
  case never(counter: String)
  /// Waits; once cancelled it waits for the gate and then returns the number all the same.
  case returnsAfterCancel(gate: String, counter: String, Int64)
  /// Waits; once cancelled it throws.
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
