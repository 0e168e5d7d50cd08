import KotlinBridgeCombine
import KotlinBridgeTesting
import TestHelpers
import Testing

/// Publishers that break the rules, through every operator: the last points of the article's list of differences.
@Suite struct BrokenRuleTests {
  /// The operators that hold nothing between a publisher and its subscriber, which pass everything on.
  static let passing: Set<String> = [
    "map", "map of a key path", "filter", "compactMap", "removeDuplicates", "removeDuplicates(by:)",
    "scan", "mapError", "replaceNil", "dropFirst", "drop(while:)", "eraseToAnyPublisher",
    "Deferred",
    "measureInterval", "collect(4)",
  ]

  private func subscribe(
    _ publisher: WrongPublisher, through subject: CheckedOperator,
    _ body: (VirtualTimeScheduler) -> Void
  ) -> [Signal<Int, any Error>] {
    let scheduler = VirtualTimeScheduler()
    let subscriber = RecordingSubscriber(
      demand: .unlimited, of: Int.self, failing: (any Error).self)
    subject.operation(publisher.eraseToAnyPublisher(), scheduler).subscribe(subscriber)
    body(scheduler)
    scheduler.run()
    let signals = subscriber.signals
    subscriber.cleanUp()
    publisher.forget()
    scheduler.run()
    return signals
  }

  private func isEnd(_ signal: Signal<Int, any Error>) -> Bool {
    switch signal {
    case .finished, .failure: true
    default: false
    }
  }

  private func isSubscription(_ signal: Signal<Int, any Error>) -> Bool {
    if case .subscription = signal { true } else { false }
  }

  @Test(arguments: CheckedOperator.all.filter { !passing.contains($0.testDescription) })
  func whatComesTooEarlyOrTooLateIsIgnored(_ subject: CheckedOperator) {
    let early = WrongPublisher {
      _ = $0.receive(7)
      $0.receive(completion: .finished)
    }
    let signals = subscribe(early, through: subject) { scheduler in
      scheduler.run()
      early.send(completion: .finished)
      scheduler.run()
      for value in 0..<3 { early.send(value) }
      early.send(completion: .failure(Broken()))
    }
    #expect(signals.first.map(isSubscription) == true, "\(signals)")
    #expect(signals.filter(isSubscription).count == 1, "\(signals)")
    #expect(signals.filter(isEnd).count <= 1, "\(signals)")
    if let end = signals.firstIndex(where: isEnd) {
      #expect(end == signals.count - 1, "\(signals)")
    }
  }

  @Test(arguments: CheckedOperator.all.filter { !passing.contains($0.testDescription) })
  func aSecondSubscriptionIsCancelled(_ subject: CheckedOperator) {
    let (publisher, second) = (WrongPublisher(), CountedSubscription())
    let signals = subscribe(publisher, through: subject) { scheduler in
      scheduler.run()
      publisher.send(subscription: second)
    }
    #expect(second.cancels >= 1 && second.requests == 0)
    #expect(signals.filter(isSubscription).count == 1, "\(signals)")
  }

  @Test(arguments: CheckedOperator.all.filter { passing.contains($0.testDescription) })
  func operatorsThatOnlyChangeValuesPassEverythingOn(_ subject: CheckedOperator) {
    let publisher = WrongPublisher { $0.receive(completion: .finished) }
    let signals = subscribe(publisher, through: subject) { _ in
      publisher.send(completion: .finished)
    }
    #expect(signals.filter(isEnd).count == 2, "\(signals)")
  }

  private final class CountedSubscription: Subscription {
    var (requests, cancels) = (0, 0)

    func request(_ demand: Subscribers.Demand) { requests += 1 }
    func cancel() { cancels += 1 }
  }

  // MARK: Subscribers

  @Test(.timeLimit(.minutes(2)))
  func valuesEndsWithoutASubscription() async {
    struct Bare: Publisher {
      typealias Output = Int
      typealias Failure = Never

      func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        subscriber.receive(completion: .finished)
      }
    }
    for await _ in Bare().values { Issue.record("there is no value") }
  }

  @Test func arraysOfACountStopAtACancel() {
    let publisher = WrongPublisher()
    var seen: [[Int]] = []
    let subscriber = RecordingSubscriber(demand: .unlimited, of: [Int].self, failing: Broken.self)
    publisher.collect(2).subscribe(subscriber)
    publisher.send(1)
    subscriber.subscription?.cancel()
    // It goes on as if it had been asked for before the cancel reached it.
    publisher.send(2)
    publisher.send(3)
    publisher.send(completion: .finished)
    for case .value(let values) in subscriber.signals { seen.append(values) }
    #expect(seen == [] && subscriber.signals.count == 1)
    subscriber.cleanUp()
    publisher.forget()
  }

  @Test(arguments: [true, false])
  func anObserverGoesWithTheEnd(cancels: Bool) {
    let (life, upstream) = (Life(), ManualPublisher<Int, Broken>())
    let subscriber = RecordingSubscriber(demand: .unlimited, of: Int.self, failing: Broken.self)
    do {
      let token = life.token()
      upstream.handleEvents(receiveOutput: { _ in token.touch() }).subscribe(subscriber)
    }
    upstream.send(1)
    #expect(life.alive == 1)
    // The subscriber keeps its subscription.
    if cancels { subscriber.subscription?.cancel() } else { upstream.send(completion: .finished) }
    upstream.forget()
    #expect(life.alive == 0)
    subscriber.cleanUp()
  }

  @Test func theFirstRequestSwitchesAnObjectsPublisherOn() {
    let publisher = ObservableObjectPublisher()
    var (count, subscription) = (0, nil as (any Subscription)?)
    publisher.subscribe(
      AnySubscriber(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          count += 1
          return .none
        }))
    publisher.send()
    #expect(count == 0)
    subscription?.request(.max(1))
    for _ in 0..<3 { publisher.send() }
    #expect(count == 3)
    subscription?.cancel()
    publisher.send()
    #expect(count == 3)
  }

  // MARK: A publisher that sends inside a closure of an operator

  @Test func aFoldTakesAValueInsideItsClosure() {
    let publisher = WrongPublisher()
    let subscriber = RecordingSubscriber(demand: .unlimited, of: Int.self, failing: Broken.self)
    publisher.reduce(0) { sum, value in
      if value == 1 { publisher.send(10) }
      return sum + value
    }.subscribe(subscriber)
    publisher.send(1)
    publisher.send(2)
    publisher.send(completion: .finished)
    // As with `scan`, the result of the outer call counts.
    #expect(subscriber.signals == [.subscription, .value(3), .finished])
    subscriber.cleanUp()
    publisher.forget()
  }

  @Test func stepsKnowOfAValueInsideTheirClosure() {
    let publisher = WrongPublisher()
    let (duplicates, dropping) = (
      RecordingSubscriber(demand: .unlimited, of: Int.self, failing: Broken.self),
      RecordingSubscriber(demand: .unlimited, of: Int.self, failing: Broken.self)
    )
    publisher.removeDuplicates { last, value in
      if value == 2 { publisher.send(3) }
      return last == value
    }.subscribe(duplicates)
    for value in 1...3 { publisher.send(value) }
    #expect(duplicates.signals == [.subscription, .value(1), .value(3), .value(2)])

    publisher.drop { value in
      if value == 1 { publisher.send(5) }
      return value < 5
    }.subscribe(dropping)
    for value in 1...2 { publisher.send(value) }
    #expect(dropping.signals == [.subscription, .value(5), .value(2)])
    duplicates.cleanUp()
    dropping.cleanUp()
    publisher.forget()
  }
}
