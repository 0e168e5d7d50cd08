import Testing

@testable import KotlinBridgePublisher

/// The way between a Kotlin flow and its subscriber, with a double of the flow.
@Suite struct FlowRelayTests {
  let flow = FakeFlow()
  let leftovers = Leftovers()

  @Test func nothingStartsBeforeTheFirstRequest() {
    let recorder = subscribe()
    #expect(flow.calls == [])
    recorder.subscription?.request(.none)
    #expect(flow.calls == [])
    recorder.subscription?.request(.max(2))
    recorder.subscription?.request(.max(3))
    #expect(flow.calls == [.start(.max(2)), .request(.max(3))])
    #expect(recorder.events == [.subscription])
  }

  @Test func requestInsideReceiveOfTheSubscriptionStartsAfterIt() {
    let inside = Locked<[FakeFlow.Call]?>(nil)
    let recorder = Recorder(of: Int.self, failing: Broken.self)
    recorder.onSubscription = { [flow] in
      $0.request(.max(2))
      $0.request(.max(3))
      inside.value = flow.calls
    }
    subscribe(recorder)
    #expect(inside.value == [])
    #expect(flow.calls == [.start(.max(5))])
  }

  @Test func demandFromReceiveIsPassedOn() {
    let recorder = subscribe(demand: .max(1)) { $0 == 1 ? .max(4) : .none }
    flow.send(1)
    flow.send(2)
    #expect(flow.calls == [.start(.max(1)), .request(.max(4))])
    #expect(recorder.events == [.subscription, .value(1), .value(2)])
  }

  @Test func demandWhileStartingIsPassedOnAfterwards() {
    flow.whileStarting = { relay in
      relay.received(1)
      relay.received(2)
    }
    let recorder = subscribe(demand: .max(1)) { _ in .max(1) }
    #expect(recorder.events == [.subscription, .value(1), .value(2)])
    #expect(flow.calls == [.start(.max(1)), .request(.max(2))])
  }

  @Test func completionIsTheLastCall() {
    let recorder = subscribe(demand: .unlimited)
    flow.send(1)
    flow.send(completion: .failure(Broken(reason: 5)))
    flow.send(2)
    flow.send(completion: .finished)
    recorder.subscription?.request(.max(1))
    recorder.subscription?.cancel()
    #expect(recorder.events == [.subscription, .value(1), .failure(Broken(reason: 5))])
    #expect(flow.calls == [.start(.unlimited)])
  }

  @Test func nothingIsDeliveredAfterCancel() {
    let recorder = subscribe(demand: .unlimited)
    flow.send(1)
    recorder.subscription?.cancel()
    recorder.subscription?.cancel()
    flow.send(2)
    flow.send(completion: .finished)
    #expect(recorder.events == [.subscription, .value(1)])
    #expect(flow.calls == [.start(.unlimited), .cancel])
  }

  @Test func cancelInsideReceiveStopsAtOnce() {
    let recorder = subscribe(demand: .unlimited)
    recorder.onValue = { [unowned recorder] _ in
      recorder.subscription?.cancel()
      return .max(5)
    }
    flow.send(1)
    flow.send(2)
    #expect(recorder.events == [.subscription, .value(1)])
    #expect(flow.calls == [.start(.unlimited), .cancel])
  }

  @Test func cancelInsideReceiveOfTheSubscriptionNeverStarts() {
    let recorder = Recorder(of: Int.self, failing: Broken.self)
    recorder.onSubscription = {
      $0.request(.unlimited)
      $0.cancel()
    }
    subscribe(recorder)
    #expect(flow.calls == [])
    #expect(recorder.events == [.subscription])
  }

  @Test func cancelWhileStartingCancelsTheJobOnceThere() {
    flow.whileStarting = { $0.received(1) }
    let recorder = Recorder(demand: .unlimited, of: Int.self, failing: Broken.self)
    recorder.onValue = { [unowned recorder] _ in
      recorder.subscription?.cancel()
      return .none
    }
    subscribe(recorder)
    #expect(flow.calls == [.start(.unlimited), .cancel])
    #expect(recorder.events == [.subscription, .value(1)])
  }

  @Test func completionWhileStartingIsPassedOn() {
    flow.whileStarting = { $0.completed(.failure(Broken())) }
    let recorder = subscribe(demand: .unlimited)
    #expect(recorder.events == [.subscription, .failure(Broken())])
  }

  @Test func moreThanRequestedIsDropped() {
    let recorder = subscribe(demand: .max(1))
    flow.send(1)
    flow.send(2)
    #expect(recorder.events == [.subscription, .value(1)])
  }

  @Test func droppedSubscriptionStillBringsWhatWasRequestedThenCancels() {
    let recorder = subscribe(demand: .max(2))
    recorder.forgetSubscription()
    flow.send(1)
    #expect(flow.calls == [.start(.max(2))])
    flow.send(2)
    #expect(recorder.events == [.subscription, .value(1), .value(2)])
    #expect(flow.calls == [.start(.max(2)), .cancel])
  }

  @Test func subscriptionDroppedWithoutARequestReleasesTheSubscriber() {
    let life = Life()
    do {
      let recorder = Recorder(of: Int.self, failing: Broken.self, token: life.token())
      flow.subscribe(recorder)
      recorder.forgetSubscription()
    }
    #expect(life.alive == 0)
    #expect(flow.calls == [])
  }

  @Test(arguments: 0..<3)
  func subscriberIsReleasedAtEveryEndWhileKotlinStillUnwinds(way: Int) {
    let life = Life()
    do {
      let recorder = Recorder(
        demand: .max(1), of: Int.self, failing: Broken.self, token: life.token())
      flow.subscribe(recorder)
      #expect(life.alive == 1)
      switch way {
      case 0: recorder.subscription?.cancel()
      case 1: flow.send(completion: .finished)
      default: flow.send(1)  // Ends when the subscription is dropped.
      }
      recorder.forgetSubscription()
    }
    #expect(life.alive == 0)
    flow.release()
  }

  private func subscribe(
    demand: Subscribers.Demand = .none,
    onValue: @escaping (Int) -> Subscribers.Demand = { _ in .none }
  ) -> Recorder<Int, Broken> {
    let recorder = Recorder(demand: demand, of: Int.self, failing: Broken.self, onValue: onValue)
    subscribe(recorder)
    return recorder
  }

  private func subscribe(_ recorder: Recorder<Int, Broken>) {
    leftovers.add { [flow] in
      recorder.cleanUp()
      flow.release()
    }
    flow.subscribe(recorder)
  }
}
