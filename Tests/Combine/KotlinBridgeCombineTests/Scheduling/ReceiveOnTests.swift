import Dispatch
import KotlinBridgeCombine
import KotlinBridgeLocks
import TestHelpers
import Testing

@Suite struct ReceiveOnTests {
  let upstream = ManualPublisher<Int, Broken>()
  let scheduler = ManualScheduler()
  let leftovers = Leftovers()

  @Test func everythingButTheSubscriptionComesOnTheScheduler() {
    let subscriber = subscribe(demand: .unlimited)
    #expect(subscriber.signals == [.subscription])
    upstream.send(1)
    upstream.send(2)
    upstream.send(completion: .failure(Broken()))
    #expect(subscriber.signals == [.subscription])
    scheduler.runAll()
    #expect(subscriber.signals == [.subscription, .value(1), .value(2), .failure(Broken())])
    #expect(scheduler.options == ["now", "now", "now"])
  }

  @Test func demandGoesUpUnchanged() {
    let subscriber = subscribe(demand: .max(2)) { $0 == 1 ? .max(3) : .none }
    #expect(upstream.calls == [.request(.max(2))])
    #expect(upstream.send(1) == Subscribers.Demand.none)
    scheduler.runAll()
    #expect(upstream.calls == [.request(.max(2)), .request(.max(3))])
    upstream.send(2)
    scheduler.runAll()
    subscriber.subscription?.request(.unlimited)
    #expect(upstream.calls == [.request(.max(2)), .request(.max(3)), .request(.unlimited)])
  }

  @Test func aValueIsReleasedBeforeTheNextIsDelivered() {
    let (life, upstream) = (Life(), ManualPublisher<Life.Token, Never>())
    let alive = Guarded<[Int]>([])
    let cancellable = upstream.receive(on: scheduler).sink { _ in
      alive.withLock { $0.append(life.alive) }
    }
    for _ in 0..<3 { upstream.send(life.token()) }
    scheduler.runAll()
    #expect(alive.value == [3, 2, 1])
    cancellable.cancel()
  }

  @Test func cancelDropsWhatWaits() {
    let subscriber = subscribe(demand: .unlimited)
    upstream.send(1)
    subscriber.subscription?.cancel()
    upstream.send(2)
    upstream.send(completion: .finished)
    scheduler.runAll()
    #expect(subscriber.signals == [.subscription])
    #expect(upstream.calls == [.request(.unlimited), .cancel])
  }

  @Test func cancelInsideReceiveDropsTheRest() {
    let subscriber = subscribe(demand: .unlimited)
    subscriber.onValue = { [unowned subscriber] _ in
      subscriber.subscription?.cancel()
      return .unlimited
    }
    upstream.send(1)
    upstream.send(2)
    scheduler.runAll()
    #expect(subscriber.signals == [.subscription, .value(1)])
    #expect(upstream.calls == [.request(.unlimited), .cancel])
  }

  @Test func eachEventIsAnActionOfItsOwn() {
    let subscriber = subscribe(demand: .unlimited)
    var seen: [[Signal<Int, Broken>]] = []
    for value in 1...2 {
      upstream.send(value)
      scheduler.schedule { seen.append(subscriber.signals) }
    }
    upstream.send(completion: .finished)
    scheduler.runAll()
    #expect(seen == [[.subscription, .value(1)], [.subscription, .value(1), .value(2)]])
    #expect(subscriber.signals == [.subscription, .value(1), .value(2), .finished])
  }

  @Test func whatComesDuringADeliveryIsTheNextAction() {
    let subscriber = subscribe(demand: .unlimited)
    subscriber.onValue = { [upstream] in
      if $0 < 3 { upstream.send($0 + 1) }
      return .none
    }
    upstream.send(1)
    for count in 1...3 {
      scheduler.runOne()
      #expect(subscriber.signals == [.subscription] + (1...count).map { .value($0) })
    }
  }

  @Test func anActionThatComesDuringADeliveryLeavesItsEventToThat() {
    let subscriber = subscribe(demand: .unlimited)
    subscriber.onValue = { [scheduler, unowned subscriber] in
      if $0 == 1 {
        scheduler.runOne()
        #expect(subscriber.signals == [.subscription, .value(1)])
      }
      return .none
    }
    upstream.send(1)
    upstream.send(2)
    scheduler.runOne()
    #expect(subscriber.signals == [.subscription, .value(1), .value(2)])
    #expect(!subscriber.hasOverlapped)
  }

  @Test func valueInsideReceiveOfTheSubscriptionDoesNotOvertakeIt() {
    let inside = Guarded<[Signal<Int, Never>]>([])
    let subscriber = RecordingSubscriber(of: Int.self, failing: Never.self)
    subscriber.onSubscription = { [unowned subscriber] in
      $0.request(.unlimited)
      inside.value = subscriber.signals
    }
    Numbers<Never>(count: 2).receive(on: ImmediateScheduler.shared).subscribe(subscriber)
    #expect(inside.value == [.subscription])
    #expect(subscriber.signals == [.subscription, .value(0), .value(1), .finished])
  }

  @Test(arguments: [true, false])
  func subscriberIsReleasedAtTheEndAndOnCancel(cancels: Bool) {
    let life = Life()
    var subscription: (any Subscription)?
    do {
      let subscriber = RecordingSubscriber(
        demand: .unlimited, of: Int.self, failing: Broken.self, token: life.token())
      upstream.receive(on: scheduler).subscribe(subscriber)
      subscription = subscriber.subscription
      subscriber.forgetSubscription()
    }
    upstream.send(1)
    #expect(life.alive == 1)
    if cancels { subscription?.cancel() } else { upstream.send(completion: .finished) }
    scheduler.runAll()
    #expect(life.alive == 0)
  }

  @Test(arguments: [DispatchQueue(label: "serial"), DispatchQueue.global()])
  func orderIsKeptOnDispatchQueues(queue: DispatchQueue) async {
    let count = 20_000
    let subscriber = RecordingSubscriber(demand: .max(7), of: Int.self, failing: Never.self) { _ in
      .max(1)
    }
    await withCheckedContinuation { continuation in
      let ending = Ending(subscriber) { continuation.resume() }
      Numbers<Never>(count: count).receive(on: queue).subscribe(ending)
    }
    #expect(subscriber.signals == [.subscription] + (0..<count).map { .value($0) } + [.finished])
    #expect(!subscriber.hasOverlapped)
  }

  private func subscribe(
    demand: Subscribers.Demand, onValue: @escaping (Int) -> Subscribers.Demand = { _ in .none }
  ) -> RecordingSubscriber<Int, Broken> {
    let subscriber = RecordingSubscriber(
      demand: demand, of: Int.self, failing: Broken.self, onValue: onValue)
    leftovers.add { [upstream, scheduler] in
      subscriber.cleanUp()
      upstream.forget()
      scheduler.runAll()
    }
    upstream.receive(on: scheduler, options: "now").subscribe(subscriber)
    return subscriber
  }
}
