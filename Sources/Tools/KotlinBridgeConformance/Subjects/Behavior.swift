/// What a flow does, independently of its bridge. Its elements are 0, 1, 2 and so on.
public enum Behavior: Hashable, Sendable {
  /// A count of elements, then the end.
  case counts(Int64)
  /// A count of elements, then an exception.
  case throwsAfter(Int64)
  /// Counts forever, and suspends only in `emit`.
  case endless
  /// Suspends forever.
  case never
  /// A count of elements, then it cancels itself.
  case cancels(Int64)
  /// Its scope is cancelled already.
  case dead
  /// Emits bursts of elements. After each burst it blocks its thread, without suspending, until
  /// `FlowSubject.open` has opened the gate one more time.
  case blocks(burst: Int64, times: Int64, gate: String)

  // Only libraries with this project's fixtures have the following.

  /// A count of elements, then a timeout.
  case timesOut(Int64)
  /// A count of elements, which four dispatchers emit at once in any order.
  case fromFourThreads(Int64)
  /// Endless; the fixtures' counter with this name counts the elements that it made.
  case produces(counter: String)
  /// A count of elements, then it waits. When it is cancelled, it throws in `finally`.
  case failsWhenCancelled(Int64)
  /// A count of empty elements.
  case hollow(Hollow, Int64)
  /// A shared flow that has a count of elements to replay when the consumer subscribes.
  case replays(Int64)
  /// Takes its elements from the channel with this name, which has a count of them, then waits for
  /// more.
  case receives(channel: String, Int64)

  /// An element whose encoding is empty or a single byte.
  public enum Hollow: String, CaseIterable, Sendable {
    /// The element is null, `Unit`, an empty string or an empty list.
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

  /// The word that a description begins with: what the behavior is, without its number or gate.
  var kind: Substring { description.prefix { $0 != ":" } }

  /// The name in reports of a flow that does this.
  func name(of flow: String) -> String { "\(flow) (\(self))" }

  /// Whether the flow never ends by itself.
  var isEndless: Bool {
    switch self {
    case .endless, .never, .produces, .receives: true
    // One of the fixtures' ends after its last burst, which a cancel may overtake.
    case .blocks(_, let times, _): times == .max
    case .counts, .throwsAfter, .cancels, .dead, .timesOut, .fromFourThreads, .failsWhenCancelled,
      .hollow, .replays:
      false
    }
  }

  /// The count of elements that come, if it is part of the behavior.
  public var count: Int64? {
    switch self {
    case .counts(let n), .throwsAfter(let n), .cancels(let n), .timesOut(let n),
      .fromFourThreads(let n), .failsWhenCancelled(let n), .hollow(_, let n), .replays(let n):
      n
    case .endless, .never, .dead, .produces, .blocks, .receives: nil
    }
  }
}
