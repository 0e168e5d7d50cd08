import Kitchen
import KotlinBridge
import Testing

extension KitchenSuites {
  /// Where an interface is expected, a value that has it crosses as a value.
  @Suite struct InterfaceValues {
    @Test func aValueArrivesAsItself() throws {
      #expect(try labelled(kind: 0) as? Card == Card(id: 1, title: "one"))
      #expect(try labelled(kind: 1) as? Suit == .hearts)
      #expect(try labelled(kind: 2) as? Ticket == Ticket(id: 7))
      #expect(try labelled(kind: 3) as? Pass == .day(id: 8))
      guard case .year(let year)? = try labelled(kind: 4) as? Pass else { throw Missing() }
      #expect(try year.id == 9)
      #expect(try labelled(kind: 5) as? Pass == .free)
      let guide = try labelled(kind: 6) as? Guide
      #expect(try guide?.title == "guide 10")
      let pack = try #require(try labelled(kind: 7) as? Pack)
      #expect(try pack.top.base as? Guide != nil && pack.top.id == 12)
      #expect(pack.others == [AnyHasId(Card(id: 13, title: "in it")), nil])
      for kind: Int32 in 8...9 {
        let object = try labelled(kind: kind)
        #expect(object is AnyHasId.Object)
        #expect(try object.id == (kind == 8 ? 14 : 9))
      }
    }

    @Test func aValueGoesToKotlinAndComesBack() throws {
      let guide = try Guide(id: 3)
      let year = try Pass.Year(id: 4)
      let values: [any HasId] = [
        Card(id: 1, title: ""), Suit.spades, Ticket(id: 2), Pass.day(id: 5), Pass.free, guide,
        Pass.year(year), Pack(id: 6, top: AnyHasId(guide), others: [AnyHasId(Suit.hearts), nil]),
        try labelled(kind: 9),
      ]
      for value in values {
        let back = try echoLabelled(value: value)
        #expect(AnyHasId(back) == AnyHasId(value))
        #expect(type(of: back) == type(of: value))
      }
      #expect(try isThatObject(one: guide, other: guide))
      #expect(try isThatObject(one: Pass.year(year), other: Pass.year(year)))
    }

    @Test func objectsInThemAreReleased() throws {
      do {
        let all = try allLabelled()
        #expect(all.count == 10)
        // The year, both guides, and what Swift knows by the interface alone.
        #expect(try liveObjects() == 5)
      }
      #expect(try liveObjects() == 0)
    }

    @Test func everyPlaceHasTheValue() async throws {
      #expect(try maybeLabelled(kind: nil) == nil)
      #expect(try maybeLabelled(kind: 1) as? Suit == .hearts)
      #expect(try await labelledLater(kind: 2) as? Ticket == Ticket(id: 7))
      #expect(try await labelledLater(kind: nil) == nil)
      #expect(try allLabelled()[0].base is Card)
      #expect(try labelledById()[101]?.base as? Suit == .hearts)
      var seen: [String] = []
      for try await value in try flowOfLabelled() {
        seen.append(value.map { "\(type(of: $0.base))" } ?? "nil")
      }
      #expect(
        seen == [
          "Card", "Suit", "Ticket", "Pass", "Pass", "Pass", "Guide", "Pack", "Object", "Object",
        ])
      #expect(try sumOfIds(all: [AnyHasId(Ticket(id: 1)), nil, AnyHasId(Pass.day(id: 2))]) == 3)
      try await held(0)
    }

