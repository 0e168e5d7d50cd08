import KotlinBridgeCombine
import KotlinBridgeTestSupport
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
}
