import Kitchen
import KotlinBridge
import KotlinBridgeLocks
import TestHelpers
import Testing

extension KitchenSuites {
  /// Closures of Swift's in Kotlin, and functions of Kotlin's in Swift.
  @Suite struct Functions {
    // MARK: - Closures

    @Test func kotlinCallsAClosure() throws {
      #expect(try sortedNames(names: ["b", "c", "a"]) { $0 < $1 } == ["a", "b", "c"])
      #expect(try mappedLongs(numbers: [1, 2, .max]) { $0 &+ 1 } == [2, 3, .min])
      #expect(try summedLongs(count: 1000) { $0 * 2 } == 999_000)
    }

    @Test func aClosureMayBeNilAndGiveNil() throws {
      #expect(try perhapsMapped(number: 3, by: nil) == -1)
      #expect(try perhapsMapped(number: 3) { $0 + 1 } == 4)
      #expect(try perhapsMapped(number: 3) { _ in nil } == nil)
    }

    @Test func kotlinsDefaultStandsForAClosure() throws {
      #expect(try repeatedly(times: 2) == 2)
      let seen = Guarded<[Int32]>([])
      #expect(try repeatedly(times: 3) { number in seen.withLock { $0.append(number) } } == 3)
      #expect(seen.value == [0, 1, 2])
    }

    @Test func aReceiverIsTheFirstArgument() throws {
      let crew = try Crew(names: ["Ada", "Bo"])
      #expect(try crewText(crew: crew) { "\($0.place.name) \($1)" } == "nowhere true")
    }

    @Test func functionsWithTheSameClosureAreTwoInKotlin() throws {
      #expect(try letterOf(letter: 65) { $0 + 1 } == 66)
      #expect(try unsignedOf(number: 65) { $0 + 1 } == 66)
    }

    @Test func aClosureThatKotlinGivesBackIsTheSame() throws {
      let calls = Guarded(0)
      let function = try givenBack { number in
        calls.withLock { $0 += 1 }
        return "\(number)"
      }
      #expect(try liveObjects() == 0)
      #expect(try function(7) == "7")
      #expect(calls.value == 1)
    }

    @Test func closuresGetAndGiveFunctions() throws {
      #expect(
        try fedWords { add in
          try add("one")
          try add("two")
        } == ["one", "two"])
      #expect(try curried { first in { second in first + second } } == 42)
    }