    @Test func statesAndPropertiesHaveTheValue() async throws {
      let pocket = try Pocket(first: Ticket(id: 1))
      #expect(pocket.inside.value.base is Ticket)
      pocket.inside.value = AnyHasId(Suit.hearts)
      for try await value in try pocket.each() { #expect(value.base as? Suit == .hearts) }
      #expect(pocket.spare == nil)
      try pocket.setSpare(Card(id: 2, title: "two"))
      #expect(pocket.spare as? Card == Card(id: 2, title: "two"))
      try pocket.setSpare(nil)
      #expect(pocket.spare == nil)
    }

    @Test func defaultsAreTaken() throws {
      #expect(try idOf(first: Ticket(id: 1)) == 1001)
      #expect(try idOf(first: Ticket(id: 1), second: Ticket(id: 10), third: Suit.spades) == 111)
      #expect(try idOrNone() == 5)
      #expect(try idOrNone(value: nil) == -1)
      #expect(try idOrNone(value: Suit.spades) == 100)
      #expect(try idsOf(all: AnyHasId(Suit.spades), AnyHasId(Ticket(id: 3))) == [100, 3])
    }

    @Test func membersOfTheInterfaceAreThere() async throws {
      let ticket = Ticket(id: 2)
      #expect(try ticket.tag() == "#2")
      #expect(try Suit.hearts.tag() == "HEARTS")
      #expect(try Suit.hearts.id == 101)
      #expect(try Pass.day(id: 3).id == 3)
      #expect(try Pass.day(id: 3).tag() == "#3")
      #expect(try Guide(id: 4).tag() == "#4")
      #expect(try ticket.smaller(other: Suit.spades) as? Ticket == ticket)
      #expect(try Suit.spades.smaller(other: ticket) as? Ticket == ticket)
      #expect(try await ticket.later(add: 5) == 7)
      var numbers: [Int32] = []
      for try await number in try ticket.countdown { numbers.append(number) }
      #expect(numbers == [2, 1, 0])
      let any: any HasId = ticket
      #expect(try any.tag() == "#2")
      #expect(try AnyHasId(ticket).id == 2)
    }

    @Test func extensionsOfTheInterfaceAreThere() throws {
      #expect(try Suit.spades.doubled() == 200)
      #expect(try Guide(id: 3).isOdd)
      #expect(try Ticket(id: 1) + Suit.hearts == 102)
    }

    @Test func aValueMayHaveSeveralInterfaces() throws {
      let card = Card(id: 1, title: "one")
      #expect(try echoTitled(value: card) as? Card == card)
      let titled: any Titled = try echoTitled(value: card)
      #expect(try echoLabelled(value: titled) as? Card == card)
      #expect(try echoLabelled(value: AnyTitled(card)) as? Card == card)
      #expect(try echoCounted(value: Suit.hearts) as? Suit == .hearts)
    }

    @Test func onlyAnObjectIsChanged() throws {
      let board = try noted(isObject: true)
      let object = try #require(board as? Board)
      try object.setNote("milk")
      #expect(try board.note == "milk")
      #expect(try noted(isObject: false) as? Memo == Memo(note: "bread"))
    }

    @Test func whatAValueInheritsFromAClassIsThere() throws {
      let cheese = Cheese(weight: 3)
      #expect(try cheese.origin == "cellar")
      #expect(try cheese.describe() == "from cellar")
      #expect(try cheese.id == 6)
      #expect(try echoCounted(value: cheese) as? Cheese == cheese)
    }

    @Test func aTypeOfSwiftCrossesAsAnObject() throws {
      struct Mine: HasId {
        var id: Int32 { 1 }
      }
      #expect(try echoLabelled(value: Mine()) is Mine)
      #expect(try Mine().tag() == "#1")
      #expect(try sumOfIds(all: [AnyHasId(Mine()), AnyHasId(Mine())]) == 2)
    }

    @Test func aTypeOfSwiftIsRefusedWhereSwiftCannotImplementTheInterface() throws {
      struct Mine: Noted {
        var note: String { "mine" }
      }
      let error = #expect(throws: KotlinError.self) { try echoNoted(value: Mine()) }
      #expect(error?.code == .misuse)
      #expect(
        error?.message
          == "a Mine can't cross as a Noted: Swift can't implement that interface (see the generator's "
          + "report); pass an object or value of a generated type")
      #expect(try liveObjects() == 0)
    }
  }
}

private struct Missing: Error {}
