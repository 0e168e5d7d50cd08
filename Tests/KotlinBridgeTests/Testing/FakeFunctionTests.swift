import Kitchen
import KotlinBridge
import KotlinBridgeTesting
import TestHelpers
import Testing

/// Fake functions: calls that are answered at once, by hand or not at all.
@Suite(.timeLimit(.minutes(2))) struct FakeFunctionTests {
  private let fixtures: FakeFixtures
  private var fake: FakeLibrary { fixtures.fake }

  init() throws {
    fixtures = try FakeFixtures()
  }

  private struct Broken: Error, CustomStringConvertible {
    let description = "broken"
  }

  /// Calls the function 'value' in a task, which has begun to wait when this returns.
  private func calling() -> Task<ConsumerEvent<Int64>, Never> {
    Task.immediate { [fixtures] in
      do { return .element(try await fixtures.value()) } catch { return ConsumerEvent(error) }
    }
  }

  private func expectNothingLive() async throws {
    try await KotlinBridgeTesting.expectNothingLive(in: fixtures.library)
  }

  @Test func anAnswerIsComputedFromTheArguments() async throws {
    let add = fake.function("add", taking: Int64.self, Int64.self, returning: Int64.self) {
      $0 + $1
    }
    #expect(try await fixtures.add(a: 1, b: 2) == 3)
    let (a, b) = try add.calls[0].arguments(as: Int64.self, Int64.self)
    #expect(a == 1 && b == 2)
    #expect(add.calls[0].isAnswered)
    try await expectNothingLive()
  }

  @Test func answersOfAnySizeCome() async throws {
    fake.function("text", taking: Int64.self, returning: String.self) {
      String(repeating: "x", count: Int($0))
    }
    for count in [0, 44, 45, 10_000] as [Int64] {
      #expect(try await fixtures.text(n: count).count == count)
    }
    try await expectNothingLive()
  }

  /// In a process of its own, because the generated module uses the fake.
  @Test func anExceptionKeepsItsFields() async {
    await #expect(processExitsWith: .success) {
      let fake = FakeLibrary(of: KitchenLibrary.self)
      try KitchenLibrary.use(fake.open())
      let burnt = Mishap.Burnt(isMendable: true, dish: "toast", minutes: 5)
      fake.function("cook", taking: String.self, returning: String.self) { dish in
        if dish == "toast" { throw burnt }
        throw KotlinError(code: .failed, message: dish, cause: burnt.kotlinError)
      }
      let mishap = #expect(throws: Mishap.self) { try cook(dish: "toast") }
      #expect(mishap?.kotlinError.typeName == "kitchen.Mishap.Burnt")
      #expect(mishap.flatMap { Mishap.Burnt($0) }?.minutes == 5)
      let caused = #expect(throws: KotlinError.self) { try cook(dish: "tea") }
      #expect(caused.flatMap { Mishap.Burnt($0) } == nil)
      #expect(caused?.cause.flatMap { Mishap.Burnt($0) }?.dish == "toast")
      try await KotlinBridgeTesting.expectNothingLive(in: KitchenLibrary.library)
    }
  }

  @Test func aCallThrowsTheErrorOfItsAnswer() async throws {
    fake.function("value", returning: Int64.self) {
      throw KotlinError(code: .timeout, message: "t")
    }
    #expect(await calling().value == .error(.timeout, "t"))
    fake.function("value", returning: Int64.self) { throw CancellationError() }
    #expect(await calling().value == .cancellationError)
    fake.function("value", returning: Int64.self) { throw Broken() }
    guard case .threw(let failure) = await calling().value else {
      Issue.record("did not fail")
      return
    }
    #expect(failure.code == .failed && failure.message == "broken")
    #expect(failure.typeName.hasSuffix("Broken"))
  }

  @Test func aFunctionMayReturnNothing() async throws {
    let lines = History<String>()
    let log = fake.function("launchesAndForgets", taking: String.self) { lines.append($0) }
    let later = fake.function("unit", returning: KotlinUnit.self)
    try await fixtures.launchesAndForgets(message: "x")
    #expect(lines.events == ["x"])
    #expect(log.calls.count == 1)
    let calling = Task.immediate { try await fixtures.unit() }
    try later.calls[0].answer()
    try await calling.value
  }

  @Test func anAnswerByHandResumesWhoWaits() async throws {
    let value = fake.function("value", returning: Int64.self)
    let first = calling()
    let second = calling()
    #expect(!value.calls[0].isAnswered)
    try value.calls[1].fail(KotlinError(code: .failed, message: "offline"))
    try await value.call(0).answer(5)
    #expect(await first.value == 5)
    #expect(await second.value == .error(.failed, "offline"))
    try await expectNothingLive()
  }

  @Test func completionHandlersAreAnsweredByHand() async throws {
    let value = fake.function("value", returning: Int64.self)
    let lines = History<String>()
    let job = try fixtures.value { result in
      if case .failure(let error) = result { lines.append("\(error.code): \(error)") }
    }
    #expect(lines.events == [])
    try value.calls[0].cancelItself()
    await job.join()
    #expect(
      lines.events
        == ["cancelled: kotlinx.coroutines.JobCancellationException: Job was cancelled"])
  }

  // MARK: - Cancels

  @Test func aCancelledCallEndsWithItsCancellation() async throws {
    let value = fake.function("value", returning: Int64.self)
    let call = calling()
    call.cancel()
    #expect(value.calls[0].isCancelled)
    // This comes too late, which is not a mistake.
    try value.calls[0].answer(5)
    #expect(await call.value == .cancellationError)
    try await expectNothingLive()
  }

  @Test func aTestMayAnswerACancelledCallWithItsValue() async throws {
    let value = fake.function("value", returning: Int64.self)
    value.endsWhenCancelled = false
    let call = calling()
    call.cancel()
    try await value.calls[0].untilCancelled()
    #expect(!value.calls[0].isAnswered)
    try value.calls[0].answer(5)
    #expect(await call.value == 5)
  }
}
