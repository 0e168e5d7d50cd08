import Kitchen
import KotlinBridge
import Testing

extension KitchenSuites {
  /// The rows of docs/CATALOGUE.md about classes and interfaces.
  @Suite struct ClassTopics {
    @Test func constructorsAndProperties() throws {
      let boat = try Boat(name: "Ada", length: 12)
      #expect(try Boat(name: "Eve").length == 5)
      #expect(boat.name == "Ada")
      boat.length = 8
      #expect(boat.length == 8)
      #expect(try !boat.isLarge)
      try boat.setSpeed(99)
      #expect(boat.speed == 30)
      #expect(throws: KotlinError.self) { try boat.owner }
      try boat.setOwner("Bo")
      #expect(try boat.owner == "Bo")
      #expect(try boat.log == "log of Ada")
      try boat.setDraught(2)
      #expect(boat.changes == 1)
    }

    @Test func members() throws {
      let boat = try Boat(name: "Ada", length: 12)
      #expect(try boat.board() == 1)
      #expect(try boat.board(people: 2) == 3)
      #expect(boat.crew == 3)
      #expect(boat == (try Boat(name: "Ada")))
      #expect(Set([boat, try Boat(name: "Ada")]).count == 1)
      #expect("\(boat)" == "Boat Ada")
      #expect(try Boat.named(name: "Eve").name == "Eve")
      #expect(Boat.wheels == 0)
      #expect(try Harbour.enter() == Harbour.boats)
    }

    @Test func nestedAndInnerClasses() throws {
      #expect(try Boat.Cabin(beds: 2).beds == 2)
      let boat = try Boat(name: "Ada")
      #expect(try boat.mast(height: 9).label() == "9 m on Ada")
      #expect(try Boat.Mast(of: boat, height: 7).label() == "7 m on Ada")
    }

    @Test func inheritance() throws {
      #expect(try instrument(loud: true).play() == "boom")
      let drum = try #require(instrument(loud: true) as? Drum)
      #expect(try drum.roll() == "rrr")
      #expect(try instrument(loud: false).play() == "flute sounds")
      #expect(try concealed().name == "hidden")
      #expect(try Square(side: 3).twiceTheArea() == 18)
    }

    @Test func interfaces() throws {
      #expect(try labelled(loud: true).longLabel() == "LABEL A")
      #expect(try labelled(loud: false) is Badge)
      #expect(try labelOf(thing: Badge(label: "x")) == "label x")
      #expect(try strict().judge(points: 10))
      let draft = try draft()
      try draft.setText("done")
      #expect(try draft.text == "done")
    }

    @Test func genericClasses() throws {
      #expect(try cell(value: 4).value == 4)
      let words = try words()
      try words.push(item: "a")
      #expect(try words.pop() == "a")
      let numbers = try StackDouble()
      try numbers.push(item: 1.5)
      #expect(try numbers.size == 1)
      #expect(try sizeOf(stack: StackAny(numbers)) == 1)
      let letters = try letters(text: "a")
      #expect(try letters.hasNext() && letters.next() == 97)
      #expect(try ones().next() == 1)
    }

    @Test func operators() throws {
      let (one, two) = (try Money(cents: 100), try Money(cents: 200))
      #expect(try (one + two).cents == 300)
      #expect(try (-one).cents == -100)
      #expect(try one[0] == 49)
      #expect(try two.contains(value: 150))
      #expect(try one(factor: 3).cents == 300)
      #expect(one < two)
    }
  }
}
