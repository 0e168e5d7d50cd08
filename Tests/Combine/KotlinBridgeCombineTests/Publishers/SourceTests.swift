import KotlinBridgeCombine
import TestHelpers
import Testing

/// Publishers without an upstream.
@Suite struct SourceTests {
  typealias Recorder = RecordingSubscriber<Int, Broken>

  @Test func sequenceDeliversAsFarAsTheDemandGoes() {
    let subscriber = Recorder()
    Publishers.Sequence(sequence: 0..<4).subscribe(subscriber)
    #expect(subscriber.signals == [.subscription])
    subscriber.onValue = { $0 == 1 ? .max(1) : .none }
    subscriber.subscription?.request(.max(2))
    #expect(subscriber.signals == [.subscription, .value(0), .value(1), .value(2)])
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.signals.suffix(2) == [.value(3), .finished])
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.signals.count == 6)
  }

  @Test func emptySequenceFinishesWithoutDemand() {
    let subscriber = Recorder()
    Publishers.Sequence(sequence: []).subscribe(subscriber)
    #expect(subscriber.signals == [.subscription, .finished])
  }

  @Test func requestInsideReceiveOfASequenceKeepsTheStackFlat() {
    var count = 0
    let subscriber = Recorder(demand: .max(1))
    subscriber.onValue = { [unowned subscriber] _ in
      count += 1
      subscriber.subscription?.request(.max(1))
      return .none
    }
    Publishers.Sequence(sequence: 0..<100_000).subscribe(subscriber)
    #expect(count == 100_000 && subscriber.signals.last == .finished)
    subscriber.forgetSubscription()
  }

  @Test func cancelledSequenceIsReadNoFurther() {
    var read = 0
    let numbers = sequence(state: 0) { (state: inout Int) -> Int? in
      read += 1
      state += 1
      return state
    }
    let subscriber = Recorder(demand: .unlimited)
    subscriber.onValue = { [unowned subscriber] in
      if $0 == 2 { subscriber.subscription?.cancel() }
      return .none
    }
    Publishers.Sequence(sequence: numbers).subscribe(subscriber)
    #expect(subscriber.signals == [.subscription, .value(1), .value(2)] && read == 2)
    subscriber.forgetSubscription()
  }

  @Test func sourcesDeliverWhatTheyHave() {
    let optional = Int?(7).publisher.setFailureType(to: Broken.self)
    let none = Int?.none.publisher.setFailureType(to: Broken.self)
    #expect(signals(of: [1, 2].publisher.setFailureType(to: Broken.self)) == "1 2 |")
    #expect(signals(of: optional) == "7 |" && signals(of: none) == "|")
    #expect(signals(of: Result<Int, Broken>.success(7).publisher) == "7 |")
    #expect(signals(of: Result<Int, Broken>.failure(Broken()).publisher) == "!")
    #expect(signals(of: Fail<Int, Broken>(error: Broken())) == "!")
    #expect(signals(of: Empty<Int, Broken>()) == "|")
    #expect(signals(of: Empty<Int, Broken>(completeImmediately: false)) == "")
    #expect(signals(of: Record(output: [1, 2], completion: .failure(Broken()))) == "1 2 !")
    let record = Record<Int, Broken> {
      $0.receive(3)
      $0.receive(completion: .finished)
    }
    #expect(signals(of: record) == "3 |")
  }

  @Test func onlyValuesWaitForDemand() {
    #expect(signals(of: Result<Int, Broken>.success(7).publisher, demand: .none) == "")
    #expect(signals(of: Result<Int, Broken>.failure(Broken()).publisher, demand: .none) == "!")
    #expect(signals(of: Fail<Int, Broken>(error: Broken()), demand: .none) == "!")
    #expect(signals(of: Empty<Int, Broken>(), demand: .none) == "|")
    #expect(signals(of: Record(output: [1], completion: .finished), demand: .none) == "")
  }

  @Test func requestsAgainstCancelOfASequenceGiveAPrefix() {
    inManyRounds { seed, life in
      let subscriber = Recorder(token: life.token())
      Publishers.Sequence(sequence: 0..<6).subscribe(subscriber)
      race(
        &seed, { subscriber.subscription?.request(.max(3)) },
        { subscriber.subscription?.request(.max(3)) }, { subscriber.subscription?.cancel() })
      let whole = [.subscription] + (0..<6).map { Signal<Int, Broken>.value($0) } + [.finished]
      #expect(whole.starts(with: subscriber.signals) && !subscriber.hasOverlapped)
      subscriber.cleanUp()
    }
  }

  private func signals(
    of publisher: some Publisher<Int, Broken>, demand: Subscribers.Demand = .unlimited
  ) -> String {
    let subscriber = Recorder(demand: demand)
    publisher.subscribe(subscriber)
    defer { subscriber.cleanUp() }
    return subscriber.signals.dropFirst().map {
      switch $0 {
      case .subscription: "?"
      case .value(let value): "\(value)"
      case .finished: "|"
      case .failure: "!"
      }
    }.joined(separator: " ")
  }
}