    @Test func kotlinCallsAClosureOnItsOwnThread() async throws {
      let caller = Guarded<UInt64?>(nil)
      #expect(
        try await inBackground {
          caller.value = threadNumber()
          return 5
        } == 5)
      #expect(caller.value != nil)
    }

    // MARK: - Functions of Kotlin's

    @Test func swiftCallsAFunctionOfKotlins() throws {
      let tripled = try scaling(by: 3)
      #expect(try tripled(2) == 6)
      #expect(try tripled(-1.5) == -4.5)
      #expect(try [1, 2].map(tripled) == [3, 6])
    }

    @Test func kotlinKeepsClosuresInItsFunctions() throws {
      let both = try combined(first: { $0 + 1 }, second: { $0 * 2 })
      try kitchen.collectGarbage()
      #expect(try both(4) == 10)
    }

    @Test func aFunctionOfKotlinsGoesBack() throws {
      let tripled = try scaling(by: 3)
      #expect(try combined(first: { Int32(try tripled(Double($0))) }, second: { $0 })(5) == 15)
      let text = try givenBack(function: try givenBack { "\($0)" })
      #expect(try text(8) == "8")
    }

    @Test func twoThreadsCallOneFunction() async throws {
      let both = try combined(first: { $0 + 1 }, second: { $0 * 2 })
      let sums = try await withThrowingTaskGroup(of: Int32.self) { group in
        for _ in 0..<2 {
          group.addTask {
            var sum: Int32 = 0
            for number in 0..<Int32(5000) { sum &+= try both(number) }
            return sum
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(sums == [25_005_000, 25_005_000])
    }

    // MARK: - Errors

    @Test func theErrorOfAClosureComesBackAsItself() throws {
      let error = #expect(throws: Burnt.self) {
        try mappedLongs(numbers: [1]) { throw Burnt(pieces: $0) }
      }
      #expect(error == Burnt(pieces: 1))
    }

    @Test func kotlinCatchesTheErrorOfAClosure() throws {
      #expect(try thrownBy {} == "nothing")
      #expect(try thrownBy { throw Burnt(pieces: 3) } == "SwiftException: Burnt(pieces: 3)")
      #expect(try thrownBy { throw CancellationError() }.hasPrefix("CancellationException"))
    }

    @Test func theExceptionOfAFunctionIsAKotlinError() throws {
      let refused = try refusing(reason: "no")
      let error = #expect(throws: KotlinError.self) { try refused() }
      #expect(error?.typeName == "kotlin.IllegalArgumentException")
      #expect(error?.message == "no")
    }

    // MARK: - Suspending

    @Test func functionsThatSuspendCrossBothWays() async throws {
      #expect(
        try await awaitedText(id: 3) { id in
          await Task.yield()
          return "text \(id)"
        } == "got text 3")
      let fetch = try fetching(prefix: "page")
      #expect(try await fetch(2) == "page 2")
      #expect(try await awaitedText(id: 4, fetch: fetch) == "got page 4")
    }

    @Test func aCancelReachesTheTaskOfAClosure() async throws {
      let (started, start) = AsyncStream<Void>.makeStream()
      let task = Task {
        try await awaitedText(id: 1) { _ in
          start.yield()
          try await Task.sleep(for: .seconds(600))
          return "late"
        }
      }
      for await _ in started { break }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }

    // MARK: - Lifetime

    @Test func kotlinKeepsAClosureUntilItIsRemoved() async throws {
      let bell = try Doorbell()
      let heard = Guarded<[String]>([])
      weak var token: Token?
      do {
        let kept = Token()
        token = kept
        try bell.listen { who in
          withExtendedLifetime(kept) { heard.withLock { $0.append(who) } }
        }
      }
      try kitchen.collectGarbage()
      try bell.ring(who: "Ada")
      #expect(heard.value == ["Ada"])
      #expect(token != nil)
      try bell.clear()
      try await collected { token == nil }
      try bell.ring(who: "nobody")
      #expect(heard.value == ["Ada"])
    }

    @Test func aPropertyHoldsAFunction() throws {
      let bell = try Doorbell()
      #expect(bell.onRing == nil)
      let counts = Guarded<[Int32]>([])
      bell.onRing = { count in counts.withLock { $0.append(count) } }
      try bell.ring(who: "one")
      let own = try #require(bell.onRing)
      try own(9)
      #expect(counts.value == [1, 9])
      #expect(try bell.greeting("you") == "hello, you")
      bell.onRing = nil
      try bell.ring(who: "two")
      #expect(counts.value == [1, 9])
    }

    @Test func aClosureMayUseWhatHasIt() throws {
      let bell = try Doorbell()
      try bell.listen { [weak bell] _ in
        try bell?.clear()
        try kitchen.collectGarbage()
      }
      try bell.ring(who: "Ada")
      try bell.ring(who: "Ada")
      #expect(bell.count == 2)
    }

    /// Counters are looked at after each test.
    @Test func manyClosuresAndFunctionsLeaveNothing() throws {
      for round in 0..<Int32(20_000) {
        let both = try combined(first: { $0 + round }, second: { $0 })
        #expect(try both(1) == round + 1)
      }
    }

    // MARK: - The main actor

    @MainActor @Test func aClosureOfTheMainActorTouchesItsState() async throws {
      let feed = try Feed()
      let model = FeedModel()
      try model.watch(feed)
      try await feed.publish(items: ["a", "b", "c"])
      while model.items.count < 3 { await Task.yield() }
      #expect(model.items == ["a", "b", "c"])
      try feed.onClose { [weak model] in model?.items.append("closed") }
      try feed.close()
      // Queued, also from the main thread.
      #expect(model.items.count == 3)
      while model.items.count < 4 { await Task.yield() }
      try feed.onClose(block: nil)
    }

    // MARK: - Interfaces

    @Test func aClosureIsAnObjectOfAnInterfaceWithOneMember() async throws {
      let long = AnyTaster { dish, spoons in dish != "salt" && spoons > 2 }
      #expect(try tasted(dishes: ["salt", "soup", "a"], by: long) == ["soup", "a taster"])
      #expect(try await brought(dish: "soup", by: AnyWaiter { "\($0)!" }) == "soup!")
      await #expect(throws: Burnt.self) {
        try await brought(dish: "soup", by: AnyWaiter { _ in throw Burnt(pieces: 1) })
      }
    }

    @Test func namesOfItsMemberAreNotThoseOfTheClosure() throws {
      #expect(try called(caller: AnyCaller { $0 + 1 }, own: AnyOwn { "\($0)!" }) == "2!")
    }

    @Test func membersOfSwiftsObjectsTakeAndGiveFunctions() async throws {
      #expect(try await routed(router: Signposts(), path: "/a") == "opened, [x], y?, [1, 2], 1")
    }

    @Test func membersOfKotlinsObjectsTakeAndGiveFunctions() async throws {
      let table = try RoutingTable()
      let opened = Guarded<[Bool]>([])
      try table.open(path: "/") { isOpen in opened.withLock { $0.append(isOpen) } }
      try table.open(path: "x") { isOpen in opened.withLock { $0.append(isOpen) } }
      #expect(opened.value == [true, false])
      #expect(try table.handler(path: "p")("q") == "p: q")
      #expect(try table.fallback == nil)
      let router: any Router = table
      #expect(try await router.each { $0 != "b" } == 2)
      #expect(try await routed(router: table, path: "/") == "opened, /: x, null, [a, b, c], 2")
    }
  }
}

private final class Token: Sendable {}

/// What an app has for a screen.
@MainActor private final class FeedModel {
  var items: [String] = []

  func watch(_ feed: Feed) throws {
    try feed.watch { [weak self] in self?.items.append($0) }
  }
}

/// A class of Swift's whose members take and give functions.
private final class Signposts: Router {
  let fallback: (@Sendable (String) throws -> String)? = { "\($0)?" }

  func open(path: String, done: @escaping @Sendable (Bool) throws -> Void) throws {
    try done(path.hasPrefix("/"))
  }

  func handler(path: String) -> @Sendable (String) throws -> String { { "[\($0)]" } }

  func each(visit: @escaping @Sendable (String) async throws -> Bool) async throws -> Int32 {
    var count: Int32 = 0
    for name in ["1", "2"] where try await visit(name) && name == "1" { count += 1 }
    return count
  }
}

/// Collects until something has happened.
private func collected(until isDone: () -> Bool) async throws {
  let clock = ContinuousClock()
  let end = clock.now.advanced(by: .seconds(90))
  while !isDone(), clock.now < end {
    try kitchen.collectGarbage()
    await Task.yield()
  }
  #expect(isDone())
}
