internal import KotlinBridgeLocks

/// The subscription of one subscriber to one publisher after another.
final class SequencingSubscription<Downstream: Subscriber>: NamedSubscription {
  /// Handles the completion of a publisher. It returns what the subscriber gets, or attaches another
  /// publisher and returns nil.
  typealias Then<Failure: Error> =
    (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>?

  private let name: StaticString
  private let takesEmptyRequests: Bool
  private let lock = Lock()
  // The rest is under the lock.
  private var machine = SequenceEngine()
  private var downstream: Downstream?
  private var subscription: (any Subscription)?
  /// Attaches the next publisher.
  private var next: (() -> Void)?

  private init(_ downstream: Downstream, named name: StaticString, takesEmptyRequests: Bool) {
    self.downstream = downstream
    self.name = name
    self.takesEmptyRequests = takesEmptyRequests
  }

  /// Gives `downstream` a subscription to a publisher and those after it: see `attach(_:then:)`.
  /// - Parameter takesEmptyRequests: whether a request of `.none` is ignored, and no precondition failure.
  static func start<P: Publisher>(
    _ downstream: Downstream, named name: StaticString, _ publisher: P,
    takesEmptyRequests: Bool = false,
    then:
      @escaping (SequencingSubscription, Subscribers.Completion<P.Failure>) ->
      Subscribers.Completion<Downstream.Failure>?
  ) where P.Output == Downstream.Input {
    let sequence = SequencingSubscription(
      downstream, named: name, takesEmptyRequests: takesEmptyRequests)
    downstream.receive(subscription: sequence)
    sequence.attach(publisher) { then(sequence, $0) }
  }

  /// Attaches a publisher, as soon as the one before it is attached and over.
  func attach<P: Publisher>(
    _ publisher: P, then: @escaping Then<P.Failure>
  ) where P.Output == Downstream.Input {
    let isFirst = lock.withLock {
      next = { self.attachNow(publisher, then: then) }
      return machine.begin()
    }
    guard isFirst else { return }
    while let next = lock.withLock({ takeNext() }) { next() }
  }

  /// Whether the subscriber has got a value.
  var hasDelivered: Bool { lock.withLock { machine.hasDelivered } }

  var description: String { "\(name)" }

  func request(_ demand: Subscribers.Demand) {
    if demand == .none, takesEmptyRequests { return }
    demand.requireSome()
    lock.withLock { machine.request(demand) ? subscription : nil }?.request(demand)
  }

  func cancel() {
    let (subscription, last) = lock.withLock {
      machine.end()
      return (self.subscription.take(), (downstream.take(), next.take()))
    }
    subscription?.cancel()
    withExtendedLifetime(last) {}
  }

  // MARK: The publishers

  fileprivate func connect(_ number: Int, to subscription: any Subscription) {
    let demand = lock.withLock {
      let demand = machine.connect(number)
      if demand != nil { self.subscription = subscription }
      return demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  fileprivate func take(_ input: Downstream.Input, from number: Int) -> Subscribers.Demand {
    guard let downstream = lock.withLock({ machine.take(number) ? downstream : nil })
    else { return .none }
    let more = downstream.receive(input)
    return more > .none ? lock.withLock { machine.answer(number, more) } : .none
  }

  /// - Returns: whether the completion counts.
  fileprivate func complete(_ number: Int) -> Bool {
    let (isComplete, last) = lock.withLock {
      machine.complete(number) ? (true, subscription.take()) : (false, nil)
    }
    withExtendedLifetime(last) {}
    return isComplete
  }

  fileprivate func end(with completion: Subscribers.Completion<Downstream.Failure>) {
    let downstream = lock.withLock {
      machine.end()
      return self.downstream.take()
    }
    downstream?.receive(completion: completion)
  }

  private func attachNow<P: Publisher>(
    _ publisher: P, then: @escaping Then<P.Failure>
  ) where P.Output == Downstream.Input {
    guard let number = lock.withLock({ machine.attach() }) else { return }
    publisher.subscribe(SequencingInlet(self, number, then: then))
  }

  // Under the lock.
  private func takeNext() -> (() -> Void)? {
    if next == nil { machine.hasAttached() }
    return next.take()
  }
}

/// The subscriber of one publisher of a sequence engine.
private final class SequencingInlet<Failure: Error, Downstream: Subscriber>: Subscriber {
  private let sequence: SequencingSubscription<Downstream>
  private let number: Int
  private let then: SequencingSubscription<Downstream>.Then<Failure>

  init(
    _ sequence: SequencingSubscription<Downstream>, _ number: Int,
    then: @escaping SequencingSubscription<Downstream>.Then<Failure>
  ) {
    self.sequence = sequence
    self.number = number
    self.then = then
  }

  func receive(subscription: any Subscription) { sequence.connect(number, to: subscription) }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    sequence.take(input, from: number)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard sequence.complete(number), let end = then(completion) else { return }
    sequence.end(with: end)
  }
}
