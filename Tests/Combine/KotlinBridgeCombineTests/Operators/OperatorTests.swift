import KotlinBridgeCombine
import TestHelpers
import Testing

@Suite struct OperatorTests {
  @Test func mapPassesDemandValuesAndCompletionOn() {
    let upstream = ManualPublisher<Int, Broken>()
    let subscriber = RecordingSubscriber(demand: .max(2), of: String.self, failing: Broken.self) {
      _ in .max(3)
    }
    upstream.map { "<\($0)>" }.subscribe(subscriber)
    #expect(upstream.calls == [.request(.max(2))])
    #expect(upstream.send(1) == .max(3))
    upstream.send(completion: .failure(Broken(reason: 2)))
    #expect(subscriber.signals == [.subscription, .value("<1>"), .failure(Broken(reason: 2))])
    subscriber.subscription?.cancel()
    #expect(upstream.calls == [.request(.max(2)), .cancel])
  }

  @Test func mapTakesAKeyPath() {
    let subscriber = RecordingSubscriber(demand: .unlimited, of: Int.self, failing: Never.self)
    Just("four").map(\.count).subscribe(subscriber)
    #expect(subscriber.signals == [.subscription, .value(4), .finished])
  }

  @Test func setFailureTypePassesEverythingOn() {
    let subscriber = RecordingSubscriber(demand: .max(2), of: Int.self, failing: Broken.self) {
      $0 == 1 ? .max(1) : .none
    }
    Numbers<Never>(count: 4).setFailureType(to: Broken.self).subscribe(subscriber)
    #expect(subscriber.signals == [.subscription, .value(0), .value(1), .value(2)])
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.signals.suffix(2) == [.value(3), .finished])
  }

  @Test func erasedPublisherBehavesAsBefore() {
    let subscriber = RecordingSubscriber(demand: .max(1), of: Int.self, failing: Broken.self)
    let erased: AnyPublisher<Int, Broken> = Numbers(count: 2).eraseToAnyPublisher()
      .eraseToAnyPublisher()
    erased.subscribe(subscriber)
    #expect(subscriber.signals == [.subscription, .value(0)])
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.signals == [.subscription, .value(0), .value(1), .finished])
  }

  @Test func erasedSubscriberBehavesAsBefore() {
    let subscriber = RecordingSubscriber(demand: .max(1), of: Int.self, failing: Broken.self) { _ in
      .max(1)
    }
    let erased = AnySubscriber(subscriber)
    #expect(erased.combineIdentifier == subscriber.combineIdentifier)
    Numbers(count: 2).subscribe(erased)
    #expect(subscriber.signals == [.subscription, .value(0), .value(1), .finished])
  }

  @Test func subscriberOfClosuresCallsThem() {
    var history: [String] = []
    Numbers<Broken>(count: 2).subscribe(
      AnySubscriber(
        receiveSubscription: { $0.request(.max(1)) },
        receiveValue: {
          history.append("\($0)")
          return .max(1)
        },
        receiveCompletion: { history.append("\($0)") }))
    #expect(history == ["0", "1", "finished"])
  }

  @Test func deferredMakesThePublisherOnSubscription() {
    var made = 0
    let deferred = Deferred {
      made += 1
      return Just(made)
    }
    #expect(made == 0)
    for round in 1...2 {
      let subscriber = RecordingSubscriber(demand: .max(1), of: Int.self, failing: Never.self)
      deferred.subscribe(subscriber)
      #expect(subscriber.signals == [.subscription, .value(round), .finished])
    }
  }

  @Test func identifiersDiffer() {
    let first = CombineIdentifier()
    #expect(first == first)
    #expect(first != CombineIdentifier())
    let (object, other) = (ManualPublisher<Int, Never>(), ManualPublisher<Int, Never>())
    #expect(CombineIdentifier(object) == CombineIdentifier(object))
    #expect(CombineIdentifier(object) != CombineIdentifier(other))
  }

  @Test func whatComesBeforeTheSubscriptionIsIgnored() {
    let wrong = WrongPublisher {
      _ = $0.receive(1)
      $0.receive(completion: .finished)
    }
    let replaced = RecordingSubscriber(demand: .max(5), of: Int.self, failing: Never.self)
    wrong.replaceError(with: -1).subscribe(replaced)
    wrong.send(2)
    wrong.send(completion: .finished)
    #expect(replaced.signals == [.subscription, .value(2), .finished])
    let moved = RecordingSubscriber(demand: .max(5), of: Int.self, failing: Broken.self)
    wrong.receive(on: ImmediateScheduler.shared).subscribe(moved)
    wrong.send(2)
    wrong.send(completion: .finished)
    #expect(moved.signals == [.subscription, .value(2), .finished])
  }
}
