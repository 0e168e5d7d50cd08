import KotlinBridgeCombine
import TestHelpers
import Testing

@Suite struct JustTests {
  @Test func everySubscriberGetsTheValue() {
    let just = Just("one")
    for _ in 0..<3 {
      let subscriber = RecordingSubscriber(demand: .unlimited, of: String.self, failing: Never.self)
      just.subscribe(subscriber)
      #expect(subscriber.signals == [.subscription, .value("one"), .finished])
    }
  }

  @Test func equalityIsThatOfTheValues() {
    #expect(Just(1) == Just(1))
    #expect(Just(1) != Just(2))
  }

  @Test func cancelInsideTheValueIsTheLast() {
    var values: [Int] = []
    var (end, subscription): (Subscribers.Completion<Never>?, (any Subscription)?)
    Just(1).subscribe(
      AnySubscriber(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          values.append($0)
          subscription?.request(.max(1))
          subscription?.cancel()
          return .max(1)
        }, receiveCompletion: { end = $0 }))
    subscription?.request(.max(1))
    subscription?.request(.max(1))
    #expect(values == [1] && end == nil)
    subscription = nil
  }

  @Test func requestsAgainstCancelGiveAPrefix() {
    inManyRounds { seed, life in
      let subscriber = RecordingSubscriber<Int, Never>(token: life.token())
      Just(1).subscribe(subscriber)
      race(
        &seed, { subscriber.subscription?.request(.max(1)) },
        { subscriber.subscription?.request(.max(1)) }, { subscriber.subscription?.cancel() })
      let all: [Signal<Int, Never>] = [.subscription, .value(1), .finished]
      #expect(all.starts(with: subscriber.signals))
      subscriber.forgetSubscription()
    }
  }
}
