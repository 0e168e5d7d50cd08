import KotlinBridge
import Testing

extension Fixtures {
  /// Values that Kotlin code refuses to make an object of: its exception arrives, wherever they were going.
  @Suite struct RefusedValues {
    private static let backwards = Period(begin: 2, end: 1)
    private static let refusal = Failure(
      code: .failed, typeName: "kotlin.IllegalArgumentException", message: "a period from 2 to 1")

    @Test(arguments: CallForm.allCases, ["length", "plainLength"])
    func aCallFails(_ form: CallForm, name: String) async throws {
      let length = try library.function(name, taking: Period.self, returning: Int64.self)
      #expect(await answer(of: length, Period(begin: 2, end: 5), in: form) == .value(3))
      #expect(await answer(of: length, Self.backwards, in: form) == .threw(Self.refusal))
    }

    @Test(arguments: Form.allCases)
    func aFlowFails(_ form: Form) async throws {
      let fine = try library.flow("length", Period(begin: 2, end: 5), of: Int64.self)
      #expect(await history(of: fine, in: form) == events(0..<3, .completed))
      let refused = try library.flow("length", Self.backwards, of: Int64.self)
      #expect(await history(of: refused, in: form) == [.threw(Self.refusal)])
    }

    @Test(arguments: [KotlinPlacement.caller, .default, .io])
    func aFlowFailsOnEveryPlacement(_ placement: KotlinPlacement) async throws {
      let refused = try library.flow("length", Self.backwards, of: Int64.self).placement(placement)
      #expect(await history(of: refused, in: .callbacks) == [.threw(Self.refusal)])
    }

    @Test func aStateIsNotSet() throws {
      let state = try library.mutableStateFlow("periodState", freshName(), of: Period.self)
      let first = Period(begin: 0, end: 1)
      #expect(isThrown(Self.refusal) { try state.set(Self.backwards) })
      #expect(
        isThrown(Self.refusal) {
          _ = try state.compareAndSet(expected: Self.backwards, update: first)
        })
      #expect(
        isThrown(Self.refusal) {
          _ = try state.compareAndSet(expected: first, update: Self.backwards)
        })
      #expect(try state.get() == first)
    }

    @Test func aStateIsNotOpened() throws {
      let refused = try library.mutableStateFlow("stateOfPeriod", Self.backwards, of: Int64.self)
      let failing = try library.stateFlow("stateThrows", "no state", of: Int64.self)
      #expect(isThrown(Self.refusal) { _ = try refused.get() })
      #expect(isThrown(Self.refusal) { try refused.set(1) })
      #expect(isThrown(Self.refusal) { _ = try refused.compareAndSet(expected: 0, update: 1) })
      #expect(isThrown(.fixture("no state")) { _ = try failing.get() })
    }

    private func isThrown(_ failure: Failure, _ use: () throws -> Void) -> Bool {
      do {
        try use()
        return false
      } catch {
        return (error as? KotlinError).map(Failure.init) == failure
      }
    }
  }
}

/// `fixtures.Period`, which Kotlin refuses to make backwards.
struct Period: Equatable, KotlinRecord {
  var begin, end: Int64

  static var kotlinFields: KotlinFields<Self> {
    fields(Self.init, .field("begin", \.begin), .field("end", \.end))
  }
}
