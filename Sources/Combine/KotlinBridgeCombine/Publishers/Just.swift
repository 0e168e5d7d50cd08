internal import KotlinBridgeLocks

/// A publisher that delivers one value to each subscriber that requests it, and finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  /// The value that each subscriber receives.
  public let output: Output

  /// Makes a publisher of `output`.
  public init(_ output: Output) {
    self.output = output
  }

  public func receive(subscriber: some Subscriber<Output, Never>) {
    subscriber.receive(subscription: JustSubscription(subscriber, output))
  }
}

extension Just: Equatable where Output: Equatable {}

extension Just: Sendable where Output: Sendable {}

/// The subscription to a publisher of one value that is there from the beginning.
///
/// - It is apart from that of other single results because `flatMap` makes one for each value: a
///   state of no generic type takes half the time.
final class JustSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private enum State {
    case waiting, delivering, ended
  }

  private let output: Downstream.Input
  private let lock = Lock()
  // Both are under the lock. The subscriber is nil after the end.
  private var state = State.waiting
  private var downstream: Downstream?

  init(_ downstream: Downstream, _ output: Downstream.Input) {
    self.output = output
    self.downstream = downstream
  }

  var description: String { "Just" }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    let isFirst = lock.withLock {
      guard case .waiting = state else { return false }
      state = .delivering
      return true
    }
    guard isFirst, let downstream = lock.withLock({ downstream }) else { return }
    _ = downstream.receive(output)
    if end() { downstream.receive(completion: .finished) }
  }

  func cancel() { _ = end() }

  /// - Returns: false if it has been cancelled before.
  private func end() -> Bool {
    let (isFirst, last) = lock.withLock {
      if case .ended = state { return (false, Downstream?.none) }
      state = .ended
      return (true, downstream.take())
    }
    withExtendedLifetime(last) {}
    return isFirst
  }
}
