import KotlinBridgeCombine
import TestHelpers
import Testing

/// Two or three threads at a subject at once, in many rounds.
@Suite(.serialized) struct SubjectRaceTests {
  typealias Recorder = RecordingSubscriber<Int, Never>

  @Test func sendsOnTwoThreadsReachAllSubscribersInOneOrder() {
    inManyRounds { seed, life in
      let subject = CurrentValueSubject<Int, Never>(0)
      let subscribers = (0..<2).map { _ in subscriber(life) }
      for subscriber in subscribers { subject.subscribe(subscriber) }
      race(
        &seed, { for value in 1...3 { subject.send(value) } },
        { for value in 11...13 { subject.send(value) } })
      #expect(subscribers[0].signals == subscribers[1].signals)
      #expect(subscribers[0].signals.last == .value(subject.value))
      #expect(subscribers[0].signals.count == 8)
      expectSerial(subscribers)
    }
  }

  @Test func valuesAgainstCancelGiveAPrefix() {
    inManyRounds { seed, life in
      let subject = PassthroughSubject<Int, Never>()
      let (cancelled, other) = (subscriber(life), subscriber(life))
      subject.subscribe(cancelled)
      subject.subscribe(other)
      race(
        &seed,
        {
          subject.send(1)
          subject.send(2)
          subject.send(completion: .finished)
        }, { cancelled.subscription?.cancel() })
      let whole: [Signal<Int, Never>] = [.subscription, .value(1), .value(2), .finished]
      #expect(whole.starts(with: cancelled.signals) && other.signals == whole)
      expectSerial([cancelled, other])
    }
  }

  @Test func completionAgainstValueAndSubscriptionIsTheLastAndComesToAll() {
    inManyRounds { seed, life in
      let subject = CurrentValueSubject<Int, Never>(0)
      let (early, late) = (subscriber(life), subscriber(life))
      subject.subscribe(early)
      race(
        &seed, { subject.send(1) }, { subject.send(completion: .finished) },
        { subject.subscribe(late) })
      #expect(early.signals.first == .subscription && early.signals.last == .finished)
      #expect(late.signals.first == .subscription && late.signals.last == .finished)
      #expect(late.signals.count { $0 == .finished } == 1)
      expectSerial([early, late])
    }
  }

  @Test func subscribingAgainstSendLosesNoLatestValue() {
    inManyRounds { seed, life in
      let subject = CurrentValueSubject<Int, Never>(0)
      let subscriber = subscriber(life)
      race(&seed, { subject.send(1) }, { subject.subscribe(subscriber) })
      #expect(subscriber.signals.last == .value(1))
      expectSerial([subscriber])
    }
  }

  @Test func requestAgainstSendDeliversTheLatestOnce() {
    inManyRounds { seed, life in
      let subject = CurrentValueSubject<Int, Never>(0)
      let subscriber = Recorder(of: Int.self, failing: Never.self, token: life.token())
      subject.subscribe(subscriber)
      race(
        &seed, { subject.send(1) }, { subscriber.subscription?.request(.max(1)) },
        { subscriber.subscription?.request(.max(1)) })
      let values = Array(subscriber.signals.dropFirst())
      #expect(values == [.value(1)] || values == [.value(0), .value(1)])
      expectSerial([subscriber])
    }
  }

  private func subscriber(_ life: Life) -> Recorder {
    Recorder(demand: .unlimited, of: Int.self, failing: Never.self, token: life.token())
  }

  private func expectSerial(_ subscribers: [Recorder]) {
    for subscriber in subscribers {
      #expect(!subscriber.hasOverlapped)
      subscriber.cleanUp()
    }
  }
}
