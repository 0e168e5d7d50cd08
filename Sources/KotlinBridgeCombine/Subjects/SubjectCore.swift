internal import KotlinBridgeLocks

/// What both subjects consist of: the conduits to the subscribers, and the upstreams.
///
/// - The subject ends it when it goes. The conduits hold it, but not the subject.
final class SubjectCore<Output, Failure: Error> {
  // All that changes is under it, the conduits' state too.
  let lock = Lock()
  private var current: Output?
  private var conduits: [Conduit] = []
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  /// Whether upstreams are to send values, which they do without limit.
  private var isAsking: Bool

  /// - Parameter current: the value of a subject that has one, which asks its upstreams at once.
  init(current: Output? = nil) {
    self.current = current
    isAsking = current != nil
  }

  var value: Output? { lock.withLock { current } }

  func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let erased = AnySubscriber(subscriber)
    let conduit = lock.withLock {
      let conduit = Conduit(erased, of: self, latest: completion == nil ? current : nil)
      if let completion { conduit.post(completion) } else { conduits.append(conduit) }
      return conduit
    }
    subscriber.receive(subscription: conduit)
    conduit.goOn()
  }

  func send(_ value: Output) {
    let (last, receivers) = lock.withLock { () -> (Output?, [Conduit]) in
      guard completion == nil else { return (nil, []) }
      let last = current
      if last != nil { current = .some(value) }
      for conduit in conduits { conduit.post(value) }
      return (last, conduits)
    }
    for conduit in receivers { conduit.deliver() }
    withExtendedLifetime(last) {}
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let isFirst = lock.withLock {
      guard self.completion == nil else { return false }
      self.completion = completion
      for conduit in conduits { conduit.post(completion) }
      return true
    }
    if isFirst { end() }
  }

  func send(subscription: any Subscription) {
    let (isOver, isAsking) = lock.withLock {
      upstreams.removeAll { ($0 as? any Feed)?.isOver ?? false }
      if completion == nil { upstreams.append(subscription) }
      return (completion != nil, self.isAsking)
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

  /// Removes a conduit. Call it under the lock.
  func forget(_ conduit: Conduit) {
    conduits.removeAll { $0 === conduit }
    // An upstream that comes now is not asked before the next subscriber requests something.
    if conduits.isEmpty, current == nil { isAsking = false }
  }

  /// Cancels the upstreams and lets the conduits go, which deliver what they have.
  func end() {
    let (conduits, upstreams) = lock.withLock {
      defer { (self.conduits, self.upstreams) = ([], []) }
      return (self.conduits, self.upstreams)
    }
    for conduit in conduits { conduit.deliver() }
    for upstream in upstreams { upstream.cancel() }
  }
}

extension SubjectCore {
  /// The subscription of one subscriber of a subject.
  ///
  /// - What changes is under the subject's lock, so that all mailboxes get values in the same order.
  final class Conduit: Subscription {
    private let core: SubjectCore<Output, Failure>
    private var subscriber: AnySubscriber<Output, Failure>?
    private var mailbox: Mailbox<Output, Failure>

    init(
      _ subscriber: AnySubscriber<Output, Failure>, of core: SubjectCore<Output, Failure>,
      latest: Output?
    ) {
      self.subscriber = subscriber
      self.core = core
      mailbox = Mailbox(latest: latest)
    }

    /// Call it under the subject's lock, and then `deliver()` without it.
    func post(_ value: Output) { mailbox.append(value) }

    /// Call it under the subject's lock, and then `deliver()` without it.
    func post(_ completion: Subscribers.Completion<Failure>) { mailbox.complete(completion) }

    /// Delivers what waits, unless a delivery is under way.
    func deliver() {
      if core.lock.withLock({ mailbox.begin() }) { goOn() }
    }

    /// Delivers what waits, after the subscription.
    func goOn() {
      while let (action, subscriber) = core.lock.withLock({ next() }) {
        switch action {
        case .deliver(let value):
          let more = subscriber.receive(value)
          if more > .none { core.lock.withLock { mailbox.request(more) } }
        case .complete(let completion):
          return subscriber.receive(completion: completion)
        case .drop:
          break
        }
      }
    }

    func request(_ demand: Subscribers.Demand) {
      demand.requireSome()
      core.lock.withLock { mailbox.request(demand) }
      core.askUpstreams()
      deliver()
    }

    func cancel() {
      let last = core.lock.withLock {
        core.forget(self)
        return (subscriber.take(), mailbox.close())
      }
      withExtendedLifetime(last) {}
    }

    private func next() -> (Mailbox<Output, Failure>.Action, AnySubscriber<Output, Failure>)? {
      guard let subscriber, let action = mailbox.next() else { return nil }
      if case .complete = action { self.subscriber = nil }
      return (action, subscriber)
    }
  }
}

/// The subscription of a subject to a publisher, which the subject need not keep after its end.
protocol Feed: Subscription {
  var isOver: Bool { get }
}
