internal import KotlinBridgeLocks

/// What both subjects consist of: a recipient for each subscriber, and the upstreams.
///
/// - The subject ends it when it goes. The recipients hold it, but not the subject.
final class SharingEngine<Output, Failure: Error> {
  /// That of the subject, for `print(_:)`.
  let name: StaticString
  // All that changes is under it, the recipients' state too.
  let lock = Lock()
  private var current: HeldReference?
  private var recipients = Recipients()
  private var completion: Subscribers.Completion<Failure>?
  /// Whether there is a completion, for what must not look its type up.
  private var isOver = false
  private var upstreams: [any Subscription] = []
  /// How many upstreams there are when those that are over are looked for.
  private var manyUpstreams = 16
  /// Whether upstreams are to send values, which they do without limit.
  private var isAsking: Bool

  /// - Parameter current: the value of a subject that has one, which asks its upstreams at once.
  init(named name: StaticString, current: Output? = nil) {
    self.name = name
    self.current = current.map { HeldValue<Output>($0) }
    isAsking = self.current != nil
  }

  var value: Output? { lock.withLock { current }?.value(of: Output.self) }

  func subscribe(_ subscriber: some Subscriber<Output, Failure>) {
    let erased = AnySubscriber(subscriber)
    let recipient = lock.withLock {
      let recipient = Recipient(erased, of: self, latest: isOver ? nil : current)
      if isOver { recipient.queue.complete() } else { recipients.append(recipient) }
      return recipient
    }
    subscriber.receive(subscription: recipient)
    recipient.goOn()
  }

  /// - Parameter isSet: whether the value changes after the end too, and reaches nobody.
  func send(_ value: Output, isSet: Bool = false) {
    let held = HeldValue<Output>(value)
    let (last, receivers) = lock.withLock { () -> (HeldReference?, [AnyRecipient?]) in
      if isOver && !isSet { return (nil, []) }
      let last = current
      if last != nil { current = held }
      if isOver { return (last, []) }
      for recipient in recipients.places { recipient?.queue.append(held) }
      return (last, recipients.places)
    }
    for recipient in receivers { recipient?.deliver() }
    withExtendedLifetime(last) {}
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let isFirst = lock.withLock {
      guard !isOver else { return false }
      isOver = true
      self.completion = completion
      for recipient in recipients.places { recipient?.queue.complete() }
      return true
    }
    if isFirst { end() }
  }

  func send(subscription: any Subscription) {
    let (isOver, isAsking) = lock.withLock {
      if upstreams.count >= manyUpstreams {
        upstreams.removeAll { ($0 as? any Feed)?.isOver ?? false }
        manyUpstreams = max(16, 2 * upstreams.count)
      }
      if !self.isOver { upstreams.append(subscription) }
      return (self.isOver, self.isAsking)
    }
    if isOver { return subscription.cancel() }
    if isAsking { subscription.request(.unlimited) }
  }

  /// Asks the upstreams for everything, when a subscriber requests something for the first time.
  func askUpstreams() {
    let upstreams: [any Subscription] = lock.withLock {
      defer { isAsking = true }
      return isAsking ? [] : self.upstreams
    }
    for upstream in upstreams { upstream.request(.unlimited) }
  }

  /// Removes a recipient. Call it under the lock.
  func forget(_ recipient: AnyRecipient) {
    recipients.remove(recipient)
    // An upstream that comes now is not asked before the next subscriber requests something.
    if recipients.isEmpty, current == nil { isAsking = false }
  }

  /// Cancels the upstreams and lets the recipients go, which deliver what they have.
  func end() {
    let (recipients, upstreams) = lock.withLock {
      defer { self.upstreams = [] }
      return (self.recipients.removeAll(), self.upstreams)
    }
    for recipient in recipients { recipient.deliver() }
    for upstream in upstreams { upstream.cancel() }
  }
}

extension SharingEngine {
  /// The subscription of one subscriber of a subject.
  final class Recipient: AnyRecipient, NamedSubscription {
    // A class, whose optional is no type to be looked up for each value.
    private final class Receiver {
      let subscriber: AnySubscriber<Output, Failure>

      init(_ subscriber: AnySubscriber<Output, Failure>) { self.subscriber = subscriber }
    }

    private let engine: SharingEngine<Output, Failure>
    // Under the subject's lock. It is nil after the end.
    private var receiver: Receiver?

    fileprivate init(
      _ subscriber: AnySubscriber<Output, Failure>, of engine: SharingEngine<Output, Failure>,
      latest: HeldReference?
    ) {
      receiver = Receiver(subscriber)
      self.engine = engine
      super.init(SubscriberQueue(latest: latest))
    }

    var description: String { "\(engine.name)" }

    override func deliver() {
      if engine.lock.withLock({ queue.begin() }) { goOn() }
    }

    /// The receiver at this time. Not by `withLock`, which would look its type up.
    private var current: Receiver? {
      engine.lock.lock()
      defer { engine.lock.unlock() }
      return receiver
    }

    /// Delivers what waits, after the subscription.
    func goOn() {
      while let action = engine.lock.withLock({ receiver == nil ? nil : queue.next() }) {
        switch action {
        case .deliver(let held):
          guard let receiver = current else { return }
          let more = receiver.subscriber.receive(held.value(of: Output.self))
          if more > .none { engine.lock.withLock { queue.request(more) } }
        case .complete:
          return complete()
        case .drop:
          break
        }
      }
    }

    func request(_ demand: Subscribers.Demand) {
      demand.requireSome()
      engine.lock.withLock { queue.request(demand) }
      engine.askUpstreams()
      deliver()
    }

    func cancel() {
      let last = engine.lock.withLock {
        engine.forget(self)
        return (receiver.take(), queue.close())
      }
      withExtendedLifetime(last) {}
    }

    private func complete() {
      let (receiver, completion) = engine.lock.withLock {
        (self.receiver.take(), engine.completion)
      }
      if let receiver, let completion { receiver.subscriber.receive(completion: completion) }
    }
  }
}

/// The subscription of a subject to a publisher, which the subject need not keep after its end.
protocol Feed: Subscription {
  var isOver: Bool { get }
}
