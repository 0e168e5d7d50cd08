import KotlinBridgeCombine
import KotlinBridgeLocks
import TestHelpers
import Testing

@Suite struct FutureTests {
  @Test func closureRunsAtOnceAndOnce() {
    var runs = 0
    let future = Future<Int, Never> { promise in
      runs += 1
      promise(.success(runs))
    }
    #expect(runs == 1)
    for _ in 0..<3 {
      let subscriber = RecordingSubscriber(demand: .unlimited, of: Int.self, failing: Never.self)
      future.subscribe(subscriber)
      #expect(subscriber.signals == [.subscription, .value(1), .finished])
    }
    #expect(runs == 1)
  }

  @Test func failureDoesNotWaitForDemand() {
    let (future, promise) = pending()
    let early = RecordingSubscriber(of: Int.self, failing: Broken.self)
    future.subscribe(early)
    promise(.failure(Broken(reason: 3)))
    #expect(early.signals == [.subscription, .failure(Broken(reason: 3))])
    let late = RecordingSubscriber(of: Int.self, failing: Broken.self)
    future.subscribe(late)
    #expect(late.signals == [.subscription, .failure(Broken(reason: 3))])
    late.subscription?.request(.unlimited)
    #expect(late.signals == [.subscription, .failure(Broken(reason: 3))])
  }

  @Test func onlyTheFirstResultCounts() {
    let (future, promise) = pending()
    promise(.success(1))
    promise(.success(2))
    promise(.failure(Broken()))
    let subscriber = RecordingSubscriber(demand: .unlimited, of: Int.self, failing: Broken.self)
    future.subscribe(subscriber)
    #expect(subscriber.signals == [.subscription, .value(1), .finished])
  }

  @Test func subscribersAreServedInOrder() {
    let (future, promise) = pending()
    let order = Guarded<[Int]>([])
    let subscribers = (0..<4).map { index in
      RecordingSubscriber(demand: .unlimited, of: Int.self, failing: Broken.self) { _ in
        order.withLock { $0.append(index) }
        return .none
      }
    }
    for subscriber in subscribers { future.subscribe(subscriber) }
    subscribers[1].subscription?.cancel()
    promise(.success(1))
    #expect(order.value == [0, 2, 3])
    #expect(subscribers[1].signals == [.subscription])
  }

  @Test func cancelledSubscriberIsReleasedWhileTheOthersWait() {
    let life = Life()
    let (future, promise) = pending()
    let other = RecordingSubscriber(demand: .unlimited, of: Int.self, failing: Broken.self)
    future.subscribe(other)
    do {
      let subscriber = RecordingSubscriber(
        demand: .unlimited, of: Int.self, failing: Broken.self, token: life.token())
      future.subscribe(subscriber)
      subscriber.subscription?.cancel()
      subscriber.forgetSubscription()
    }
    #expect(life.alive == 0)
    promise(.success(1))
    #expect(other.signals == [.subscription, .value(1), .finished])
  }

  @Test func cancelInsideReceiveOfTheSubscriptionLeavesNothingBehind() {
    let life = Life()
    let (future, promise) = pending()
    do {
      let subscriber = RecordingSubscriber(of: Int.self, failing: Broken.self, token: life.token())
      subscriber.onSubscription = {
        $0.request(.unlimited)
        $0.cancel()
      }
      future.subscribe(subscriber)
      subscriber.forgetSubscription()
    }
    #expect(life.alive == 0)
    promise(.success(1))
  }

  @Test func promiseInsideReceiveOfTheSubscriptionDoesNotOvertakeIt() {
    let (future, promise) = pending()
    let subscriber = RecordingSubscriber(of: Int.self, failing: Broken.self)
    let inside = Guarded<[Signal<Int, Broken>]>([])
    subscriber.onSubscription = { [unowned subscriber] in
      $0.request(.unlimited)
      promise(.success(7))
      inside.value = subscriber.signals
    }
    future.subscribe(subscriber)
    #expect(inside.value == [.subscription])
    #expect(subscriber.signals == [.subscription, .value(7), .finished])
  }

  @Test func droppedPromiseReleasesTheFutureAndItsSubscribers() {
    let life = Life()
    do {
      let (future, _) = pending()
      let subscriber = RecordingSubscriber(
        demand: .unlimited, of: Int.self, failing: Broken.self, token: life.token())
      future.subscribe(subscriber)
      subscriber.forgetSubscription()
    }
    #expect(life.alive == 0)
  }

  private func pending() -> (Future<Int, Broken>, Future<Int, Broken>.Promise) {
    var kept: Future<Int, Broken>.Promise?
    let future = Future<Int, Broken> { kept = $0 }
    return (future, kept!)
  }
}
