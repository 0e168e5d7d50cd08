import Kitchen
import KotlinBridge
import KotlinBridgeLocks
import Testing

extension KitchenSuites {
  /// Objects of generic classes: each use with other types is a class of its own in Swift.
  @Suite struct Trays {
    @Test func aGenericClassHasItsMembersWithEachType() async throws {
      let names = try TrayString(things: ["Ada"])
      #expect(try names.put(thing: "Ben") == 2)
      #expect(try names[1] == "Ben")
      #expect(try await names.last() == "Ben")
      #expect(names.label == "Ada")
      names.label = "Cleo"
      #expect(names.label == "Cleo")
      #expect(try names.first() == "Ada")
      let numbers = try Tray.numbers(upTo: 3)
      #expect(try numbers.put(thing: 7) == 4)
      #expect(try await numbers.last() == 7)
      #expect(try numbers.putAll(more: 8, 9) == 6)
      #expect(try TrayInt().first() == nil)
      #expect(throws: KotlinError.self) { try numbers[9] }
    }

    @Test func itsFlowsAndStatesHaveTheType() async throws {
      let numbers = try TrayInt(things: [1, 2])
      #expect(try numbers.things.value == [1, 2])
      var each: [Int32] = []
      for try await number in try numbers.each() { each.append(number) }
      #expect(each == [1, 2])
      for try await things in try numbers.things {
        if things.count == 3 { break }
        _ = try numbers.put(thing: 3)
      }
      #expect(try numbers.things.value == [1, 2, 3])
    }

    @Test func itsTypeMayBeAClassOfObjects() async throws {
      let crew = try Crew(names: ["Ada"])
      let crews = try crewTray(crews: crew, Crew(count: 2))
      #expect(try crews.first() == crew)
      #expect(try await crews.last().names.count == 2)
      #expect(try crews.things.value.count == 2)
      var names: [[String]] = []
      for try await crew in try crews.each() { names.append(try crew.names) }
      #expect(names[0] == ["Ada"])
      crews.label = nil
      #expect(crews.label == nil)
    }

    @Test func twoOfThemCrossTogether() throws {
      let (one, other) = (try TrayInt(things: [1]), try TrayInt(things: [2]))
      let both = try one.beside(other: other)
      #expect(both.first == one)
      #expect(both.second == other)
      #expect(try liveObjects() == 2)
    }

    @Test func anObjectOfAnyTypesHasTheMembersThatNeedNone() async throws {
      let names = try TrayString(things: ["Ada"])
      let any = TrayAny(names)
      #expect(any == names)
      #expect(try any.count == 1)
      #expect(try wiped(tray: any) == names)
      #expect(try mixedTrays().map { try $0.count } == [1, 2])
      var counts: [Int32] = []
      for try await tray in try trayAfterTray() { counts.append(try tray.count) }
      #expect(counts == [1, 2])
      #expect(try countOfAny(holding: HoldingAny(names)) == 1)
      #expect(try labelOf(labelled: LabelledAnyString(labelled())) == "one")
    }

    @Test func whatAnObjectOfAnyTypesGivesIsOfAny() throws {
      let coat = try hook()
      #expect(try lengthOf(link: LinkAny(coat)) == 1)
      #expect(try lengthOfNames(link: coat) == 1)
      #expect(try HookAny(coat).end() == coat)
      let any = try anyHook()
      #expect(any.weight == 5)
      #expect(try any.end() == any)
      #expect(try lengthOf(link: any) == 1)
      #expect(try LinkAny(coat).isShort())
    }

    @Test func iteratorsAndSequencesAreKotlins() throws {
      let numbers = try falling(from: 2)
      #expect(try numbers.next() == 2)
      #expect(try numbers.next() == 1)
      #expect(try !numbers.hasNext())
      #expect(throws: KotlinError.self) { try numbers.next() }
      #expect(try addedUp(numbers: falling(from: 4)) == 10)
      #expect(try firstFew(numbers: squares(), count: 3) == [1, 4, 9])
      #expect(try addedUp(numbers: UpTo(3)) == 6)
    }

    /// The numbers from 1 on.
    private final class UpTo: IteratorInt, Sendable {
      private let last: Int32
      private let given = Guarded(Int32(0))

      init(_ last: Int32) { self.last = last }

      func hasNext() -> Bool { given.withLock { $0 < last } }

      func next() -> Int32 {
        given.withLock {
          $0 += 1
          return $0
        }
      }
    }

    @Test func aSubclassInheritsConcreteTypes() throws {
      let names = try NameTray()
      #expect(try names.put(thing: " Benjamin ") == 2)
      #expect(try names.longest == "Benjamin")
      let tray: TrayString = names
      #expect(try tray.put(thing: "Cy ") == 3)
      #expect(try tray.things.value == ["Ada", "Benjamin", "Cy"])
    }

    @Test func aGenericInterfaceIsAProtocolForEachType() throws {
      func first(of holding: any HoldingString) throws -> String? { try holding.first() }
      #expect(try first(of: NameTray()) == "Ada")
      #expect(try holdings().map { try $0.first() } == ["Ada", "Ben"])
      #expect(try countOf(holding: TrayString(things: ["a", "b"])) == 2)
    }

    @Test func whatAClassInheritsFromALibrarysGenericClassIsItsOwn() throws {
      let letters = try Letters()
      #expect(try letters.size == 3)
      #expect(try letters.get(index: 1) == UInt16(UnicodeScalar("b").value))
      #expect(try letters.subList(fromIndex: 1, toIndex: 3).count == 2)
      #expect(try letters.contains(element: UInt16(UnicodeScalar("c").value)))
      #expect("\(letters)" == "[a, b, c]")
    }

    @Test func aGenericValueHasMembers() throws {
      let ranked = try rankedNames()
      #expect(
        try ranked.ranks() == [
          Pair(first: 0, second: "Ada"), .init(first: 1, second: "Ben"),
        ])
      #expect(try ranked.isBest(thing: "Ada"))
      #expect(try !Ranked(things: [], best: "x").isBest(thing: "Ada"))
    }
  }
}
