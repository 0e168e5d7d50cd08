import Fixtures
import KotlinBridge
import TestHelpers
import Testing

extension FixtureSuites {
  /// Arguments and states that Kotlin code refuses when it makes an object of them: its exception
  /// arrives in every form.
  @Suite struct RefusedValues {
    private static let backwards = Period(begin: 2, end: 1)
    private static let refusal = SeenFailure(
      code: .failed, typeName: "kotlin.IllegalArgumentException", message: "a period from 2 to 1")

    @Test(arguments: CallForm.allCases, ["length", "plainLength"])
    func aCallFails(_ form: CallForm, name: String) async throws {
      #expect(await answer(of: name, Period(begin: 2, end: 5), in: form) == .value(3))
      #expect(await answer(of: name, Self.backwards, in: form) == .threw(Self.refusal))
    }

    @Test(arguments: FlowForm.allCases)
    func aFlowIsNotMade(_ form: FlowForm) async throws {
      let fine = try during(period: Period(begin: 2, end: 5))
      #expect(await history(of: fine, in: form) == events(0..<3, .completed))
      #expect(isThrown(Self.refusal) { _ = try during(period: Self.backwards) })
    }

    @Test func aStateIsNotSet() throws {
      let state = try periodState(name: freshName())
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

    @Test func aStateIsNotMade() throws {
      #expect(isThrown(Self.refusal) { _ = try stateOfPeriod(period: Self.backwards) })
      #expect(isThrown(.fixture("no state")) { _ = try stateThrows(name: "no state") })
    }

    private func isThrown(_ failure: SeenFailure, _ use: () throws -> Void) -> Bool {
      do {
        try use()
        return false
      } catch {
        return (error as? KotlinError).map(SeenFailure.init) == failure
      }
    }
  }
}
