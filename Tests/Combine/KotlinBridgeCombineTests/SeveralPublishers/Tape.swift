import KotlinBridgeCombine
import TestHelpers

/// The time of a test, in steps.
final class StepClock {
  private(set) var now = 0
  fileprivate var readings: [() -> Void] = []

  /// Goes on by one step, in which at most one tape has an event.
  func advance() {
    now += 1
    for reading in readings { reading() }
  }

  /// Releases the tapes' readers.
  func stop() { readings = [] }
}

/// A publisher of events at times. Each subscriber gets those of the past at once.
///
/// - A value waits for demand. It keeps the contract of a publisher.
struct Tape: Publisher {
  typealias Output = Int
  typealias Failure = Broken

  enum Event: Equatable {
    case value(Int)
    case end(Subscribers.Completion<Broken>)
  }

  let clock: StepClock
  let events: [(time: Int, event: Event)]
  /// What is asked for, delivered and cancelled, of all subscriptions.
  let count = Count()

  final class Count {
    fileprivate(set) var asked = Subscribers.Demand.none
    fileprivate(set) var delivered = 0
    fileprivate(set) var open = 0
  }

  /// The values, without their times.
  var values: [Int] {
    events.compactMap { if case .value(let value) = $0.event { value } else { nil } }
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Broken {
    let reading = Reading(self, AnySubscriber(subscriber))
    count.open += 1
    clock.readings.append { reading.goOn() }
    subscriber.receive(subscription: reading)
    reading.goOn()
  }

  private final class Reading: Subscription {
    private let tape: Tape
    private var subscriber: AnySubscriber<Int, Broken>?
    private var next = 0
    private var demand = Subscribers.Demand.none
    // At first the subscription is being delivered.
    private var isRunning = false

    init(_ tape: Tape, _ subscriber: AnySubscriber<Int, Broken>) {
      (self.tape, self.subscriber) = (tape, subscriber)
    }

    func goOn() {
      guard !isRunning else { return }
      isRunning = true
      while let subscriber, next < tape.events.count, tape.events[next].time <= tape.clock.now {
        switch tape.events[next].event {
        case .end(let completion):
          cancel()
          subscriber.receive(completion: completion)
        case .value(let value):
          guard demand > .none else {
            isRunning = false
            return
          }
          demand -= 1
          next += 1
          tape.count.delivered += 1
          let more = subscriber.receive(value)
          demand += more
          tape.count.asked += more
        }
      }
      isRunning = false
    }

    func request(_ more: Subscribers.Demand) {
      demand += more
      tape.count.asked += more
      goOn()
    }

    func cancel() {
      if subscriber.take() != nil { tape.count.open -= 1 }
    }
  }
}
