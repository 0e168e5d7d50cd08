internal import KotlinBridgeLocks

/// The subscriber that sends to a subject what it receives. To the subject it is the subscription.
final class SubjectFeed<S: Subject>: Subscriber, Feed {
  private let lock = Lock()
  private var connection = Connection()
  // Weak, because the subject holds this.
  private weak var subject: S?

  init(_ subject: S) {
    self.subject = subject
  }

  var isOver: Bool { lock.withLock { !connection.isConnected } }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ connection.connect(to: subscription) }) else {
      return subscription.cancel()
    }
    if let subject { subject.send(subscription: self) } else { cancel() }
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    if lock.withLock({ connection.isConnected }) { subject?.send(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    guard lock.withLock({ connection.complete() }) != nil else { return }
    subject?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { connection.subscription }?.request(demand)
  }

  func cancel() {
    lock.withLock { connection.end() }?.cancel()
  }
}
