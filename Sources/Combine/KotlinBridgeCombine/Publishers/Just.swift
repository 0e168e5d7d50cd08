internal import Synchronization

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

extension Just: PublisherOfOneValue {
  var valueInHand: Output? { output }
}

extension Just: Equatable where Output: Equatable {}

extension Just: Sendable where Output: Sendable {}

/// The subscription to a publisher of one value that is there from the beginning.
///
/// - It is apart from that of other single results because `flatMap` makes one for each publisher: a state of no generic
///   type, and no lock, take half the time.
final class JustSubscription<Downstream: Subscriber>: NamedSubscription {
  private enum State: UInt8, AtomicRepresentable {
    case waiting, delivering, ended
  }

  private let output: Downstream.Input
  private let state = Atomic<State>(.waiting)
  // Nil after the end. It belongs to the one who has led the state out of `waiting`.
  private var downstream: Downstream?

  init(_ downstream: Downstream, _ output: Downstream.Input) {
    self.output = output
    self.downstream = downstream
  }

  var description: String { "Just" }
  var content: Any? { output }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    guard change(from: .waiting, to: .delivering), let downstream = downstream.take() else {
      return
    }
    _ = downstream.receive(output)
    if change(from: .delivering, to: .ended) { downstream.receive(completion: .finished) }
  }

  func cancel() {
    if change(from: .waiting, to: .ended) {
      downstream = nil
    } else {
      // The delivery holds the subscriber until it is over.
      _ = change(from: .delivering, to: .ended)
    }
  }

  private func change(from before: State, to after: State) -> Bool {
    state.compareExchange(expected: before, desired: after, ordering: .acquiringAndReleasing)
      .exchanged
  }
}
