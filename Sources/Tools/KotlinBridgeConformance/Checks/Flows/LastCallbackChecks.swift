import Glibc

/// Checks of the callbacks at the end, where a bridge puts away what it used.
extension Check {
  static let lastCallbackChecks: [Check] = [
    .flow("K3") { check in
      let usual = [Behavior.counts(5), .throwsAfter(5)].compactMap(check.subject.offered)
      try await check.each([.counts(5), .throwsAfter(5), .cancels(5), .timesOut(5)]) { behavior in
        let rounds = usual.contains(behavior) ? 150 : 20
        try await check.eachRound(of: behavior, atMost: rounds) { round in
          let last = ObservedEvent.element(behavior.count! - 1)
          let isPatient = round.lowerBound == 0
          let observation = Observation { event in
            // So long that whatever comes too early comes now. Once, so long that nobody waits for it.
            if event == last { usleep(isPatient ? 300_000 : 2000) }
            if event.isTerminal { usleep(2000) }
          }
          let subscription = try check.start(behavior, observation)
          try await check.waitForEnd(observation)
          try await check.waitForRelease(observation)
          try expect(
            observation.overlapping == nil, "no callback while the last ones run",
            observation.events.line)
          withExtendedLifetime(subscription) {}
        }
      }
    }
  ]
}
