import KotlinBridgeCombine
import KotlinBridgeLocks
import TestHelpers
import Testing

/// Two or three threads at the upstreams of one operator at once, in many rounds.
@Suite(.serialized) struct MergeEngineRaceTests {
  typealias Upstream = ManualPublisher<Int, Broken>
  typealias Recorder = RecordingSubscriber<String, Broken>
  typealias Operator = @Sendable (Upstream, Upstream) -> AnyPublisher<String, Broken>

  static let operators: [Operator] = [
    { $0.merge(with: $1).worded },
    { $0.combineLatest($1).worded { "\($0),\($1)" } },
    { $0.zip($1).worded { "\($0),\($1)" } },
    { a, b in Publishers.Sequence(sequence: [a, b]).flatMap { $0 }.worded },
    { a, b in
      Publishers.Sequence(sequence: [a.eraseToAnyPublisher(), b.eraseToAnyPublisher()])
        .flatMap(maxPublishers: .max(2)) { $0 }.worded
    },
  ]

  @Test(arguments: [0, 3, 4])
  func valuesOfTwoThreadsAllComeInTheirOrder(index: Int) {
    inManyRounds { seed, life in
      let (a, b, subscriber) = pipeline(index, life)
      race(
        &seed, { a.send([1, 2, 3], then: .finished) }, { b.send([11, 12, 13], then: .finished) })
      let values = values(of: subscriber)
      #expect(values.filter { $0.count == 1 } == ["1", "2", "3"])
      #expect(values.filter { $0.count == 2 } == ["11", "12", "13"])
      #expect(subscriber.signals.last == .finished && subscriber.signals.count == 8)
      tidy(a, b, subscriber)
    }
  }

  @Test func theLastCombinationIsOfTheLastValues() {
    inManyRounds { seed, life in
      let (a, b, subscriber) = pipeline(1, life)
      race(
        &seed, { a.send([1, 2, 3], then: .finished) }, { b.send([1, 2, 3], then: .finished) })
      let values = values(of: subscriber)
      #expect(values.last == "3,3" && subscriber.signals.last == .finished)
      #expect(values == values.sorted() && values.count <= 5)
      tidy(a, b, subscriber)
    }
  }

  @Test func pairsAreOfValuesWithTheSameIndex() {
    inManyRounds { seed, life in
      let (a, b, subscriber) = pipeline(2, life)
      race(
        &seed, { a.send([1, 2, 3], then: .finished) }, { b.send([1, 2, 3], then: .finished) })
      #expect(values(of: subscriber) == ["1,1", "2,2", "3,3"])
      #expect(subscriber.signals.last == .finished && subscriber.signals.count == 5)
      tidy(a, b, subscriber)
    }
  }

  @Test(arguments: operators.indices)
  func cancelAgainstValuesAndCompletionsSilencesAll(index: Int) {
    inManyRounds { seed, life in
      let (a, b, subscriber) = pipeline(index, life)
      let seen = Guarded(0)
      race(
        &seed, { a.send([1, 2], then: .finished) }, { b.send([1, 2], then: .finished) },
        {
          subscriber.subscription?.cancel()
          seen.value = subscriber.signals.count
        })
      // A call that had begun may still be recorded.
      #expect(subscriber.signals.count <= seen.value + 1)
      #expect(subscriber.signals.count { $0 == .finished } <= 1)
      tidy(a, b, subscriber)
    }
  }

  @Test(arguments: operators.indices)
  func failuresOnTwoThreadsGiveOne(index: Int) {
    inManyRounds { seed, life in
      let (a, b, subscriber) = pipeline(index, life)
      race(
        &seed, { a.send(completion: .failure(Broken(reason: 1))) },
        { b.send(completion: .failure(Broken(reason: 2))) }, { b.send(1) })
      let ends = subscriber.signals.filter { if case .failure = $0 { true } else { false } }
      #expect(ends.count == 1 && subscriber.signals.last == ends.first)
      tidy(a, b, subscriber)
    }
  }

