import Kitchen
import KotlinBridge
import Testing

extension KitchenSuites {
  /// Generic functions and properties: the list names the types for their parameters.
  @Suite struct GenericFunctions {
    @Test func theTypesOfTheArgumentsChoose() throws {
      #expect(try largest(things: ["Ada", "Ben"], values: [2.5, 1]) == "Ada")
      let crew = try Crew(names: ["Ada"])
      #expect(try largest(things: [crew, Crew(count: 2)], values: [2, 1]) == crew)
      #expect(try largest(things: [String](), values: [Double]()) == nil)
    }

    @Test func argumentsMayVaryInNumber() throws {
      #expect(try reversed(things: 1, 2, 3) == [3, 2, 1])
    }

    @Test func theTypeOfTheResultChooses() throws {
      let number: Int32? = try parsed(text: "42")
      #expect(number == 42)
      #expect(try parsed(text: "4.5") as Double? == 4.5)
      #expect(try parsed(text: "x") as Int32? == nil)
    }

    @Test func aSuspendFunctionAndAFlow() async throws {
      let alarms: [Alarm?] = [nil, .sea]
      #expect(try await later(value: alarms) == alarms)
      var numbers: [Int32] = []
      for try await number in try repeated(value: 7) { numbers.append(number) }
      for try await number in try repeated(value: 8, times: 1) { numbers.append(number) }
      #expect(numbers == [7, 7, 8])
    }

    @Test func aPropertyOfAGenericReceiver() throws {
      #expect(try middle(["a", "b", "c"]) == "b")
    }
  }
}
