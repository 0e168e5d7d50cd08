import KotlinBridgeCombine
import TestHelpers

/// A publisher of the values of an array that keeps the contract of a publisher and counts what is asked for.
final class Listed: Publisher {
  typealias Output = Int
  typealias Failure = Broken

  private let values: [Int]
  private let end: Subscribers.Completion<Broken>
  private(set) var asked = Subscribers.Demand.none
  private(set) var delivered = 0
  private(set) var isCancelled = false

  init(_ values: [Int], end: Subscribers.Completion<Broken>) {
    (self.values, self.end) = (values, end)
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Broken {
    subscriber.receive(subscription: Reading(self, AnySubscriber(subscriber)))
  }

  private final class Reading: Subscription {
    private let list: Listed
    private var subscriber: AnySubscriber<Int, Broken>?
    private var isRunning = false

    init(_ list: Listed, _ subscriber: AnySubscriber<Int, Broken>) {
      (self.list, self.subscriber) = (list, subscriber)
    }

    func request(_ demand: Subscribers.Demand) {
      list.asked += demand
      guard !isRunning else { return }
      isRunning = true
      while let subscriber, list.delivered < list.values.count, list.asked > list.delivered {
        list.delivered += 1
        list.asked += subscriber.receive(list.values[list.delivered - 1])
      }
      isRunning = false
      if list.delivered == list.values.count { subscriber.take()?.receive(completion: list.end) }
    }

    func cancel() {
      list.isCancelled = true
      subscriber = nil
    }
  }
}
