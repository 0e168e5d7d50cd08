import Dispatch
import Kitchen
import KotlinBridge
import Testing

extension KitchenSuites {
  /// Members of the main actor, as Kotlin code calls them that knows no more than the interface.
  @Suite struct MainActorMembers {
    @Test func aCallRunsOnTheMainThreadAfterItHasReturned() async throws {
      let wall = await Wall()
      let presenter = try Presenter(screen: wall)
      try presenter.show(orders: ["soup", "bread"])
      try await presenter.clearElsewhere()
      await queued()
      #expect(await wall.lines == ["soup bread", ""])
    }

    @Test @MainActor func aCallOfTheMainThreadIsQueuedToo() async throws {
      let wall = Wall()
      let presenter = try Presenter(screen: wall)
      for number in 0..<3 { try presenter.count(number: Int32(number)) }
      #expect(wall.lines == [])
      await queued()
      #expect(wall.lines == ["0: 0", "0: 1", "0: 2"])
    }

    @Test func theCallsOfEachThreadComeInTheirOrder() async throws {
      let wall = await Wall()
      try await Presenter(screen: wall).countTwice(end: 5000)
      await queued()
      let lines = await wall.lines
      #expect(lines.count == 10_000)
      for thread in 1...2 {
        let own = lines.filter { $0.hasPrefix("\(thread):") }
        #expect(own == (0..<5000).map { "\(thread): \($0)" })
      }
    }

    @Test func aMemberThatIsLeftOutRunsKotlinsBodyThere() async throws {
      let presenter = try Presenter(screen: Slate())
      try presenter.clear()
      await queued()
      await queued()
      let slate = try #require(presenter.screen as? Slate)
      #expect(await slate.lines == ["clear", "[]"])
    }

    @Test func aClassOfNoActorAndAnActorHaveSuchMembers() async throws {
      let (slate, terminal) = (Slate(), Terminal())
      for screen in [slate, terminal] as [any WideScreen] {
        let presenter = try Presenter(screen: screen)
        try presenter.show(orders: ["pie"])
        let isConfirmed = try await presenter.confirm(question: "pie")
        #expect(!isConfirmed)
      }
      await queued()
      #expect(await slate.lines == [#"["pie"]"#])
      #expect(await terminal.lines == [#"["pie"]"#])
    }

    @Test func theExampleShowsWhatWasOrdered() async throws {
      let list = OrderList()
      let till = try Till(screen: list)
      for dish in ["soup", "cake"] { try till.order(dish: dish) }
      await queued()
      #expect(await list.lines == ["soup", "cake"])
    }

    // MARK: - Swift calls

    @Test @MainActor func swiftCallsKotlinsObjectsAndItsOwnInPlace() async throws {
      let printer = try Printer()
      let wall = Wall()
      let screens: [any WideScreen] = [printer, wall]
      for screen in screens {
        try screen.show(orders: ["tea"])
        try screen.count(number: 3, thread: 0)
        try screen.clear()
      }
      #expect(try printer.printed() == ["tea", "3", ""])
      // Kotlin's own body of `clear` has run, and has called `show` as Kotlin code does.
      #expect(wall.lines == ["tea", "0: 3"])
      await queued()
      #expect(wall.lines == ["tea", "0: 3", ""])
      let error = #expect(throws: KotlinError.self) { try printer.count(number: -1, thread: 0) }
      #expect(error?.message == "-1 is no count")
      try AnyWideScreen(printer).blink(times: nil)
      #expect(try printer.printed().last == "3 times")
    }

    @Test func kotlinCallsKotlinsObjectsInPlace() throws {
      let printer = try Printer()
      let presenter = try Presenter(screen: printer)
      try presenter.count(number: 7)
      #expect(try printer.printed() == ["7"])
    }

    // MARK: - Errors

    @Test func whatAMemberThrowsIsUncaught() async throws {
      try await Presenter(screen: Wall()).blink()
      for try await message in try lastUncaught where message == "Dark(times: 3)" { break }
    }

    @Test func aCancellationErrorIsNobodysFailure() async throws {
      let presenter = try Presenter(screen: Slate())
      try presenter.blink()
      await queued()
      #expect(try lastUncaught.get() != "CancellationError()")
    }

    // MARK: - Lifetime

    @Test @MainActor func nothingRunsAfterTheObjectWasLetGoOf() async throws {
      let wall = Wall()
      let presenter = try Presenter(screen: wall)
      try presenter.count(number: 1)
      KitchenLibrary.letGo(of: wall)
      let error = #expect(throws: KotlinError.self) { try presenter.count(number: 2) }
      #expect(error?.typeName == "kotlin.IllegalStateException")
      // The same object has a new handle, to which what was queued before does not belong.
      try presenter.setScreen(wall)
      try presenter.count(number: 3)
      await queued()
      #expect(wall.lines == ["0: 3"])
    }

    @Test @MainActor func aMemberMayLetGoOfItsObject() async throws {
      let wall = Wall()
      let presenter = try Presenter(screen: wall)
      wall.onCount = { KitchenLibrary.letGo(of: wall) }
      for number in 1...3 { try presenter.count(number: Int32(number)) }
      await queued()
      #expect(wall.lines == ["0: 1"])
      wall.onCount = nil
    }

    @Test @MainActor func whatIsQueuedKeepsItsObjectUntilItHasRun() async throws {
      weak var gone: Wall?
      var isShown = false
      do {
        let wall = Wall()
        gone = wall
        wall.onCount = { isShown = true }
        let presenter = try Presenter(screen: wall)
        try presenter.count(number: 1)
        try presenter.setScreen(nil)
      }
      try kitchen.collectGarbage()
      try kitchen.collectGarbage()
      #expect(gone != nil && !isShown)
      await queued()
      #expect(isShown)
      try await peers(0)
      while gone != nil { await Task.yield() }
    }

    @Test(arguments: [false, true])
    func theArgumentsAreLetGoOfAfterTheCall(isDropped: Bool) async throws {
      weak var guest: Apprentice?
      let before = try liveObjects()
      try await { @MainActor in
        let wall = Wall()
        let presenter = try Presenter(screen: wall)
        let apprentice = Apprentice(skill: 4)
        guest = apprentice
        try presenter.present(cook: apprentice, device: Boiler(power: 1), dishes: ["jam"])
        if isDropped { KitchenLibrary.letGo(of: wall) }
        await queued()
        #expect(wall.lines == (isDropped ? [] : [#"4 ["jam"]"#]))
      }()
      try await peers(0)
      while guest != nil { await Task.yield() }
      try await held(before)
    }
  }
}

/// Returns when the main thread has done what was queued before.
func queued() async {
  await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
}
