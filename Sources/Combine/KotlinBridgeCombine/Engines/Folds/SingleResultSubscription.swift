internal import KotlinBridgeLocks

/// The subscription to a publisher that delivers one result: `Just`, `Future`, and the replacement
/// of an error.
///
/// - It holds the subscriber until the end.
final class SingleResultSubscription<Downstream: Subscriber>: NamedSubscription {
  private let name: StaticString
  private let lock = Lock()
  private var machine: SingleResult<Downstream.Input, Downstream.Failure>
  private var downstream: Downstream?
  private var onCancel: (() -> Void)?

  /// - Parameters:
  ///   - name: that of the publisher, for `print(_:)`.
  ///   - result: the result if it is known already. Otherwise `resolve(_:)` brings it.
  ///   - onCancel: called once if the subscription is cancelled before its end.
  init(
    _ downstream: Downstream, named name: StaticString,
    result: Result<Downstream.Input, Downstream.Failure>? = nil,
    onCancel: (() -> Void)? = nil
  ) {
    self.name = name
    self.downstream = downstream
    self.onCancel = onCancel
    machine = SingleResult(result)
  }

  var description: String { "\(name)" }

  var isEnded: Bool {
    lock.withLock { machine.isEnded }
  }

  /// The subscriber, until the end.
  var subscriber: Downstream? {
    lock.withLock { downstream }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    perform(lock.withLock { machine.request() })
  }

  func resolve(_ result: Result<Downstream.Input, Downstream.Failure>) {
    perform(lock.withLock { machine.resolve(result) })
  }

  /// Ends without a value.
  func finish() {
    if lock.withLock({ machine.finishWithoutValue() }) { complete(.finished) }
  }

  func cancel() {
    let (downstream, onCancel) = lock.withLock {
      machine.cancel()
      return (self.downstream.take(), self.onCancel.take())
    }
    onCancel?()
    withExtendedLifetime(downstream) {}
  }

  private func perform(_ action: SingleResult<Downstream.Input, Downstream.Failure>.Action?) {
    switch action {
    case .deliver(let value):
      // It is nil if a cancel came in between.
      guard let downstream = lock.withLock({ self.downstream }) else { return }
      _ = downstream.receive(value)
      if lock.withLock({ machine.finish() }) { complete(.finished) }
    case .fail(let failure):
      complete(.failure(failure))
    case nil:
      break
    }
  }

  private func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let (downstream, onCancel) = lock.withLock {
      (self.downstream.take(), self.onCancel.take())
    }
    downstream?.receive(completion: completion)
    withExtendedLifetime(onCancel) {}
  }
}
