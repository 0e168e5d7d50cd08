import KotlinBridgeCombine
import TestHelpers
import Testing

/// Values and completions against cancels and requests, behind the subscriptions that own theirs.
@Suite(.serialized) struct StepRaceTests {
  static let operators: [Script.Operator] = [
    { $0.prefix(2).erased }, { $0.tryMap { $0 }.erased }, { $0.handleEvents().erased },
    { $0.prefix(while: { $0 < 9 }).erased },
  ]

  @Test(arguments: operators.indices)
  func valuesAgainstCancelGiveAPrefix(index: Int) {
    inManyRounds { seed, life in
      let (upstream, subscriber) = pipeline(index, life)
      race(
        &seed, { upstream.send([0, 1], then: .finished) }, { subscriber.subscription?.cancel() })
      expectPrefix(subscriber)
      subscriber.forgetSubscription()
      upstream.forget()
    }
  }

  @Test(arguments: operators.indices)
  func completionAgainstCancelGivesOneOutcome(index: Int) {
    inManyRounds { seed, life in
      let (upstream, subscriber) = pipeline(index, life)
      upstream.send(0)
      race(
        &seed, { upstream.send(completion: .finished) }, { subscriber.subscription?.cancel() },
        { subscriber.subscription?.cancel() })
      expectPrefix(subscriber, of: ["subscription", "value(0)", "finished"])
      #expect(upstream.calls.count { $0 == .cancel } <= 1)
      subscriber.forgetSubscription()
      upstream.forget()
    }
  }

  @Test func completionAgainstRequestAndCancelOfAFoldGivesOneOutcome() {
    inManyRounds { seed, life in
      let upstream = ManualPublisher<Int, Broken>()
      let subscriber = RecordingSubscriber(
        of: Int.self, failing: (any Error).self, token: life.token())
      upstream.last().erased.subscribe(subscriber)
      upstream.send(0)
      race(
        &seed, { upstream.send(completion: .finished) },
        { subscriber.subscription?.request(.max(1)) }, { subscriber.subscription?.cancel() })
      expectPrefix(subscriber, of: ["subscription", "value(0)", "finished"])
      subscriber.forgetSubscription()
      upstream.forget()
    }
  }

  @Test func requestsOnTwoThreadsAskForNoMoreThanTheLimit() {
    inManyRounds { seed, life in
      let upstream = ManualPublisher<Int, Never>()
      let subscriber = RecordingSubscriber(of: Int.self, failing: Never.self, token: life.token())
      upstream.prefix(5).subscribe(subscriber)
      race(
        &seed, { subscriber.subscription?.request(.max(3)) },
        { subscriber.subscription?.request(.max(4)) })
      let asked = upstream.calls.reduce(0) {
        if case .request(let demand) = $1 { $0 + (demand.max ?? 99) } else { $0 }
      }
      #expect(asked == 5)
      subscriber.cleanUp()
      upstream.forget()
    }
  }

  private func pipeline(
    _ index: Int, _ life: Life
  ) -> (ManualPublisher<Int, Broken>, RecordingSubscriber<Int, any Error>) {
    let upstream = ManualPublisher<Int, Broken>()
    let subscriber = RecordingSubscriber(
      demand: .unlimited, of: Int.self, failing: (any Error).self, token: life.token())
    Self.operators[index](upstream.eraseToAnyPublisher()).subscribe(subscriber)
    return (upstream, subscriber)
  }

  private func expectPrefix(
    _ subscriber: RecordingSubscriber<Int, any Error>,
    of whole: [String] = ["subscription", "value(0)", "value(1)", "finished"]
  ) {
    #expect(whole.starts(with: subscriber.signals.map { "\($0)" }))
    #expect(!subscriber.hasOverlapped)
  }
}
