import Glibc

extension Check {
  static let signalChecks: [Check] = [
    .flow("K1") { check in
      let behavior = try check.flow(.counts(5))
      for placement in check.placements {
        for _ in 0..<check.rounds {
          let observation = Observation()
          let subscription = try check.start(behavior, placement: placement, observation)
          defer { withExtendedLifetime(subscription) {} }
          try await check.waitForEnd(observation)
          try await check.waitForElements(behavior.count!, observation)
        }
      }
    },

    .flow("K2") { check in
      let behavior = try check.flow(.counts(10_000))
      let told = try await check.collect(behavior)
      try expect(
        told.filter(\.isElement), toHave: ObservedEvent.elements(behavior.count!))
    },

    .flow("K3") { check in
      let behavior =
        try check.subject.offered(.fromFourThreads(200)) ?? check.flow(.counts(200))
      let seen = Counter()
      let observation = Observation { _ in
        let number = seen.next()
        // The first callback holds on, so that another thread which has one to tell gets its turn.
        if number == 0 { for _ in 0..<250 where seen.value == 1 { usleep(1000) } }
        keepThreadBusy(.microseconds(number < 20 ? 1000 : 20))
      }
      let subscription = try check.start(behavior, observation)
      defer { withExtendedLifetime(subscription) {} }
      try? await check.waitForEnd(observation)
      try expect(
        !observation.told.contains(.overlap), "no callback while another one runs",
        observation.told.line)
    },

    .flow("K4") { check in
      for behavior in try check.flows([.counts(5), .throwsAfter(5)]) {
        let told = try await check.collect(behavior)
        let terminals = told.filter(\.isTerminal).count
        try expect(terminals == 1, "exactly one terminal of \(behavior)", told.line)
      }
    },

    .flow("K5") { check in
      for behavior in try check.flows([.counts(5), .throwsAfter(5), .cancels(5)]) {
        let told = try await check.collect(behavior)
        let last = told.firstIndex(where: \.isTerminal).map { told[$0...].dropFirst() } ?? []
        try expect(
          last.allSatisfy(\.isRelease), "nothing after the terminal of \(behavior) but the release",
          told.line)
      }
    },

    .flow("K6") { check in
      for wanted in [Behavior.throwsAfter(0), .throwsAfter(1), .throwsAfter(5)] {
        let behavior = try check.flow(wanted)
        let told = try await check.collect(behavior)
        let failure = try check.expectFailure(
          told, after: behavior.count!, .failed)
        try expect(!failure.message.isEmpty, "a failure with a message", told.line)
        guard check.has(.failureDetails) else { continue }
        try expect(
          failure.message == FixtureText.message && failure.typeName?.isEmpty == false
            && !failure.causes.isEmpty,
          "a failure with its class, the message '\(FixtureText.message)' and its cause", told.line)
      }
    },

    .flow("K7") { check in
      for hollow in Behavior.Hollow.allCases {
        let behavior = try check.flow(.hollow(hollow, 3))
        let told = try await check.collect(behavior)
        try expectElements(3, told)
      }
    },

    .flow("K8") { check in
      for wanted in [Behavior.counts(0), .counts(1), .counts(1000)] {
        let behavior = try check.flow(wanted)
        let told = try await check.collect(behavior)
        try expectElements(behavior.count!, told)
        try expect(
          told.first(where: \.isTerminal) == .completed, "completed after the elements", told.line)
      }
      guard let endless = check.subject.offered(.endless) else { return }
      let observation = Observation()
      let subscription = try check.start(endless, observation)
      try await check.wait(observation, for: "1000 elements of an endless flow") {
        $0.count > 1000
      }
      try subscription.cancel()
    },

    .flow("K9") { check in
      let behavior = try check.flow(.counts(200))
      // The first callback takes so long that all the rest is there before it has returned.
      let first = Counter()
      let observation = Observation { _ in
        if first.next() == 0 { usleep(50_000) }
      }
      let subscription = try check.start(behavior, observation)
      defer { withExtendedLifetime(subscription) {} }
      try await check.waitForEnd(observation)
      try await check.calmDown(observation)
      let told = observation.told
      let terminal = told.firstIndex(where: \.isTerminal) ?? told.endIndex
      try expect(
        told.prefix(upTo: terminal).count(where: \.isElement) == behavior.count!,
        "all \(behavior.count!) elements before the terminal", told.line)
    },
  ]
}

extension FlowCheck {
  /// The placements that the subject offers.
  var placements: [Placement] {
    has(.callerPlacement) ? [.usual, .caller] : [.usual]
  }
}
