import Fixtures
import Foundation
import KotlinBridge
import KotlinBridgeTesting
import TestHelpers
import Testing

/// What `expectNothingLive(in:)` finds alive, and how it describes it.
@Suite(.timeLimit(.minutes(2))) struct ExpectNothingLiveTests {
  private static let moment = Duration.milliseconds(10)

  @Test func everythingThatIsAliveIsNamedWithItsPlace() async throws {
    let fixtures = try FakeFixtures()
    let numbers = fixtures.fake.flow("neverEmits", of: Int64.self) { $0.emit(1) }
    let value = fixtures.fake.function("value", returning: Int64.self)
    value.endsWhenCancelled = false
    numbers.releasesWhenCancelled = false
    let library = fixtures.library
    let flow = try fixtures.neverEmits()
    let made = #line - 1

    let job = flow.subscribe(onEach: { _ in }, onThrow: { _ in })
    let limited = flow.subscribe(demand: 3, onEach: { _ in }, onThrow: { _ in })
    limited.cancel()
    let call = try fixtures.value { _ in }
    let called = #line - 1
    call.cancel()

    let error = await #expect(throws: LiveObjects.self) {
      try await expectNothingLive(in: library, within: Self.moment)
    }
    let file = #fileID
    #expect(
      linesWithoutAges(of: error) == [
        "still alive in fixtures:",
        "  subscription #2 to 'neverEmits', looked up at \(file):\(made): not cancelled, unlimited "
          + "demand outstanding",
        "  subscription #3 to 'neverEmits', looked up at \(file):\(made): cancelled, but not "
          + "released, 2 elements outstanding",
        "  call #4 of 'value', looked up at \(file):\(called): cancelled, but not released",
        "  1 handle of objects",
      ])
    #expect(error?.live.map(\.name) == ["neverEmits", "neverEmits", "value"])
    #expect(error?.live.map(\.isCancelled) == [false, true, true])
    #expect(error?.counters.jobs == 3)
    #expect(error?.counters.subscriptions == 2)

    try numbers.subscriptions[1].release()
    try value.calls[0].answer(1)
    numbers.releasesWhenCancelled = true
    job.cancel()
    try await fixtures.expectOnlyFlowsLive()
  }

  @Test func anIterationHasThePlaceOfItsFlow() async throws {
    let fixtures = try FakeFixtures()
    fixtures.fake.flow("neverEmits", of: Int64.self)
    let flow = try fixtures.neverEmits()
    let line = #line - 1
    let reads = reading(flow)
    #expect(KotlinTrace.live(in: fixtures.library).map(\.place) == ["\(#fileID):\(line)"])
    #expect(KotlinTrace.live(in: fixtures.library).map(\.demand) == [1])
    reads.cancel()
    _ = await reads.events
    try await fixtures.expectOnlyFlowsLive()
  }

  @Test func itWaitsForWhatIsOnItsWay() async throws {
    let fixtures = try FakeFixtures()
    let numbers = fixtures.fake.flow("neverEmits", of: Int64.self)
    let reads = reading(try fixtures.neverEmits())
    let waiting = Task.immediate { try await expectNothingLive(in: fixtures.library) }
    try numbers.subscriptions[0].complete()
    try await waiting.value
    #expect(await reads.events == [.completed])
  }
}
