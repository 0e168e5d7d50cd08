import Kitchen
import KotlinBridge
import KotlinBridgeTestSupport
import KotlinBridgeTesting
import Testing

// What a user of the package would write: the code under test, and tests of it that need no Kotlin.

/// The model of a view that shows the space station.
@MainActor final class StationModel {
  private(set) var crew: [String] = []
  private(set) var position = "nowhere to be seen"
  private(set) var problem: String?
  private let library: KotlinLibrary
  private var following: Task<Void, Never>?

  init(_ library: KotlinLibrary) {
    self.library = library
  }

  func load() async {
    do {
      crew = try await library.call("fetchPeople", "{}")
    } catch {
      problem = "\(error)"
    }
  }

  func follow(every interval: Duration) {
    following = Task {
      do {
        for try await position in try library.flow(
          "pollIssPosition", interval, of: Position.self)
        {
          self.position = "\(position.latitude), \(position.longitude)"
        }
        position = "gone"
      } catch is CancellationError {
      } catch {
        problem = "\(error)"
      }
    }
  }

  func stop() async {
    following?.cancel()
    await following?.value
  }

  /// Waits for the end of the flow.
  func finished() async {
    await following?.value
  }
}

@MainActor @Suite(.timeLimit(.minutes(3))) struct StationModelTests {
  private let fake = FakeLibrary("people")

  @Test func theCrewIsShown() async throws {
    let fetch = fake.function("fetchPeople", taking: String.self, returning: [String].self) { _ in
      ["Anna", "Oleg"]
    }
    let model = StationModel(try fake.open())
    await model.load()
    #expect(model.crew == ["Anna", "Oleg"])
    #expect(try fetch.calls[0].arguments(as: String.self) == "{}")
  }

  @Test func aFailureIsShown() async throws {
    fake.function("fetchPeople", taking: String.self, returning: [String].self) { _ in
      throw KotlinError(code: .failed, typeName: "kotlin.IllegalStateException", message: "offline")
    }
    let model = StationModel(try fake.open())
    await model.load()
    #expect(model.problem == "kotlin.IllegalStateException: offline")
  }

  @Test func theLastPositionStaysUntilTheFlowEnds() async throws {
    fake.flow("pollIssPosition", taking: Duration.self, of: Position.self) { script, interval in
      script.emit(Position(latitude: 1, longitude: Double(interval.components.seconds)))
      script.complete()
    }
    let model = StationModel(try fake.open())
    model.follow(every: .seconds(10))
    await model.finished()
    #expect(model.position == "gone")
  }

  @Test func stoppingLeavesNothingBehind() async throws {
    let positions = fake.flow("pollIssPosition", taking: Duration.self, of: Position.self)
    let library = try fake.open()
    let model = StationModel(library)
    model.follow(every: .seconds(1))

    let subscription = try await positions.subscription()
    #expect(try subscription.arguments(as: Duration.self) == .seconds(1))
    try subscription.emit(Position(latitude: 51.5, longitude: -0.1))
    while model.position != "51.5, -0.1" { await Task.yield() }

    await model.stop()
    #expect(subscription.isCancelled)
    #expect(model.problem == nil)
    try await expectNothingLive(in: library)
  }
}
