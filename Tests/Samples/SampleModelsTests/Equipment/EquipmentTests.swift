import EquipmentModels
import Foundation
import KotlinBridge
import KotlinBridgeLocks
import KotlinBridgePublisher
import SampleSupport
import Samples
import TestHelpers
import Testing

extension SamplesSuites {
  /// The pager in Kotlin, and the view models of three kinds of items.
  @Suite @MainActor struct EquipmentTests {
    private func withScope(_ body: @MainActor (KotlinScope) async throws -> Void) async throws {
      let scope = KotlinScope()
      try await body(scope)
      scope.cancel()
    }

    /// Scrolls to the end, as a grid does whose last row is the progress indicator.
    private func readAll<Item>(_ model: EquipmentViewModel<Item>) async {
      model.fetchEquipment()
      repeat {
        await model.loaded()
        await waits { model.items.count > 0 && !model.isLoading }
        model.rowAppeared(model.items.count - 1)
      } while model.hasNextPage
      await model.loaded()
    }

    private func waits(until isTrue: @MainActor () -> Bool) async {
      while !isTrue(), !Task.isCancelled { await Task.yield() }
    }

    @Test func threeTabsReadTheirPagesToTheEnd() async throws {
      let test = try TestServer { EquipmentServer.answer($0) }
      let server = EquipmentServer(address: test.server.url, session: .patient)
      try await withScope { scope in
        let land = try LandViewModel(scope: scope)
        let air = try AirViewModel(scope: scope, server: server)
        let sea = try SeaViewModel(scope: scope, server: server)
        await readAll(land)
        await readAll(air)
        await readAll(sea)
        await waits { land.items.count == 95 && air.items.count == 45 && sea.items.count == 30 }
        #expect(land.items.map(\.name) == (1...95).map { "Vehicle \($0)" })
        #expect(air.items.map(\.name) == (1...45).map { "Aircraft \($0)" })
        #expect(sea.items.map(\.displacement) == (0..<30).map { 1_000 + 250 * Double($0) })
        for model in [land.problem, air.problem, sea.problem] { #expect(model == nil) }
        land.stop()
        air.stop()
        sea.stop()
      }
      #expect(
        test.events.events.filter { event in
          if case .request(let target) = event { target.hasPrefix("/ships") } else { false }
        } == [.request("/ships?offset=0&limit=20"), .request("/ships?offset=20&limit=20")])
    }

    @Test func aPageAsksForWhatTheOneBeforeHasSaid() async throws {
      try await withScope { scope in
        let asked = Guarded<[Int32]>([])
        let pager = try PagerIntShip(
          scope: scope, config: PagingConfig(pageSize: 3), initialKey: 7
        ) { key, count in
          asked.withLock { $0.append(key) }
          return PagingResult(
            items: (0..<count).map { Ship(name: "\(key + $0)", displacement: 1) }, prevKey: nil,
            nextKey: key < 13 ? key + count : nil)
        }
        #expect(try pager.hasNextPage)
        for _ in 0..<5 { try await pager.loadNext() }
        #expect(try !pager.hasNextPage)
        #expect(asked.value == [7, 10, 13])
        #expect(pager.state.value.map(\.name) == (7..<16).map(String.init))
        // The flow is the state's: it has the last value at once.
        for try await items in pager.pagingData {
          #expect(items.count == 9)
          break
        }
      }
    }

    @Test func pagesThatAreAskedForAtOnceComeOneAfterTheOther() async throws {
      try await withScope { scope in
        let (running, most) = (Guarded(0), Guarded(0))
        let pager = try PagerIntAircraft(
          scope: scope, config: PagingConfig(pageSize: 1), initialKey: 0
        ) { key, _ in
          let now = running.withLock {
            $0 += 1
            return $0
          }
          most.withLock { $0 = max($0, now) }
          try await Task.sleep(for: .microseconds(200))
          running.withLock { $0 -= 1 }
          return PagingResult(
            items: [Aircraft(name: "\(key)", ceiling: 1)], prevKey: nil,
            nextKey: key < 63 ? key + 1 : nil)
        }
        try await withThrowingTaskGroup { group in
          for number in 0..<100 {
            group.addTask {
              if number % 2 == 0 {
                try await pager.loadNext()
              } else {
                await (try pager.launchNext()).join()
              }
            }
          }
          try await group.waitForAll()
        }
        #expect(most.value == 1)
        #expect(pager.state.value.map(\.name) == (0..<64).map(String.init))
      }
    }

    @Test func aCancelInMidPageLeavesThePagerAsItWas() async throws {
      let isFirst = Guarded(true)
      let test = try TestServer { request in
        let first = isFirst.withLock { isFirst in
          defer { isFirst = false }
          return isFirst
        }
        return first ? await .never() : EquipmentServer.answer(request)
      }
      try await withScope { scope in
        let model = try SeaViewModel(
          scope: scope, server: EquipmentServer(address: test.server.url, session: .patient))
        model.fetchEquipment()
        await test.events.reaches(1)
        model.stop()
        await model.loaded()
        await test.events.reaches(2)
        let target = "/ships?offset=0&limit=20"
        #expect(test.events.events == [.request(target), .abandoned(target)])
        #expect(model.items.isEmpty && model.problem == nil && !model.isLoading)
        model.fetchEquipment()
        await waits { model.items.count == 20 }
        model.stop()
      }
    }

    @Test func anErrorIsShownAndTheNextTryGoesOn() async throws {
      let isDown = Guarded(false)
      let test = try TestServer { isDown.value ? .init(503) : EquipmentServer.answer($0) }
      try await withScope { scope in
        let model = try AirViewModel(
          scope: scope, server: EquipmentServer(address: test.server.url, session: .patient))
        model.fetchEquipment()
        await waits { model.items.count == 20 }
        await model.loaded()
        isDown.value = true
        model.rowAppeared(19)
        await model.loaded()
        #expect(model.problem == "the server answers with the status 503")
        #expect(model.items.count == 20 && model.hasNextPage)
        isDown.value = false
        model.rowAppeared(19)
        await model.loaded()
        await waits { model.items.count == 40 }
        #expect(model.problem == nil)
        model.stop()
      }
    }

    @Test func nothingIsShownAfterStop() async throws {
      let test = try TestServer { EquipmentServer.answer($0) }
      let server = EquipmentServer(address: test.server.url, session: .patient)
      let config = PagingConfig(pageSize: 5)
      try await withScope { scope in
        try await showsNothingAfterStop(LandViewModel(scope: scope, config: config))
        try await showsNothingAfterStop(
          AirViewModel(scope: scope, server: server, config: config))
        try await showsNothingAfterStop(
          SeaViewModel(scope: scope, server: server, config: config))
      }
    }

    private func showsNothingAfterStop<Item>(_ model: EquipmentViewModel<Item>) async throws {
      model.fetchEquipment()
      await waits { model.items.count == 5 }
      await model.loaded()
      model.stop()
      // Kotlin has more pages than are shown.
      for _ in 0..<3 {
        model.fetchNextData()
        await model.loaded()
      }
      #expect(model.items.count == 5)
    }
  }
}
