import Kitchen
import KotlinBridge
import Testing

extension KitchenSuites {
  /// A Swift object that implements a Kotlin interface, as Kotlin code sees it that knows no more.
  @Suite struct Hosting {
    @Test func kotlinCallsMembersOfEachShape() async throws {
      let apprentice = Apprentice(skill: 3, helper: Apprentice(skill: 7))
      let brigade = try Brigade(cook: apprentice)
      #expect(try brigade.skill() == 3)
      #expect(try brigade.chop(pieces: 4) == 7)
      #expect(try brigade.chopOften(count: 1000) == 499_500 + 3000)
      #expect(try brigade.isFree(hour: 13))
      #expect(try !brigade.isFree(hour: 2))
      #expect(try brigade.season(dish: "soup é 🍲") == "soup é 🍲 with pepper")
      #expect(try brigade.serve(card: Card(id: 1, title: "a")) == Card(id: 2, title: "a"))
      #expect(try brigade.element(index: 3) == "pot 3")
      #expect(try brigade.remarks() == ["1 none", "2 none", "1 null", "3 no"])
      try brigade.clean()
      #expect(apprentice.cleanings == 1)
      #expect(try brigade.move(place: "oven") == "oven")
      #expect(apprentice.place == "oven")
      #expect(try brigade.helper()?.skill == 7)
    }

    @Test func aStringLongerThanTheLentMemoryCrossesBothWays() throws {
      let dish = String(repeating: "långkok ", count: 10_000)
      let brigade = try Brigade(cook: Apprentice())
      #expect(try brigade.season(dish: dish) == "\(dish) with pepper")
      #expect(try brigade.move(place: dish) == dish)
    }

    @Test func whatSwiftLeavesOutRunsKotlinsOwnBody() async throws {
      let brigade = try Brigade(cook: Apprentice(skill: 4))
      #expect(try brigade.greeting() == "I am at the sink")
      #expect(try await brigade.rest(minutes: 5) == 20)
      // Without Kotlin in between, too.
      let apprentice: any Cook = Apprentice(skill: 5)
      #expect(try apprentice.greeting() == "I am at the sink")
      #expect(try await apprentice.rest(minutes: 2) == 10)
      #expect(try apprentice.introduction() == "I am at the sink, and my skill is 5")
    }

    @Test func anImplementationOverridesKotlinsBodyAndCallsIt() throws {
      let brigade = try Brigade(cook: Polite())
      #expect(try brigade.greeting() == "Good evening. I am at the door")
    }

    @Test func theMostDerivedInterfaceIsKnown() throws {
      let chef = try Brigade(cook: Owner())
      #expect(try chef.isChef())
      #expect(try chef.menu() == ["soup", "cake"])
      #expect(try chef.greeting() == "I am the chef")
      #expect(try !Brigade(cook: Apprentice()).isChef())
    }

    // MARK: - Identity

    @Test func theSameObjectComesBack() async throws {
      let apprentice = Apprentice()
      let brigade = try Brigade(cook: apprentice)
      #expect(try brigade.cook as? Apprentice === apprentice)
      #expect(try brigade.isThere(cook: apprentice))
      #expect(try brigade.isEqual(cook: apprentice))
      #expect(try !brigade.isThere(cook: Apprentice()))
      #expect(try !brigade.isEqual(cook: Apprentice()))
      #expect(try brigade.knowsItself())
      #expect(try brigade.present.get()?.base as? Apprentice === apprentice)
      for try await cook in try brigade.shifts(count: 3) {
        #expect(cook.base as? Apprentice === apprentice)
      }
    }

    @Test func aKotlinObjectThatWentThroughSwiftIsItself() throws {
      let kotlins = try kotlinCook(skill: 2)
      let brigade = try Brigade(cook: Apprentice(helper: kotlins))
      let helper = try #require(try brigade.helper())
      #expect(AnyCook(helper) == AnyCook(kotlins))
      #expect(try brigade.use(device: Boiler(power: 3)))
      try brigade.setCook(kotlins)
      #expect(try brigade.isThere(cook: helper))
    }

    @Test func listsOfBothKindsComeBackInTheOrderThatSwiftGivesThem() throws {
      let (two, one) = (Apprentice(skill: 2), Apprentice(skill: 1))
      let three = try kotlinCook(skill: 3)
      let brigade = try Brigade(cook: Apprentice())
      let sorted = try brigade.reversed(others: [AnyCook(three), AnyCook(two), AnyCook(one)])
      #expect(sorted == [AnyCook(one), AnyCook(two), AnyCook(three)])
      #expect(sorted[0].base as? Apprentice === one)
    }

    @Test func valuesOfAnInterfaceGoThroughSwift() throws {
      let brigade = try Brigade(cook: Apprentice())
      let card = try brigade.tag(of: Card(id: 4, title: "b"))
      #expect(card as? Card == Card(id: 4, title: "b"))
    }

    @Test func aStructIsANewObjectEachTime() throws {
      let brigade = try Brigade(cook: Visitor(skill: 9))
      #expect(try brigade.skill() == 9)
      #expect((try brigade.cook as? Visitor)?.skill == 9)
      #expect(try !brigade.isThere(cook: Visitor(skill: 9)))
    }

