/// The subscriber through which a junction gets the values of one publisher.
final class JunctionInlet<Input, Failure: Error, Downstream: Subscriber>:
  JunctionSource, Subscriber
{
  /// Delivers a value as it is.
  typealias Direct = (Downstream, Input) -> Subscribers.Demand

  private let junction: JunctionSubscription<Downstream>
  private let direct: Direct?
  private let failure: (Failure) -> Downstream.Failure?

  /// - Parameters:
  ///   - direct: nil if no value is delivered as it is.
  ///   - failure: makes what the junction fails with, or nil if this source's failure is nothing
  ///     more than its end.
  init(
    _ junction: JunctionSubscription<Downstream>, place: Int, direct: Direct?,
    failure: @escaping (Failure) -> Downstream.Failure?
  ) {
    self.junction = junction
    self.direct = direct
    self.failure = failure
    super.init(place: place)
  }

  func receive(subscription: any Subscription) { junction.connect(self, to: subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    if let direct, junction.pass(from: self, { direct($0, input) }) { return .none }
    junction.take(ParcelOf<Input>(input), from: self)
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
final class JunctionOuterInlet<Input, Inner: Publisher, Downstream: Subscriber>:
  JunctionSource, Subscriber
where Downstream.Input == Inner.Output, Downstream.Failure == Inner.Failure {
  typealias Failure = Inner.Failure

  private let junction: JunctionSubscription<Downstream>
  private let transform: (Input) -> Inner
  private let keepsLatest: Bool
  // Without a lock: it changes within `receive(_:)` only, which is called once at a time.
  private var latest: JunctionSource?

  /// - Parameter keepsLatest: whether a publisher takes the place of the one before it.
  init(
    _ junction: JunctionSubscription<Downstream>, keepsLatest: Bool,
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
      latest = publisher.attachDirectly(to: junction, at: place)
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
  func attach<Downstream: Subscriber>(
    to junction: JunctionSubscription<Downstream>, at place: Int
  ) where Downstream.Failure == Failure {
    attach(to: junction, at: place) { $0 }
  }

  /// Attaches this publisher to a junction, and converts its failure.
  func attach<Downstream: Subscriber>(
    to junction: JunctionSubscription<Downstream>, at place: Int,
    failure: @escaping (Failure) -> Downstream.Failure?
  ) {
    subscribe(JunctionInlet<Output, _, _>(junction, place: place, direct: nil, failure: failure))
  }

  /// Attaches this publisher to a junction that delivers its values as they are.
  @discardableResult
  func attachDirectly<Downstream: Subscriber>(
    to junction: JunctionSubscription<Downstream>, at place: Int
  ) -> JunctionSource where Downstream.Input == Output, Downstream.Failure == Failure {
    let inlet = JunctionInlet<Output, Failure, Downstream>(
      junction, place: place, direct: { $0.receive($1) }, failure: { $0 })
    subscribe(inlet)
    return inlet
  }
}
