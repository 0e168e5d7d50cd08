package import KotlinBridgeCombine

/// A publisher of 0, 1, 2… up to a count, which delivers inside `request` as far as the demand
/// goes.
///
/// It keeps the contract of a publisher, so a test that fails behind it shows an error of the
/// operator.
package struct Numbers<Failure: Error>: Publisher {
  package typealias Output = Int

  private let count: Int
  private let end: Subscribers.Completion<Failure>

  package init(count: Int, end: Subscribers.Completion<Failure> = .finished) {
    self.count = count
    self.end = end
  }

  package func receive<S: Subscriber>(subscriber: S)
  where S.Input == Int, S.Failure == Failure {
    subscriber.receive(subscription: Counting(subscriber, count: count, end: end))
  }

  private final class Counting<Downstream: Subscriber>: Subscription
  where Downstream.Input == Int, Downstream.Failure == Failure {
    private var downstream: Downstream?
    private let count: Int
    private let end: Subscribers.Completion<Failure>
    private var next = 0
    private var demand = Subscribers.Demand.none
    private var isRunning = false

    init(_ downstream: Downstream, count: Int, end: Subscribers.Completion<Failure>) {
      self.downstream = downstream
      self.count = count
      self.end = end
    }

    func request(_ demand: Subscribers.Demand) {
      self.demand += demand
      guard !isRunning else { return }
      isRunning = true
      while let downstream, self.demand > .none, next < count {
        self.demand -= 1
        next += 1
        self.demand += downstream.receive(next - 1)
      }
      isRunning = false
      if next == count { downstream.take()?.receive(completion: end) }
    }

    func cancel() {
      downstream = nil
    }
  }
}
