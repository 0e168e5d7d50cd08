internal import KotlinBridgeLocks

/// The subscription of one subscriber of a subject.
///
/// - What changes is under the subject's lock, so that all mailboxes get values in the same order.
final class Conduit<Output, Failure: Error>: Subscription {
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
