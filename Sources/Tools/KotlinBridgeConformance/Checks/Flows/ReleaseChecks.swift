import KotlinBridgeLocks
import KotlinBridgeTools

/// Checks of consumers that give up their jobs.
extension Check {
  static let releaseChecks: [Check] = [
    .flow("K55", [.callback]) { check in
      try check.require(.disposal, "a release of jobs")
      try await check.each([.endless, .counts(5), .throwsAfter(5)]) { behavior in
        let isLast: @Sendable (ObservedEvent) -> Bool = {
          behavior == .endless ? $0.isElement(atLeast: 2) : $0.isTerminal
        }
        try await check.eachRound(of: behavior, atMost: 50) { _ in
          let released = try await check.cancelInside(
            behavior, when: isLast, rule: "K54", act: .cancelAndRelease)
          try await check.calmDown(released.observation, for: .milliseconds(2))
          try expect(
            released.after.allSatisfy(\.isRelease),
            "nothing after the callback that released the job", released.observation.events.line)
        }
      }
    },

    .flow("K55", [.callback]) { check in
      try check.require(.disposal, "a release of jobs")
      let releasedEarly = Guarded<[ReleasedFlow]>([])
      try await check.each([.counts(5), .counts(20_000), .throwsAfter(5)]) { behavior in
        try await check.eachRound(of: behavior, atMost: 20) { round in
          for moment in ReleaseMoment.allCases {
            let released = try await check.released(moment, behavior, round.lowerBound)
            if let released { releasedEarly.withLock { $0.append(released) } }
          }
        }
      }
      try await check.expectOneMeaning(of: releasedEarly.value)
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

  /// Whether a bridge may take the release for a cancel, and then no end comes.
  var isEarly: Bool { self == .beforeTheEnd || self == .insideAnElement }
}

/// A flow whose job was released early.
private struct ReleasedFlow: Sendable {
  let behavior: Behavior
  let moment: ReleaseMoment
  let observation: Observation
  let name: String
  /// What the callback brought in which it was released; nil if it was released elsewhere.
  let event: ObservedEvent?

  /// Whether a callback has come after the one inside which the job was released. Then the release was no
  /// cancel.
  var wentOn: Bool {
    event.map { event in !observation.toldAfter { $0 == event }.isEmpty } ?? false
  }
}

extension FlowCheck {
  /// Collects a flow and releases its job without a cancel. Fails unless what comes is the flow or its
  /// beginning, and one end at most. Returns the flow if it was released early.
  fileprivate func released(
    _ moment: ReleaseMoment, _ behavior: Behavior, _ round: Int
  ) async throws -> ReleasedFlow? {
    let held = HeldFlow()
    let event = Guarded<ObservedEvent?>(nil)
    let observation = Observation { come in
      if come.isElement { keepThreadBusy(.nanoseconds(200)) }
      let isMoment =
        switch moment {
        case .insideAnElement: come.isElement(atLeast: 2)
        case .insideTheEnd: come.isTerminal
        case .beforeTheEnd, .afterTheEnd, .never: false
        }
      guard isMoment, event.value == nil, let flow = held.flowInCallback() else { return }
      event.value = come
      flow.release()
    }
    let subscription = try held.subscribe { try start(behavior, observation) }
    defer { held.flow = nil }
    if moment == .beforeTheEnd { subscription.release() }
    if moment == .insideAnElement {
      try await wait(observation, for: "element 2 or the end", rule: "K8") {
        event.value != nil || $0.terminals > 0
      }
    }
    if moment.isEarly {
      try await waitAMoment(calm) { observation.tally.terminals > 0 }
    } else {
      try await waitForEnd(observation)
    }
    if moment == .afterTheEnd { subscription.release() }
    try await calmDown(observation, for: .milliseconds(1))
    try expectFlowOrBeginning(
      observation, behavior, "of a job released \(moment.rawValue), round \(round)")
    if moment == .beforeTheEnd || (moment == .insideAnElement && event.value != nil) {
      return ReleasedFlow(
        behavior: behavior, moment: moment, observation: observation,
        name: subject.name(of: behavior), event: event.value)
    }
    // One that goes on without that callback has not been released.
    if moment == .insideAnElement { try subscription.cancel() }
    if moment != .never { subscription.dispose() }
    return nil
  }

  private func expectFlowOrBeginning(
    _ observation: Observation, _ behavior: Behavior, _ what: String
  ) throws {
    // More may come meanwhile: what is judged is one look.
    let told = observation.told
    let count = Int64(told.count(where: \.isElement))
    let ends = told.count(where: \.isTerminal)
    let isFailed = if case .throwsAfter = behavior { true } else { false }
    let isRight = told.allSatisfy { !$0.isTerminal || isFailed != ($0 == .completed) }
    try expect(
      ends <= 1 && (ends == 0 || count == behavior.count) && isRight,
      "the elements and one end, or only the first elements, \(what)", told.line)
    try expectElements(count, told)
  }

  /// Fails unless each of some early releases was a cancel, or none was: then each flow comes whole.
  fileprivate func expectOneMeaning(of released: [ReleasedFlow]) async throws {
    guard released.contains(where: \.wentOn) else { return }
    for flow in released {
      let what =
        "of a job released \(flow.moment.rawValue), as another one went on after its release"
      do {
        try await wait(flow.observation, for: "the end \(what)") { $0.terminals > 0 }
        try expectFlowOrBeginning(flow.observation, flow.behavior, what)
      } catch var failure as CheckFailure {
        failure.flow = flow.name
        throw failure
      }
    }
  }
}
