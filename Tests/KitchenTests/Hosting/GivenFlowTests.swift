import Kitchen
import KotlinBridge
import KotlinBridgeLocks
import TestHelpers
import Testing

extension KitchenSuites {
  /// Flows that go back to Kotlin, and those that Swift makes there.
  @Suite struct GivenFlows {
    // MARK: - Back to Kotlin

    @Test func aFlowOfAPropertyIsTheOriginal() throws {
      let dial = try Dial(start: 3)
      #expect(try dial.hasTurns(flow: dial.turns))
      #expect(try dial.hasTurns(flow: dial.turns.window(1).placement(.io)))
      #expect(try !dial.hasTurns(flow: Dial(start: 3).turns))
    }

    @Test func aStateIsTheOriginal() throws {
      let dial = try Dial(start: 3)
      #expect(try dial.hasPosition(state: dial.position))
      #expect(try dial.hasSetting(state: dial.setting))
      #expect(try dial.isSharing(flow: dial.position.flow))
      #expect(try valueOf(state: dial.position) == 3)
      #expect(try raise(state: dial.setting) == 4)
      #expect(dial.position.value == 4)
    }

    @Test func aFlowThatAFunctionHasMadeIsTheOriginal() async throws {
      let flow = try Dial(start: 1).turnsOnly(count: 2)
      try keepFlow(numbers: flow)
      #expect(try isKept(numbers: flow))
      #expect(try isKept(numbers: keptFlow()))
      #expect(try await sumOf(numbers: flow) == 3)
      try keepFlow(numbers: nil)
    }

    @Test func aFlowOfSwiftsComesBackAsItself() async throws {
      let made = Guarded(0)
      let flow = KotlinFlow<Int32> {
        made.withLock { $0 += 1 }
        return numbers(1...3)
      }
      try keepFlow(numbers: flow)
      #expect(try isKept(numbers: flow))
      #expect(try await sumOf(numbers: keptFlow()) == 6)
      #expect(made.value == 1)
      try keepFlow(numbers: nil)
    }

    @Test func elementsOfAnotherKotlinTypeCrossAsASequence() async throws {
      // Arrays and lists are one type in Swift, and two in Kotlin.
      #expect(try await totalOf(numbers: arrays()) == 6)
    }

    @Test func aClassThatIsAFlowIsTheOriginal() async throws {
      let common = try commonNumbers(count: 2)
      try keepFlow(numbers: common.flow)
      #expect(try isKept(numbers: KotlinFlow(common)))
      #expect(try await elements(keptFlow()) == [1, 2])
      try keepFlow(numbers: nil)
    }

    @Test func aSequenceIsNoSharedFlow() throws {
      let dial = try Dial(start: 1)
      do {
        _ = try dial.isSharing(flow: KotlinFlow(numbers([1])))
        Issue.record("a sequence crossed as a SharedFlow")
      } catch let error as KotlinError {
        #expect(
          error.message
            == "a KotlinFlow<Int32> can't cross as a kotlinx.coroutines.flow.SharedFlow<Int>: pass one "
            + "that this library returned as such, because only those are objects of its Kotlin code"
        )
      }
    }

    // MARK: - Flows that may be null, and that can be set

    @Test func swiftSetsAFlow() async throws {
      let source = try Source()
      #expect(try await source.sum() == 0)
      try source.setNumbers(KotlinFlow { numbers(1...3) })
      #expect(try await source.sum() == 6)
      #expect(try await elements(source.numbers) == [1, 2, 3])
      let dial = try Dial(start: 8)
      try source.setNumbers(dial.turns)
      #expect(try dial.hasTurns(flow: source.numbers))
      try source.setLevel(dial.position)
      #expect(source.level.value == 8)
      #expect(try dial.hasPosition(state: source.level))
    }

    @Test func aFlowMayBeNull() async throws {
      let source = try Source()
      #expect(source.spare == nil)
      #expect(try source.spareOf(count: 1) == nil)
      try source.setSpare(KotlinFlow { numbers(5...7) })
      let spare = try #require(source.spare)
      #expect(try await elements(spare) == [5, 6, 7])
      let some = try #require(try source.spareOf(count: 2))
      #expect(try await elements(some) == [5, 6])
      #expect(try await sumOf(numbers: some) == 11)
      try source.setSpare(nil)
      #expect(source.spare == nil)
    }

    @Test func kotlinSetsAFlowOfSwifts() async throws {
      let outlet = Tap()
      #expect(try await refill(outlet: outlet, count: 2) == [1, 2, 9])
      #expect(try await elements(outlet.numbers) == [1, 2])
    }

    // MARK: - What Swift makes in Kotlin

    @Test func swiftMakesAState() async throws {
      let state = try KitchenLibrary.mutableStateFlow(Int32(5))
      #expect(state.value == 5)
      #expect(try raise(state: state) == 6)
      #expect(try state.compareAndSet(expected: 6, update: 9))
      #expect(try valueOf(state: state.readOnly) == 9)
      var values = state.flow.makeAsyncIterator()
      #expect(try await values.next() == 9)
      try await values.cancelAndJoin()
    }

