import KotlinBridge
import KotlinBridgePublisher
import Testing

@Suite(.timeLimit(.minutes(1))) struct LeakTests {
  /// In a process of its own, since the library's counters are those of all tests in one.
  @Test func everythingIsReleasedAfterEveryKindOfEnd() async {
    await #expect(processExitsWith: .success) {
      let library = Fixtures.library
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
    func recorder(_ demand: Subscribers.Demand) -> Recorder<Int64, Thrown> {
      Recorder(demand: demand, token: life.token())
    }
    let flow = try library.flow("longs", Int64(5), of: Int64.self)
    let (whole, cancelled, dropped, unused) = (
      recorder(.unlimited), recorder(.max(2)), recorder(.max(2)), recorder(.none)
    )
    for recorder in [whole, cancelled, dropped, unused] {
      recorder.subscribe(to: flow.publisher())
    }
    let failing = recorder(.unlimited)
    failing.subscribe(to: try library.flow("throwsAt", Int64(2), "broken").publisher())
    #expect(await whole.events(atLeast: 7).count == 7)
    #expect(await failing.events(atLeast: 4).count == 4)
    _ = await cancelled.events(atLeast: 3)
    cancelled.subscription?.cancel()
    for recorder in [whole, cancelled, dropped, unused, failing] { recorder.forgetSubscription() }

    let endless = try library.flow("endlessSynchronous", of: Int64.self)
    let token = life.token()
    let cancellable = endless.publisher().map { $0 + 1 }.replaceError(with: 0)
      .sink { _ in token.touch() }
    if round.isMultiple(of: 2) { cancellable.cancel() }

    let answered = recorder(.max(1))
    let add = try library.function("add", taking: Int64.self, Int64.self, returning: Int64.self)
    answered.subscribe(to: add.future(1, 2))
    #expect(await answered.events(atLeast: 3).count == 3)
    answered.forgetSubscription()
  }
}
