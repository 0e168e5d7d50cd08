import KotlinBridgePublisher
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
      let recorder = Recorder(demand: .unlimited, of: Int.self, failing: Never.self)
      future.subscribe(recorder)
      #expect(recorder.events == [.subscription, .value(1), .finished])
    }
    #expect(runs == 1)
  }

  @Test func valueWaitsForDemandBeforeAndAfterThePromise() {
    let (future, promise) = pending()
    let early = Recorder(of: Int.self, failing: Broken.self)
    let ready = Recorder(demand: .max(1), of: Int.self, failing: Broken.self)
    future.subscribe(early)
    future.subscribe(ready)
    #expect(ready.events == [.subscription])
    promise(.success(7))
    #expect(early.events == [.subscription])
    #expect(ready.events == [.subscription, .value(7), .finished])
    early.subscription?.request(.max(1))
    #expect(early.events == [.subscription, .value(7), .finished])
    let late = Recorder(of: Int.self, failing: Broken.self)
    future.subscribe(late)
    #expect(late.events == [.subscription])
    late.subscription?.request(.max(1))
    #expect(late.events == [.subscription, .value(7), .finished])
  }

  @Test func failureDoesNotWaitForDemand() {
    let (future, promise) = pending()
    let early = Recorder(of: Int.self, failing: Broken.self)
    future.subscribe(early)
    promise(.failure(Broken(reason: 3)))
    #expect(early.events == [.subscription, .failure(Broken(reason: 3))])
    let late = Recorder(of: Int.self, failing: Broken.self)
    future.subscribe(late)
    #expect(late.events == [.subscription, .failure(Broken(reason: 3))])
    late.subscription?.request(.unlimited)
    #expect(late.events == [.subscription, .failure(Broken(reason: 3))])
  }

  @Test func onlyTheFirstResultCounts() {
    let (future, promise) = pending()
    promise(.success(1))
    promise(.success(2))
    promise(.failure(Broken()))
    let recorder = Recorder(demand: .unlimited, of: Int.self, failing: Broken.self)
    future.subscribe(recorder)
    #expect(recorder.events == [.subscription, .value(1), .finished])
  }

  @Test func subscribersAreServedInOrder() {
    let (future, promise) = pending()
    let order = Locked<[Int]>([])
    let recorders = (0..<4).map { index in
      Recorder(demand: .unlimited, of: Int.self, failing: Broken.self) { _ in
        order.update { $0.append(index) }
        return .none
      }
    }
    for recorder in recorders { future.subscribe(recorder) }
    recorders[1].subscription?.cancel()
    promise(.success(1))
    #expect(order.value == [0, 2, 3])
    #expect(recorders[1].events == [.subscription])
  }

  @Test func cancelledSubscriberIsReleasedWhileTheOthersWait() {
    let life = Life()
    let (future, promise) = pending()
    let other = Recorder(demand: .unlimited, of: Int.self, failing: Broken.self)
    future.subscribe(other)
    do {
      let recorder = Recorder(
        demand: .unlimited, of: Int.self, failing: Broken.self, token: life.token())
      future.subscribe(recorder)
      recorder.subscription?.cancel()
      recorder.forgetSubscription()
    }
    #expect(life.alive == 0)
    promise(.success(1))
    #expect(other.events == [.subscription, .value(1), .finished])
  }

  @Test func cancelInsideReceiveOfTheSubscriptionLeavesNothingBehind() {
    let life = Life()
    let (future, promise) = pending()
    do {
      let recorder = Recorder(of: Int.self, failing: Broken.self, token: life.token())
      recorder.onSubscription = {
        $0.request(.unlimited)
        $0.cancel()
      }
      future.subscribe(recorder)
      recorder.forgetSubscription()
    }
    #expect(life.alive == 0)
    promise(.success(1))
  }

  @Test func cancelInsideReceiveLeavesOutTheCompletion() {
    let (future, promise) = pending()
    let recorder = Recorder(demand: .unlimited, of: Int.self, failing: Broken.self)
    recorder.onValue = { [unowned recorder] _ in
      recorder.subscription?.cancel()
      return .none
    }
    future.subscribe(recorder)
    promise(.success(7))
    #expect(recorder.events == [.subscription, .value(7)])
  }

  @Test func promiseInsideReceiveOfTheSubscriptionDoesNotOvertakeIt() {
    let (future, promise) = pending()
    let recorder = Recorder(of: Int.self, failing: Broken.self)
    let inside = Locked<[Event<Int, Broken>]>([])
    recorder.onSubscription = { [unowned recorder] in
      $0.request(.unlimited)
      promise(.success(7))
      inside.value = recorder.events
    }
    future.subscribe(recorder)
    #expect(inside.value == [.subscription])
    #expect(recorder.events == [.subscription, .value(7), .finished])
  }

  @Test func droppedPromiseReleasesTheFutureAndItsSubscribers() {
    let life = Life()
    do {
      let (future, _) = pending()
      let recorder = Recorder(
        demand: .unlimited, of: Int.self, failing: Broken.self, token: life.token())
      future.subscribe(recorder)
      recorder.forgetSubscription()
    }
    #expect(life.alive == 0)
  }

  @Test func deferredRunsTheClosureForEachSubscriber() {
    var runs = 0
    let deferred = Deferred {
      Future<Int, Never> { promise in
        runs += 1
        promise(.success(runs))
      }
    }
    #expect(runs == 0)
    for round in 1...3 {
      let recorder = Recorder(demand: .unlimited, of: Int.self, failing: Never.self)
      deferred.subscribe(recorder)
      #expect(recorder.events == [.subscription, .value(round), .finished])
    }
  }

  private func pending() -> (Future<Int, Broken>, Future<Int, Broken>.Promise) {
    var kept: Future<Int, Broken>.Promise?
    let future = Future<Int, Broken> { kept = $0 }
    return (future, kept!)
  }
}
