import Kitchen
import KotlinBridge
import TestHelpers
import Testing

extension KitchenSuites {
  /// What `KotlinTrace` tells of calls from Kotlin.
  @Suite struct HostedTrace {
    @Test func eachCallFromKotlinIsToldWithItsSizesAndItsEnd() throws {
      let apprentice = Apprentice(skill: 3)
      let brigade = try Brigade(cook: apprentice)
      let lines = try traced {
        _ = try brigade.season(dish: "soup")
        _ = try brigade.chop(pieces: 4)
      }
      #expect(
        lines == [
          "Cook.season: called from Kotlin: 8 bytes of arguments, on a KitchenTests.Apprentice",
          "Cook.season: returned 20 bytes in place",
          "Cook.chop: called from Kotlin: typed arguments, on a KitchenTests.Apprentice",
          "Cook.chop: returned in place",
        ])
    }

    @Test func anErrorOfSwiftsIsTold() throws {
      let brigade = try Brigade(cook: Apprentice())
      let lines = try traced { _ = try? brigade.chop(pieces: -3) }
      #expect(lines.last == "Cook.chop: threw in place: Burnt(pieces: -3)")
    }

    @Test func aCallOfAnObjectThatWasLetGoOfIsToldAsRefused() throws {
      let apprentice = Apprentice()
      let brigade = try Brigade(cook: apprentice)
      KitchenLibrary.letGo(of: apprentice)
      let lines = try traced {
        _ = try? brigade.chop(pieces: 3)
        _ = try? brigade.season(dish: "tea")
      }
      #expect(
        lines == [
          "Cook.chop: called from Kotlin: typed arguments, on a KitchenTests.Apprentice",
          "Cook.chop: refused: Swift has released the object",
          "Cook.season: called from Kotlin: 7 bytes of arguments, on a KitchenTests.Apprentice",
          "Cook.season: refused: Swift has released the object",
        ])
    }

    @Test func aSuspendedCallIsListedAsLongAsItRuns() async throws {
      let cook = Waiting()
      let brigade = try Brigade(cook: cook)
      let lines = History<String>()
      start(lines)
      defer { KotlinTrace.stop(in: kitchen) }
      let task = Task { try await brigade.bake(minutes: 1) }
      await cook.hasBegun.stream.first { _ in true }
      let live = KotlinTrace.live(in: kitchen).filter(\.isFromKotlin)
      #expect(live.map(\.name) == ["Cook.bake"])
      #expect(live.map(\.place) == ["KitchenTests.Waiting"])
      task.cancel()
      _ = await task.result
      #expect(
        lines.events == [
          "Cook.bake: called from Kotlin: 4 bytes of arguments, on a KitchenTests.Waiting",
          "Cook.bake: cancel by Kotlin",
          "Cook.bake: threw: CancellationError()",
        ])
      #expect(KotlinTrace.live(in: kitchen).filter(\.isFromKotlin).isEmpty)
    }

    @Test func aSuspendedCallThatEndsAtOnceIsTold() async throws {
      let brigade = try Brigade(cook: Apprentice())
      let lines = History<String>()
      start(lines)
      defer { KotlinTrace.stop(in: kitchen) }
      _ = try await brigade.bake(minutes: 3)
      #expect(lines.events.last == "Cook.bake: returned 13 bytes in place")
    }

    @Test func aQueuedCallIsToldWhenItHasRun() async throws {
      let wall = await Wall()
      let presenter = try Presenter(screen: wall)
      let lines = History<String>()
      start(lines, of: "Screen.")
      defer { KotlinTrace.stop(in: kitchen) }
      try presenter.show(orders: ["soup"])
      await lines.reaches(2)
      #expect(
        lines.events == [
          "Screen.show: called from Kotlin: 12 bytes of arguments, on a KitchenTests.Wall",
          "Screen.show: returned 0 bytes",
        ])
    }

    @Test func aCollectionOfASequenceIsTold() async throws {
      let lines = History<String>()
      start(lines, of: "Flow<Int>")
      defer { KotlinTrace.stop(in: kitchen) }
      #expect(try await sumOf(numbers: KotlinFlow(numbers(1...2))) == 3)
      await lines.reaches(8)
      #expect(
        lines.events == [
          "Flow<Int>: collected by Kotlin from a Swift.AsyncStream<Swift.Int32>",
          "Flow<Int>: request 1: 1 outstanding",
          "Flow<Int>: 1 element, 4 bytes: demand used up, nothing more arrives before the next request",
          "Flow<Int>: request 1: 1 outstanding",
          "Flow<Int>: 1 element, 4 bytes: demand used up, nothing more arrives before the next request",
          "Flow<Int>: request 1: 1 outstanding",
          "Flow<Int>: completed",
          "Flow<Int>: released",
        ])
    }

    @Test func aCollectionThatRunsIsListed() async throws {
      let lines = History<String>()
      start(lines, of: "Flow<Int>")
      defer { KotlinTrace.stop(in: kitchen) }
      let stream = AsyncStream.makeStream(of: Int32.self)
      let task = Task { try await sumOf(numbers: KotlinFlow(stream.stream)) }
      await lines.reaches(2)
      let live = KotlinTrace.live(in: kitchen).filter(\.isFromKotlin)
      #expect(live.map(\.name) == ["Flow<Int>"])
      #expect(live.map(\.isCall) == [false])
      #expect(live.map(\.demand) == [1])
      #expect(
        live.first?.description.hasPrefix(
          "collection #\(live[0].number) of 'Flow<Int>', from Kotlin, on a Swift.AsyncStream<Swift.Int32>"
        ) == true)
      task.cancel()
      _ = await task.result
      #expect(lines.events.suffix(2) == ["Flow<Int>: cancel by Kotlin", "Flow<Int>: released"])
      #expect(KotlinTrace.live(in: kitchen).filter(\.isFromKotlin).isEmpty)
    }

    @Test func whatASequenceThrowsIsTold() async throws {
      let lines = History<String>()
      start(lines, of: "Flow<Int>")
      defer { KotlinTrace.stop(in: kitchen) }
      let flow = KotlinFlow { () throws -> AsyncStream<Int32> in throw Burnt(pieces: 5) }
      await #expect(throws: Burnt(pieces: 5)) { try await sumOf(numbers: flow) }
      #expect(
        lines.events.suffix(2) == ["Flow<Int>: threw: Burnt(pieces: 5)", "Flow<Int>: released"])
    }

    /// The lines of the calls from Kotlin that `body` causes, without the numbers of calls.
    private func traced(_ body: () throws -> Void) throws -> [String] {
      let lines = History<String>()
      start(lines)
      defer { KotlinTrace.stop(in: kitchen) }
      try body()
      return lines.events
    }

    private func start(_ lines: History<String>, of interface: String = "Cook.") {
      KotlinTrace.start(in: kitchen) { event in
        if event.name.contains(interface) { lines.append("\(event.name): \(event.message)") }
      }
    }
  }
}
