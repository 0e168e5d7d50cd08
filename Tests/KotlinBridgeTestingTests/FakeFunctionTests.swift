@_spi(Generated) import KotlinBridge
import KotlinBridgeTestSupport
import KotlinBridgeTesting
import Testing

/// Fake functions: calls that are answered at once, by hand or not at all.
@Suite(.timeLimit(.minutes(3))) struct FakeFunctionTests {
  private let fake = FakeLibrary("calls")

  private struct Broken: Error, CustomStringConvertible {
    let description = "broken"
  }

  /// Calls a function in a task, which has begun to wait when this returns.
  private func calling(_ library: KotlinLibrary, _ name: String) -> Task<
    ConsumerEvent<Int64>, Never
  > {
    Task.immediate {
      do { return .element(try await library.call(name)) } catch { return ConsumerEvent(error) }
    }
  }

  @Test func anAnswerIsComputedFromTheArguments() async throws {
    let add = fake.function("add", taking: Int64.self, Int64.self, returning: Int64.self) {
      $0 + $1
    }
    let library = try fake.open()
    #expect(try await library.call("add", Int64(1), Int64(2), returning: Int64.self) == 3)
    let (a, b) = try add.calls[0].arguments(as: Int64.self, Int64.self)
    #expect(a == 1 && b == 2)
    #expect(add.calls[0].isAnswered)
    try await expectNothingLive(in: library)
  }

  @Test func answersOfAnySizeCome() async throws {
    fake.function("repeat", taking: Int64.self, returning: String.self) {
      String(repeating: "x", count: Int($0))
    }
    let library = try fake.open()
    for count in [0, 44, 45, 10_000] as [Int64] {
      let text = try await library.call("repeat", count, returning: String.self)
      #expect(text.count == count)
    }
    try await expectNothingLive(in: library)
  }

  /// As the generator writes it.
  private struct Late: KotlinException {
    let minutes: Int64
    let kotlinError: KotlinError

    init?(_ error: any Error) {
      guard let read = Self.read(error, thrownAs: ["a.Late"], Self.init) else { return nil }
      self = read
    }

    init(minutes: Int64) {
      self.minutes = minutes
      kotlinError = KotlinError(thrownAs: "a.Late", message: "late", cause: nil) {
        $0.write(minutes)
      }
    }

    private init(from reader: inout KotlinReader, _ error: KotlinError) throws(KotlinError) {
      minutes = try reader.read()
      kotlinError = error
    }
  }

  @Test func anExceptionKeepsItsFields() async throws {
    fake.function("lands", returning: Int64.self) { throw Late(minutes: 5) }
    fake.function("flies", returning: Int64.self) {
      throw KotlinError(
        code: .failed, message: "", cause: Late(minutes: 6).kotlinError)
    }
    let library = try fake.open()
    let late = try await #require(throws: KotlinError.self) {
      try await library.call("lands", returning: Int64.self)
    }
    #expect(late.typeName == "a.Late")
    #expect(Late(late)?.minutes == 5)
    let caused = try await #require(throws: KotlinError.self) {
      try await library.call("flies", returning: Int64.self)
    }
    #expect(Late(caused) == nil)
    #expect(caused.cause.flatMap { Late($0) }?.minutes == 6)
    try await expectNothingLive(in: library)
  }

  @Test func aCallThrowsTheErrorOfItsAnswer() async throws {
    fake.function("fails", returning: Int64.self) {
      throw KotlinError(code: .timeout, message: "t")
    }
    fake.function("cancels", returning: Int64.self) { throw CancellationError() }
    fake.function("breaks", returning: Int64.self) { throw Broken() }
    let library = try fake.open()
    #expect(await calling(library, "fails").value == .error(.timeout, "t"))
    #expect(await calling(library, "cancels").value == .cancellationError)
    guard case .threw(let failure) = await calling(library, "breaks").value else {
      Issue.record("did not fail")
      return
    }
    #expect(failure.code == .failed && failure.message == "broken")
    #expect(failure.typeName.hasSuffix("Broken"))
  }

  @Test func aFunctionMayReturnNothing() async throws {
    let lines = History<String>()
    let log = fake.function("log", taking: String.self) { lines.append($0) }
    let later = fake.function("later", returning: KotlinUnit.self)
    let library = try fake.open()
    try await library.call("log", "x", returning: Void.self)
    #expect(lines.events == ["x"])
    #expect(log.calls.count == 1)
    let calling = Task.immediate { try await library.call("later", returning: Void.self) }
    try later.calls[0].answer()
    try await calling.value
  }

  @Test func anAnswerByHandResumesWhoWaits() async throws {
    let fetch = fake.function("fetch", returning: Int64.self)
    let library = try fake.open()
    let first = calling(library, "fetch")
    let second = calling(library, "fetch")
    #expect(!fetch.calls[0].isAnswered)
    try fetch.calls[1].fail(KotlinError(code: .failed, message: "offline"))
    try await fetch.call(0).answer(5)
    #expect(await first.value == 5)
    #expect(await second.value == .error(.failed, "offline"))
    try await expectNothingLive(in: library)
  }

  @Test func completionHandlersAreAnsweredByHand() async throws {
    let fetch = fake.function("fetch", returning: Int64.self)
    let library = try fake.open()
    let lines = History<String>()
    let job = library.call("fetch") { (result: Result<Int64, KotlinError>) in
      if case .failure(let error) = result { lines.append("\(error.code): \(error)") }
    }
    #expect(lines.events == [])
    try fetch.calls[0].cancelItself()
    await job.join()
    #expect(
      lines.events
        == ["cancelled: kotlinx.coroutines.JobCancellationException: Job was cancelled"])
  }

  // MARK: - Cancels

  @Test func aCancelledCallEndsWithItsCancellation() async throws {
    let fetch = fake.function("fetch", returning: Int64.self)
    let library = try fake.open()
    let call = calling(library, "fetch")
    call.cancel()
    #expect(fetch.calls[0].isCancelled)
    // This comes too late, which is not a mistake.
    try fetch.calls[0].answer(5)
    #expect(await call.value == .cancellationError)
    try await expectNothingLive(in: library)
  }

  @Test func aTestMayAnswerACancelledCallWithItsValue() async throws {
    let fetch = fake.function("fetch", returning: Int64.self)
    fetch.endsWhenCancelled = false
    let library = try fake.open()
    let call = calling(library, "fetch")
    call.cancel()
    try await fetch.calls[0].untilCancelled()
    #expect(!fetch.calls[0].isAnswered)
    try fetch.calls[0].answer(5)
    #expect(await call.value == 5)
  }
}
