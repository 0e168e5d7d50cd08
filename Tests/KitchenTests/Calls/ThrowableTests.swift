import Kitchen
import KotlinBridge
import TestHelpers
import Testing

extension KitchenSuites {
  /// Exceptions as parameters, results and properties: `KotlinError`.
  @Suite struct Throwables {
    private struct Spill: Error, Equatable {
      let litres: Int
    }

    @Test func anExceptionThatIsNotThrownTellsWhatItIs() throws {
      let incident = try incident(message: "the milk boils over")
      let problem = incident.problem
      #expect(problem.typeName == "kotlin.IllegalStateException")
      #expect(problem.message == "the milk boils over")
      #expect(!problem.trace.isEmpty)
      #expect(incident.next == nil)
    }

    @Test func itGoesBackAsItself() throws {
      let problem = try incident(message: "smoke").problem
      #expect(try isSame(one: problem, other: problem))
      #expect(try told(failure: problem) == "IllegalStateException: smoke")
      let outer = try incident(message: "fire", cause: problem).problem
      #expect(outer.cause?.message == "smoke")
      #expect(try told(failure: nil) == "")
    }

    @Test func anErrorOfSwiftsIsASwiftExceptionAndComesBackAsItself() throws {
      let error = KotlinError(Spill(litres: 2))
      #expect(try told(failure: error).hasPrefix("SwiftException: "))
      #expect(throws: Spill(litres: 2)) { try rethrow(failure: error) }
      let problem = try incident(message: "wet floor", cause: error).problem
      #expect(problem.cause?.swiftError as? Spill == Spill(litres: 2))
    }

    @Test func whatKotlinHasCaughtFromSwiftIsTheSwiftError() throws {
      let caught = try caughtFrom { throw Spill(litres: 3) }
      #expect(caught?.swiftError as? Spill == Spill(litres: 3))
      #expect(try caughtFrom {} == nil)
    }

    @Test func aClosureGetsTheCause() throws {
      let ends = History<String>()
      let end: @Sendable (KotlinError?) -> Void = { cause in
        ends.append(cause.map { "\(Mishap.Burnt($0)?.minutes ?? 0)" } ?? "well")
      }
      try work(failsWith: nil, onEnd: end)
      try work(failsWith: "toast", onEnd: end)
      #expect(ends.events == ["well", "5"])
    }

    @Test func whatSwiftThrowsAsAnExceptionOfKotlinsIsThatInKotlin() throws {
      #expect(try fill { 3 } == "3 litres")
      #expect(try fill { throw Overflow(litres: 2, message: "wet") } == "2 too many: wet")
      #expect(try fill { throw Overflow(litres: 2) } == "2 too many: ")
      #expect(try fill { throw Drought() } == "dry")
      let overflow = #expect(throws: Overflow.self) {
        try fill { throw Overflow(litres: 10, message: "wet") }
      }
      #expect(overflow?.litres == 10 && overflow?.kotlinError.message == "wet")
    }

    @Test func theStructOfAnExceptionThatIsPassedIsASwiftExceptionAndComesBackAsItself() throws {
      let overflow = Overflow(litres: 2, message: "wet")
      #expect(try told(failure: KotlinError(overflow)).hasPrefix("SwiftException: "))
      let thrown = #expect(throws: (any Error).self) {
        try rethrow(failure: KotlinError(overflow))
      }
      #expect(thrown.flatMap { Overflow($0) }?.litres == 2)
    }

    @Test func anExceptionThatKotlinCannotMakeIsStillItselfInSwift() throws {
      // A class is sealed: Kotlin sees a SwiftException.
      let mishap = Mishap(isMendable: true, message: "odd")
      let error = try #require(try caughtFrom { throw mishap })
      #expect(error.typeName == "kotlinbridge.SwiftException" && error.swiftError is Mishap)
      #expect(Mishap(error)?.isMendable == true)
      #expect(Shortage(error) == nil)
    }

    @Test func tenThousandLeaveNothing() throws {
      for round in 0..<10_000 {
        let problem = try incident(message: "\(round)").problem
        if round % 2 == 0 { _ = try told(failure: problem) }
        _ = try told(failure: KotlinError(Spill(litres: round)))
      }
    }
  }
}
