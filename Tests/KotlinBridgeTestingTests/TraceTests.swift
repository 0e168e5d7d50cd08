import Fixtures
import Foundation
import KotlinBridge
import KotlinBridgePublisher
import KotlinBridgeTestSupport
import KotlinBridgeTesting
import Testing

/// Traces, compared as whole histories without times and threads.
@Suite(.timeLimit(.minutes(3))) struct TraceTests {
  private let fake = FakeLibrary("people")
  private let lines = History<String>()

  private func traced() throws -> KotlinLibrary {
    let library = try fake.open()
    KotlinTrace.start(in: library) { [lines] in lines.append($0.line) }
    return library
  }

  // MARK: - Flows

  @Test func anIterationIsToldFromItsRequestToItsRelease() async throws {
    fake.flow("count", taking: Int64.self, of: Int64.self) { script, limit in
      script.emit(contentsOf: 0..<limit)
      script.complete()
    }
    let library = try traced()
    let flow = try library.flow("count", Int64(3), of: Int64.self).window(2).placement(.default)
    let line = #line - 1
    #expect(await reading(flow).events == [0, 1, 2, .completed])
    #expect(
      lines.events == [
        "people #1 count: subscribed: 8 bytes of arguments, placement default, demand 2, "
          + "at \(#fileID):\(line)",
        "people #1 count: 2 elements, 16 bytes: demand used up, nothing more arrives before the "
          + "next request",
        "people #1 count: request 2: 2 outstanding",
        "people #1 count: 1 element, 8 bytes: 1 outstanding",
        "people #1 count: completed",
        "people #1 count: released",
      ])
  }

  @Test func aSubscriptionWithoutDemandIsExplained() async throws {
    let count = fake.flow("count", of: Int64.self)
    let library = try traced()
    let flow: KotlinFlow<Int64> = try library.flow("count")
    let job = flow.start(
      demand: .none, onEach: { _ in }, onComplete: {}, onThrow: { _ in })
    try count.subscriptions[0].emit(1)
    try job.request(.unlimited)
    try await job.cancelAndJoin()
    let place = "\(#fileID):\(#line - 6)"
    #expect(
      lines.events == [
        "people #1 count: subscribed: 0 bytes of arguments, placement default, no demand requested "
          + "yet: nothing arrives before the first request, at \(place)",
        "people #1 count: request unlimited: unlimited outstanding",
        "people #1 count: 1 element, 8 bytes: unlimited outstanding",
        "people #1 count: cancel here",
        "people #1 count: released",
      ])
  }

  @Test func failuresAndUnseenFailuresAreTold() async throws {
    let count = fake.flow("count", of: Int64.self) {
      $0.fail(KotlinError(code: .failed, typeName: "x.Broken", message: "no"))
    }
    let library = try traced()
    _ = await reading(try library.flow("count")).events
    let first = #line - 1
    count.releasesWhenCancelled = false
    fake.flow("count", of: Int64.self) { _ in }
    let reads = reading(try library.flow("count"))
    let second = #line - 1
    reads.cancel()
    _ = await reads.events
    try count.subscriptions[1].release(unseen: KotlinError(code: .failed, message: "late"))
    #expect(
      lines.events == [
        "people #1 count: subscribed: 0 bytes of arguments, placement caller, demand 1, "
          + "at \(#fileID):\(first)",
        "people #1 count: threw, failed: x.Broken: no",
        "people #1 count: released",
        "people #2 count: subscribed: 0 bytes of arguments, placement caller, demand 1, "
          + "at \(#fileID):\(second)",
        "people #2 count: cancel later",
        "people #2 count: released, unseen: late",
      ])
  }

  @Test func aRefusedSubscriptionIsTold() async throws {
    fake.flow("count", of: Int64.self)
    let library = try traced()
    fake.raw.refuse(.subscribe, with: 6)
    _ = await reading(try library.flow("count")).events
    #expect(
      lines.events.last
        == "people #1 count: refused: can't subscribe: the library has no memory or no place for "
        + "another job")
    #expect(KotlinTrace.live(in: library).isEmpty)
  }

  @Test func signalsThatBreakTheContractAreMarked() async throws {
    fake.flow("count", of: Int64.self)
    let library = try traced()
    let job = try library.flow("count", of: Int64.self).subscribe(
      demand: 1, onEach: { _ in }, onThrow: { _ in })
    let raw = fake.raw.jobs[0]
    raw.deliver(Int64(1), Int64(2))
    raw.complete()
    raw.complete()
    raw.release()
    await job.join()
    #expect(
      lines.events.dropFirst() == [
        "people #1 count: 2 elements, 16 bytes: 1 more than were requested",
        "people #1 count: completed",
        "people #1 count: completed, though it had ended",
        "people #1 count: released",
      ])
  }

  @Test func moreElementsThanCanBeCountedAreNoCrash() async throws {
    let units = fake.flow("units", of: KotlinUnit.self)
    units.releasesWhenCancelled = false
    let library = try traced()
    let job = try library.flow("units", of: KotlinUnit.self).start(
      demand: 1, onEach: { _ in }, onComplete: {}, onThrow: { _ in })
    job.cancel()
    let raw = fake.raw.jobs[0]
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
    fake.flow("count", of: Int64.self)
    let library = try traced()
    let flow: KotlinFlow<Int64> = try library.flow("count")
    let line = #line - 1
    let cancellable = flow.publisher().sink(
      receiveCompletion: { _ in }, receiveValue: { _ in })
    #expect(lines.events.count == 1 && lines.events[0].hasSuffix("at \(#fileID):\(line)"))
    cancellable.cancel()
    try await expectNothingLive(in: library)
  }

  // MARK: - Calls

  @Test func callsAreToldWithTheirAnswers() async throws {
    fake.function("add", taking: Int64.self, Int64.self, returning: Int64.self) { $0 + $1 }
    let fetch = fake.function("fetch", returning: String.self)
    let library = try traced()
    _ = try await library.call("add", Int64(1), Int64(2), returning: Int64.self)
    let added = #line - 1
    let calling = Task.immediate { try await library.call("fetch", returning: String.self) }
    let fetched = #line - 1
    try fetch.calls[0].answer("abc")
    _ = try await calling.value
    let job = library.call("fetch") { (_: Result<String, KotlinError>) in }
    let again = #line - 1
    job.cancel()
    await job.join()
    #expect(
      lines.events == [
        "people #1 add: called: 16 bytes of arguments, placement caller, at \(#fileID):\(added)",
        "people #1 add: returned 8 bytes in place",
        "people #2 fetch: called: 0 bytes of arguments, placement caller, at \(#fileID):\(fetched)",
        "people #2 fetch: returned 7 bytes",
        "people #2 fetch: released",
        "people #3 fetch: called: 0 bytes of arguments, placement default, at \(#fileID):\(again)",
        "people #3 fetch: cancel later",
        "people #3 fetch: threw, cancelled: kotlinx.coroutines.JobCancellationException: "
          + "Job was cancelled",
        "people #3 fetch: released",
      ])
    try await expectNothingLive(in: library)
  }

  // MARK: - On and off

  @Test func afterStopNothingIsTold() async throws {
    fake.function("add", returning: Int64.self) { 1 }
    let library = try traced()
    _ = try await library.call("add", returning: Int64.self)
    KotlinTrace.stop(in: library)
    _ = try await library.call("add", returning: Int64.self)
    #expect(lines.events.count == 2)
  }

  @Test func aLineSaysWhenAndOnWhichThread() async throws {
    let events = History<String>()
    fake.function("add", returning: Int64.self) { 1 }
    let library = try fake.open()
    KotlinTrace.start(in: library) { events.append("\($0)") }
    _ = try await library.call("add", returning: Int64.self)
    let line = try #require(events.events.last)
    #expect(
      line.wholeMatch(
        of: /\[\d+\.\d{6} thread \d+ .+\] people #1 add: returned 8 bytes in place/) != nil)
  }

  /// In a process of its own, because it traces all libraries.
  @Test func allLibrariesAreToldOfUntilTheStop() async {
    await #expect(processExitsWith: .success) {
      let lines = History<String>()
      KotlinTrace.start { lines.append($0.line) }
      for name in ["one", "two"] {
        let fake = FakeLibrary(name)
        fake.function("add", returning: Int64.self) { 1 }
        let library = try fake.open()
        _ = try await library.call("add", returning: Int64.self)
      }
      KotlinTrace.stop()
      _ = try await add(a: 1, b: 2)
      #expect(
        lines.events.map { String($0.prefix { $0 != "," }) } == [
          "one #1 add: called: 0 bytes of arguments", "one #1 add: returned 8 bytes in place",
          "two #1 add: called: 0 bytes of arguments", "two #1 add: returned 8 bytes in place",
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
        "fixtures #2 longs: subscribed: 8 bytes of arguments, placement caller, demand 1",
        "fixtures #2 longs: 1 element, 8 bytes: demand used up, nothing more arrives before the "
          + "next request",
        "fixtures #2 longs: request 1: 1 outstanding",
        "fixtures #2 longs: 1 element, 8 bytes: demand used up, nothing more arrives before the "
          + "next request",
        "fixtures #2 longs: request 1: 1 outstanding",
        "fixtures #2 longs: completed",
        "fixtures #2 longs: released",
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
