/// A bridge of functions in one form. Whoever checks a bridge implements it.
public protocol CallSubject: Sendable {
  /// The name of the form in failures, such as `async`.
  var name: String { get }

  /// The abilities of this bridge beyond calling and cancelling.
  var abilities: CallAbilities { get }

  /// Whether the bridge has a function with this behavior.
  func offers(_ behavior: CallBehavior) -> Bool

  /// Calls a function that is offered, and reports its answer to the observation: an element for a
  /// value, else a failure. Reports the release, too, if `RunningCall.tellsRelease` is true.
  ///
  /// - `isCancelled`: cancel the call before its Kotlin code runs, or as early as the form can.
  /// - Throws the bridge's error if it refuses the call.
  func call(
    _ behavior: CallBehavior, placement: Placement, isCancelled: Bool,
    telling observation: Observation
  ) throws -> any RunningCall

  /// Sends a value to the function that returns its argument, and gives what comes back.
  func echo(_ value: EchoValue) async throws -> EchoValue

  /// Opens a gate for good.
  func open(gate: String) throws

  /// The fixtures' counter with this name; nil for a library without the fixtures.
  func counter(_ name: String) throws -> Int64?

  /// The counts of what lives in the library; nil if the library does not count.
  func alive() throws -> Alive?

  /// The counts after a garbage collection.
  func aliveAfterCollection() throws -> Alive?
}

extension CallSubject {
  public func echo(_ value: EchoValue) async throws -> EchoValue { throw NotOffered("echoes") }
  public func open(gate: String) throws { throw NotOffered("gates") }
  public func counter(_ name: String) throws -> Int64? { nil }
  public func alive() throws -> Alive? { nil }
  public func aliveAfterCollection() throws -> Alive? { try alive() }
}

/// What a subject of calls can do, for checks that need more than a call and its answer.
public struct CallAbilities: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Failures name the Kotlin class and the causes.
  public static let failureDetails = CallAbilities(rawValue: 1)
  /// Failures distinguish a timeout, a cancellation and an exception.
  public static let failureKinds = CallAbilities(rawValue: 2)
  /// A caller that was cancelled before gets the value of a function that never suspends.
  public static let valueWhenCancelledBefore = CallAbilities(rawValue: 4)
}

/// A call under way, or answered.
public protocol RunningCall: Sendable {
  /// Cancels. May be called more than once and at any time.
  func cancel() throws
  /// Whether a release after the answer is reported to the observation.
  var tellsRelease: Bool { get }
  /// Gives up what the call holds. Called once, after its end.
  func dispose()
}

extension RunningCall {
  public var tellsRelease: Bool { false }
  public func dispose() {}
}

/// The counts of what lives in a library.
public struct Alive: Hashable, Sendable {
  /// The subscriptions and suspended calls that have not ended.
  public var jobs: Int
  /// Those of `jobs` that are subscriptions.
  public var subscriptions: Int
  /// The valid handles that the library has given out.
  public var handles: Int
  /// Kotlin's stable references at the last garbage collection, -1 before one.
  public var stableReferences: Int

  /// The counts of a library at one moment.
  public init(jobs: Int, subscriptions: Int, handles: Int, stableReferences: Int) {
    self.jobs = jobs
    self.subscriptions = subscriptions
    self.handles = handles
    self.stableReferences = stableReferences
  }
}

extension Alive: CustomStringConvertible {
  public var description: String {
    "\(jobs) jobs, \(subscriptions) subscriptions, \(handles) handles, "
      + "\(stableReferences) stable references"
  }
}
