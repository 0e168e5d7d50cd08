import KotlinBridgeLocks
import TestHelpers
import Testing

@testable import KotlinBridgePublisher

/// A relay between a subscriber and a double of a Kotlin flow.
@Suite struct FlowRelayTests {
  let flow = FlowDouble()
  let leftovers = Leftovers()

  @Test func nothingStartsBeforeTheFirstRequest() {
    let subscriber = subscribe()
    #expect(flow.calls == [])
    subscriber.subscription?.request(.max(2))
    subscriber.subscription?.request(.max(3))
    #expect(flow.calls == [.start(.max(2)), .request(.max(3))])
    #expect(subscriber.signals == [.subscription])
  }

  @Test func requestInsideReceiveOfTheSubscriptionStartsAfterIt() {
    let inside = Guarded<[FlowDouble.Call]?>(nil)
    let subscriber = RecordingSubscriber(of: Int.self, failing: Broken.self)
    subscriber.onSubscription = { [flow] in
      $0.request(.max(2))
      $0.request(.max(3))
      inside.value = flow.calls
    }
    subscribe(subscriber)
    #expect(inside.value == [])
    #expect(flow.calls == [.start(.max(5))])
  }

  @Test func demandFromReceiveIsPassedOn() {
    let subscriber = subscribe(demand: .max(1)) { $0 == 1 ? .max(4) : .none }
    flow.send(1)
    flow.send(2)
    #expect(flow.calls == [.start(.max(1)), .request(.max(4))])
    #expect(subscriber.signals == [.subscription, .value(1), .value(2)])
  }

  @Test func demandDuringTheStartIsPassedOnAfterIt() {
    flow.whileStarting = { receiver in
      receiver.received(1)
      receiver.received(2)
    }
    let subscriber = subscribe(demand: .max(1)) { _ in .max(1) }
    #expect(subscriber.signals == [.subscription, .value(1), .value(2)])
    #expect(flow.calls == [.start(.max(1)), .request(.max(2))])
  }

  @Test func completionIsTheLastCall() {
    let subscriber = subscribe(demand: .unlimited)
    flow.send(1)
    flow.send(completion: .failure(Broken(reason: 5)))
    flow.send(2)
    flow.send(completion: .finished)
    subscriber.subscription?.request(.max(1))
    subscriber.subscription?.cancel()
    #expect(subscriber.signals == [.subscription, .value(1), .failure(Broken(reason: 5))])
    #expect(flow.calls == [.start(.unlimited)])
  }

  @Test func nothingIsDeliveredAfterCancel() {
    let subscriber = subscribe(demand: .unlimited)
    flow.send(1)
    subscriber.subscription?.cancel()
    subscriber.subscription?.cancel()
    flow.send(2)
    flow.send(completion: .finished)
    #expect(subscriber.signals == [.subscription, .value(1)])
    #expect(flow.calls == [.start(.unlimited), .cancel])
  }

  @Test func cancelInsideReceiveStopsAtOnce() {
    let subscriber = subscribe(demand: .unlimited)
    subscriber.onValue = { [unowned subscriber] _ in
      subscriber.subscription?.cancel()
      return .max(5)
    }
    flow.send(1)
    flow.send(2)
    #expect(subscriber.signals == [.subscription, .value(1)])
    #expect(flow.calls == [.start(.unlimited), .cancel])
  }

  @Test func cancelInsideReceiveOfTheSubscriptionNeverStarts() {
    let subscriber = RecordingSubscriber(of: Int.self, failing: Broken.self)
    subscriber.onSubscription = {
      $0.request(.unlimited)
      $0.cancel()
    }
    subscribe(subscriber)
    #expect(flow.calls == [])
    #expect(subscriber.signals == [.subscription])
  }

  @Test func cancelDuringTheStartCancelsTheJobAfterIt() {
    flow.whileStarting = { $0.received(1) }
    let subscriber = RecordingSubscriber(demand: .unlimited, of: Int.self, failing: Broken.self)
    subscriber.onValue = { [unowned subscriber] _ in
      subscriber.subscription?.cancel()
      return .none
    }
    subscribe(subscriber)
    #expect(flow.calls == [.start(.unlimited), .cancel])
    #expect(subscriber.signals == [.subscription, .value(1)])
  }

  @Test func completionDuringTheStartIsPassedOn() {
    flow.whileStarting = { $0.completed(.failure(Broken())) }
    let subscriber = subscribe(demand: .unlimited)
    #expect(subscriber.signals == [.subscription, .failure(Broken())])
  }

  @Test func moreThanRequestedIsDropped() {
    let subscriber = subscribe(demand: .max(1))
    flow.send(1)
    flow.send(2)
    #expect(subscriber.signals == [.subscription, .value(1)])
  }

  @Test func droppedSubscriptionStillBringsWhatWasRequestedThenCancels() {
    let subscriber = subscribe(demand: .max(2))
    subscriber.forgetSubscription()
    flow.send(1)
    #expect(flow.calls == [.start(.max(2))])
    flow.send(2)
    #expect(subscriber.signals == [.subscription, .value(1), .value(2)])
    #expect(flow.calls == [.start(.max(2)), .cancel])
  }

  @Test func subscriptionDroppedWithoutARequestReleasesTheSubscriber() {
    let life = Life()
    do {
      let subscriber = RecordingSubscriber(of: Int.self, failing: Broken.self, token: life.token())
      flow.subscribe(subscriber)
      subscriber.forgetSubscription()
    }
    #expect(life.alive == 0)
    #expect(flow.calls == [])
  }

  @Test(arguments: 0..<3)
  func subscriberIsReleasedAtEveryEndWhileKotlinStillUnwinds(way: Int) {
    let life = Life()
    do {
      let subscriber = RecordingSubscriber(
        demand: .max(1), of: Int.self, failing: Broken.self, token: life.token())
      flow.subscribe(subscriber)
      #expect(life.alive == 1)
      switch way {
      case 0: subscriber.subscription?.cancel()
      case 1: flow.send(completion: .finished)
      default: flow.send(1)  // It ends when the subscription is dropped.
      }
      subscriber.forgetSubscription()
    }
    #expect(life.alive == 0)
    flow.release()
  }

  private func subscribe(
    demand: Subscribers.Demand = .none,
    onValue: @escaping (Int) -> Subscribers.Demand = { _ in .none }
  ) -> RecordingSubscriber<Int, Broken> {
    let subscriber = RecordingSubscriber(
      demand: demand, of: Int.self, failing: Broken.self, onValue: onValue)
    subscribe(subscriber)
    return subscriber
  }

  private func subscribe(_ subscriber: RecordingSubscriber<Int, Broken>) {
    leftovers.add { [flow] in
      subscriber.cleanUp()
      flow.release()
    }
    flow.subscribe(subscriber)
  }
}
