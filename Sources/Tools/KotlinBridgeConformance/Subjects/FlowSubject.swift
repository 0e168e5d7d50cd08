/// A bridge of flows in one form. Whoever checks a bridge implements it.
public protocol FlowSubject: Sendable {
  /// The form in which the subject consumes flows.
  var form: Form { get }

  /// The abilities of this bridge beyond subscribing and cancelling.
  var abilities: FlowAbilities { get }

  /// The flow with this behavior; nil if the subject has none. If the count of elements is fixed,
  /// the result is the behavior of the subject's own flow.
  func offered(_ behavior: Behavior) -> Behavior?

  /// The name of a flow that is offered, for reports.
  func name(of behavior: Behavior) -> String

  /// The text of the exception with which a flow that is offered fails, if it is known.
  func message(of behavior: Behavior) -> String?

  /// Subjects of the same bridge for the flows that this one leaves out, because it offers one flow
  /// of each kind: those with the further flows of the kinds of these behaviors.
  func others(of behaviors: [Behavior]) -> [any FlowSubject]

  /// Collects a flow that is offered and reports each callback to the observation.
  ///
  /// - `demand`: the count of elements to request at first; nil for all, and if the bridge lacks
  ///   `FlowAbilities.demand`.
  /// - Throws the bridge's error if it refuses the subscription.
  func subscribe(
    to behavior: Behavior, demand: Int64?, placement: Placement, telling observation: Observation
  ) throws -> any RunningFlow

  /// Opens the gate of a flow that blocks one more time.
  func open(gate: String) throws

  /// The count of live jobs in the library; nil if the library does not count.
  func liveJobs() throws -> Int?

  /// Lets the library free what nobody uses any more. Does nothing if the library takes no such request.
  func collectGarbage() throws

  /// The fixtures' counter with this name; nil for a library without the fixtures.
  func counter(_ name: String) throws -> Int64?
}

extension FlowSubject {
  public func name(of behavior: Behavior) -> String { behavior.description }
  public func message(of behavior: Behavior) -> String? { nil }
  public func others(of behaviors: [Behavior]) -> [any FlowSubject] { [] }
  public func open(gate: String) throws { throw NotOffered("gates") }
  public func liveJobs() throws -> Int? { nil }
  public func collectGarbage() throws {}
  public func counter(_ name: String) throws -> Int64? { nil }
}

/// Where Kotlin code runs, if the subject offers a choice.
public enum Placement: Sendable {
  /// The default of the form.
  case usual
  /// On the thread that asks.
  case caller
  /// On the library's own threads.
  case pool
  /// On the threads for Kotlin code that blocks.
  case io
}

/// What a subject of flows can do, for checks that need more than elements and an end.
public struct FlowAbilities: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Elements come only as they are requested.
  public static let demand = FlowAbilities(rawValue: 1)
  /// The consumer learns when the job has ended.
  public static let release = FlowAbilities(rawValue: 2)
  /// `Placement.caller`.
  public static let callerPlacement = FlowAbilities(rawValue: 4)
  /// Failures name the Kotlin class and the causes.
  public static let failureDetails = FlowAbilities(rawValue: 8)
  /// Failures distinguish a timeout, a cancellation and an exception.
  public static let failureKinds = FlowAbilities(rawValue: 16)
  /// A callback can cancel its subscription before `subscribe` has returned.
  public static let earlyCancel = FlowAbilities(rawValue: 32)
  /// `cancel` only asks. The consumer's own loop then reports the end, as a cancellation.
  public static let cancelIsTold = FlowAbilities(rawValue: 64)
  /// A consumer may give up its job inside a callback.
  public static let disposal = FlowAbilities(rawValue: 128)
  /// All callbacks come on one thread, by design.
  public static let oneThread = FlowAbilities(rawValue: 256)
  /// The flows may wait before and between elements, as long as their authors like. The flows of
  /// other subjects suspend only in `emit`.
  public static let ownPace = FlowAbilities(rawValue: 512)
}

/// A collection under way.
public protocol RunningFlow: Sendable {
  /// Requests more elements.
  func request(_ count: Int64) throws
  /// Cancels. May be called more than once and at any time.
  func cancel() throws
  /// Gives up the job, if the bridge lets the consumer do that. Called once, after the end or a
  /// cancel, perhaps inside a callback.
  func release()
  /// Gives up what the subscription holds, with the job if it was not released. Called once, after
  /// its end.
  func dispose()
}

extension RunningFlow {
  public func release() {}
  public func dispose() {}
}
