public import KotlinBridge
import KotlinBridgeLocks
public import KotlinBridgePublisher
import KotlinBridgeTools
import Synchronization

/// A bridge whose form is a publisher. It only has to supply the publisher.
public protocol PublisherSubject: FlowSubject {
  /// A publisher of a flow that is offered.
  func publisher(of behavior: Behavior) throws -> AnyPublisher<Int64, KotlinError>
}

extension PublisherSubject {
  /// A subject of publishers has this form.
  public var form: Form { .publisher }

  public func subscribe(
    to behavior: Behavior, demand: Int64?, placement: Placement, telling observation: Observation
  ) throws -> any RunningFlow {
    let observer = ObservingSubscriber(demand: demand, observation: observation)
    try publisher(of: behavior).subscribe(observer)
    return observer
  }
}

/// A subscriber that tells an observation of what it receives.
private final class ObservingSubscriber: Subscriber, RunningFlow {
  typealias Input = Int64
  typealias Failure = KotlinError

  private struct State {
    var subscription: (any Subscription & Sendable)?
    /// What was asked for before a publisher had handed over the subscription.
    var demand: Subscribers.Demand
    var isCancelled = false
  }

  private let observation: Observation
  private let state: Guarded<State>

  init(demand: Int64?, observation: Observation) {
    state = Guarded(State(demand: demand.map { .max(Int($0)) } ?? .unlimited))
    self.observation = observation
  }

  func receive(subscription: any Subscription) {
    let held = HeldSubscription(subscription)
    let (demand, isCancelled) = state.withLock { state in
      state.subscription = held
      return (state.demand, state.isCancelled)
    }
    if isCancelled { return subscription.cancel() }
    subscription.request(demand)
  }

  func receive(_ input: Int64) -> Subscribers.Demand {
    observation.called(.element(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<KotlinError>) {
    switch completion {
    case .finished: observation.called(.completed)
    case .failure(let error): observation.called(.failed(.init(error)))
    }
  }

  func request(_ count: Int64) {
    let demand = count == .max ? Subscribers.Demand.unlimited : .max(Int(count))
    let subscription = state.withLock { state in
      if state.subscription == nil { state.demand += demand }
      return state.subscription
    }
    subscription?.request(demand)
  }

  func cancel() {
    let subscription = state.withLock { state in
      state.isCancelled = true
      return state.subscription
    }
    subscription?.cancel()
  }

  func dispose() {
    state.withLock { $0.subscription = nil }
  }
}

/// A subscription that any thread may use, though its protocol does not say so.
private final class HeldSubscription: Subscription, @unchecked Sendable {
  private let subscription: any Subscription

  init(_ subscription: any Subscription) {
    self.subscription = subscription
  }

  func request(_ demand: Subscribers.Demand) { subscription.request(demand) }
  func cancel() { subscription.cancel() }
}
