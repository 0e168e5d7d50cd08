import Kitchen
import KotlinBridge
import Testing

extension KitchenSuites {
  /// Sealed hierarchies with classes in them are enums, whose cases hold the objects.
  @Suite struct SealedClasses {
    @Test func aSwitchIsExhaustive() throws {
      func describe(_ order: Order) throws -> String {
        switch order {
        case .served(let plates): "\(plates) plates"
        case .cooking(let cooking): "\(try cooking.stir()) minutes"
        case .today(let until): "not until \(until)"
        case .forever(let refused): refused.reason
        case .gone: "gone"
        }
      }
      let seen = try (0...5).map { try describe(Order.of(kind: $0)) }
      #expect(
        seen == [
          "2 plates", "9 minutes", "89 minutes", "not until 3", "too much salt", "gone",
        ])
    }

    @Test func anObjectOfACaseIsOfItsOwnClass() throws {
      guard case .cooking(let cooking) = try Order.of(kind: 2) else { throw Missing() }
      #expect(cooking is Order.Roasting)
      guard case .cooking(let plain) = try Order.of(kind: 1) else { throw Missing() }
      #expect(!(plain is Order.Roasting))
    }

    @Test func anObjectComesBackAsTheSame() throws {
      let cooking = try Order.Cooking(left: 5)
      #expect(try cooking.stir() == 4)
      guard case .cooking(let back) = try echoOrder(value: .cooking(cooking)) else {
        throw Missing()
      }
      #expect(back == cooking)
      #expect(try back.stir() == 3)
      #expect(try areSame(one: .cooking(back), other: .cooking(cooking)))
      #expect(try echoOrder(value: .gone) == .gone)
      #expect(try echoOrder(value: .served(plates: 4)) == .served(plates: 4))
      #expect(try liveObjects() == 1)
    }

    @Test func theMembersOfTheBaseAreThere() throws {
      let orders = try (0...5).map { try Order.of(kind: $0) }
      #expect(
        try orders.map { try $0.label }
          == ["served", "cooking", "cooking", "refused", "refused", "gone"])
      #expect(try orders.map { try $0.isOver } == [true, false, false, true, true, true])
      #expect(try orders[1].orIfOver(other: .gone) == orders[1])
      #expect(try orders[0].orIfOver(other: .gone) == .gone)
      guard case .cooking(let cooking) = orders[1] else { throw Missing() }
      #expect(cooking.label == "cooking")
    }

    @Test func objectsAreHeldAsLongAsTheirCase() async throws {
      do {
        let all = try orders()
        #expect(all.count == 7)
        #expect(try liveObjects() == 3)
      }
      #expect(try liveObjects() == 0)
      #expect(throws: KotlinError.self) { try brokenOrders() }
      #expect(try liveObjects() == 0)
      var seen: [Order] = []
      for try await order in try ordersNowAndThen() { seen.append(order) }
      #expect(seen.count == 6)
      seen = []
      try await held(0)
    }

    @Test func aStateKeepsTheObject() throws {
      let counter = try Counter()
      #expect(try counter.order.value == nil)
      try counter.take(order: .cooking(Order.Cooking(left: 7)))
      guard case .cooking(let cooking)? = try counter.order.value else { throw Missing() }
      #expect(try cooking.stir() == 6)
    }

    @Test func aNestedHierarchyIsAnEnumOfItsOwn() throws {
      let refused = try refused()
      #expect(try refused.map { try $0.reason } == ["sold out", "too much salt"])
      switch refused[1] {
      case .today: Issue.record("not today")
      case .forever(let forever): #expect(forever.reason == "too much salt")
      }
    }

    @Test func aHierarchyOfClassesAloneIsAnEnumToo() throws {
      let pot = try Pan.Pot(size: 20, lid: true)
      let pans: [Pan] = [.wok(try Pan.Wok(size: 10)), .pot(pot)]
      #expect(try widest(pans: pans) == .pot(pot))
      #expect(try pans[1].size == 20)
      #expect(try widest(pans: []) == nil)
    }

    @Test func enumsAndInterfacesAreCases() throws {
      let moods = try moods()
      #expect(moods[0] == .plain(.glad))
      #expect(moods[1] == .mixed(parts: [.plain(.calm), .mixed(parts: [])]))
      guard case .face(let face) = moods[2], case .shown(let shown) = moods[3] else {
        throw Missing()
      }
      #expect(try face.show() == ":-)")
      #expect(try shown.show() == "nothing")
      for mood in moods { #expect(try echoMood(value: mood) == mood) }
      // Declared as an interface, it is of the class that is a case of its own.
      guard case .face(let same) = try echoMood(value: .shown(Mood.AnyShown(face))) else {
        throw Missing()
      }
      #expect(same == face)
    }

    @Test(arguments: [false, true])
    func bothSidesCountACaseAsAStructure(isObject: Bool) throws {
      // A mood, its record and the list of it are three structures; the last mood with its case two.
      let deepest = try mixedMood(depth: 332, isObject: isObject)
      #expect(try echoMood(value: deepest) == deepest)
      #expect(throws: KotlinError.self) { try mixedMood(depth: 333, isObject: isObject) }
      #expect(throws: KotlinError.self) { try echoMood(value: .mixed(parts: [deepest])) }
    }

    @Test func aClassMayBeACaseOfSeveral() throws {
      let miso = try drink(kind: 0)
      guard case .soup(let soup) = miso, case .soup(let eaten)? = try Kitchen.eaten(drink: miso)
      else {
        throw Missing()
      }
      #expect(soup == eaten)
      #expect(try drink(kind: 1) == .smoothie(fruit: ["plum"]))
      #expect(try Kitchen.eaten(drink: .smoothie(fruit: [])) == .smoothie(fruit: []))
    }

    @Test func aGenericHierarchyWithAClassIsGeneric() throws {
      #expect(try echoStep(value: .done(value: "tea")) == .done(value: "tea"))
      let waiting = try Step<String>.waiting(StepWaiting(minutes: 3))
      #expect(try echoStep(value: waiting) == waiting)
      let steps: [Step<Order>] = try steps()
      guard case .done(.cooking(let cooking)) = steps[0], case .waiting(let last) = steps[1] else {
        throw Missing()
      }
      #expect(try cooking.stir() == 0)
      #expect(last.minutes == 5)
    }

    @Test func oneWithAGenericClassIsAnEnumForEachUse() throws {
      let replies: [ReplyString] = try (0...2).map { try reply(kind: $0) }
      guard case .now(value: "yes") = replies[0], case .later(let later) = replies[1],
        case .never = replies[2]
      else { throw Missing() }
      #expect(try later.get() == "maybe")
      let five = try ReplyInt.later(Reply.LaterInt(value: 5))
      #expect(try echoReply(value: five) == five)
    }
  }
}

private struct Missing: Error {}
