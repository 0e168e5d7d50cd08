import KotlinBridgeCombine
import TestHelpers

/// A publisher that breaks rules at random: events before the subscription and after the end, a second subscription, and
/// where its script says so more values than were requested.
final class RudeSource: Publisher {
  typealias Output = Int
  typealias Failure = Broken

  struct Script {
    /// What each subscriber gets by the rules.
    let values: [Int]
    let end: Subscribers.Completion<Broken>?
    let oversends: Bool
  }

  private let script: Script
  private var seed: Seed
  private var readings: [Reading] = []

  init(_ script: Script, _ seed: Seed) { (self.script, self.seed) = (script, seed) }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Broken {
    let reading = Reading(self, AnySubscriber(subscriber))
    readings.append(reading)
    if chance(3) { reading.sendWrong() }
    subscriber.receive(subscription: reading)
    if chance(6) { subscriber.receive(subscription: Subscriptions.empty) }
    reading.isConnected = true
    reading.deliver()
  }

  /// Delivers what may come, and sometimes what may not.
  func goOn() { for reading in readings { reading.goOn() } }

  /// Sends to all subscribers after their ends.
  func finish() { for reading in readings where reading.isOver { reading.sendWrong() } }

  func forget() {
    for reading in readings { reading.forget() }
    readings = []
  }

  private func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &seed) == 0 }

  private final class Reading: Subscription {
    private let source: RudeSource
    private var subscriber: AnySubscriber<Int, Broken>?
    private var demand = Subscribers.Demand.none
    private var rest: ArraySlice<Int>
    private var isRunning = false
    private var isCancelled = false
    var isConnected = false
    private(set) var isOver = false

    init(_ source: RudeSource, _ subscriber: AnySubscriber<Int, Broken>) {
      (self.source, self.subscriber) = (source, subscriber)
      rest = source.script.values[...]
    }

    func request(_ demand: Subscribers.Demand) {
      self.demand += demand
      if isConnected { deliver() }
    }

    // It goes on as if the cancel had not reached it yet.
    func cancel() { isCancelled = true }

    func forget() { subscriber = nil }

    /// One event at a time, for that rule is not on trial.
    func deliver() {
      guard !isRunning, !isOver, !isCancelled || source.chance(2) else { return }
      isRunning = true
      defer { isRunning = false }
      while let subscriber, demand > .none, let value = rest.popFirst() {
        demand -= 1
        demand += subscriber.receive(value)
      }
      if rest.isEmpty, let end = source.script.end {
        isOver = true
        subscriber?.receive(completion: end)
      }
    }

    func goOn() {
      guard isConnected, !isRunning else { return }
      deliver()
      if isOver, source.chance(3) { sendWrong() }
      if source.chance(8) { sendSubscription() }
      if source.script.oversends, source.chance(4), !isOver, let value = rest.popFirst() {
        send(value)
      }
    }

    func sendWrong() {
      if source.chance(2) { send(5) }
      guard !isRunning, source.chance(2) else { return }
      isRunning = true
      subscriber?.receive(completion: source.chance(2) ? .finished : .failure(Broken(reason: 3)))
      isRunning = false
    }

    private func sendSubscription() { subscriber?.receive(subscription: Subscriptions.empty) }

    private func send(_ value: Int) {
      guard !isRunning else { return }
      isRunning = true
      if let more = subscriber?.receive(value) { demand += more }
      isRunning = false
    }
  }
}
