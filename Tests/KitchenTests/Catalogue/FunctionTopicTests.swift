import Kitchen
import KotlinBridge
import Testing

extension KitchenSuites {
  /// The rows of docs/CATALOGUE.md about functions.
  @Suite struct FunctionTopics {
    @Test func functions() throws {
      #expect(try add(a: 1, b: 2) == 3)
      try log(line: "begun")
      #expect(try logged().last == "begun")
      #expect(try cry(text: "oh") == "OH!")
    }

    @Test func parameters() throws {
      #expect(try padded(text: "a") == "       a")
      #expect(try padded(text: "a", sign: 46) == ".......a")
      #expect(try join(parts: "a", "b") == "a, b")
      #expect(try join(separator: "-", parts: "a", "b") == "a-b")
      #expect(try tell(value: 1) == "int 1")
      #expect(try tell(value: "x") == "text x")
      #expect(try tell(value: 1.5, digits: 2) == "double 1.5 of 2 digits")
    }

    @Test func extensions() throws {
      #expect(try "Ada Lovelace".initials() == "AL")
      #expect(try "Ada Lovelace".lastWord == "Lovelace")
      #expect(try Int32(1).upTo(last: 3) == [1, 2, 3])
      #expect(try "ab" * 2 == "abab")
    }

    @Test func kindsOfFunctions() throws {
      #expect(try gcd(a: 12, b: 18) == 6)
      #expect(try twice(times: 2, step: 3) == 12)
      #expect(try fragile() == 1)
      #expect(try addedUp(numbers: [1, 2]) == 3)
      #expect(try warmer(temperature: 20, by: 0.5) == 20.5)
      #expect(try pause(duration: .seconds(3)) == .seconds(6))
      #expect(try pause() == .seconds(4))
    }

    @Test func genericFunctions() throws {
      #expect(try firstOf(items: ["a", "b"]) == "a")
      #expect(try highest(a: 1.5, b: 2) == 2)
      #expect(try nameOf() == "Int")
    }

    @Test func functionsAsValues() throws {
      #expect(try apply(value: 3) { $0 + 1 } == 4)
      #expect(try adder(step: 2)(3) == 5)
    }

    @Test func exceptions() throws {
      #expect(try sail(wind: 3) == "sailing")
      #expect(throws: BadWeather.self) { try sail(wind: 9) }
      do { _ = try sail(wind: 9) } catch let storm as BadWeather { #expect(storm.wind == 9) }
      let error = #expect(throws: KotlinError.self) { try stop(message: "full") }
      #expect(error?.message == "full")
    }
  }
}
