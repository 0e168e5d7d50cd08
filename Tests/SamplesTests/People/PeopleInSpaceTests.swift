import KotlinBridge
import KotlinBridgePublisher
import People
import Testing

@testable import people_in_space

/// Each test ends with the proof that nothing is left in Kotlin, so they run one after the other.
@Suite(.serialized)
struct PeopleInSpaceTests {
  let repository: PeopleInSpaceRepository

  init() throws {
    repository = try PeopleInSpaceRepository()
  }

  func expectNothingIsLeft(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    while try PeopleLibrary.library.counters.jobs > 0 { await Task.yield() }
    let counters = try PeopleLibrary.library.counters
    #expect(counters.subscriptions == 0, sourceLocation: sourceLocation)
    // The repository itself.
    #expect(counters.handles == 1, sourceLocation: sourceLocation)
  }

  @Test func positionsComeInOrderAndStayWithinTheInclination() async throws {
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
    try await expectNothingIsLeft()
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func flowFailsIfTheIntervalIsNotPositive(interval: Duration) async throws {
    let error = await #expect(throws: KotlinError.self) {
      for try await _ in try repository.pollIssPosition(interval: interval) {}
    }
    #expect(error?.code == .failed)
    #expect(error?.typeName == "kotlin.IllegalArgumentException")
    #expect(error?.message.hasPrefix("the interval must be positive, not ") == true)
    try await expectNothingIsLeft()
  }

  private let answer = """
    {"people": [{"craft": "ISS", "name": "Олег Кононенко"}, {"craft": "Tiangong", "name": "叶光富"}],
     "number": 2, "message": "success"}
    """
  private let crew = [
    Assignment(name: "Олег Кононенко", craft: "ISS"), Assignment(name: "叶光富", craft: "Tiangong"),
  ]

  @Test func peopleAreReadFromTheAnswerOfAService() async throws {
    #expect(try await repository.fetchPeople(json: answer) == crew)
    try await expectNothingIsLeft()
  }

  @Test func errorOfMalformedJSONNamesThePlace() async throws {
    let error = await #expect(throws: KotlinError.self) {
      try await repository.fetchPeople(json: #"{"people": [{"craft": "ISS", "na"#)
    }
    #expect(error?.typeName == "kotlinx.serialization.json.JsonDecodingException")
    #expect(error?.message.contains("$.people[0]") == true)
    try await expectNothingIsLeft()
  }

  @Test func aCompletionHandlerGetsThePeople() async throws {
    let people = await withCheckedContinuation { continuation in
      repository.fetchPeople(json: answer, on: .io) { continuation.resume(returning: $0) }
    }
    #expect(try people.get() == crew)
    try await expectNothingIsLeft()
  }

  @Test func aCompletionHandlerGetsTheErrorOfMalformedJSON() async throws {
    let people = await withCheckedContinuation { continuation in
      repository.fetchPeople(json: "[") { continuation.resume(returning: $0) }
    }
    let error = #expect(throws: KotlinError.self) { try people.get() }
    #expect(error?.typeName == "kotlinx.serialization.json.JsonDecodingException")
    try await expectNothingIsLeft()
  }

  @Test func aFutureOfTheCompletionHandlerPublishesThePeople() async throws {
    let future = Future { promise in repository.fetchPeople(json: answer, completion: promise) }
    var values: [[Assignment]] = []
    for try await value in future.values { values.append(value) }
    #expect(values == [crew])
    try await expectNothingIsLeft()
  }

  @Test func publisherAssignsPositions() async throws {
    let (values, value) = AsyncStream<String>.makeStream()
    let model = Model { value.yield($0) }
    let subscription = IssPositionPublisher(repository: repository, interval: .milliseconds(2))
      .map { "\($0.latitude), \($0.longitude)" }
      .replaceError(with: "nowhere")
      .assign(to: \.issPositionString, on: model)
    var seen: [String] = []
    for await text in values {
      seen.append(text)
      if seen.count == 3 { break }
    }
    subscription.cancel()
    #expect(!seen.contains("nowhere"))
    try await expectNothingIsLeft()
  }

  @Test func publisherFailsWithTheErrorOfKotlin() async throws {
    let completion = await withCheckedContinuation { continuation in
      IssPositionPublisher(repository: repository, interval: .zero)
        .receive(
          subscriber: Subscribers.Sink(
            receiveCompletion: { continuation.resume(returning: $0) }, receiveValue: { _ in }))
    }
    guard case .failure(let error) = completion else {
      Issue.record("the publisher has finished")
      return
    }
    #expect(error.typeName == "kotlin.IllegalArgumentException")
    try await expectNothingIsLeft()
  }
}

/// A model to which a view could be bound.
private final class Model {
  private let changed: (String) -> Void

  init(changed: @escaping (String) -> Void) {
    self.changed = changed
  }

  var issPositionString = "" {
    didSet { changed(issPositionString) }
  }
}
