import KotlinBridge
import TestHelpers
import Testing

@testable import KotlinBridgeConformance

extension ConformanceChecks {
  /// The libraries of this project pass.
  @Suite(.only(.long)) struct OfTheRealLibraries {
    /// The rules of a form without K39, whose verdict is how the process ends, and without K36,
    /// which measures what the whole process uses: other tests run in this one.
    private static func rules(_ form: Form) -> [String] {
      Conformance.rules(for: form).map(\.id).filter { !["K36", "K39"].contains($0) }
    }

    // It needs a process of its own, because other tests count the contexts in theirs.
    @Test(arguments: rules(.call)) func functionsOfTheFixturesPass(_ rule: String) async {
      await #expect(processExitsWith: .success) { [rule] in
        let subject = try Subject(.call, path: try isolatedLibrary("fixtures"))
        let seen = await verdict(of: subject, rule)
        precondition(seen == .passed, "\(seen)")
      }
    }

    @Test(arguments: ["fixtures", "kitchen", "samples"], rules(.library))
    func librariesPass(_ name: String, _ rule: String) async throws {
      let subject = try Subject(.library, path: try isolatedLibrary(name))
      let seen = await verdict(of: subject, rule)
      // The others have neither states of numbers nor functions that return their thread.
      if name != "fixtures", ["K71", "K72"].contains(rule), case .notOffered = seen { return }
      // Some flows bring nothing, and not all have what the fixtures have.
      if ["K45", "K57"].contains(rule), case .passed = seen { return }
      #expect(seen == .passed)
    }

    // The first one attaches its host to the library, and the others to copies.
    @Test(arguments: rules(.peer)) func callsOfPeersPass(_ rule: String) async throws {
      let subject = try Subject(.peer, path: try isolatedLibrary("fixtures"))
      let seen = await verdict(of: subject, rule)
      #expect(seen == .passed)
    }

    @Test func aLibraryWithoutInterfacesForHostsOnlyTakesItsHost() async throws {
      let subject = try Subject(.peer, path: try isolatedLibrary("samples"))
      for rule in Self.rules(.peer) {
        let seen = await verdict(of: subject, rule)
        let isOffered = if case .notOffered = seen { false } else { true }
        #expect(isOffered == (rule == "K59"), "\(rule): \(seen)")
      }
    }

    @Test(arguments: [
      "K3", "K4", "K5", "K6", "K10", "K11", "K12", "K13", "K14", "K15", "K16", "K17", "K18", "K19",
      "K21", "K23", "K24", "K25", "K28", "K29", "K30", "K33", "K34", "K35", "K38",
    ])
    func whatTheFixturesDeclarePasses(_ rule: String) async throws {
      let library = try TableClient(path: try isolatedLibrary("fixtures"))
      let subject = Subject.declared(try DeclaredSubject(library: library, form: .callback))
      let seen = await verdict(of: subject, rule)
      #expect(seen == .passed)
    }

    // It needs a process of its own, because it looks at the memory of the whole process.
    @Test func blockedConsumersOfTheFixturesLetNoMemoryGrow() async {
      await #expect(processExitsWith: .success) {
        let library = try TableClient(path: try isolatedLibrary("fixtures"))
        let subject = Subject.declared(try DeclaredSubject(library: library, form: .callback))
        let seen = await verdict(of: subject, "K26")
        precondition(seen == .passed, "\(seen)")
      }
    }

    @Test func functionsThatAreNamedPass() async throws {
      let library = try TableClient(path: try isolatedLibrary("fixtures"))
      let subject = Subject.declared(
        try DeclaredSubject(
          library: library, form: .call,
          calling: [
            "value", "nullValue", "thread", "timesOut", "onCancelledScope", "throwsWithoutMessage",
            "infiniteDuration", "plainNull",
          ].map { NamedCall(name: $0) } + [try NamedCall(argument: "divide(a=84, b=2)")]))
      #expect(await verdict(of: subject, "K20") == .passed)
    }

    @Test func aLibraryWithoutFlowsThatCanBeSubscribedToOffersNothing() async throws {
      for form in [Form.callback, .sequence, .publisher, .call] {
        let subject = try Subject(form, path: try isolatedLibrary("samples"))
        for rule in Self.rules(form) {
          let seen = await verdict(of: subject, rule)
          let isOffered = if case .notOffered = seen { false } else { true }
          #expect(!isOffered, "\(form) \(rule): \(seen)")
        }
      }
    }

    @Test func aFunctionThatIsNoneOrNeedsAnObjectCannotBeNamed() {
      for name in ["none", "PeopleInSpaceRepository.fetchPeople"] {
        #expect(throws: LibraryProblem.self) {
          try Subject(.call, path: try isolatedLibrary("samples"), calling: [NamedCall(name: name)])
        }
      }
    }

    @Test func aProcessWithLiveCallsExits() async {
      await #expect(processExitsWith: .success) {
        let subject = try Subject(.call, path: try isolatedLibrary("fixtures"))
        let seen = await Conformance(subject, rounds: 10).check(Rule.named("K39")!)
        precondition(seen == .passed, "\(seen)")
      }
    }

    @Test func aProcessWithLiveSubscriptionsToDeclaredFlowsExits() async {
      await #expect(processExitsWith: .success) {
        let library = try TableClient(path: try isolatedLibrary("fixtures"))
        let subject = Subject.declared(try DeclaredSubject(library: library, form: .callback))
        let seen = await Conformance(subject, rounds: 10).check(Rule.named("K39")!)
        precondition(seen == .passed, "\(seen)")
      }
    }
  }
}

private func verdict(of subject: Subject, _ rule: String) async -> Verdict {
  // Other tests may keep all threads of this process busy for a while.
  await Conformance(subject, rounds: 10, patience: .seconds(60)).check(Rule.named(rule)!)
}
