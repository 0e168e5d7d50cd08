internal import KotlinBridgeLocks

/// What both subjects consist of: the conduits to the subscribers, and the upstreams.
///
/// - The subject ends it when it goes. The conduits hold it, but not the subject.
final class SubjectCore<Output, Failure: Error> {
  // All that changes is under it, the conduits' state too.
  let lock = Lock()
  private var current: Parcel?
  private var conduits: [SubjectConduit] = []
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  /// Whether upstreams are to send values, which they do without limit.
  private var isAsking: Bool

  /// - Parameter current: the value of a subject that has one, which asks its upstreams at once.
  init(current: Output? = nil) {
    self.current = current.map { ParcelOf<Output>($0) }
    isAsking = self.current != nil
  }

  var value: Output? { lock.withLock { current }?.value(of: Output.self) }

  func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let erased = AnySubscriber(subscriber)
    let conduit = lock.withLock {
      let conduit = Conduit(erased, of: self, latest: completion == nil ? current : nil)
      if completion != nil { conduit.mailbox.complete() } else { conduits.append(conduit) }
      return conduit
    }
    subscriber.receive(subscription: conduit)
    conduit.goOn()
  }

  func send(_ value: Output) {
    let parcel = ParcelOf<Output>(value)
    let (last, receivers) = lock.withLock { () -> (Parcel?, [SubjectConduit]) in
      if completion != nil { return (nil, []) }
      let last = current
      if last != nil { current = parcel }
      for conduit in conduits { conduit.mailbox.append(parcel) }
      return (last, conduits)
    }
    for conduit in receivers { conduit.deliver() }
    withExtendedLifetime(last) {}
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let isFirst = lock.withLock {
      guard self.completion == nil else { return false }
      self.completion = completion
      for conduit in conduits { conduit.mailbox.complete() }
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
  func forget(_ conduit: SubjectConduit) {
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

/// The way from a subject to one subscriber, of whatever types.
class SubjectConduit {
  /// Under the subject's lock, so that all mailboxes get values in the same order.
  fileprivate var mailbox: Mailbox

  fileprivate init(_ mailbox: Mailbox) { self.mailbox = mailbox }

  /// Delivers what waits, unless a delivery is under way.
  func deliver() { fatalError("Overridden by Conduit") }
}

extension SubjectCore {
  /// The subscription of one subscriber of a subject.
  final class Conduit: SubjectConduit, Subscription {
    // A class, whose optional is no type to be looked up for each value.
    private final class Receiver {
      let subscriber: AnySubscriber<Output, Failure>

      init(_ subscriber: AnySubscriber<Output, Failure>) { self.subscriber = subscriber }
    }

    private let core: SubjectCore<Output, Failure>
    // Under the subject's lock. It is nil after the end.
    private var receiver: Receiver?

    fileprivate init(
      _ subscriber: AnySubscriber<Output, Failure>, of core: SubjectCore<Output, Failure>,
      latest: Parcel?
    ) {
      receiver = Receiver(subscriber)
      self.core = core
      super.init(Mailbox(latest: latest))
    }

    override func deliver() {
      if core.lock.withLock({ mailbox.begin() }) { goOn() }
    }

    /// Delivers what waits, after the subscription.
    func goOn() {
      while let action = core.lock.withLock({ receiver == nil ? nil : mailbox.next() }) {
        switch action {
        case .deliver(let parcel):
          guard let receiver = core.lock.withLock({ receiver }) else { return }
          let more = receiver.subscriber.receive(parcel.value(of: Output.self))
          if more > .none { core.lock.withLock { mailbox.request(more) } }
        case .complete:
          return complete()
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
        return (receiver.take(), mailbox.close())
      }
      withExtendedLifetime(last) {}
    }

    private func complete() {
      let (receiver, completion) = core.lock.withLock { (self.receiver.take(), core.completion) }
      if let receiver, let completion { receiver.subscriber.receive(completion: completion) }
    }
  }
}

/// The subscription of a subject to a publisher, which the subject need not keep after its end.
protocol Feed: Subscription {
  var isOver: Bool { get }
}
