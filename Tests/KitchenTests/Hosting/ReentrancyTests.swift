import Kitchen
import KotlinBridge
import KotlinBridgeLocks
import TestHelpers
import Testing

extension KitchenSuites {
  /// Swift code that Kotlin calls uses the library, and ends the very work that runs.
  @Suite struct Reentrancy {
    @Test func aCallInsideACallMaySubscribe() async throws {
      let seen = History<Int32>()
      let job = Guarded<KotlinJob?>(nil)
      let cook = Scripted { brigade in
        job.value = try brigade.shifts(count: 3).start(
          demand: .unlimited, onEach: { seen.append((try? $0.skill) ?? -1) }, onComplete: {},
          onThrow: { _ in seen.append(-2) })
      }
      let brigade = try Brigade(cook: cook)
      cook.brigade = brigade
      #expect(try brigade.chop(pieces: 1) == 1)
      await seen.reaches(3)
      #expect(seen.events == [2, 2, 2])
      cook.brigade = nil
    }

    @Test func aCallInsideACallMayCollectGarbageAndCall() throws {
      let cook = Scripted { brigade in
        try kitchen.collectGarbage()
        _ = try brigade.isFree(hour: 3)
      }
      let brigade = try Brigade(cook: cook)
      cook.brigade = brigade
      #expect(try brigade.chop(pieces: 7) == 7)
      cook.brigade = nil
    }

    @Test func anObjectMayLetGoOfItselfInsideACall() throws {
      let cook = Scripted { _ in }
      let brigade = try Brigade(cook: cook)
      cook.body.value = { _ in KitchenLibrary.letGo(of: cook) }
      cook.brigade = brigade
      #expect(try brigade.chop(pieces: 5) == 5)
      let error = #expect(throws: KotlinError.self) { try brigade.chop(pieces: 5) }
      #expect(error?.typeName == "kotlin.IllegalStateException")
      cook.brigade = nil
      cook.body.value = { _ in }
    }

    @Test func anObjectMayLetGoOfItselfInAMemberThatSuspends() async throws {
      let cook = Scripted { _ in }
      let brigade = try Brigade(cook: cook)
      cook.body.value = { _ in KitchenLibrary.letGo(of: cook) }
      cook.brigade = brigade
      #expect(try await brigade.bake(minutes: 1) == "baked")
      await #expect(throws: KotlinError.self) { try await brigade.bake(minutes: 1) }
      cook.brigade = nil
      cook.body.value = { _ in }
    }

    @Test func aMemberThatSuspendsMayCancelTheCallThatRuns() async throws {
      let running = Guarded<Task<String, any Error>?>(nil)
      let cook = Scripted { _ in running.value?.cancel() }
      let brigade = try Brigade(cook: cook)
      cook.brigade = brigade
      let gate = AsyncStream.makeStream(of: Void.self)
      running.value = Task {
        for await _ in gate.stream {}
        return try await brigade.bake(minutes: 1)
      }
      gate.continuation.finish()
      // A value after a cancel is returned, by both languages.
      #expect(try await running.value!.value == "baked")
      running.value = nil
      cook.brigade = nil
    }

    @Test func aCallThatThrowsInsideACallThrowsThroughBothLanguages() throws {
      let cook = Scripted { _ in throw Burnt(pieces: 11) }
      let outer = Scripted { _ in }
      let inner = try Brigade(cook: cook)
      cook.brigade = inner
      outer.body.value = { _ in _ = try inner.chop(pieces: 1) }
      let brigade = try Brigade(cook: outer)
      outer.brigade = brigade
      #expect(throws: Burnt(pieces: 11)) { try brigade.chop(pieces: 1) }
      cook.brigade = nil
      outer.brigade = nil
      outer.body.value = { _ in }
    }
  }
}

/// Does what a test wants inside of a call from Kotlin.
final class Scripted: Casual {
  let body: Guarded<@Sendable (Brigade) throws -> Void>
  private let kept = Guarded<Brigade?>(nil)

  init(_ body: @escaping @Sendable (Brigade) throws -> Void) {
    self.body = Guarded(body)
  }

  /// Whom the body is called with. A test sets it to nil at its end, for it is a cycle over the border.
  var brigade: Brigade? {
    get { kept.value }
    set { kept.value = newValue }
  }

  func chop(pieces: Int64) throws -> Int64 {
    try run()
    return pieces
  }

  func bake(minutes: Int32) async throws -> String {
    try run()
    return "baked"
  }

  private func run() throws {
    if let brigade { try body.value(brigade) }
  }
}
