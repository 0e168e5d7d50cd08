import KotlinBridge
import KotlinBridgeTesting
import Samples
import Testing

/// Tests of a model as a user writes them, without Kotlin. Each runs in a process of its own, because
/// the other tests of the module use the real library.
@Suite(.timeLimit(.minutes(2))) struct StationModelTests {
  @Test func theCrewIsShown() async {
    await #expect(processExitsWith: .success) {
      let fake = try FakePeople()
      let fetch = fake.fetchPeople { [Assignment(name: "Anna", craft: "ISS")] }
      let model = await StationModel(fake.repository)
      await model.load()
      #expect(await model.crew == ["Anna"])
      let repository = try fetch.calls[0].arguments(as: PeopleInSpaceRepository.self)
      #expect(repository == fake.repository)
      try await fake.expectNothingLive()
    }
  }

  @Test func theCrewOfACompletionHandlerIsShown() async {
    await #expect(processExitsWith: .success) {
      let fake = try FakePeople()
      let fetch = fake.library.function(
        "PeopleInSpaceRepository.fetchPeople", taking: PeopleInSpaceRepository.self,
        returning: [Assignment].self)
      let model = await StationModel(fake.repository)
      let job = await model.startLoading()
      try await fetch.call().answer([Assignment(name: "Oleg", craft: "Tiangong")])
      await job.join()
      while await model.crew != ["Oleg"] { await Task.yield() }
      try await fake.expectNothingLive()
    }
  }

  @Test func aFailureIsShown() async {
    await #expect(processExitsWith: .success) {
      let fake = try FakePeople()
      fake.fetchPeople {
        throw KotlinError(
          code: .failed, typeName: "kotlin.IllegalStateException", message: "offline")
      }
      let model = await StationModel(fake.repository)
      await model.load()
      #expect(await model.problem == "kotlin.IllegalStateException: offline")
    }
  }

  @Test func theLastPositionStaysUntilTheFlowEnds() async {
    await #expect(processExitsWith: .success) {
      let fake = try FakePeople()
      fake.pollIssPosition { script, interval in
        script.emit(.at(1, Double(interval.components.seconds)))
        script.complete()
      }
      let model = await StationModel(fake.repository)
      await model.follow(every: .seconds(10))
      await model.finished()
      #expect(await model.position == "gone")
      try await fake.expectNothingLive()
    }
  }

  @Test func aFailureOfTheFlowIsShown() async {
    await #expect(processExitsWith: .success) {
      let fake = try FakePeople()
      fake.pollIssPosition { script, _ in
        script.emit(.at(1, 2))
        script.fail(KotlinError(code: .failed, message: "no signal"))
      }
      let model = await StationModel(fake.repository)
      await model.follow(every: .seconds(10))
      await model.finished()
      #expect(await model.position == "1.0, 2.0")
      #expect(await model.problem == "no signal")
    }
  }

  @Test func stoppingCancelsThePollAndLeavesNothing() async {
    await #expect(processExitsWith: .success) {
      let fake = try FakePeople()
      let positions = fake.library.flow(
        "PeopleInSpaceRepository.pollIssPosition", taking: PeopleInSpaceRepository.self,
        Duration.self, of: IssPosition.self)
      let model = await StationModel(fake.repository)
      await model.follow(every: .seconds(1))

      let subscription = try await positions.subscription()
      let (_, interval) = try subscription.arguments(
        as: PeopleInSpaceRepository.self, Duration.self)
      #expect(interval == .seconds(1))
      try subscription.emit(.at(51.5, -0.1))
      while await model.position != "51.5, -0.1" { await Task.yield() }

      await model.stop()
      #expect(subscription.isCancelled)
      #expect(await model.problem == nil)
      try await fake.expectNothingLive()
    }
  }

  @Test func theModelMakesItsRepository() async {
    await #expect(processExitsWith: .success) {
      let fake = try FakePeople()
      let made = fake.library.function(
        "PeopleInSpaceRepository", taking: AnySpaceApi?.self, Duration?.self,
        returning: PeopleInSpaceRepository.self
      ) { [repository = fake.repository] _, _ in repository }
      fake.fetchPeople { [Assignment(name: "Anna", craft: "ISS")] }
      var model: StationModel? = try await StationModel()
      await model?.load()
      #expect(await model?.crew == ["Anna"])
      let (api, timeout) = try made.calls[0].arguments(as: AnySpaceApi?.self, Duration?.self)
      #expect(api == nil && timeout == nil)
      // The model has the repository that it was given by Kotlin, and lets go of it in the end.
      #expect(try SamplesLibrary.library.counters.handles == 1)
      let error = await #expect(throws: LiveObjects.self) {
        try await expectNothingLive(in: SamplesLibrary.library, within: .milliseconds(10))
      }
      #expect(error?.description == "still alive in samples:\n  1 handle of objects")
      model = nil
      try await fake.expectNothingLive()
    }
  }

  @Test func declaringAgainServesTheNextTestOfAProcess() async {
    await #expect(processExitsWith: .success) {
      let fake = try FakePeople()
      for name in ["Anna", "Oleg"] {
        let fetch = fake.fetchPeople { [Assignment(name: name, craft: "ISS")] }
        let model = await StationModel(fake.repository)
        await model.load()
        #expect(await model.crew == [name])
        #expect(fetch.calls.count == 1)
      }
    }
  }

  @Test func whatWasNotDeclaredIsNamedInTheError() async {
    await #expect(processExitsWith: .success) {
      let fake = try FakePeople()
      let model = await StationModel(fake.repository)
      await model.load()
      #expect(
        await model.problem
          == "the function 'PeopleInSpaceRepository.fetchPeople' of the fake library 'samples' was "
          + "called but not declared: declare it with function(_:taking:returning:answer:)")
      await model.follow(every: .seconds(1))
      await model.finished()
      #expect(
        await model.problem
          == "the flow 'PeopleInSpaceRepository.pollIssPosition' of the fake library 'samples' was "
          + "used but not declared: declare it with flow(_:taking:of:script:)")
      let error = #expect(throws: KotlinError.self) { try PeopleInSpaceRepository() }
      #expect(error?.code == .misuse)
      #expect(error?.message.hasPrefix("the function 'PeopleInSpaceRepository' of") == true)
      try await fake.expectNothingLive()
    }
  }
}

