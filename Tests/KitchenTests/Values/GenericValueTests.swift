import Foundation
import Kitchen
import KotlinBridge
import Testing

extension KitchenSuites {
  /// Values of generic classes, which are generic in Swift.
  @Suite struct GenericValues {
    @Test func membersHaveTheTypesOfTheUse() throws {
      #expect(try Chained(thing: "a", next: Chained(thing: "b")).count() == 2)
      #expect(try Chained(thing: Alarm.sea).count() == 1)
      #expect(try Rope.knot(thing: "a", rest: .knot(thing: "b", rest: .end)).knots() == ["a", "b"])
      let best = try #require(
        try best(scored: [Scored(score: 3, thing: "a"), Scored(score: 30, thing: "b")]))
      #expect(try best.compareTo(other: Scored(score: 3, thing: "a")) == 1)
      #expect(try best.grade() == .good)
    }

    @Test func whatIsStaticNeedsNoTypes() throws {
      #expect(try Rope.of(words: "to be").knots() == ["to", "be"])
      #expect(try Rope.longest == 100)
    }

    @Test func theirNamesInKotlinHaveTheTypes() {
      typealias Named = Catalog<String?, Pair<Int64, [UInt8]>>
      #expect(
        "\(Named.kotlinType)" == "kitchen.Catalog<String?, kotlin.Pair<Long, ByteArray>>")
    }

    @Test func swiftCodeIsGenericOverThem() throws {
      func swapped<A, B>(_ pair: Pair<A, B>) -> Pair<B, A> {
        Pair(first: pair.second, second: pair.first)
      }
      #expect(
        try echoPair(value: swapped(Pair(first: "a", second: 1))) == Pair(first: 1, second: "a"))
    }

    @Test func theyAreCodableWhereTheirPartsAre() throws {
      let rope = Rope.knot(thing: Seen(value: "a", at: nil), rest: .end)
      let json = try JSONEncoder().encode(rope)
      #expect(try JSONDecoder().decode(Rope<Seen<String>>.self, from: json) == rope)
    }

    @Test func theyAreElementsOfFlows() async throws {
      let scored = [Scored(score: 1, thing: Alarm.sea), Scored(score: 2, thing: .allClear)]
      var received: [Scored<Alarm>] = []
      for try await one in try flowOfScored(scored: scored) { received.append(one) }
      #expect(received == scored)
    }

    @Test func objectsAmongTheirPartsAreHeld() async throws {
      let crew = try Crew(names: ["Ada", "Ben"])
      let catalog = try await crewsByName(crews: [crew])
      #expect(catalog == Catalog(entries: ["Ada": [crew]], marked: ["Ben"]))
      try await held(1)
      extendLifetime(catalog)
    }

    /// Ten thousand structures in each other are refused, and nothing overflows.
    @Test func aChainThatIsTooLongIsRefused() throws {
      var chain = Chained(thing: "end", next: nil)
      for _ in 0..<10_000 { chain = Chained(thing: "a", next: chain) }
      let error = #expect(throws: KotlinError.self) { try echoChained(value: chain) }
      #expect(error?.message.contains("deep") == true)
    }
  }
}
