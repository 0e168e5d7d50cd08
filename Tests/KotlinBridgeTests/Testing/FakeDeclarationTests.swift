import Fixtures
import KotlinBridge
import KotlinBridgeTesting
import Samples
import Testing

/// Declarations of what the manifest lacks, which end the process.
@Suite(.timeLimit(.minutes(2))) struct FakeDeclarationTests {
  @Test func anotherNameEndsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      FakeLibrary(of: SamplesLibrary.self).function("fetchPeople", returning: String.self) { "" }
    }
    let text = printed(by: result)
    #expect(
      text.contains(
        "the fake library 'samples' has no function 'fetchPeople'; it has "
          + "'PeopleInSpaceRepository.fetchPeople', "))
    #expect(text.contains("FakeDeclarationTests.swift"), "the place of the declaration")
  }

  @Test func otherParametersEndTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      FakeLibrary(of: SamplesLibrary.self).flow(
        "PeopleInSpaceRepository.pollIssPosition", taking: Duration.self, of: IssPosition.self)
    }
    #expect(
      printed(by: result).contains(
        "the flow 'PeopleInSpaceRepository.pollIssPosition' of the fake library 'samples' takes "
          + "(this: people.PeopleInSpaceRepository, interval: Duration), not (Duration)"))
  }

  @Test func anotherResultEndsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      FakeLibrary(of: SamplesLibrary.self).function("Orbit.inclination", taking: Orbit.self) { _ in
      }
    }
    #expect(
      printed(by: result).contains(
        "the function 'Orbit.inclination' of the fake library 'samples' returns Double, not "
          + "KotlinUnit"))
  }

  @Test func aTypeOfAnotherLibraryEndsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      FakeLibrary(of: FixturesLibrary.self).flow("points", taking: Int64.self, of: IssPosition.self)
    }
    #expect(
      printed(by: result).contains(
        "the flow 'points' of the fake library 'fixtures' has elements of fixtures.Point, not "
          + "IssPosition"))
  }

  @Test func anotherKindOfFlowEndsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      FakeLibrary(of: FixturesLibrary.self).flow("plainState", of: Int64.self)
    }
    #expect(
      printed(by: result).contains(
        "the flow 'plainState' of the fake library 'fixtures' is of the kind state: declare it with "
          + "stateFlow(_:taking:of:value:)"))
  }

  @Test func aFunctionDeclaredAsAFlowEndsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      FakeLibrary(of: FixturesLibrary.self).flow("add", of: Int64.self)
    }
    #expect(
      printed(by: result).contains(
        "'add' of the fake library 'fixtures' is a function, not a flow"))
  }

  @Test func aPlainFunctionWithoutItsAnswerEndsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      FakeLibrary(of: FixturesLibrary.self).function("plainThread", returning: UInt64.self)
    }
    #expect(
      printed(by: result).contains(
        "the function 'plainThread' of the fake library 'fixtures' does not suspend: declare it with "
          + "its answer"))
  }

  @Test func aClassOfAnotherLibraryEndsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = FakeLibrary(of: FixturesLibrary.self).object(Orbit.self)
    }
    #expect(
      printed(by: result).contains(
        "the fake library 'fixtures' has no class 'people.Orbit'; it has "))
  }
}
