import Glibc

extension Check {
  static let signalChecks: [Check] = [
    .flow("K1") { subject, context in
      let behavior = try context.flow(subject, .counts(5))
      for placement in context.placements(of: subject) {
        for _ in 0..<context.rounds {
          let observation = Observation()
          let subscription = try context.start(
            subject, behavior, placement: placement, observation)
          defer { withExtendedLifetime(subscription) {} }
          try await context.waitForEnd(observation)
          try await context.waitForElements(behavior.count!, observation)
        }
      }
    },

    .flow("K2") { subject, context in
      let behavior = try context.flow(subject, .counts(10_000))
      let told = try await context.collect(subject, behavior)
      try context.expect(
        told.filter(\.isElement), toHave: context.elements(behavior.count!))
    },

    .flow("K3") { subject, context in
      let behavior =
        try subject.offered(.fromFourThreads(200)) ?? context.flow(subject, .counts(200))
      let seen = Counter()
      let observation = Observation { _ in spin(.microseconds(seen.next() < 20 ? 1000 : 20)) }
      let subscription = try context.start(subject, behavior, observation)
      defer { withExtendedLifetime(subscription) {} }
      try? await context.waitForEnd(observation)
      try context.expect(
        !observation.told.contains(.overlap), "no callback while another one runs",
        observation.told.line)
    },

    .flow("K4") { subject, context in
      for behavior in try context.flows(subject, [.counts(5), .throwsAfter(5)]) {
        let told = try await context.collect(subject, behavior)
        let terminals = told.filter(\.isTerminal).count
        try context.expect(terminals == 1, "exactly one terminal of \(behavior)", told.line)
      }
    },

    .flow("K5") { subject, context in
      for behavior in try context.flows(subject, [.counts(5), .throwsAfter(5), .cancels(5)]) {
        let told = try await context.collect(subject, behavior)
        let last = told.firstIndex(where: \.isTerminal).map { told[$0...].dropFirst() } ?? []
        try context.expect(
          last.allSatisfy(\.isRelease), "nothing after the terminal of \(behavior) but the release",
          told.line)
      }
    },

    .flow("K6") { subject, context in
      for wanted in [Behavior.throwsAfter(0), .throwsAfter(1), .throwsAfter(5)] {
        guard let behavior = subject.offered(wanted) else {
          throw NotOffered("a flow '\(wanted)'")
        }
        let told = try await context.collect(subject, behavior)
        let failure = try context.expectFailure(
          told, after: behavior.count!, .failed, of: subject)
        try context.expect(!failure.message.isEmpty, "a failure with a message", told.line)
        guard subject.abilities.contains(.failureDetails) else { continue }
        try context.expect(
          failure.message == FixtureFlow.message && failure.typeName?.isEmpty == false
            && !failure.causes.isEmpty,
          "a failure with its class, the message '\(FixtureFlow.message)' and its cause", told.line)
      }
    },

    .flow("K7") { subject, context in
      for hollow in Behavior.Hollow.allCases {
        let behavior = try context.flow(subject, .hollow(hollow, 3))
        let told = try await context.collect(subject, behavior)
        try context.expectElements(3, told)
      }
    },

    .flow("K8") { subject, context in
      for wanted in [Behavior.counts(0), .counts(1), .counts(1000)] {
        let behavior = try context.flow(subject, wanted)
        let told = try await context.collect(subject, behavior)
        try context.expectElements(behavior.count!, told)
        try context.expect(
          told.first(where: \.isTerminal) == .completed, "completed after the elements", told.line)
      }
      guard let endless = subject.offered(.endless) else { return }
      let observation = Observation()
      let subscription = try context.start(subject, endless, observation)
      try await context.wait(observation, for: "1000 elements of an endless flow") {
        $0.count > 1000
      }
      try subscription.cancel()
    },

    .flow("K9") { subject, context in
      let behavior = try context.flow(subject, .counts(200))
      // The first callback takes so long that all the rest is there before it has returned.
      let first = Counter()
      let observation = Observation { _ in
        if first.next() == 0 { usleep(50_000) }
      }
      let subscription = try context.start(subject, behavior, observation)
      defer { withExtendedLifetime(subscription) {} }
      try await context.waitForEnd(observation)
      try await context.calmDown(observation)
      let told = observation.told
      let terminal = told.firstIndex(where: \.isTerminal) ?? told.endIndex
      try context.expect(
        told.prefix(upTo: terminal).count(where: \.isElement) == behavior.count!,
        "all \(behavior.count!) elements before the terminal", told.line)
    },
  ]
}

extension CheckContext {
  /// Where Kotlin may run, as far as the subject offers a choice.
  func placements(of subject: any FlowSubject) -> [Placement] {
    subject.abilities.contains(.callerPlacement) ? [.usual, .caller] : [.usual]
  }
}

/// Keeps the thread busy.
func spin(_ time: Duration) {
  let end = ContinuousClock.now + time
  while ContinuousClock.now < end {}
}
