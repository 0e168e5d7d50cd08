import KotlinBridgeCombine
import TestHelpers
import Testing

@Suite struct ReplaceErrorTests {
  let upstream = ManualPublisher<Int, Broken>()
  let leftovers = Leftovers()

  @Test func failureBecomesAValueAndTheEnd() {
    let subscriber = subscribe(demand: .unlimited)
    upstream.send(1)
    upstream.send(completion: .failure(Broken()))
    #expect(subscriber.signals == [.subscription, .value(1), .value(-1), .finished])
    #expect(upstream.calls == [.request(.unlimited)])
  }

  @Test func replacementWaitsForDemand() {
    let subscriber = subscribe(demand: .max(1))
    upstream.send(1)
    upstream.send(completion: .failure(Broken()))
    #expect(subscriber.signals == [.subscription, .value(1)])
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.signals == [.subscription, .value(1), .value(-1), .finished])
    #expect(upstream.calls == [.request(.max(1))])
  }

  @Test func whatComesAfterTheFailureLeavesTheReplacementAlone() {
    let wrong = WrongPublisher()
    let subscriber = RecordingSubscriber(of: Int.self, failing: Never.self)
    wrong.replaceError(with: -1).subscribe(subscriber)
    wrong.send(completion: .failure(Broken()))
    wrong.send(completion: .finished)
    wrong.send(completion: .failure(Broken()))
    wrong.send(3)
    #expect(subscriber.signals == [.subscription])
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.signals == [.subscription, .value(-1), .finished])
    subscriber.cleanUp()
    wrong.forget()
  }

  @Test func demandThatIsLeftServesTheReplacement() {
    let subscriber = subscribe(demand: .max(2))
    upstream.send(1)
    upstream.send(completion: .failure(Broken()))
    #expect(subscriber.signals == [.subscription, .value(1), .value(-1), .finished])
  }

  @Test func demandReturnedFromReceiveCounts() {
    let subscriber = subscribe(demand: .max(1)) { _ in .max(1) }
    #expect(upstream.send(1) == .max(1))
    upstream.send(completion: .failure(Broken()))
    #expect(subscriber.signals == [.subscription, .value(1), .value(-1), .finished])
  }

  @Test func successPassesUnchanged() {
    let subscriber = subscribe(demand: .max(1))
    upstream.send(1)
    upstream.send(completion: .finished)
    #expect(subscriber.signals == [.subscription, .value(1), .finished])
  }

  @Test func cancelBeforeTheFailureReachesUpstreamAndSilencesIt() {
    let subscriber = subscribe(demand: .unlimited)
    subscriber.subscription?.cancel()
    upstream.send(1)
    upstream.send(completion: .failure(Broken()))
    #expect(subscriber.signals == [.subscription])
    #expect(upstream.calls == [.request(.unlimited), .cancel])
  }

  @Test func cancelWhileTheReplacementWaitsLeavesItOut() {
    let subscriber = subscribe(demand: .none)
    upstream.send(completion: .failure(Broken()))
    subscriber.subscription?.cancel()
    subscriber.subscription?.request(.unlimited)
    #expect(subscriber.signals == [.subscription])
    #expect(upstream.calls == [])
  }

  @Test(arguments: [true, false])
  func subscriberIsReleasedAtTheEndAndOnCancel(cancels: Bool) {
    expectRelease(
      from: { upstream.replaceError(with: -1).subscribe($0) },
      at: { if cancels { $0.cancel() } else { upstream.send(completion: .finished) } })
    upstream.forget()
  }

  private func subscribe(
    demand: Subscribers.Demand, onValue: @escaping (Int) -> Subscribers.Demand = { _ in .none }
  ) -> RecordingSubscriber<Int, Never> {
    let subscriber = RecordingSubscriber(
      demand: demand, of: Int.self, failing: Never.self, onValue: onValue)
    leftovers.add { [upstream] in
      subscriber.cleanUp()
      upstream.forget()
    }
    upstream.replaceError(with: -1).subscribe(subscriber)
    return subscriber
  }
}
