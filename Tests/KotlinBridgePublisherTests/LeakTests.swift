import CFixtures
import CombineTestSupport
import KotlinBridge
import KotlinBridgePublisher
import Testing

@Suite(.timeLimit(.minutes(1))) struct LeakTests {
  /// It runs in a process of its own, because a library's counters count the work of all tests.
  @Test func everythingIsReleasedAfterEveryKindOfEnd() async {
    await #expect(processExitsWith: .success) {
      let library = try KotlinLibrary(linked: fixtures_kotlin_bridge)
      let life = Life()
      for round in 0..<10 {
        try await LeakTests.useEveryForm(of: library, life, round: round)
      }
      // Kotlin unwinds after a cancel, on threads of its own.
      let limit = ContinuousClock.now + .seconds(30)
      var counters = try library.counters
      while counters.jobs > 0 || counters.contexts > 0 || life.alive > 0 {
        guard ContinuousClock.now < limit else { break }
        try await Task.sleep(for: .milliseconds(1))
        counters = try library.counters
      }
      #expect(counters.jobs == 0)
      #expect(counters.subscriptions == 0)
      #expect(counters.handles == 0)
      #expect(counters.contexts == 0)
      #expect(life.alive == 0)
    }
  }

  private static func useEveryForm(
    of library: KotlinLibrary, _ life: Life, round: Int
  ) async throws {
    func subscriber(_ demand: Subscribers.Demand) -> RecordingSubscriber<Int64, KotlinError> {
      RecordingSubscriber(demand: demand, token: life.token())
    }
    let flow = try library.flow("longs", Int64(5), of: Int64.self)
    let (cancelled, dropped, unused) = (
      subscriber(.max(2)), subscriber(.max(2)), subscriber(.none)
    )
    for subscriber in [dropped, unused] { flow.publisher().subscribe(subscriber) }
    await withCheckedContinuation { continuation in
      cancelled.onValue = {
        if $0 == 1 { continuation.resume() }
        return .none
      }
      flow.publisher().subscribe(cancelled)
    }
    cancelled.subscription?.cancel()
    let whole = subscriber(.unlimited)
    await ended(whole, of: flow.publisher())
    #expect(whole.signals.count == 7)
    let failing = subscriber(.unlimited)
    await ended(failing, of: try library.flow("throwsAt", Int64(2), "broken").publisher())
    #expect(failing.signals.count == 4)
    for subscriber in [whole, cancelled, dropped, unused, failing] {
      subscriber.forgetSubscription()
    }

    let endless = try library.flow("endlessSynchronous", of: Int64.self)
    let token = life.token()
    let cancellable = endless.publisher().map { $0 + 1 }.replaceError(with: 0)
      .sink { _ in token.touch() }
    if round.isMultiple(of: 2) { cancellable.cancel() }

    let answered = subscriber(.max(1))
    let add = try library.function("add", taking: Int64.self, Int64.self, returning: Int64.self)
    await ended(answered, of: add.future(1, 2))
    #expect(answered.signals.count == 3)
    answered.forgetSubscription()
  }

  /// Subscribes, and waits for the completion.
  private static func ended<P: Publisher>(
    _ subscriber: RecordingSubscriber<P.Output, P.Failure>, of publisher: P
  ) async {
    await withCheckedContinuation { continuation in
      publisher.subscribe(Ending(subscriber) { continuation.resume() })
    }
  }
}
