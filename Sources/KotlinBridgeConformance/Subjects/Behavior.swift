/// What a flow does, whoever bridges it. Its elements are 0, 1, 2 and so on.
public enum Behavior: Hashable, Sendable {
  /// So many elements, then the end.
  case counts(Int64)
  /// So many elements, then an exception.
  case throwsAfter(Int64)
  /// Counts for ever without suspending but in `emit`.
  case endless
  /// Suspends for ever.
  case never
  /// So many elements, then it cancels itself.
  case cancels(Int64)
  /// Its scope has been cancelled before.
  case dead
  /// Bursts of so many elements, so many times. After each it blocks its thread, without suspending,
  /// until `FlowSubject.open` has opened the gate once more.
  case blocks(burst: Int64, times: Int64, gate: String)

  // What only libraries with this project's fixtures have.

  /// So many elements, then a timeout leaves it.
  case timesOut(Int64)
  /// So many elements, emitted by four dispatchers at once in any order.
  case fromFourThreads(Int64)
  /// Endless; the fixtures' counter of this name tells how many elements were made.
  case produces(counter: String)
  /// So many elements, then waits; throws in `finally` when it is cancelled.
  case failsWhenCancelled(Int64)
  /// So many elements that look like nothing.
  case hollow(Hollow, Int64)
  /// A shared flow that has replayed so many elements before anyone subscribes.
  case replays(Int64)
  /// Takes its elements from a channel of this name, which has got so many, and waits for more.
  case receives(channel: String, Int64)

  public enum Hollow: String, CaseIterable, Sendable {
    case null, unit, emptyString, emptyList
  }
}

extension Behavior: CustomStringConvertible {
  public var description: String {
    switch self {
    case .counts(let n): "counts:\(n)"
    case .throwsAfter(let n): "throws:\(n)"
    case .endless: "endless"
    case .never: "never"
    case .cancels(let n): "cancels:\(n)"
    case .dead: "dead"
    case .blocks(_, _, let gate): "gated:\(gate)"
    case .timesOut(let n): "times out:\(n)"
    case .fromFourThreads(let n): "from four threads:\(n)"
    case .produces: "endless, counted"
    case .failsWhenCancelled(let n): "fails when cancelled:\(n)"
    case .hollow(let hollow, let n): "\(hollow.rawValue):\(n)"
    case .replays(let n): "replays:\(n)"
    case .receives(_, let n): "receives:\(n)"
    }
  }

  /// How many elements come, where the number is part of the behavior.
  public var count: Int64? {
    switch self {
    case .counts(let n), .throwsAfter(let n), .cancels(let n), .timesOut(let n),
      .fromFourThreads(let n), .failsWhenCancelled(let n), .hollow(_, let n), .replays(let n):
      n
    case .endless, .never, .dead, .produces, .blocks, .receives: nil
    }
  }
}
