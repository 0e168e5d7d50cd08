import KotlinBridgePublisher
import Testing

@Suite struct OperatorTests {
  @Test func mapPassesDemandValuesAndCompletionOn() {
    let probe = Probe<Int, Broken>()
    let recorder = Recorder(demand: .max(2), of: String.self, failing: Broken.self) { _ in .max(3) }
    probe.map { "<\($0)>" }.subscribe(recorder)
    #expect(probe.calls == [.request(.max(2))])
    #expect(probe.send(1) == .max(3))
    probe.send(completion: .failure(Broken(reason: 2)))
    #expect(recorder.events == [.subscription, .value("<1>"), .failure(Broken(reason: 2))])
    recorder.subscription?.cancel()
    #expect(probe.calls == [.request(.max(2)), .cancel])
  }

  @Test func mapTakesAKeyPath() {
    let recorder = Recorder(demand: .unlimited, of: Int.self, failing: Never.self)
    Just("four").map(\.count).subscribe(recorder)
    #expect(recorder.events == [.subscription, .value(4), .finished])
  }

  @Test func setFailureTypePassesEverythingOn() {
    let recorder = Recorder(demand: .max(2), of: Int.self, failing: Broken.self) {
      $0 == 1 ? .max(1) : .none
    }
    Numbers<Never>(count: 4).setFailureType(to: Broken.self).subscribe(recorder)
    #expect(recorder.events == [.subscription, .value(0), .value(1), .value(2)])
    recorder.subscription?.request(.max(1))
    #expect(recorder.events.suffix(2) == [.value(3), .finished])
  }

  @Test func erasedPublisherBehavesAsBefore() {
    let recorder = Recorder(demand: .max(1), of: Int.self, failing: Broken.self)
    let erased: AnyPublisher<Int, Broken> = Numbers(count: 2).eraseToAnyPublisher()
      .eraseToAnyPublisher()
    erased.subscribe(recorder)
    #expect(recorder.events == [.subscription, .value(0)])
    recorder.subscription?.request(.max(1))
    #expect(recorder.events == [.subscription, .value(0), .value(1), .finished])
  }

  @Test func erasedSubscriberBehavesAsBefore() {
    let recorder = Recorder(demand: .max(1), of: Int.self, failing: Broken.self) { _ in .max(1) }
    let erased = AnySubscriber(recorder)
    #expect(erased.combineIdentifier == recorder.combineIdentifier)
    Numbers(count: 2).subscribe(erased)
    #expect(recorder.events == [.subscription, .value(0), .value(1), .finished])
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
      let recorder = Recorder(demand: .max(1), of: Int.self, failing: Never.self)
      deferred.subscribe(recorder)
      #expect(recorder.events == [.subscription, .value(round), .finished])
    }
  }

  @Test func identifiersDiffer() {
    let first = CombineIdentifier()
    #expect(first == first)
    #expect(first != CombineIdentifier())
    let (object, other) = (Probe<Int, Never>(), Probe<Int, Never>())
    #expect(CombineIdentifier(object) == CombineIdentifier(object))
    #expect(CombineIdentifier(object) != CombineIdentifier(other))
  }
}
