/// Runs a step that never ends by itself: it stands between the values of a publisher and a
/// subscriber, which gets the publisher's own subscription, or that behind a check of requests.
///
/// - It has no lock: the step changes within `receive(_:)` only, which is called once at a time.
final class StepSubscriber<S: Step, Failure: Error, Downstream: Subscriber>: Subscriber
where S.Thrown == Never, S.End == Never, Downstream.Input == S.Output {
  private let downstream: Downstream
  private let failure: (Failure) -> Downstream.Failure
  private var step: S

  init(
    _ downstream: Downstream, step: S, failure: @escaping (Failure) -> Downstream.Failure
  ) {
    self.downstream = downstream
    self.step = step
    self.failure = failure
  }

  func receive(subscription: any Subscription) {
    downstream.receive(
      subscription: S.mayDrop ? CheckedSubscription(subscription, of: S.self) : subscription)
  }

  func receive(_ input: S.Input) -> Subscribers.Demand {
    // A copy: the step's closure may make the publisher send a value inside this one. A step that has to know of that
    // is a class.
    var step = step
    let action = step.take(input)
    self.step = step
    switch action {
    case .pass(let output): return downstream.receive(output)
    case .drop: return .max(1)
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    downstream.receive(completion: completion.mapFailure(failure))
  }
}

/// Passes everything on, and refuses a request of `.none`.
private final class CheckedSubscription: NamedSubscription {
  private let subscription: any Subscription
  private let step: any Step.Type

  init(_ subscription: any Subscription, of step: any Step.Type) {
    self.subscription = subscription
    self.step = step
  }

  var description: String { nameOfOperator(step) }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    subscription.request(demand)
  }

  func cancel() { subscription.cancel() }
}
