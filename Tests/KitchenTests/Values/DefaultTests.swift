import Foundation
import Kitchen
import KotlinBridge
import Testing

extension KitchenSuites {
  /// Defaults of data classes: those that the source says as values, and those that Kotlin makes.
  @Suite struct Defaults {
    @Test func whatTheSourceSaysIsWhatKotlinMakes() throws {
      // No initializer here throws.
      let mocha = Mocha()
      let models = (KittenViewModel(), PuppyViewModel())
      let basket = Basket<Int32>()
      let portion = Portion()
      let snack = Snack.toast()
      #expect(try kotlinsMocha() == mocha)
      #expect(try (kittens(), puppies()) == models)
      #expect(try Kitchen.basket() == basket)
      #expect(try Kitchen.portion() == portion)
      #expect(try Kitchen.snack() == snack)
    }

    @Test func eachOfThemMayBeGiven() {
      #expect(Mocha(mark: 7, most: -1) == Mocha(grams: 1_000, mark: 7, roast: .dark, most: -1))
      #expect(KittenViewModel(count: 3) == KittenViewModel(title: "kitten", count: 3))
    }

    @Test func whatLooksLikeAValueIsMadeByKotlin() throws {
      for name in ["Guess", "Sums", "Makings", "Spellings", "Readings"] {
        #expect(try literals(of: "kitchen.\(name)") == [])
      }
      #expect(try Guess().template == "about 31")
      #expect(try Sums() == Sums(sum: 3, other: 3, call: 2, length: 3))
      #expect(try Sums(sum: 5).other == 5)
      #expect(
        try Makings() == Makings(converted: 5, items: [0, 1], compared: true, joined: "ab"))
      #expect(
        try Spellings()
          == Spellings(qualified: .medium, renamed: .light, bracketed: 5, most: .max))
      #expect(try Readings() == Readings(property: 13, computed: 4, long: 4))
    }

    @Test func sourceThatIsHardToReadIsReadRightOrNotAtAll() throws {
      let twins = (port: try Port.Twin(), starboard: try Starboard.Twin())
      let picked = Picked()
      let commented = Commented()
      let digits = Digits()
      let inside = Inside()
      let stamped = Stamped()
      #expect(
        try unlikeKotlins(
          commented: commented, stamped: stamped, port: twins.port, starboard: twins.starboard,
          picked: picked, gathered: Gathered(a: [1], d: ["a": 1]), blocks: Blocks(s: "a1", u: "x"),
          signs: Signs(b: 6, c: 5, d: 5), quoted: Quoted(made: "$"), inside: inside,
          digits: digits, ends: Ends(b: 62, c: 122)) == [])
      #expect(try literals(of: "kitchen.Port.Twin") == [])
      #expect(try literals(of: "kitchen.Gathered") == ["b", "c", "e"])
      #expect(try literals(of: "kitchen.Blocks") == ["t", "v"])
      #expect(try literals(of: "kitchen.Signs") == ["e"])
      #expect(try literals(of: "kitchen.Ends") == ["a"])
    }

    @Test func aNameThatMeansSomethingElseIsReadByKotlin() throws {
      #expect(try literals(of: "kitchen.Veiled") == ["MEDIUM"])
      #expect(try Veiled() == kotlinsVeiled())
      #expect(try Veiled() == Veiled(medium: .light, roast: .light, names: ["other"], most: 9))
    }

    private func type(_ name: String) throws -> Manifest.DeclaredType {
      let manifest = try JSONDecoder().decode(Manifest.self, from: Data(kitchen.manifestBytes()))
      return try #require(manifest.types?.first { $0.name == name })
    }

    private func literals(of name: String) throws -> [String] {
      try #require(type(name).fields).filter { $0.literal != nil }.map(\.name)
    }

    @Test func kotlinIsCalledForAComputedDefaultAlone() throws {
      let plain = PartMade(made: "x")
      #expect(plain == PartMade(count: 7, made: "x", note: "none"))
      #expect(try PartMade() == PartMade(count: 7, made: "MADE", note: "none"))
      #expect(try PartMade(count: 1, note: nil) == PartMade(count: 1, made: "MADE", note: nil))
      let remade = Remade(made: nil)
      #expect(remade == Remade(made: nil, count: 7))
      #expect(try Remade() == Remade(made: "MADE", count: 7))
      #expect(try Remade(count: nil) == Remade(made: "MADE", count: nil))
    }

    @Test func ofManyDefaultsKotlinMakesTheLastOnes() throws {
      let many = Many(c: 9, e: 6)
      #expect(many == Many(a: 1, b: 2, c: 9, d: 4, e: 6))
      #expect(try Many() == Many(c: 32))
      #expect(try Many(a: 5) == Many(a: 5, c: 32))
    }

    @Test func aDefaultOfAnotherModuleIsMadeByKotlin() throws {
      #expect(try Point(x: 3) == Point(x: 3, y: 0))
    }
  }
}