/// A fake of the library `samples`, which the module uses, with an object to hand to models.
private struct FakePeople {
  let library = FakeLibrary(of: SamplesLibrary.self)
  let repository: PeopleInSpaceRepository

  init() throws {
    try SamplesLibrary.use(library.open())
    repository = library.object(PeopleInSpaceRepository.self)
  }

  @discardableResult
  func fetchPeople(
    answer: @escaping @Sendable () throws -> [Assignment]
  ) -> FakeFunction<[Assignment]> {
    library.function(
      "PeopleInSpaceRepository.fetchPeople", taking: PeopleInSpaceRepository.self,
      returning: [Assignment].self
    ) { _ in try answer() }
  }

  func pollIssPosition(
    script: @escaping @Sendable (FakeScript<IssPosition>, _ interval: Duration) -> Void
  ) {
    library.flow(
      "PeopleInSpaceRepository.pollIssPosition", taking: PeopleInSpaceRepository.self,
      Duration.self, of: IssPosition.self
    ) { positions, _, interval in script(positions, interval) }
  }

  func expectNothingLive() async throws {
    try await KotlinBridgeTesting.expectNothingLive(in: SamplesLibrary.library)
  }
}

extension IssPosition {
  fileprivate static func at(_ latitude: Double, _ longitude: Double) -> IssPosition {
    IssPosition(
      latitude: latitude, longitude: longitude, altitude: 420,
      timestamp: KotlinInstant(seconds: 0, nanoseconds: 0))
  }
}
