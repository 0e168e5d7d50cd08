import Kitchen
import KotlinBridge
import KotlinBridgeLocks
import KotlinBridgePublisher
import Testing

extension KitchenSuites {
  /// Objects as elements of flows: whoever gets one holds it, and nobody holds one that nobody gets.
  @Suite struct CrewFlows {
    @Test func aLoopGetsEachObject() async throws {
      var counts: [Int32] = []
      for try await crew in try crewsUpTo(count: 200) { counts.append(try crew.count.value) }
      #expect(counts == Array(1...200))
      try await held(0)
    }

    /// The harness has no types for the elements. `shifts` fails in the end.
    @Test func whoOnlyReadsPastObjectsHoldsNone() async throws {
      for (name, arguments) in [("crewsUpTo", KotlinWriter.bytes(of: 3 as Int32)), ("shifts", [])] {
        var iterator = try kitchen.flow(name, encodedArguments: arguments).makeAsyncIterator()
        var count = 0
        while (try? await iterator.next()) != nil { count += 1 }
        #expect(count > 0)
        try await held(0)
      }
      for try await _ in try kitchen.flow("endlessCrews") { break }
      try await held(0)
    }

    @Test(arguments: [KotlinPlacement.caller, .default, .io])
    func anObjectThatIsKeptOutlivesItsFlow(placement: KotlinPlacement) async throws {
      var crews: [Crew] = []
      for try await crew in try crewsUpTo(count: 100).placement(placement) { crews.append(crew) }
      #expect(try crews.map { try $0.names.count } == Array(1...100))
      try await held(100)
    }

    @Test(arguments: [KotlinPlacement.caller, .default], [1, 64] as [KotlinWindow])
    func aLoopThatIsLeftLetsGoOfWhatItHasNotRead(
      placement: KotlinPlacement, window: KotlinWindow
    ) async throws {
      for _ in 0..<50 {
        for try await crew in try endlessCrews().placement(placement).window(window) {
          #expect(try crew.count.value == 1)
          break
        }
      }
      try await held(0)
    }

    @Test(arguments: [KotlinPlacement.caller, .default])
    func aTaskThatIsCancelledHoldsNothing(placement: KotlinPlacement) async throws {
      for _ in 0..<20 {
        let hasBegun = AsyncStream.makeStream(of: Void.self)
        let task = Task {
          for try await _ in try crewsNowAndThen().placement(placement) {
            hasBegun.continuation.finish()
          }
        }
        for await _ in hasBegun.stream {}
        task.cancel()
        _ = await task.result
      }
      try await held(0)
    }

    @Test func anIteratorThatIsCancelledLetsGoOfItsBatch() async throws {
      var iterator = try endlessCrews().placement(.default).makeAsyncIterator()
      #expect(try await iterator.next() != nil)
      try await iterator.cancelAndJoin()
      try await held(0)
      #expect(try await iterator.next() == nil)
    }

    @Test func callbacksGetObjectsUntilTheJobIsCancelled() async throws {
      let count = Guarded(0)
      let isEnough = AsyncStream.makeStream(of: Void.self)
      let job = try endlessCrews().subscribe(
        onEach: { crew in
          let seen = count.withLock { count in
            count += (try? crew.count.value) == 1 ? 1 : 0
            return count
          }
          if seen == 100 { isEnough.continuation.finish() }
        }, onThrow: { Issue.record($0) })
      for await _ in isEnough.stream {}
      job.cancel()
      await job.join()
      try await held(0)
    }

    @Test func aStreamAndAPublisherPassThem() async throws {
      var counts: [Int32] = []
      for try await crew in try crewsUpTo(count: 3).stream() { counts.append(try crew.count.value) }
      for try await crew in try crewsUpTo(count: 3).publisher().values {
        counts.append(try crew.count.value)
      }
      #expect(counts == [1, 2, 3, 1, 2, 3])
    }

    @Test func theSameObjectIsEqualEachTime() async throws {
      let crew = try Crew(count: 5)
      var crews: Set<Crew> = []
      for try await again in try crewAgain(crew: crew, times: 100) {
        #expect(again == crew)
        crews.insert(again)
      }
      #expect(crews == [crew])
      crews = []
      try await held(1)
    }

    @Test func dataWithObjectsInItIsAnElement() async throws {
      let crew = try Crew(count: 1)
      var missions: [Mission] = []
      for try await mission in try missionsOf(crew: crew) { missions.append(mission) }
      #expect(missions.map(\.name) == ["first", "second"])
      #expect(missions.first?.crew == crew)
      #expect(try missions.last?.reserve.map { try $0.names.count } == [1, 3])
      try await held(3)
    }

    @Test func anElementThatFailsHalfWayHoldsNothing() async throws {
      var sizes: [[Int?]] = []
      let error = await #expect(throws: KotlinError.self) {
        for try await shift in try shifts() {
          sizes.append(try shift.map { try $0?.names.count })
        }
      }
      #expect(error?.message == "nobody knows")
      #expect(sizes == [[1, nil, 2], []])
      try await held(0)
    }

    @Test func aStateOfAnObjectIsReadSetAndFollowed() async throws {
      let (one, two) = (try Crew(count: 1), try Crew(count: 2))
      #expect(onDuty.value == nil)
      onDuty.value = one
      #expect(onDuty.value == one)
      #expect(try !onDuty.compareAndSet(expected: two, update: nil))
      #expect(try onDuty.compareAndSet(expected: Crew(count: 1), update: two))
      var seen: [Crew?] = []
      for try await crew in onDuty.flow {
        seen.append(crew)
        if seen.count == 1 { onDuty.value = nil } else { break }
      }
      #expect(seen == [two, nil])
    }

    @Test func aSharedFlowGivesWhatItReplays() async throws {
      for count in 1...3 { #expect(try land(crew: Crew(count: Int32(count)))) }
      var counts: [Int32] = []
      for try await crew in landed {
        counts.append(try crew.count.value)
        if counts.count == 2 { break }
      }
      #expect(counts == [2, 3])
    }

    @Test func aChannelAndAFlowThatComesLaterHaveThem() async throws {
      var counts: [Int32] = []
      for try await crew in try boarding() { counts.append(try crew.count.value) }
      for try await crew in try await crewsLater(count: 2) { counts.append(try crew.count.value) }
      #expect(counts == [0, 1, 2, 1, 2])
    }

    /// Eight tasks that leave their loops early, at once, on two placements.
    @Test func eightTasksLeaveNothing() async throws {
      try await withThrowingTaskGroup { group in
        for number in 0..<8 {
          group.addTask {
            for round in 0..<100 {
              let placement: KotlinPlacement = number % 2 == 0 ? .caller : .default
              var left = round % 7
              for try await crew in try endlessCrews().placement(placement) {
                _ = try crew.names
                left -= 1
                if left < 0 { break }
              }
            }
          }
        }
        try await group.waitForAll()
      }
      try await held(0)
    }
  }
}
