import KotlinBridge
import KotlinBridgePublisher
import Testing

/// Kotlin functions as futures, with the real library.
@Suite(.timeLimit(.minutes(1))) struct FunctionFutureTests {
  let library = Fixtures.library

  @Test func answerGoesToEverySubscriber() async throws {
    let add = try library.function(
      "add", taking: Int64.self, Int64.self, returning: Int64.self)
    let future = add.future(20, 22)
    for _ in 0..<3 {
      let recorder = Recorder(demand: .max(1), of: Int64.self, failing: Thrown.self)
      recorder.subscribe(to: future)
      #expect(await recorder.events(atLeast: 3) == [.subscription, .value(42), .finished])
    }
  }

  @Test func callBeginsWithoutASubscriberAndOnce() async throws {
    let counter = Fixtures.name()
    let increment = try library.function("increment", taking: String.self, returning: Int64.self)
    let future = increment.future(counter)
    try await Fixtures.await(counter, atLeast: 1)
    for _ in 0..<2 {
      let recorder = Recorder(demand: .max(1), of: Int64.self, failing: Thrown.self)
      recorder.subscribe(to: future)
      #expect(await recorder.events(atLeast: 3) == [.subscription, .value(1), .finished])
    }
    #expect(try await Fixtures.counter(counter) == 1)
  }

  @Test func deferredCallsForEachSubscriber() async throws {
    let counter = Fixtures.name()
    let increment = try library.function("increment", taking: String.self, returning: Int64.self)
    let deferred = Deferred { increment.future(counter) }
    #expect(try await Fixtures.counter(counter) == 0)
    for round in 1...3 {
      let recorder = Recorder(demand: .max(1), of: Int64.self, failing: Thrown.self)
      recorder.subscribe(to: deferred)
      #expect(
        await recorder.events(atLeast: 3) == [.subscription, .value(Int64(round)), .finished])
    }
  }

  @Test func nullIsAValue() async throws {
    let function = try library.function("nullValue", returning: String?.self)
    let recorder = Recorder(demand: .max(1), of: String?.self, failing: Thrown.self)
    recorder.subscribe(to: function.future())
    #expect(await recorder.events(atLeast: 3) == [.subscription, .value(nil), .finished])
  }

  @Test(arguments: [
    ("throws", Thrown(.failed, "broken")), ("throwsLater", Thrown(.failed, "broken")),
    ("cancelsItself", Thrown(.cancelled)), ("timesOut", Thrown(.timeout)),
    ("onCancelledScope", Thrown(.cancelled)),
  ])
  func failureReachesTheSubscriberWithoutDemand(name: String, failure: Thrown) async throws {
    let recorder = Recorder(of: Int64.self, failing: Thrown.self)
    switch name {
    case "timesOut", "onCancelledScope":
      recorder.subscribe(to: try library.function(name, returning: Int64.self).future())
    default:
      recorder.subscribe(
        to: try library.function(name, taking: String.self, returning: Int64.self)
          .future("broken"))
    }
    #expect(await recorder.events(atLeast: 2) == [.subscription, .failure(failure)])
  }

  @Test func droppedFutureAndCancelledSubscriberDoNotCancelTheCall() async throws {
    let gate = Fixtures.name()
    let (first, second) = (
      Recorder(demand: .max(1), of: Int64.self, failing: Thrown.self),
      Recorder(demand: .max(1), of: Int64.self, failing: Thrown.self)
    )
    do {
      let future = try library.function(
        "waitsAtGate", taking: String.self, Int64.self, returning: Int64.self
      ).future(gate, 7)
      first.subscribe(to: future)
      second.subscribe(to: future)
      first.subscription?.cancel()
    }
    let _: Int64 = try await library.call("open", gate, Int64(1))
    #expect(await second.events(atLeast: 3) == [.subscription, .value(7), .finished])
    #expect(first.events == [.subscription])
  }
}
