import KotlinBridgeLocks
import TestHelpers
import Testing

@testable import KotlinBridgePublisher

/// A relay between two threads, one of which is Kotlin's, in many rounds. Each round's history is
/// checked, and in the end everything has been released.
@Suite(.serialized) struct FlowRelayRaceTests {
  @Test func cancelAgainstElementsGivesAPrefix() {
    inManyRounds { seed, life in
      let flow = FlowDouble()
      let subscriber = RecordingSubscriber(
        demand: .max(1), of: Int.self, failing: Broken.self, token: life.token()
      ) { _ in .max(1) }
      flow.subscribe(subscriber)
      race(
        &seed,
        {
          for value in 0..<5 { flow.send(value) }
          flow.send(completion: .finished)
        }, { subscriber.subscription?.cancel() })
      let whole: [Signal<Int, Broken>] =
        [.subscription] + (0..<5).map { .value($0) } + [.finished]
      #expect(whole.starts(with: subscriber.signals))
      subscriber.forgetSubscription()
      flow.release()
    }
  }

  @Test func endAgainstTheStartIsDelivered() {
    inManyRounds { seed, life in
      let flow = FlowDouble()
      let kept = Guarded<FlowReceiver<Int, Broken>?>(nil)
      flow.whileStarting = { kept.value = $0 }
      let subscriber = RecordingSubscriber(
        demand: .unlimited, of: Int.self, failing: Broken.self, token: life.token())
      race(
        &seed, { flow.subscribe(subscriber) },
        {
          while kept.value == nil {}
          kept.withLock { $0.take() }?.completed(.finished)
        })
      #expect(subscriber.signals == [.subscription, .finished])
      subscriber.forgetSubscription()
      flow.release()
    }
  }

  @Test func droppingTheSubscriptionAgainstElementsBringsThem() {
    inManyRounds { seed, life in
      let flow = FlowDouble()
      let subscriber = RecordingSubscriber(
        demand: .max(3), of: Int.self, failing: Broken.self, token: life.token())
      flow.subscribe(subscriber)
      race(
        &seed, { for value in 0..<3 { flow.send(value) } }, { subscriber.forgetSubscription() })
      #expect(subscriber.signals == [.subscription, .value(0), .value(1), .value(2)])
      #expect(flow.calls.last == .cancel)
      flow.release()
    }
  }

  @Test func requestsOnTwoThreadsReachKotlinWhole() {
    inManyRounds { seed, life in
      let flow = FlowDouble()
      let subscriber = RecordingSubscriber(of: Int.self, failing: Broken.self, token: life.token())
      flow.subscribe(subscriber)
      race(
        &seed, { subscriber.subscription?.request(.max(2)) },
        { subscriber.subscription?.request(.max(3)) })
      #expect(
        [[.start(.max(2)), .request(.max(3))], [.start(.max(3)), .request(.max(2))]]
          .contains(flow.calls) || flow.calls == [.start(.max(5))])
      subscriber.cleanUp()
      flow.release()
    }
  }
}
