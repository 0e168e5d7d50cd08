import KotlinBridgePublisher
import Testing

@Suite struct JustTests {
  @Test func valueWaitsForDemand() {
    let recorder = Recorder(of: Int.self, failing: Never.self)
    Just(7).subscribe(recorder)
    #expect(recorder.events == [.subscription])
    recorder.subscription?.request(.none)
    #expect(recorder.events == [.subscription])
    recorder.subscription?.request(.max(1))
    #expect(recorder.events == [.subscription, .value(7), .finished])
    recorder.subscription?.request(.unlimited)
    #expect(recorder.events == [.subscription, .value(7), .finished])
  }

  @Test func everySubscriberGetsTheValue() {
    let just = Just("one")
    for _ in 0..<3 {
      let recorder = Recorder(demand: .unlimited, of: String.self, failing: Never.self)
      just.subscribe(recorder)
      #expect(recorder.events == [.subscription, .value("one"), .finished])
    }
  }

  @Test func cancelBeforeDemandLeavesNothing() {
    let recorder = Recorder(of: Int.self, failing: Never.self)
    Just(7).subscribe(recorder)
    recorder.subscription?.cancel()
    recorder.subscription?.cancel()
    recorder.subscription?.request(.unlimited)
    #expect(recorder.events == [.subscription])
  }

  @Test func cancelInsideReceiveLeavesOutTheCompletion() {
    let recorder = Recorder(demand: .unlimited, of: Int.self, failing: Never.self)
    recorder.onValue = { [unowned recorder] _ in
      recorder.subscription?.cancel()
      return .none
    }
    Just(7).subscribe(recorder)
    #expect(recorder.events == [.subscription, .value(7)])
  }

  @Test func requestInsideReceiveDeliversNothingTwice() {
    let recorder = Recorder(demand: .max(1), of: Int.self, failing: Never.self)
    recorder.onValue = { [unowned recorder] _ in
      recorder.subscription?.request(.unlimited)
      return .unlimited
    }
    Just(7).subscribe(recorder)
    #expect(recorder.events == [.subscription, .value(7), .finished])
  }

  @Test(arguments: [true, false])
  func subscriberIsReleasedAtTheEndAndOnCancel(cancels: Bool) {
    let life = Life()
    var subscription: (any Subscription)?
    do {
      let recorder = Recorder(of: Int.self, failing: Never.self, token: life.token())
      Just(7).subscribe(recorder)
      subscription = recorder.subscription
      recorder.forgetSubscription()
    }
    #expect(life.alive == 1)
    if cancels { subscription?.cancel() } else { subscription?.request(.max(1)) }
    #expect(life.alive == 0)
  }

  @Test func equalityIsThatOfTheValues() {
    #expect(Just(1) == Just(1))
    #expect(Just(1) != Just(2))
  }
}
