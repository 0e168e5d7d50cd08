import Fixtures
import Foundation
import KotlinBridge
import KotlinBridgePublisher
import KotlinBridgeTesting
import Samples
import TestHelpers
import Testing

/// Traces, compared as whole histories without times and threads.
@Suite(.timeLimit(.minutes(2))) struct TraceTests {
  private let fixtures: FakeFixtures
  private var fake: FakeLibrary { fixtures.fake }
  private var library: KotlinLibrary { fixtures.library }
  private let lines = History<String>()

  init() throws {
    fixtures = try FakeFixtures()
    // Without the calls that make the flows.
    KotlinTrace.start(in: library) { [lines] event in
      if !event.name.hasPrefix("make ") { lines.append(event.line) }
    }
  }

  // MARK: - Flows

  @Test func anIterationIsToldFromItsRequestToItsRelease() async throws {
    fake.flow("longs", taking: Int64.self, of: Int64.self) { script, limit in
      script.emit(contentsOf: 0..<limit)
      script.complete()
    }
    let flow = try fixtures.longs(n: 3).window(2).placement(.default)
    let line = #line - 1
    #expect(await reading(flow).events == [0, 1, 2, .completed])
    #expect(
      lines.events == [
        "fixtures #2 longs: subscribed: 8 bytes of arguments, placement default, demand 2, "
          + "at \(#fileID):\(line)",
        "fixtures #2 longs: 2 elements, 16 bytes: demand used up, nothing more arrives before the "
          + "next request",
        "fixtures #2 longs: request 2: 2 outstanding",
        "fixtures #2 longs: 1 element, 8 bytes: 1 outstanding",
        "fixtures #2 longs: completed",
        "fixtures #2 longs: released",
      ])
  }

  @Test func aSubscriptionWithoutDemandIsExplained() async throws {
    let count = fake.flow("neverEmits", of: Int64.self)
    let flow = try fixtures.neverEmits()
    let job = flow.start(
      demand: .none, onEach: { _ in }, onComplete: {}, onThrow: { _ in })
    try count.subscriptions[0].emit(1)
    try job.request(.unlimited)
    try await job.cancelAndJoin()
    let place = "\(#fileID):\(#line - 6)"
    #expect(
      lines.events == [
        "fixtures #2 neverEmits: subscribed: 8 bytes of arguments, placement default, no demand requested "
          + "yet: nothing arrives before the first request, at \(place)",
        "fixtures #2 neverEmits: request unlimited: unlimited outstanding",
        "fixtures #2 neverEmits: 1 element, 8 bytes: unlimited outstanding",
        "fixtures #2 neverEmits: cancel here",
        "fixtures #2 neverEmits: released",
      ])
  }

  @Test func failuresAndUnseenFailuresAreTold() async throws {
    let count = fake.flow("neverEmits", of: Int64.self) {
      $0.fail(KotlinError(code: .failed, typeName: "x.Broken", message: "no"))
    }
    _ = await reading(try fixtures.neverEmits()).events
    let first = #line - 1
    fake.flow("neverEmits", of: Int64.self) { _ in }
    count.releasesWhenCancelled = false
    let reads = reading(try fixtures.neverEmits())
    let second = #line - 1
    reads.cancel()
    _ = await reads.events
    try count.subscriptions[0].release(unseen: KotlinError(code: .failed, message: "late"))
    #expect(
      lines.events == [
        "fixtures #2 neverEmits: subscribed: 8 bytes of arguments, placement caller, demand 1, "
          + "at \(#fileID):\(first)",
        "fixtures #2 neverEmits: threw, failed: x.Broken: no",
        "fixtures #2 neverEmits: released",
        "fixtures #4 neverEmits: subscribed: 8 bytes of arguments, placement caller, demand 1, "
          + "at \(#fileID):\(second)",
        "fixtures #4 neverEmits: cancel later",
        "fixtures #4 neverEmits: released, unseen: late",
      ])
  }

  @Test func aRefusedSubscriptionIsTold() async throws {
    fake.flow("neverEmits", of: Int64.self)
    fake.raw.refuse(.subscribe, with: 6)
    _ = await reading(try fixtures.neverEmits()).events
    #expect(
      lines.events.last
        == "fixtures #2 neverEmits: refused: can't subscribe: the library is out of memory or has no "
        + "room for another job")
    #expect(KotlinTrace.live(in: library).isEmpty)
  }

  @Test func signalsThatBreakTheContractAreMarked() async throws {
    fake.flow("neverEmits", of: Int64.self)
    let job = try fixtures.neverEmits().subscribe(
      demand: 1, onEach: { _ in }, onThrow: { _ in })
    let raw = fake.raw.jobs[0]
    raw.deliver(Int64(1), Int64(2))
    raw.complete()
    raw.complete()
    raw.release()
    await job.join()
    #expect(
      lines.events.dropFirst() == [
        "fixtures #2 neverEmits: 2 elements, 16 bytes: 1 more than were requested",
        "fixtures #2 neverEmits: completed",
        "fixtures #2 neverEmits: completed, although it had already ended",
        "fixtures #2 neverEmits: released",
      ])
  }

  @Test func moreElementsThanCanBeCountedAreNoCrash() async throws {
    let units = fake.flow("units", taking: Int64.self, of: KotlinUnit.self)
    units.releasesWhenCancelled = false
    let job = try fixtures.units(n: 1).start(
      demand: 1, onEach: { _ in }, onComplete: {}, onThrow: { _ in })
    job.cancel()
    let raw = fake.raw.jobs[0]
    raw.complete()  // so that nobody reads them
    for _ in 0..<3 { raw.deliver(bytes: [], count: .max) }
    try units.subscriptions[0].release()
    await job.join()
    let count = Int64.max
    #expect(
      lines.events.contains {
        $0.contains(
          "\(count) elements, 0 bytes: \(count) more than were requested, after the cancel")
      })
  }

  @Test func publishersHaveThePlaceOfTheirLookup() async throws {
    fake.flow("neverEmits", of: Int64.self)
    let flow = try fixtures.neverEmits()
    let line = #line - 1
    let cancellable = flow.publisher().sink(
      receiveCompletion: { _ in }, receiveValue: { _ in })
    #expect(lines.events.count == 1 && lines.events[0].hasSuffix("at \(#fileID):\(line)"))
    cancellable.cancel()
    try await fixtures.expectOnlyFlowsLive()
  }

  // MARK: - Calls

  @Test func callsAreToldWithTheirAnswers() async throws {
    fake.function("add", taking: Int64.self, Int64.self, returning: Int64.self) { $0 + $1 }
    let fetch = fake.function("value", returning: Int64.self)
    _ = try await fixtures.add(a: 1, b: 2)
    let added = #line - 1
    let calling = Task.immediate { [fixtures] in try await fixtures.value() }
    let fetched = #line - 1
    try fetch.calls[0].answer(5)
    _ = try await calling.value
    let job = try fixtures.value { _ in }
    let again = #line - 1
    job.cancel()
    await job.join()
    #expect(
      lines.events == [
        "fixtures #1 add: called: 16 bytes of arguments, placement caller, at \(#fileID):\(added)",
        "fixtures #1 add: returned 8 bytes in place",
        "fixtures #2 value: called: 0 bytes of arguments, placement caller, at \(#fileID):\(fetched)",
        "fixtures #2 value: returned 8 bytes",
        "fixtures #2 value: released",
        "fixtures #3 value: called: 0 bytes of arguments, placement default, at \(#fileID):\(again)",
        "fixtures #3 value: cancel later",
        "fixtures #3 value: threw, cancelled: kotlinx.coroutines.JobCancellationException: "
          + "Job was cancelled",
        "fixtures #3 value: released",
      ])
    try await expectNothingLive(in: library)
  }

  // MARK: - On and off

  @Test func afterStopNothingIsTold() async throws {
    fake.function("value", returning: Int64.self) { 1 }
    _ = try await fixtures.value()
    KotlinTrace.stop(in: library)
    _ = try await fixtures.value()
    #expect(lines.events.count == 2)
  }

  @Test func aLineSaysWhenAndOnWhichThread() async throws {
    let events = History<String>()
    fake.function("value", returning: Int64.self) { 1 }
    KotlinTrace.start(in: library) { events.append("\($0)") }
    _ = try await fixtures.value()
    let line = try #require(events.events.last)
    #expect(
      line.wholeMatch(
        of: /\[\d+\.\d{6} thread \d+ .+\] fixtures #1 value: returned 8 bytes in place/) != nil)
  }

  /// In a process of its own, because it traces all libraries.
  @Test func allLibrariesAreToldOfUntilTheStop() async {
    await #expect(processExitsWith: .success) {
      let lines = History<String>()
      KotlinTrace.start { lines.append($0.line) }
      let samples = FakeLibrary(of: SamplesLibrary.self)
      try SamplesLibrary.use(samples.open())
      samples.function("Orbit.inclination", taking: Orbit.self, returning: Double.self) { _ in 51.6
      }
      let fixtures = FakeLibrary(of: FixturesLibrary.self)
      try FixturesLibrary.use(fixtures.open())
      fixtures.function("value", returning: Int64.self) { 1 }
      let orbit = samples.object(Orbit.self)
      _ = orbit.inclination
      _ = try await value()
      KotlinTrace.stop()
      _ = try await value()
      #expect(
        lines.events.map { String($0.prefix { $0 != "," }) } == [
          "samples #1 Orbit.inclination: called: 8 bytes of arguments",
          "samples #1 Orbit.inclination: returned 8 bytes in place",
          "fixtures #1 value: called: 0 bytes of arguments",
          "fixtures #1 value: returned 8 bytes in place",
        ])
    }
  }

  @Test func theEnvironmentTurnsItOn() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      setenv("KOTLIN_BRIDGE_TRACE", "1", 1)
      _ = try await add(a: 1, b: 2)
      for try await _ in try longs(n: 2).window(1) {}
      try await expectNothingLive(in: FixturesLibrary.library)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let told = text.split(separator: "\n").compactMap {
      $0.firstMatch(of: /^\[[0-9.]+ thread .*?\] (.*?)(, at .*)?$/)?.output.1
    }
    #expect(
      told == [
        "fixtures #1 add: called: 16 bytes of arguments, placement caller",
        "fixtures #1 add: returned 8 bytes in place",
        "fixtures #2 make longs: called: 8 bytes of arguments, placement caller",
        "fixtures #2 make longs: returned 8 bytes in place",
        "fixtures #3 longs: subscribed: 8 bytes of arguments, placement caller, demand 1",
        "fixtures #3 longs: 1 element, 8 bytes: demand used up, nothing more arrives before the "
          + "next request",
        "fixtures #3 longs: request 1: 1 outstanding",
        "fixtures #3 longs: 1 element, 8 bytes: demand used up, nothing more arrives before the "
          + "next request",
        "fixtures #3 longs: request 1: 1 outstanding",
        "fixtures #3 longs: completed",
        "fixtures #3 longs: released",
      ])
  }

  @Test func nothingIsToldOrTrackedWhenItIsOff() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      unsetenv("KOTLIN_BRIDGE_TRACE")
      let job = try neverEmits().subscribe(onEach: { _ in }, onThrow: { _ in })
      #expect(KotlinTrace.live(in: FixturesLibrary.library).isEmpty)
      try await job.cancelAndJoin()
    }
    #expect(String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) == "")
  }
}
