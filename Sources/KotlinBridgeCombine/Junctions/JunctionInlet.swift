/// The subscriber through which a junction gets the values of one publisher.
final class JunctionInlet<Input, Failure: Error, Rule: JunctionRule, Downstream: Subscriber>:
  JunctionSource, Subscriber
where Downstream.Input == Rule.Output {
  private let junction: JunctionSubscription<Rule, Downstream>
  private let part: (Input) -> Rule.Input
  private let failure: (Failure) -> Downstream.Failure?

  /// - Parameters:
  ///   - part: makes the rule's kind of value, and calls no code of a user.
  ///   - failure: makes what the junction fails with, or nil if this source's failure is nothing
  ///     more than its end.
  init(
    _ junction: JunctionSubscription<Rule, Downstream>, place: Int,
    _ part: @escaping (Input) -> Rule.Input, failure: @escaping (Failure) -> Downstream.Failure?
  ) {
    self.junction = junction
    self.part = part
    self.failure = failure
    super.init(place: place)
  }

  func receive(subscription: any Subscription) { junction.connect(self, to: subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    junction.take(part(input), from: self)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .failure(let cause) = completion, let failure = failure(cause) {
      junction.fail(self, with: failure)
    } else {
      junction.finish(self)
    }
  }
}

/// The subscriber through which a junction gets publishers, whose values it passes on.
final class JunctionOuterInlet<
  Input, Inner: Publisher, Rule: JunctionRule, Downstream: Subscriber
>: JunctionSource, Subscriber
where
  Rule.Input == Inner.Output, Downstream.Input == Rule.Output, Downstream.Failure == Inner.Failure
{
  typealias Failure = Inner.Failure

  private let junction: JunctionSubscription<Rule, Downstream>
  private let transform: (Input) -> Inner
  private let keepsLatest: Bool
  // Without a lock: it changes within `receive(_:)` only, which is called once at a time.
  private var latest: JunctionSource?

  /// - Parameter keepsLatest: whether a publisher takes the place of the one before it.
  init(
    _ junction: JunctionSubscription<Rule, Downstream>, keepsLatest: Bool,
    _ transform: @escaping (Input) -> Inner
  ) {
    self.junction = junction
    self.keepsLatest = keepsLatest
    self.transform = transform
    super.init(place: 0)
  }

  func receive(subscription: any Subscription) { junction.connect(self, to: subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard junction.isConnected(self) else { return .none }
    let publisher = transform(input)
    if keepsLatest, let latest { junction.drop(latest) }
    // It is nil if the closure has cancelled.
    if let place = junction.addSource() {
      latest = publisher.attach(to: junction, at: place) { $0 }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: junction.finish(self)
    case .failure(let failure): junction.fail(self, with: failure)
    }
  }
}

extension Publisher {
  /// Attaches this publisher to a junction.
  /// - Parameter part: makes the rule's kind of value.
  @discardableResult
  func attach<Rule: JunctionRule, Downstream: Subscriber>(
    to junction: JunctionSubscription<Rule, Downstream>, at place: Int,
    _ part: @escaping (Output) -> Rule.Input
  ) -> JunctionSource where Downstream.Failure == Failure {
    attach(to: junction, at: place, part, failure: { $0 })
  }

  /// Attaches this publisher to a junction, and converts its failure.
  @discardableResult
  func attach<Rule: JunctionRule, Downstream: Subscriber>(
    to junction: JunctionSubscription<Rule, Downstream>, at place: Int,
    _ part: @escaping (Output) -> Rule.Input,
    failure: @escaping (Failure) -> Downstream.Failure?
  ) -> JunctionSource {
    let inlet = JunctionInlet(junction, place: place, part, failure: failure)
    subscribe(inlet)
    return inlet
  }
}
