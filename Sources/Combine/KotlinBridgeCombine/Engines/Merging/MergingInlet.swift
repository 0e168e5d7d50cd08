/// The subscriber through which a merge engine gets the values of one publisher.
final class MergingInlet<Input, Failure: Error, Downstream: Subscriber>:
  MergingSource, Subscriber
{
  /// Delivers a value as it is.
  typealias Direct = (Downstream, Input) -> Subscribers.Demand

  private let merging: MergingSubscription<Downstream>
  private let direct: Direct?
  private let failure: (Failure) -> Downstream.Failure?

  /// - Parameters:
  ///   - direct: nil if no value is delivered as it is.
  ///   - failure: makes what the merge engine fails with, or nil if this source's failure is nothing
  ///     more than its end.
  init(
    _ merging: MergingSubscription<Downstream>, place: Int, direct: Direct?,
    failure: @escaping (Failure) -> Downstream.Failure?
  ) {
    self.merging = merging
    self.direct = direct
    self.failure = failure
    super.init(place: place)
  }

  /// Makes an inlet for values that are delivered as they are.
  convenience init(_ merging: MergingSubscription<Downstream>, place: Int)
  where Downstream.Input == Input, Downstream.Failure == Failure {
    self.init(merging, place: place, direct: { $0.receive($1) }, failure: { $0 })
  }

  func receive(subscription: any Subscription) { merging.connect(self, to: subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    if let direct, merging.pass(from: self, { direct($0, input) }) { return .none }
    merging.take(HeldValue<Input>(input), from: self)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .failure(let cause) = completion, let failure = failure(cause) {
      merging.fail(self, with: failure)
    } else {
      merging.finish(self)
    }
  }
}

/// The subscriber through which a merge engine gets publishers, whose values it passes on.
final class MergingOuterInlet<Input, Inner: Publisher, Downstream: Subscriber>:
  MergingSource, Subscriber
where Downstream.Input == Inner.Output, Downstream.Failure == Inner.Failure {
  typealias Failure = Inner.Failure

  private let merging: MergingSubscription<Downstream>
  private let transform: (Input) -> Inner
  private let keepsLatest: Bool
  // Without a lock: it changes within `receive(_:)` only, which is called once at a time.
  private var latest: MergingSource?

  /// - Parameter keepsLatest: whether a publisher takes the place of the one before it.
  init(
    _ merging: MergingSubscription<Downstream>, at place: Int, keepsLatest: Bool,
    _ transform: @escaping (Input) -> Inner
  ) {
    self.merging = merging
    self.keepsLatest = keepsLatest
    self.transform = transform
    super.init(place: place)
  }

  func receive(subscription: any Subscription) { merging.connect(self, to: subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard merging.isConnected(self) else { return .none }
    let publisher = transform(input)
    if keepsLatest, let latest { merging.drop(latest) }
    // It is nil if the closure has cancelled.
    if let place = merging.addSource() {
      let inlet = MergingInlet<_, _, Downstream>(merging, place: place)
      publisher.subscribe(inlet)
      latest = inlet
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: merging.finish(self)
    case .failure(let failure): merging.fail(self, with: failure)
    }
  }
}

extension Publisher {
  /// Attaches this publisher to a merge engine.
  func attach<Downstream: Subscriber>(
    to merging: MergingSubscription<Downstream>, at place: Int
  ) where Downstream.Failure == Failure {
    attach(to: merging, at: place) { $0 }
  }

  /// Attaches this publisher to a merge engine, and converts its failure.
  func attach<Downstream: Subscriber>(
    to merging: MergingSubscription<Downstream>, at place: Int,
    failure: @escaping (Failure) -> Downstream.Failure?
  ) {
    subscribe(MergingInlet<Output, _, _>(merging, place: place, direct: nil, failure: failure))
  }

  /// Attaches this publisher to a merge engine that delivers its values as they are.
  func attachDirectly<Downstream: Subscriber<Output, Failure>>(
    to merging: MergingSubscription<Downstream>, at place: Int
  ) {
    subscribe(MergingInlet(merging, place: place))
  }
}