    // MARK: - Errors

    @Test func theErrorThatSwiftThrowsComesBackAsTheSameValue() async throws {
      let brigade = try Brigade(cook: Apprentice())
      #expect(throws: Burnt(pieces: -3)) { try brigade.chop(pieces: -3) }
      await #expect(throws: Burnt(pieces: -2)) { try await brigade.bake(minutes: -2) }
      let complaint = try brigade.complaint(pieces: -1)
      #expect(complaint == "SwiftException: Burnt(pieces: -1)")
      let wrapped = #expect(throws: KotlinError.self) { try brigade.wrapped(pieces: -5) }
      #expect(wrapped?.message == "the cook failed")
      #expect(wrapped?.cause?.swiftError as? Burnt == Burnt(pieces: -5))
    }

    @Test func kotlinCatchesItsOwnExceptionThatSwiftThrows() throws {
      let brigade = try Brigade(cook: Short())
      #expect(try brigade.complaint(pieces: 1) == "short of {egg=2}")
      let error = #expect(throws: KotlinError.self) { try brigade.chop(pieces: 1) }
      #expect(error?.typeName == "kitchen.Shortage")
      #expect(Shortage(error!)?.missing == ["egg": 2])
    }

    // MARK: - Suspending

    @Test func aMemberThatSuspendsIsAwaited() async throws {
      let brigade = try Brigade(cook: Apprentice())
      #expect(try await brigade.bake(minutes: 3) == "cake of 3")
      #expect(try await brigade.helpers(count: 3).map { try $0.skill } == [0, 1, 2])
    }

    @Test func anActorAndAMainActorClassImplementAnInterface() async throws {
      #expect(try await Brigade(cook: Pantryman()).bake(minutes: 3) == "1 of 3")
      #expect(try await Brigade(cook: Host()).bake(minutes: 3) == "main 3")
    }

    @Test func aPlainCallSeesTheTaskLocalsOfItsCallerAndAnAsyncOneNone() async throws {
      let brigade = try Brigade(cook: Marked())
      try await Marked.$mark.withValue("mint") {
        let tea = try brigade.season(dish: "tea")
        #expect(tea == "tea with mint")
        let pie = try await brigade.bake(minutes: 1)
        #expect(pie == "pie with nothing")
      }
    }

    @Test func aTimeOutOfKotlinsCancelsTheSwiftTask() async throws {
      let brigade = try Brigade(cook: Apprentice())
      let error = await #expect(throws: KotlinError.self) {
        try await brigade.bakeWithin(minutes: 10_000, limit: .milliseconds(20))
      }
      #expect(error?.code == .timeout)
    }

    @Test func aCancelInSwiftGoesDownAndUp() async throws {
      let cook = Waiting()
      let brigade = try Brigade(cook: cook)
      let task = Task { try await brigade.bake(minutes: 1) }
      await cook.hasBegun.stream.first { _ in true }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(cook.wasCancelled)
    }

    // MARK: - Lifetime

    @Test func kotlinLetsGoOfWhatItCannotReach() async throws {
      weak var gone: Apprentice?
      do {
        let apprentice = Apprentice()
        gone = apprentice
        let brigade = try Brigade(cook: apprentice)
        #expect(try brigade.skill() == 1)
      }
      try await peers(0)
      while gone != nil { await Task.yield() }
    }

    @Test func kotlinKeepsWhatItCanReach() async throws {
      let brigade = try Brigade(cook: Apprentice(skill: 6))
      try kitchen.collectGarbage()
      try kitchen.collectGarbage()
      #expect(try brigade.skill() == 6)
      #expect(try kitchen.counters.peers == 1)
      try brigade.setCook(nil)
      try await peers(0)
    }

    @Test func whatSwiftHasLetGoOfIsNotCalled() throws {
      let apprentice = Apprentice()
      let brigade = try Brigade(cook: apprentice)
      KitchenLibrary.letGo(of: apprentice)
      let error = #expect(throws: KotlinError.self) { try brigade.skill() }
      #expect(error?.typeName == "kotlin.IllegalStateException")
      #expect(
        error?.message.hasPrefix("Swift has let go of KitchenTests.Apprentice@") == true,
        "\(error?.message ?? "")")
      let other = #expect(throws: KotlinError.self) { try brigade.cook }
      #expect(other?.typeName == "kotlin.IllegalStateException")
      #expect(try brigade.described().contains("Apprentice"))
      try brigade.setCook(apprentice)
      #expect(try brigade.skill() == 1)
    }

    @Test func swiftCodeInsideACallUsesTheLibrary() async throws {
      let brigade = try Brigade(cook: nil)
      try brigade.setCook(Busy(brigade: brigade))
      #expect(try brigade.chop(pieces: 5) == 8)
      try brigade.setCook(nil)
      try await peers(0)
    }
  }
}

/// So many Swift objects are held by Kotlin, after collections.
func peers(_ count: Int) async throws {
  let end = ContinuousClock.now + .seconds(60)
  while try kitchen.counters.peers != count, .now < end {
    try kitchen.collectGarbage()
    await Task.yield()
  }
  #expect(try kitchen.counters.peers == count)
}
