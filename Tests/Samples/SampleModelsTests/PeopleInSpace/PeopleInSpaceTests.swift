import Foundation
import KotlinBridge
import KotlinBridgePublisher
import PeopleInSpace
import SampleSupport
import Samples
import TestHelpers
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension SamplesSuites {
  /// The repository over its simulation, over HTTP, and without an answer.
  @Suite struct PeopleInSpaceTests {
    let crew = [
      Assignment(name: "Олег Кононенко", craft: "ISS"),
      Assignment(name: "叶光富", craft: "Tiangong"),
    ]

    @Test func positionsComeInOrderAndStayWithinTheInclination() async throws {
      let repository = try PeopleInSpaceRepository()
      var positions: [IssPosition] = []
      for try await position in try repository.pollIssPosition(interval: .milliseconds(2)) {
        positions.append(position)
        if positions.count == 5 { break }
      }
      #expect(positions.map(\.timestamp) == positions.map(\.timestamp).sorted())
      #expect(Set(positions.map(\.timestamp)).count == 5)
      for position in positions {
        #expect((-52...52).contains(position.latitude))
        #expect((-180...180).contains(position.longitude))
        #expect((400...450).contains(position.altitude))
      }
    }

    @Test(arguments: [Duration.zero, .seconds(-1)])
    func flowFailsIfTheIntervalIsNotPositive(interval: Duration) async throws {
      let repository = try PeopleInSpaceRepository()
      let error = await #expect(throws: KotlinError.self) {
        for try await _ in try repository.pollIssPosition(interval: interval) {}
      }
      #expect(error?.code == .failed)
      #expect(error?.typeName == "kotlin.IllegalArgumentException")
      #expect(error?.message.hasPrefix("the interval must be positive, not ") == true)
    }

    @Test func peopleComeOverHTTPInEachForm() async throws {
      let space = try TestServer { _ in
        .init(
          200,
          """
          {"people": [{"craft": "ISS", "name": "Олег Кононенко"},
            {"craft": "Tiangong", "name": "叶光富"}], "number": 2, "message": "success"}
          """)
      }
      let repository = try PeopleInSpaceRepository(api: SpaceServer(address: space.server.url))
      #expect(try await repository.fetchPeople() == crew)
      let people = await withCheckedContinuation { continuation in
        repository.fetchPeople(on: .io) { continuation.resume(returning: $0) }
      }
      #expect(try people.get() == crew)
      let future = Future { promise in repository.fetchPeople(completion: promise) }
      var values: [[Assignment]] = []
      for try await value in future.values { values.append(value) }
      #expect(values == [crew])
      #expect(space.events.events == Array(repeating: .request("/astros"), count: 3))
    }

    @Test func theSimulationServesPositionsAndPeople() async throws {
      let simulation = try SimulatedSpace()
      let space = try TestServer { await simulation.answer($0) }
      let repository = try PeopleInSpaceRepository(api: SpaceServer(address: space.server.url))
      #expect((400...450).contains(try await repository.issPosition().altitude))
      #expect(try await repository.fetchPeople().contains { $0.name == "Jessica Meir" })
    }

    @Test func whatGoesWrongIsWhatKotlinDeclares() async throws {
      let space = try TestServer { request in
        switch request.path {
        case "/500/astros": .init(500)
        case "/malformed/astros": .init(200, #"{"people": [{"craft": "ISS", "na"#)
        default: await .never()
        }
      }
      func fetch(_ path: String, timeout: Duration = .seconds(60)) async throws {
        let address = space.server.url.appending(path: path)
        let api = SpaceServer(address: address)
        _ = try await PeopleInSpaceRepository(api: api, timeout: timeout).fetchPeople()
      }
      let refusal = await #expect(throws: SpaceException.self) { try await fetch("500") }
      #expect(SpaceException.ServerError(refusal!)?.status == 500)
      let malformed = await #expect(throws: SpaceException.self) { try await fetch("malformed") }
      #expect(SpaceException.MalformedAnswer(malformed!) != nil)
      #expect(malformed!.kotlinError.message.contains("$.people[0]"))
      let late = await #expect(throws: SpaceException.self) {
        try await fetch("never", timeout: .milliseconds(50))
      }
      #expect(SpaceException.TimedOut(late!) != nil)
      await space.events.waits { $0.last == .abandoned("/never/astros") }
      let nobody = SpaceServer(address: URL(string: "http://127.0.0.1:1")!)
      let error = await #expect(throws: SpaceException.self) {
        try await PeopleInSpaceRepository(api: nobody).fetchPeople()
      }
      #expect(SpaceException.Unreachable(error!) != nil)
    }

    @Test func aCompletionHandlerGetsTheErrorToo() async throws {
      let nobody = SpaceServer(address: URL(string: "http://127.0.0.1:1")!)
      let repository = try PeopleInSpaceRepository(api: nobody)
      let people = await withCheckedContinuation { continuation in
        repository.fetchPeople { continuation.resume(returning: $0) }
      }
      let error = #expect(throws: KotlinError.self) { try people.get() }
      #expect(error.flatMap { SpaceException.Unreachable($0) } != nil)
    }

    /// Answers with a status until it is mended.
    private actor Flaky: SpaceApi {
      private var isMended = false
      private let simulation: SimulatedSpace

      init() throws { simulation = try SimulatedSpace() }

      func mend() { isMended = true }

      func position() async throws -> String {
        guard isMended else { throw SpaceException.ServerError(status: 503) }
        return try await simulation.position()
      }

      func people() async throws -> String { try await simulation.people() }
    }

    @Test func thePublisherNeverFailsAndTheRepositorySaysWhy() async throws {
      let api = try Flaky()
      let repository = try PeopleInSpaceRepository(api: api)
      let seen = History<IssPosition>()
      let subscription = IssPositionPublisher(repository: repository, interval: .milliseconds(1))
        .sink { seen.append($0) }
      for try await problem in repository.problem where problem != nil {
        #expect(problem == "the server answers with the status 503")
        break
      }
      #expect(seen.events.isEmpty)
      await api.mend()
      await seen.reaches(3)
      #expect(repository.problem.value == nil)
      subscription.cancel()
    }

    @Test func thePublisherAsksForNoMoreThanIsWanted() async throws {
      let space = try TestServer { await (try! SimulatedSpace()).answer($0) }
      let repository = try PeopleInSpaceRepository(api: SpaceServer(address: space.server.url))
      let positions = IssPositionPublisher(repository: repository, interval: .milliseconds(1))
      let seen = await positions.prefix(2).values.reduce(into: 0) { count, _ in count += 1 }
      #expect(seen == 2)
      #expect(space.events.events.count <= 3)
    }

    /// As an iOS developer writes it.
    final class ContentModel {
      var issPositionString = "" { didSet { changed(issPositionString) } }
      private var subscription: AnyCancellable?
      private let changed: (String) -> Void

      init(_ changed: @escaping (String) -> Void) { self.changed = changed }

      func startObserving(_ repository: PeopleInSpaceRepository) {
        subscription = IssPositionPublisher(repository: repository, interval: .milliseconds(2))
          .map { String(format: "ISS Position = (%f, %f)", $0.latitude, $0.longitude) }
          .assign(to: \.issPositionString, on: self)
      }

      func stopObserving() { subscription = nil }
    }

    @Test func positionsAreAssignedToAProperty() async throws {
      let (values, value) = AsyncStream<String>.makeStream()
      let model = ContentModel { value.yield($0) }
      model.startObserving(try PeopleInSpaceRepository())
      let seen = await values.prefix(3).reduce(into: []) { $0.append($1) }
      model.stopObserving()
      #expect(seen.allSatisfy { $0.hasPrefix("ISS Position = (") })
    }
  }

  /// The view model.
  @Suite @MainActor struct SpaceStationTests {
    @Test func observingStartsAndStops() async throws {
      let simulation = try SimulatedSpace()
      let space = try TestServer { await simulation.answer($0) }
      let repository = try PeopleInSpaceRepository(api: SpaceServer(address: space.server.url))
      let station = SpaceStation(repository: repository, interval: .milliseconds(5))
      // An answer that nobody waits for any more is an event, too.
      func requests() -> Int {
        space.events.events.count { if case .request = $0 { true } else { false } }
      }
      for _ in 0..<3 {
        station.startObserving()
        let first = station.issPositionString
        for await position in station.$issPositionString.values where position != first { break }
        station.stopObserving()
        let last = station.issPositionString
        let asked = requests()
        try await Task.sleep(for: .milliseconds(30))
        #expect(station.issPositionString == last)
        // One may have been on its way.
        #expect(requests() <= asked + 1)
      }
      await station.fetchPeople()
      #expect(station.people.count == 6 && station.problem == nil)
    }

    @Test func aServerThatIsGoneIsAProblem() async throws {
      let repository = try PeopleInSpaceRepository(
        api: SpaceServer(address: URL(string: "http://127.0.0.1:1")!))
      let station = SpaceStation(repository: repository)
      await station.fetchPeople()
      #expect(station.people.isEmpty && station.problem != nil)
    }
  }
}
