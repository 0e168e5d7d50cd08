/// A bridge of flows in one form, as the harness uses it. An implementer supplies one.
public protocol FlowSubject: Sendable {
  var form: Form { get }

  /// What this bridge can do beyond subscribing and cancelling.
  var abilities: FlowAbilities { get }

  /// The flow of this subject that behaves so, or nil if it has none. One whose number of elements is
  /// fixed answers with the behavior that its own flow has.
  func offered(_ behavior: Behavior) -> Behavior?

  /// Collects a flow that is offered and tells the observation of each callback.
  ///
  /// - `demand`: how many elements to request at first, nil for all. Without `FlowAbilities.demand` it
  ///   is nil.
  /// - Throws what the bridge refuses with.
  func subscribe(
    to behavior: Behavior, demand: Int64?, placement: Placement, telling observation: Observation
  ) throws -> any FlowSubscription

  /// Opens the gate of a flow that blocks, once more.
  func open(gate: String) throws

  /// How many jobs live in the library, or nil where nobody counts.
  func liveJobs() throws -> Int?

  /// The fixtures' counter of this name, or nil where there are no fixtures.
  func counter(_ name: String) throws -> Int64?
}

extension FlowSubject {
  public func open(gate: String) throws { throw NotOffered("gates") }
  public func liveJobs() throws -> Int? { nil }
  public func counter(_ name: String) throws -> Int64? { nil }
}

/// Where Kotlin runs, as far as a subject offers a choice.
public enum Placement: Sendable {
  /// What the form does by itself.
  case usual
  /// On the thread that asks.
  case caller
  /// On threads of the library's own.
  case pool
}

public struct FlowAbilities: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Elements come only as they are requested.
  public static let demand = FlowAbilities(rawValue: 1)
  /// The consumer is told when the job has ended.
  public static let release = FlowAbilities(rawValue: 2)
  /// `Placement.caller`.
  public static let callerPlacement = FlowAbilities(rawValue: 4)
  /// Failures say which class, and their causes.
  public static let failureDetails = FlowAbilities(rawValue: 8)
  /// Failures tell a timeout and a cancellation from an exception.
  public static let failureKinds = FlowAbilities(rawValue: 16)
  /// A subscription can be cancelled inside of its own callbacks before `subscribe` has returned.
  public static let earlyCancel = FlowAbilities(rawValue: 32)
  /// `cancel` only asks: the end is told, as a cancellation, by the consumer's own loop.
  public static let cancelIsTold = FlowAbilities(rawValue: 64)
}

/// A collection under way.
public protocol FlowSubscription: Sendable {
  /// Requests more elements.
  func request(_ count: Int64) throws
  /// Cancels. May be called more than once and at any time.
  func cancel() throws
  /// Gives up whatever the subscription holds, after its end. Called once.
  func dispose()
}

extension FlowSubscription {
  public func dispose() {}
}
