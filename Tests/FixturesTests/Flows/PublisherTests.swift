import Fixtures
import KotlinBridge
import KotlinBridgePublisher
import TestHelpers
import Testing

extension FixtureSuites {
  /// What only the publisher form has. What it shares with other forms is tested with them.
  @Suite struct Publishers {
    @Test func theWindowMeansNothingToAPublisher() async throws {
      let produced = KotlinCounter()
      let flow = try counted(n: 100, counter: produced.name).window(64)
      let subscriber = FlowSubscriber(to: flow.publisher(), demand: .max(1))
      try await produced.reaches(2)
      await subscriber.recorder.reaches(1)
      subscriber.cancel()
      #expect(try produced.count == 2)
    }

    // Whether it is dropped before the elements arrive or afterwards.
    @Test(arguments: [false, true])
    func aSubscriptionThatIsDroppedBringsWhatWasRequestedThenCancels(
      afterwards: Bool
    ) async throws {
      let unwound = KotlinCounter()
      let flow = try finallyCountsWaiting(n: 9, counter: unwound.name)
      let subscriber = FlowSubscriber(to: flow.publisher(), demand: .none)
      subscriber.request(.max(2))
      if afterwards { await subscriber.recorder.reaches(2) }
      subscriber.drop()
      await subscriber.recorder.reaches(2)
      try await unwound.reaches(1)
      #expect(subscriber.events == events(0..<2))
    }

    @Test func everySubscriberCollectsAnew() async throws {
      let produced = KotlinCounter()
      let publisher = try counted(n: 3, counter: produced.name).publisher()
      for subscriber in (0..<3).map({ _ in FlowSubscriber(to: publisher) }) {
        await subscriber.recorder.ends()
        #expect(subscriber.events == events(0..<3, .completed))
      }
      #expect(try produced.count == 9)
    }
  }
}
