/// A bridge of functions in one form, as the harness uses it. An implementer supplies one.
public protocol CallSubject: Sendable {
  /// What the form is called in failures, such as `async`.
  var name: String { get }

  /// What this bridge can do beyond calling and cancelling.
  var abilities: CallAbilities { get }

  /// Whether it has a function that behaves so.
  func offers(_ behavior: CallBehavior) -> Bool

  /// Calls a function that is offered, and tells the observation of its answer: an element for a value, else
  /// a failure; and of the release where `RunningCall.tellsRelease` says so.
  ///
  /// - `isCancelled`: the call is to be cancelled before its Kotlin code runs, or as early as the form can.
  /// - Throws what the bridge refuses with.
  func call(
    _ behavior: CallBehavior, placement: Placement, isCancelled: Bool,
    telling observation: Observation
  ) throws -> any RunningCall

  /// Sends a value to the function that returns its argument, and gives what comes back.
  func echo(_ value: EchoValue) async throws -> EchoValue

  /// Opens a gate, for ever.
  func open(gate: String) throws

  /// The fixtures' counter of this name, or nil where there are no fixtures.
  func counter(_ name: String) throws -> Int64?

  /// What lives in the library, or nil where nobody counts.
  func alive() throws -> Alive?

  /// The same after a garbage collection.
  func aliveAfterCollection() throws -> Alive?
}

extension CallSubject {
  public func echo(_ value: EchoValue) async throws -> EchoValue { throw NotOffered("echoes") }
  public func open(gate: String) throws { throw NotOffered("gates") }
  public func counter(_ name: String) throws -> Int64? { nil }
  public func alive() throws -> Alive? { nil }
  public func aliveAfterCollection() throws -> Alive? { try alive() }
}

public struct CallAbilities: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Failures say which class, and their causes.
  public static let failureDetails = CallAbilities(rawValue: 1)
  /// Failures tell a timeout and a cancellation from an exception.
  public static let failureKinds = CallAbilities(rawValue: 2)
  /// A function that never suspends gives its value also to a caller that was cancelled before.
  public static let valueWhenCancelledBefore = CallAbilities(rawValue: 4)
}

/// A call under way, or answered.
public protocol RunningCall: Sendable {
  /// Cancels. May be called more than once and at any time.
  func cancel() throws
  /// Whether a release is told after the answer.
  var tellsRelease: Bool { get }
  /// Gives up whatever the call holds, after its end. Called once.
  func dispose()
}

extension RunningCall {
  public var tellsRelease: Bool { false }
  public func dispose() {}
}

/// What lives in a library.
public struct Alive: Hashable, Sendable {
  public var jobs: Int
  public var subscriptions: Int
  public var handles: Int
  /// Kotlin's stable references at the last garbage collection, -1 before one.
  public var stableReferences: Int

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
