import Glibc

/// Checks of the callbacks at the end, where a bridge puts away what it used.
extension Check {
  static let lastCallbackChecks: [Check] = [
    .flow("K3") { check in
      try await check.each([.counts(5), .throwsAfter(5)]) { behavior in
        try await check.eachRound(of: behavior, atMost: 150) { round in
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
    },

    .flow("K55", [.callback]) { check in
      try check.require(.disposal, "a release of jobs")
      try await check.each([.counts(5), .counts(20_000), .throwsAfter(5)]) { behavior in
        try await check.eachRound(of: behavior, atMost: 20) { round in
          for moment in ReleaseMoment.allCases {
            try await check.expectRelease(moment, behavior, round.lowerBound)
          }
        }
      }
    },
  ]
}

/// When a consumer gives up a job that it has not cancelled.
private enum ReleaseMoment: String, CaseIterable {
  case beforeTheEnd = "before the end"
  case insideAnElement = "inside the callback of an element"
  case insideTheEnd = "inside the callback of the end"
  case afterTheEnd = "after the end"
  case never
}

extension FlowCheck {
  /// Collects a flow and releases its job without a cancel. Fails unless what comes is the flow or its
  /// beginning, and one end at most.
  fileprivate func expectRelease(
    _ moment: ReleaseMoment, _ behavior: Behavior, _ round: Int
  ) async throws {
    let held = HeldFlow()
    let observation = Observation { event in
      if event.isElement { keepThreadBusy(.nanoseconds(200)) }
      let isMoment =
        switch moment {
        case .insideAnElement: event == .element(2)
        case .insideTheEnd: event.isTerminal
        case .beforeTheEnd, .afterTheEnd, .never: false
        }
      if isMoment { held.flow?.release() }
    }
    let subscription = try start(behavior, observation)
    held.flow = subscription
    if moment == .beforeTheEnd { subscription.release() }
    // A bridge may take a release for a cancel, and then no end comes.
    let isEarly = moment == .beforeTheEnd || moment == .insideAnElement
    if isEarly {
      try await waitAMoment(calm) { observation.tally.terminals > 0 }
    } else {
      try await waitForEnd(observation)
    }
    if moment == .afterTheEnd { subscription.release() }
    try await calmDown(observation, for: .milliseconds(1))
    held.flow = nil
    // More may come meanwhile: what is judged is one look.
    let told = observation.told
    let count = Int64(told.count(where: \.isElement))
    let ends = told.count(where: \.isTerminal)
    let isFailed = if case .throwsAfter = behavior { true } else { false }
    let isRight = told.allSatisfy { !$0.isTerminal || isFailed != ($0 == .completed) }
    try expect(
      ends <= 1 && (ends == 0 || count == behavior.count) && isRight,
      "the elements and one end, or only the first elements, of a job released \(moment.rawValue), "
        + "round \(round)", told.line)
    try expectElements(count, told)
    // Who has released early may still be called.
    if moment != .never, !isEarly { subscription.dispose() }
  }
}
