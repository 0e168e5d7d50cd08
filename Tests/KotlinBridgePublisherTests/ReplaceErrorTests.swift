import KotlinBridgePublisher
import Testing

@Suite struct ReplaceErrorTests {
  let probe = Probe<Int, Broken>()
  let leftovers = Leftovers()

  @Test func failureBecomesAValueAndTheEnd() {
    let recorder = subscribe(demand: .unlimited)
    probe.send(1)
    probe.send(completion: .failure(Broken()))
    #expect(recorder.events == [.subscription, .value(1), .value(-1), .finished])
    #expect(probe.calls == [.request(.unlimited)])
  }

  @Test func replacementWaitsForDemand() {
    let recorder = subscribe(demand: .max(1))
    probe.send(1)
    probe.send(completion: .failure(Broken()))
    #expect(recorder.events == [.subscription, .value(1)])
    recorder.subscription?.request(.none)
    #expect(recorder.events == [.subscription, .value(1)])
    recorder.subscription?.request(.max(1))
    #expect(recorder.events == [.subscription, .value(1), .value(-1), .finished])
    #expect(probe.calls == [.request(.max(1))])
  }

  @Test func demandThatIsLeftServesTheReplacement() {
    let recorder = subscribe(demand: .max(2))
    probe.send(1)
    probe.send(completion: .failure(Broken()))
    #expect(recorder.events == [.subscription, .value(1), .value(-1), .finished])
  }

  @Test func demandReturnedFromReceiveCounts() {
    let recorder = subscribe(demand: .max(1)) { _ in .max(1) }
    #expect(probe.send(1) == .max(1))
    probe.send(completion: .failure(Broken()))
    #expect(recorder.events == [.subscription, .value(1), .value(-1), .finished])
  }

  @Test func successPassesUnchanged() {
    let recorder = subscribe(demand: .max(1))
    probe.send(1)
    probe.send(completion: .finished)
    #expect(recorder.events == [.subscription, .value(1), .finished])
  }

  @Test func cancelBeforeTheFailureReachesUpstreamAndSilencesIt() {
    let recorder = subscribe(demand: .unlimited)
    recorder.subscription?.cancel()
    probe.send(1)
    probe.send(completion: .failure(Broken()))
    #expect(recorder.events == [.subscription])
    #expect(probe.calls == [.request(.unlimited), .cancel])
  }

  @Test func cancelWhileTheReplacementWaitsLeavesItOut() {
    let recorder = subscribe(demand: .none)
    probe.send(completion: .failure(Broken()))
    recorder.subscription?.cancel()
    recorder.subscription?.request(.unlimited)
    #expect(recorder.events == [.subscription])
    #expect(probe.calls == [])
  }

  @Test func cancelInsideReceiveOfTheReplacementLeavesOutTheCompletion() {
    let recorder = subscribe(demand: .unlimited)
    recorder.onValue = { [unowned recorder] _ in
      recorder.subscription?.cancel()
      return .none
    }
    probe.send(completion: .failure(Broken()))
    #expect(recorder.events == [.subscription, .value(-1)])
  }

  @Test(arguments: 0..<3)
  func subscriberIsReleasedAtEveryEnd(way: Int) {
    let life = Life()
    var subscription: (any Subscription)?
    do {
      let recorder = Recorder(of: Int.self, failing: Never.self, token: life.token())
      probe.replaceError(with: -1).subscribe(recorder)
      subscription = recorder.subscription
      recorder.forgetSubscription()
    }
    #expect(life.alive == 1)
    switch way {
    case 0: subscription?.cancel()
    case 1: probe.send(completion: .finished)
    default:
      probe.send(completion: .failure(Broken()))
      subscription?.request(.max(1))
    }
    #expect(life.alive == 0)
  }

  private func subscribe(
    demand: Subscribers.Demand, onValue: @escaping (Int) -> Subscribers.Demand = { _ in .none }
  ) -> Recorder<Int, Never> {
    let recorder = Recorder(demand: demand, of: Int.self, failing: Never.self, onValue: onValue)
    leftovers.add { [probe] in
      recorder.cleanUp()
      probe.forget()
    }
    probe.replaceError(with: -1).subscribe(recorder)
    return recorder
  }
}
