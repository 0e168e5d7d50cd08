import Dispatch
import KotlinBridge
import KotlinBridgePublisher
import Testing

/// Kotlin flows as publishers, with the real library.
@Suite(.timeLimit(.minutes(1))) struct FlowPublisherTests {
  let library = Fixtures.library

  @Test func valuesComeInOrderThenTheEnd() async throws {
    let recorder = try subscribe(library.flow("longs", Int64(1000)), demand: .unlimited)
    let events = await recorder.events(atLeast: 1002)
    #expect(events == [.subscription] + (0..<1000).map { .value($0) } + [.finished])
    #expect(!recorder.hasOverlapped)
  }

  @Test func flowWithoutElementsJustEnds() async throws {
    let recorder = try subscribe(library.flow("empty"), demand: .max(1))
    #expect(await recorder.events(atLeast: 2) == [.subscription, .finished])
  }

  @Test func nullsAndUnitsAreValues() async throws {
    let nulls = Recorder(demand: .unlimited, of: String?.self, failing: Thrown.self)
    nulls.subscribe(to: try library.flow("nulls", Int64(2), of: String?.self).publisher())
    #expect(
      await nulls.events(atLeast: 4) == [.subscription, .value(nil), .value(nil), .finished])
    let units = Recorder(demand: .unlimited, of: KotlinUnit.self, failing: Thrown.self)
    units.subscribe(to: try library.flow("units", Int64(2)).publisher())
    #expect(await units.events(atLeast: 4).count == 4)
  }

  @Test func kotlinIsNotAheadOfTheDemand() async throws {
    let produced = Fixtures.name()
    let recorder = try subscribe(library.flow("counted", Int64(10), produced))
    #expect(try await Fixtures.counter(produced) == 0)
    recorder.subscription?.request(.max(3))
    let first: [Event<Int64, Thrown>] = [.subscription, .value(0), .value(1), .value(2)]
    #expect(await recorder.events(atLeast: 4) == first)
    // The fourth is counted, then waits in `emit`.
    try await Fixtures.await(produced, atLeast: 4)
    #expect(try await Fixtures.counter(produced) == 4)
    recorder.subscription?.request(.max(1))
    #expect(await recorder.events(atLeast: 5) == first + [.value(3)])
    try await Fixtures.await(produced, atLeast: 5)
    #expect(try await Fixtures.counter(produced) == 5)
    #expect(recorder.events.count == 5)
    recorder.subscription?.cancel()
  }

  @Test func demandFromReceiveIsHonoured() async throws {
    let recorder = try subscribe(library.flow("longs", Int64(50)), demand: .max(1)) { _ in .max(1) }
    let events = await recorder.events(atLeast: 52)
    #expect(events == [.subscription] + (0..<50).map { .value($0) } + [.finished])
  }

  @Test(arguments: [KotlinPlacement.caller, .default, .io])
  func requestInsideReceiveKeepsTheStackFlat(placement: KotlinPlacement) async throws {
    let count = 100_000
    let recorder = Recorder(demand: .max(1), of: Int64.self, failing: Thrown.self)
    recorder.onValue = { [unowned recorder] value in
      if value + 1 == count {
        recorder.subscription?.cancel()
      } else {
        recorder.subscription?.request(.max(1))
      }
      return .none
    }
    recorder.subscribe(
      to: try library.flow("endlessSynchronous").placement(placement).publisher())
    let events = await recorder.events(atLeast: count + 1)
    #expect(events == [.subscription] + (0..<Int64(count)).map { .value($0) })
  }

  @Test(arguments: [
    ("throwsBeforeFirst", 0, Thrown(.failed, "broken")), ("throwsAt", 2, Thrown(.failed, "broken")),
    ("throwsAfterLast", 2, Thrown(.failed, "broken")),
    ("throwsError", 2, Thrown(.failed, "broken")),
    ("cancelsItself", 2, Thrown(.cancelled)), ("throwsCancellation", 2, Thrown(.cancelled)),
    ("timesOut", 2, Thrown(.timeout)), ("onCancelledScope", 0, Thrown(.cancelled)),
    ("finallyThrows", 2, Thrown(.failed, "broken")),
    ("finallyThrowsOnSelfCancel", 2, Thrown(.failed, "broken")),
  ])
  func failureFollowsTheValues(name: String, count: Int64, failure: Thrown) async throws {
    let flow: KotlinFlow<Int64> =
      switch name {
      case "throwsBeforeFirst": try library.flow(name, "broken")
      case "timesOut": try library.flow(name, count)
      case "onCancelledScope": try library.flow(name, Int64(5))
      default: try library.flow(name, count, "broken")
      }
    let recorder = try subscribe(flow, demand: .unlimited)
    let events = await recorder.events(atLeast: Int(count) + 2)
    #expect(events == [.subscription] + (0..<count).map { .value($0) } + [.failure(failure)])
  }

  @Test func cancelRunsFinallyAndCompletesNothing() async throws {
    let counter = Fixtures.name()
    let recorder = try subscribe(
      library.flow("finallyCountsWaiting", Int64(1), counter), demand: .unlimited)
    _ = await recorder.events(atLeast: 2)
    recorder.subscription?.cancel()
    try await Fixtures.await(counter, atLeast: 1)
    #expect(recorder.events == [.subscription, .value(0)])
  }

  @Test func cancelInsideReceiveStopsAnEndlessFlowAtOnce() async throws {
    let recorder = Recorder(demand: .unlimited, of: Int64.self, failing: Thrown.self)
    recorder.onValue = { [unowned recorder] value in
      if value == 9 { recorder.subscription?.cancel() }
      return .unlimited
    }
    recorder.subscribe(to: try library.flow("endlessSynchronous").publisher())
    let events = await recorder.events(atLeast: 11)
    #expect(events == [.subscription] + (0..<10).map { .value($0) })
  }

  @Test func cancelBeforeARequestNeverCollects() async throws {
    let produced = Fixtures.name()
    let recorder = try subscribe(library.flow("counted", Int64(1), produced))
    recorder.subscription?.cancel()
    recorder.subscription?.request(.unlimited)
    #expect(try await Fixtures.counter(produced) == 0)
    #expect(recorder.events == [.subscription])
  }

  @Test func eachSubscriberCollectsAnew() async throws {
    let produced = Fixtures.name()
    let publisher = try library.flow("counted", Int64(2), produced, of: Int64.self).publisher()
    for round in 1...3 {
      let recorder = Recorder(demand: .unlimited, of: Int64.self, failing: Thrown.self)
      recorder.subscribe(to: publisher)
      #expect(
        await recorder.events(atLeast: 4) == [.subscription, .value(0), .value(1), .finished])
      #expect(try await Fixtures.counter(produced) == Int64(2 * round))
    }
  }

  @Test func droppingTheCancellableCancelsKotlin() async throws {
    let counter = Fixtures.name()
    let flow = try library.flow("finallyCountsWaiting", Int64(1), counter, of: Int64.self)
    var cancellables: Set<AnyCancellable> = []
    await withCheckedContinuation { continuation in
      flow.publisher()
        .sink(receiveCompletion: { _ in }, receiveValue: { _ in continuation.resume() })
        .store(in: &cancellables)
    }
    #expect(try await Fixtures.counter(counter) == 0)
    cancellables = []
    try await Fixtures.await(counter, atLeast: 1)
  }

  @Test func subscriberThatDropsTheSubscriptionGetsWhatItAskedFor() async throws {
    let counter = Fixtures.name()
    let recorder = Recorder(of: Int64.self, failing: Thrown.self)
    recorder.onSubscription = { [unowned recorder] in
      $0.request(.max(2))
      recorder.forgetSubscription()
    }
    recorder.subscribe(
      to: try library.flow("finallyCounts", Int64(5), counter, of: Int64.self).publisher())
    #expect(await recorder.events(atLeast: 3) == [.subscription, .value(0), .value(1)])
    try await Fixtures.await(counter, atLeast: 1)
    #expect(recorder.events == [.subscription, .value(0), .value(1)])
  }

  @Test func elementEmittedRightAfterTheRequestIsNotMissed() async throws {
    let name = Fixtures.name()
    let recorder = try subscribe(library.flow("replaysNothing", name), demand: .unlimited)
    try await library.call("emitToReplaysNothing", name, Int64(5))
    #expect(await recorder.events(atLeast: 2) == [.subscription, .value(5)])
    recorder.subscription?.cancel()
  }

  @Test func stateFlowBeginsWithItsValueAndGoesOnWithChanges() async throws {
    let state = try library.mutableStateFlow("state", Fixtures.name(), of: Int64.self)
    try state.set(1)
    let recorder = try subscribe(state.flow, demand: .unlimited)
    #expect(await recorder.events(atLeast: 2) == [.subscription, .value(1)])
    try state.set(2)
    #expect(await recorder.events(atLeast: 3) == [.subscription, .value(1), .value(2)])
    recorder.subscription?.cancel()
  }

  @Test func operatorsWorkBehindAFlow() async throws {
    final class Model: @unchecked Sendable {  // set on the one queue
      var text = "" { didSet { history.append(text) } }
      var history: [String] = []
    }
    let (model, queue) = (Model(), DispatchQueue(label: "model"))
    let flow = try library.flow("throwsAt", Int64(2), "broken", of: Int64.self)
    let cancellable = await withCheckedContinuation { continuation in
      let kept = Locked<AnyCancellable?>(nil)
      let labels = flow.publisher().map { "\($0)" }.replaceError(with: "unknown")
        .receive(on: queue)
      queue.sync {
        kept.value = labels.assign(to: \.text, on: model)
      }
      let end = Recorder(demand: .unlimited, of: String.self, failing: Never.self)
      labels.subscribe(Ending(end) { queue.async { continuation.resume(returning: kept) } })
    }
    // The other subscriber may still be at it.
    while queue.sync(execute: { model.history.count }) < 3 { await Task.yield() }
    #expect(queue.sync { model.history } == ["0", "1", "unknown"])
    cancellable.value?.cancel()
  }

  @Test func cancelAgainstTheEndGivesAPrefix() async throws {
    var seed = Seed()
    let flow = try library.flow("longs", Int64(3), of: Int64.self)
    for _ in 0..<500 {
      let recorder = Recorder(of: Int64.self, failing: Thrown.self)
      recorder.subscribe(to: flow.publisher())
      race(
        &seed, { recorder.subscription?.request(.unlimited) },
        { recorder.subscription?.cancel() })
      let whole: [Event<Int64, Thrown>] =
        [.subscription] + (0..<3).map { .value($0) } + [.finished]
      #expect(whole.starts(with: recorder.events))
    }
  }

  private func subscribe(
    _ flow: KotlinFlow<Int64>, demand: Subscribers.Demand = .none,
    onValue: @escaping (Int64) -> Subscribers.Demand = { _ in .none }
  ) throws -> Recorder<Int64, Thrown> {
    let recorder = Recorder(demand: demand, of: Int64.self, failing: Thrown.self, onValue: onValue)
    recorder.subscribe(to: flow.publisher())
    return recorder
  }
}
