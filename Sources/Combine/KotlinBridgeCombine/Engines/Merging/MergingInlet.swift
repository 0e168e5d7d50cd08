/// The subscriber through which a merge engine gets the values of one publisher, each of which waits until it is combined
/// with others.
final class MergingInlet<Input, Failure: Error, Downstream: Subscriber>:
  MergingSource, Subscriber
{
  private let merging: MergingSubscription<Downstream>
  private let failure: (Failure) -> Downstream.Failure?

  /// - Parameter failure: makes what the merge engine fails with, or nil if this source's failure is nothing more than its
  ///   end.
  init(
    _ merging: MergingSubscription<Downstream>, place: Int,
    failure: @escaping (Failure) -> Downstream.Failure?
  ) {
    self.merging = merging
    self.failure = failure
    super.init(place: place)
  }

  func receive(subscription: any Subscription) { merging.connect(self, to: subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
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

/// The subscriber through which a merge engine gets the values of one publisher that it delivers as they are.
///
/// - It is apart from `MergingInlet` because `flatMap` makes one for each publisher, and a closure would be one more
///   allocation.
final class PassingInlet<Downstream: Subscriber>: MergingSource, Subscriber {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let merging: MergingSubscription<Downstream>

  init(_ merging: MergingSubscription<Downstream>, place: Int) {
    self.merging = merging
    super.init(place: place)
  }

  func receive(subscription: any Subscription) { merging.connect(self, to: subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    if !merging.pass(input, from: self) { merging.take(HeldValue<Input>(input), from: self) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: merging.finish(self)
    case .failure(let failure): merging.fail(self, with: failure)
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
  // One that takes the place of the one before it cancels that, so it is always a source.
  private let valueInHand: ((Inner) -> Inner.Output?)?
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
    valueInHand = keepsLatest ? nil : Inner.valueInHand
    super.init(place: place)
  }

  func receive(subscription: any Subscription) { merging.connect(self, to: subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard merging.isConnected(self) else { return .none }
    let publisher = transform(input)
    if let value = valueInHand?(publisher), merging.pass(onlyValue: value) { return .none }
    if keepsLatest, let latest { merging.drop(latest) }
    // It is nil if the closure has cancelled.
    if let place = merging.addSource() {
      let inlet = PassingInlet(merging, place: place)
      publisher.subscribe(inlet)
      if keepsLatest { latest = inlet }
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
    subscribe(MergingInlet<Output, _, _>(merging, place: place, failure: failure))
  }

  /// Attaches this publisher to a merge engine that delivers its values as they are.
  func attachDirectly<Downstream: Subscriber<Output, Failure>>(
    to merging: MergingSubscription<Downstream>, at place: Int
  ) {
    subscribe(PassingInlet(merging, place: place))
  }
}