    @Test func swiftMakesASharedFlow() async throws {
      let events = try KitchenLibrary.mutableSharedFlow(of: String.self, replay: 2)
      for text in ["a", "b", "c"] { try await announce(flow: events, text: text) }
      var replayed = events.flow.makeAsyncIterator()
      #expect(try await replayed.next() == "b")
      #expect(try await replayed.next() == "c")
      #expect(try events.tryEmit("d"))
      #expect(try await replayed.next() == "d")
      try await replayed.cancelAndJoin()
    }

    @Test func aNegativeReplayIsRefused() throws {
      #expect(throws: KotlinError.self) {
        try KitchenLibrary.mutableSharedFlow(of: String.self, replay: -1)
      }
    }

    @Test func flowsThatAreOneTypeInSwiftAreMadeByTheNamesOfTheirTypes() async throws {
      let letters = try KitchenLibrary.mutableSharedFlowOfChar(replay: 1)
      let shorts = try KitchenLibrary.mutableSharedFlowOfUShort(replay: 1)
      try await letters.emit(65)
      try await shorts.emit(65)
      #expect(try lastLetter(letters: letters) == 65 && lastShort(shorts: shorts) == 65)
      #expect(try isLetter(state: KitchenLibrary.mutableStateFlowOfChar(65)))
      #expect(try half(state: KitchenLibrary.mutableStateFlowOfUShort(65)) == 32)
    }

    @Test func anObjectWhoseElementsAreOthersInKotlinIsRefused() throws {
      let letters = try KitchenLibrary.mutableSharedFlowOfChar(replay: 1)
      let error = #expect(throws: KotlinError.self) { try lastShort(shorts: letters) }
      #expect(
        error?.message
          == "a KotlinMutableSharedFlow<UInt16> can't cross as a "
          + "kotlinx.coroutines.flow.MutableSharedFlow<UShort>: pass one that this library returned as such, "
          + "because only those are objects of its Kotlin code")
      let state = try KitchenLibrary.mutableStateFlowOfChar(65)
      #expect(throws: KotlinError.self) { try half(state: state) }
      let queue = try letterQueue()
      #expect(throws: KotlinError.self) { try closeShorts(queue: queue.sending) }
      #expect(try closeShorts(queue: shortQueue().sending))
      #expect(queue.close())
    }

    // MARK: - Functions of flows

    @Test func aClosureGetsAndGivesFlows() async throws {
      let incremented = try through(numbers: KotlinFlow(numbers(1...3))) { numbers in
        KotlinFlow { numbers.map { $0 + 1 } }
      }
      #expect(try await elements(incremented) == [2, 3, 4])
      let original = try Dial(start: 1).turns
      #expect(try await elements(through(numbers: original) { $0 }) == [1, 2, 3])
    }

    @Test func aFunctionOfKotlinsGetsAndGivesFlows() async throws {
      let incrementing = try incrementing()
      #expect(try await elements(incrementing(KotlinFlow(numbers([7])))) == [8])
    }

    // MARK: - Collectors

    @Test func swiftImplementsACollector() async throws {
      let collector = Collecting()
      try await feed(collector: collector, count: 3)
      try await pour(numbers: KotlinFlow(numbers([7, 8])), into: collector)
      #expect(await collector.values == [0, 1, 2, 7, 8])
    }

    @Test func aClosureIsACollector() async throws {
      let sum = Guarded<Int32>(0)
      try await feed(
        collector: AnyFlowCollectorInt { value in sum.withLock { $0 += value } }, count: 4)
      #expect(sum.value == 6)
    }

    @Test func whatACollectorThrowsEndsTheCollection() async throws {
      let failing = AnyFlowCollectorInt { value in
        if value == 2 { throw Burnt(pieces: 2) }
      }
      await #expect(throws: Burnt(pieces: 2)) { try await feed(collector: failing, count: 9) }
    }

    @Test func swiftEmitsToACollectorOfKotlins() async throws {
      let collector = try CountingCollector()
      try await collector.emit(value: "abc")
      try await collector.emit(value: "de")
      #expect(collector.count == 5)
    }
  }
}

/// All elements of a flow.
func elements<Element>(_ flow: KotlinFlow<Element>) async throws -> [Element] {
  var all: [Element] = []
  for try await element in flow { all.append(element) }
  return all
}

private actor Collecting: FlowCollectorInt {
  private(set) var values: [Int32] = []

  func emit(value: Int32) async { values.append(value) }
}

private final class Tap: Outlet {
  private let kept = Guarded<KotlinFlow<Int32>>(KotlinFlow(stream([])))

  var numbers: KotlinFlow<Int32> { kept.value }

  func setNumbers(_ value: KotlinFlow<Int32>) { kept.withLock { $0 = value } }

  func extra(isOpen: Bool) -> KotlinFlow<Int32>? {
    isOpen ? KotlinFlow(stream([9])) : nil
  }
}