  @Test(arguments: [0, 1, 4])
  func requestsAgainstValuesDeliverNoMoreThanWasRequested(index: Int) {
    inManyRounds { seed, life in
      let (a, b, subscriber) = pipeline(index, life, demand: .max(1))
      race(
        &seed, { a.send(1) }, { b.send(1) }, { subscriber.subscription?.request(.max(1)) })
      #expect(values(of: subscriber).count <= 2)
      if index == 0 { #expect(values(of: subscriber).count == 2) }
      let asked = [a, b].map { $0.calls.count { $0 != .cancel } }
      #expect(asked.allSatisfy { (1...2).contains($0) })
      tidy(a, b, subscriber)
    }
  }

  @Test(arguments: [false, true])
  func publisherAgainstTheEndOfTheLastLosesNone(switches: Bool) {
    inManyRounds { seed, life in
      let outer = ManualPublisher<Upstream, Broken>()
      let (a, b) = (Upstream(), Upstream())
      let subscriber = recorder(life)
      if switches {
        outer.switchToLatest().worded.subscribe(subscriber)
      } else {
        outer.flatMap { $0 }.worded.subscribe(subscriber)
      }
      outer.send(a)
      race(
        &seed,
        {
          outer.send(b)
          outer.send(completion: .finished)
          b.send(2)
        }, { a.send([1], then: .finished) })
      let values = values(of: subscriber)
      #expect(switches ? values.last == "2" : values.sorted() == ["1", "2"])
      b.send(completion: .finished)
      #expect(subscriber.signals.last == .finished)
      outer.forget()
      tidy(a, b, subscriber)
    }
  }

  @Test func signalAgainstValuesGivesAPrefix() {
    inManyRounds { seed, life in
      let (a, b, subscriber) = (Upstream(), Upstream(), recorder(life))
      a.prefix(untilOutputFrom: b).worded.subscribe(subscriber)
      race(&seed, { for value in [1, 2, 3] { a.send(value) } }, { b.send(0) })
      #expect(["1", "2", "3"].starts(with: values(of: subscriber)))
      #expect(subscriber.signals.last == .finished)
      tidy(a, b, subscriber)
    }
  }

  @Test func subscribingAgainstValuesAndCompletionEnds() {
    inManyRounds { seed, life in
      let (a, b) = (CurrentValueSubject<Int, Broken>(0), CurrentValueSubject<Int, Broken>(0))
      let subscriber = recorder(life)
      race(
        &seed,
        {
          a.send(1)
          a.send(completion: .finished)
        }, { b.send(1) }, { a.combineLatest(b).worded { "\($0),\($1)" }.subscribe(subscriber) })
      b.send(2)
      b.send(completion: .finished)
      #expect(subscriber.signals.first == .subscription && subscriber.signals.last == .finished)
      #expect(!subscriber.hasOverlapped)
      subscriber.forgetSubscription()
    }
  }

  private func pipeline(
    _ index: Int, _ life: Life, demand: Subscribers.Demand = .unlimited
  ) -> (Upstream, Upstream, Recorder) {
    let (a, b) = (Upstream(), Upstream())
    let subscriber = recorder(life, demand: demand)
    Self.operators[index](a, b).subscribe(subscriber)
    return (a, b, subscriber)
  }

  private func recorder(_ life: Life, demand: Subscribers.Demand = .unlimited) -> Recorder {
    Recorder(demand: demand, of: String.self, failing: Broken.self, token: life.token())
  }

  private func values(of subscriber: Recorder) -> [String] {
    subscriber.signals.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  private func tidy(_ a: Upstream, _ b: Upstream, _ subscriber: Recorder) {
    #expect(!subscriber.hasOverlapped)
    subscriber.cleanUp()
    a.forget()
    b.forget()
  }
}
