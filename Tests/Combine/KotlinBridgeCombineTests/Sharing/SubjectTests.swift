import KotlinBridgeCombine
import KotlinBridgeLocks
import TestHelpers
import Testing

@Suite struct SubjectTests {
  typealias Passthrough = PassthroughSubject<Int, Broken>
  typealias CurrentValue = CurrentValueSubject<Int, Broken>

  let leftovers = Leftovers()

  @Test func valueWithoutDemandIsDropped() {
    let subject = Passthrough()
    let subscriber = subscribe(to: subject, demand: .none)
    subject.send(1)
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.signals == [.subscription])
    subject.send(2)
    subject.send(3)
    subscriber.subscription?.request(.max(1))
    subject.send(4)
    #expect(subscriber.signals == [.subscription, .value(2), .value(4)])
  }

  @Test func latestValueWaitsForDemand() {
    let subject = CurrentValue(0)
    let subscriber = subscribe(to: subject, demand: .none)
    subject.send(1)
    subject.send(2)
    #expect(subscriber.signals == [.subscription] && subject.value == 2)
    subscriber.subscription?.request(.max(2))
    #expect(subscriber.signals == [.subscription, .value(2)])
    subject.value = 3
    subject.value = 4
    #expect(subscriber.signals == [.subscription, .value(2), .value(3)])
    subscriber.subscription?.request(.unlimited)
    #expect(subscriber.signals == [.subscription, .value(2), .value(3), .value(4)])
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.signals.count == 4)
  }

  @Test func eachSubscriberHasItsOwnDemand() {
    let (passthrough, current) = (Passthrough(), CurrentValue(0))
    let one = subscribe(to: passthrough, demand: .max(1))
    let all = subscribe(to: passthrough)
    let lateOne = subscribe(to: current, demand: .max(1)) { _ in .max(1) }
    for value in 1...3 {
      passthrough.send(value)
      current.send(value)
    }
    #expect(one.signals == [.subscription, .value(1)])
    #expect(all.signals == [.subscription, .value(1), .value(2), .value(3)])
    #expect(lateOne.signals == [.subscription, .value(0), .value(1), .value(2), .value(3)])
  }

  @Test(arguments: [true, false])
  func completionComesOnceAlsoToThoseWhoComeLater(fails: Bool) {
    let end: Subscribers.Completion<Broken> = fails ? .failure(Broken()) : .finished
    let signal: Signal<Int, Broken> = fails ? .failure(Broken()) : .finished
    let (passthrough, current) = (Passthrough(), CurrentValue(7))
    let early = subscribe(to: passthrough, demand: .none)
    let waiting = subscribe(to: current, demand: .none)
    passthrough.send(completion: end)
    passthrough.send(completion: .finished)
    passthrough.send(1)
    current.send(completion: end)
    current.send(9)
    #expect(current.value == 7)
    current.value = 8
    let late = subscribe(to: passthrough)
    let latest = subscribe(to: current)
    for subscriber in [early, waiting, late, latest] {
      #expect(subscriber.signals == [.subscription, signal])
    }
    #expect(current.value == 8)
  }

  /// Beside a list from which one who leaves is removed.
  @Test func subscribersComeAndLeaveInAnyOrder() {
    var seed = Seed()
    let start = seed
    let (subject, got) = (PassthroughSubject<Int, Never>(), Guarded<[Int]>([]))
    var living: [(id: Int, cancellable: AnyCancellable)] = []
    for round in 0..<5000 {
      switch Int.random(in: 0..<(round / 1000 % 2 == 0 ? 4 : 6), using: &seed) {
      case 0...1:
        let cancellable = subject.sink { _ in got.withLock { $0.append(round) } }
        living.append((round, cancellable))
      case 2:
        subject.send(round)
        #expect(got.withLock { $0 } == living.map(\.id), "\(start), round \(round)")
        got.withLock { $0 = [] }
      default:
        guard let index = living.indices.randomElement(using: &seed) else { continue }
        living.remove(at: index).cancellable.cancel()
      }
    }
    for one in living { one.cancellable.cancel() }
    subject.send(0)
    #expect(got.withLock { $0 } == [])
  }

  @Test func whoIsCancelledBeforeItsTurnGetsNothing() {
    let (subject, got) = (PassthroughSubject<Int, Never>(), Guarded<[Int]>([]))
    let all = Guarded<[AnyCancellable]>([])
    for id in 0..<100 {
      let cancellable = subject.sink { _ in
        got.withLock { $0.append(id) }
        if id == 40 { for other in all.withLock({ $0 }) { other.cancel() } }
      }
      all.withLock { $0.append(cancellable) }
    }
    subject.send(1)
    subject.send(2)
    #expect(got.withLock { $0 } == Array(0...40))
  }

  @Test func cancelledSubscriberGetsNothingMoreAndIsReleased() {
    let life = Life()
    let subjects: [any Subject<Int, Broken>] = [Passthrough(), CurrentValue(7)]
    for subject in subjects {
      let subscriber = RecordingSubscriber(
        of: Int.self, failing: Broken.self, token: life.token())
      subject.subscribe(subscriber)
      subscriber.subscription?.cancel()
      subscriber.subscription?.request(.unlimited)
      subject.send(1)
      subject.send(completion: .finished)
      #expect(subscriber.signals == [.subscription])
      subscriber.forgetSubscription()
    }
    #expect(life.alive == 0)
  }

  @Test func whatIsSentInsideReceiveComesAfterwardsToAllInOneOrder() {
    let subject = Passthrough()
    let first = subscribe(to: subject) { value in
      if value < 3 { subject.send(value + 1) }
      if value == 3 { subject.send(completion: .finished) }
      return .none
    }
    let inside = Guarded(0)
    first.onValue = { [unowned first, onValue = first.onValue] value in
      let before = first.signals.count
      _ = onValue(value)
      inside.withLock { $0 += first.signals.count - before }
      return .none
    }
    let second = subscribe(to: subject)
    subject.send(1)
    let whole: [Signal<Int, Broken>] = [
      .subscription, .value(1), .value(2), .value(3), .finished,
    ]
    #expect(first.signals == whole && second.signals == whole && inside.value == 0)
  }

  @Test func sendingInsideReceiveKeepsTheStackFlat() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let cancellable = subject.sink { if $0 < 200_000 { subject.send($0 + 1) } }
    #expect(subject.value == 200_000)
    cancellable.cancel()
  }

  @Test func demandReturnedForAValueServesWhatWasSentInside() {
    let subject = Passthrough()
    let subscriber = subscribe(to: subject, demand: .max(1)) { value in
      if value == 1 { subject.send(2) }
      return value == 1 ? .max(1) : .none
    }
    subject.send(1)
    subject.send(3)
    #expect(subscriber.signals == [.subscription, .value(1), .value(2)])
  }

  @Test func cancelInsideReceiveDropsWhatWaits() {
    let subject = Passthrough()
    let subscriber = subscribe(to: subject)
    let other = subscribe(to: subject)
    subscriber.onValue = { [unowned subscriber] _ in
      subject.send(2)
      subject.send(completion: .finished)
      subscriber.subscription?.cancel()
      return .unlimited
    }
    subject.send(1)
    #expect(subscriber.signals == [.subscription, .value(1)])
    #expect(other.signals == [.subscription, .value(1), .value(2), .finished])
  }

  @Test func valueInsideReceiveOfTheSubscriptionDoesNotOvertakeIt() {
    let subject = CurrentValue(0)
    let inside = Guarded<[Signal<Int, Broken>]>([])
    let subscriber = RecordingSubscriber(of: Int.self, failing: Broken.self)
    subscriber.onSubscription = { [unowned subscriber] in
      $0.request(.unlimited)
      subject.send(1)
      inside.value = subscriber.signals
    }
    leftovers.add { subscriber.cleanUp() }
    subject.subscribe(subscriber)
    #expect(inside.value == [.subscription])
    #expect(subscriber.signals == [.subscription, .value(0), .value(1)])
  }

  @Test func cancelInsideReceiveOfTheSubscriptionLeavesOutTheCompletion() {
    let subject = CurrentValue(0)
    subject.send(completion: .finished)
    let subscriber = RecordingSubscriber(of: Int.self, failing: Broken.self)
    subscriber.onSubscription = { $0.cancel() }
    subject.subscribe(subscriber)
    #expect(subscriber.signals == [.subscription])
    subscriber.forgetSubscription()
  }

  @Test func subscriberThatComesInsideReceiveGetsTheNextValue() {
    let subject = Passthrough()
    let late = RecordingSubscriber(demand: .unlimited, of: Int.self, failing: Broken.self)
    let first = subscribe(to: subject) { value in
      if value == 1 { subject.subscribe(late) }
      return .none
    }
    leftovers.add { late.cleanUp() }
    subject.send(1)
    subject.send(2)
    #expect(late.signals == [.subscription, .value(2)])
    #expect(first.signals.count == 3)
  }

  @Test func manyValuesThatWaitComeInOrder() {
    let subject = Passthrough()
    let subscriber = subscribe(to: subject) { value in
      if value == 0 { for value in 1...1000 { subject.send(value) } }
      return .none
    }
    subject.send(0)
    #expect(subscriber.signals == [.subscription] + (0...1000).map { .value($0) })
  }

  @Test func valueOfOptionalsMayBeNil() {
    let subject = CurrentValueSubject<Int?, Never>(nil)
    let seen = Guarded<[Int?]>([])
    let cancellable = subject.sink { value in seen.withLock { $0.append(value) } }
    subject.value = 1
    subject.value = nil
    #expect(seen.value == [nil, 1, nil] && subject.value == nil)
    cancellable.cancel()
  }

  @Test func signalsWithoutInformationAreSent() {
    let subject = PassthroughSubject<Void, Never>()
    let count = Guarded(0)
    let cancellable = subject.sink { count.withLock { $0 += 1 } }
    subject.send()
    subject.send()
    #expect(count.value == 2)
    cancellable.cancel()
  }

  @Test func deliveredValueIsReleased() {
    let life = Life()
    let subject = PassthroughSubject<Life.Token, Never>()
    let alive = Guarded<[Int]>([])
    let cancellable = subject.sink { [unowned subject] _ in
      if alive.value.isEmpty {
        subject.send(life.token())
        subject.send(life.token())
      }
      alive.withLock { $0.append(life.alive) }
    }
    subject.send(life.token())
    // The first belongs to its sender until that returns.
    #expect(alive.value == [3, 3, 2] && life.alive == 0)
    cancellable.cancel()
  }

  @Test func requestOfNothingEndsTheProcess() async {
    await #expect(processExitsWith: .failure) {
      PassthroughSubject<Int, Never>()
        .subscribe(AnySubscriber(receiveSubscription: { $0.request(.none) }))
    }
  }

  @discardableResult private func subscribe(
    to subject: some Publisher<Int, Broken>, demand: Subscribers.Demand = .unlimited,
    onValue: @escaping (Int) -> Subscribers.Demand = { _ in .none }
  ) -> RecordingSubscriber<Int, Broken> {
    let subscriber = RecordingSubscriber(
      demand: demand, of: Int.self, failing: Broken.self, onValue: onValue)
    leftovers.add {
      subscriber.cleanUp()
      subscriber.onValue = { _ in .none }
    }
    subject.subscribe(subscriber)
    return subscriber
  }
}
