import Glibc
import KotlinBridgeToolSupport
import Synchronization

extension Check {
  static let cancellationChecks: [Check] = [
    .flow("K10") { subject, context in
      let (observation, subscription) = try await context.running(subject)
      try subscription.cancel()
      try await context.waitForNoJobs(subject)
      try await context.calmDown(observation)
      let count = observation.callbacks
      try await Task.sleep(for: context.calm)
      try context.expect(
        observation.callbacks == count, "no signals after a cancel", observation.events.line)
      if !subject.abilities.contains(.cancelIsTold) {
        try context.expect(
          !observation.has { $0.contains(where: \.isTerminal) }, "no terminal after a cancel",
          observation.events.line)
      }
    },

    .flow("K11", [.callback, .publisher]) { subject, context in
      for _ in 0..<min(context.rounds, 200) {
        let (observation, subscription) = try await context.running(subject)
        try subscription.cancel()
        let before = observation.markCountingCallbacks(.cancelled)
        try await context.calmDown(observation, for: .milliseconds(2))
        // The release is no signal.
        let releases = observation.told.count(where: \.isRelease)
        let after = observation.callbacks - before - releases
        try context.expect(
          after <= 1, "at most one callback that begins after cancel has returned",
          "\(after) began: \(observation.events.line)")
      }
    },

    .flow("K12") { subject, context in
      let (observation, subscription) = try await context.running(subject)
      for _ in 0..<3 { try subscription.cancel() }
      try await context.concurrently(4) { try subscription.cancel() }
      try await context.waitForNoJobs(subject)
      try await context.calmDown(observation)
      try subscription.cancel()
      try context.expect(
        observation.told.count(where: \.isRelease) <= 1, "one release", observation.events.line)
      try await context.race(subject, context.endlessCounted(subject, "K12", 8)) { subscription in
        try await context.concurrently(4) { try subscription.cancel() }
      }
    },

    .flow("K13") { subject, context in
      let behavior = try context.flow(subject, .never)
      for round in 0..<min(context.rounds, 50) {
        let observation = Observation()
        let subscription = try context.start(subject, behavior, observation)
        // A task that is cancelled at once has never subscribed: in every second round it has.
        if !round.isMultiple(of: 2) {
          try await context.waitAMoment { try subject.liveJobs() != 0 }
        }
        try subscription.cancel()
        observation.mark(.cancelled)
        if subject.abilities.contains(.release) {
          try await context.wait(observation, for: "the release") {
            $0.contains(where: \.isRelease)
          }
        }
        try await context.waitForNoJobs(subject)
        let isTold = subject.abilities.contains(.cancelIsTold)
        if isTold { try await context.waitForEnd(observation) }
        let signals = observation.told.filter { !$0.isRelease }
        try context.expect(
          signals.allSatisfy { isTold && $0.isTerminal }, "no signal of a flow that was silent",
          observation.events.line)
      }
      // A cancel that comes at once must not be lost.
      guard let endless = subject.offered(.endless) else { return }
      for _ in 0..<min(context.rounds, 50) {
        let observation = Observation()
        let subscription = try context.start(subject, endless, observation)
        try subscription.cancel()
        observation.mark(.cancelled)
        try await context.expectStandstill(subject, observation, "an early cancel ends the flow")
      }
    },

    .flow("K14", [.callback]) { subject, context in
      try context.require(.earlyCancel, of: subject, "a job before subscribe has returned")
      let behavior = try context.flow(subject, .endless)
      guard let subject = subject as? CallbackSubject else { throw NotOffered("a raw table") }
      let held = Guarded<RawSubscription?>(nil)
      let observation = Observation { event in
        if event == .element(2) { try? held.withLock { $0 }?.cancel() }
      }
      let subscription = try subject.made(behavior, telling: observation)
      held.withLock { $0 = subscription }
      try subscription.start(demand: nil, placement: .caller)
      observation.mark(.subscribed)
      try await context.waitForNoJobs(subject)
      let after = observation.toldAfter { $0 == .element(2) }
      try context.expect(
        after == [.released(nil)], "the release alone after the callback that cancelled",
        observation.events.line)
    },

    .flow("K15", [.callback, .publisher]) { subject, context in
      try await context.expectCancelInside(
        subject, try context.flow(subject, .endless), when: { $0 == .element(2) })
    },

    .flow("K16") { subject, context in
      try await context.expectCancelInside(
        subject, try context.flow(subject, .counts(5)), when: \.isTerminal)
    },

    .flow("K17") { subject, context in
      let behavior = try context.flow(subject, .counts(5))
      let observation = Observation()
      let subscription = try context.start(subject, behavior, observation)
      try? await context.waitForEnd(observation)
      try await context.calmDown(observation)
      let before = observation.told
      for _ in 0..<3 { try subscription.cancel() }
      try await context.calmDown(observation)
      try context.expect(observation, toHave: before)
    },

    .flow("K21") { subject, context in
      for (wanted, kind) in [
        (Behavior.cancels(5), Failure.Kind.cancelled), (.dead, .cancelled),
        (.timesOut(5), .timeout),
      ] {
        guard let behavior = subject.offered(wanted) else { continue }
        let told = try await context.collect(subject, behavior)
        try context.expectFailure(told, after: behavior.count ?? 0, kind, of: subject)
      }
      let (_, subscription) = try await context.running(subject)
      try subscription.cancel()
      try await context.waitForNoJobs(subject)
    },

    .flow("K40", [.callback]) { subject, context in
      try context.require(.release, of: subject, "a release that tells an unseen failure")
      let behavior = try context.flow(subject, .failsWhenCancelled(2))
      let observation = Observation()
      let subscription = try context.start(subject, behavior, observation)
      try await context.wait(observation, for: "two elements") { $0.count { $0.isElement } == 2 }
      try subscription.cancel()
      try await context.waitForRelease(subject, observation)
      guard case .released(let failure?)? = observation.told.first(where: \.isRelease) else {
        throw CheckFailure(
          expected: "0 1 released(failed(…: boom))", observed: observation.events.line)
      }
      try context.expect(
        failure.kind == .failed && failure.message == FixtureFlow.message,
        "0 1 released(failed(…: boom))", observation.events.line)
    },
  ]
}

extension CheckContext {
  /// A subscription to an endless flow that has delivered.
  func running(
    _ subject: any FlowSubject
  ) async throws -> (Observation, any FlowSubscription) {
    let behavior = try flow(subject, .endless)
    let observation = Observation { _ in usleep(10) }
    let subscription = try start(subject, behavior, observation)
    try await wait(observation, for: "the first elements") { $0.count >= 4 }
    return (observation, subscription)
  }

  /// Fails unless callbacks stop for good.
  func expectStandstill(
    _ subject: any FlowSubject, _ observation: Observation, _ what: String
  ) async throws {
    try await waitForNoJobs(subject)
    let start = ContinuousClock.now
    while true {
      let before = observation.callbacks
      try await Task.sleep(for: .milliseconds(2))
      if observation.callbacks == before { return }
      if ContinuousClock.now - start > patience {
        throw CheckFailure(
          expected: "\(what) within \(patience)", observed: observation.events.line)
      }
    }
  }

  /// Runs the body on so many threads at once.
  func concurrently(
    _ threads: Int, _ body: @escaping @Sendable () throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<threads { group.addTask { try body() } }
      try await group.waitForAll()
    }
  }

  /// Cancels inside the callback of an event, and fails unless nothing follows that callback.
  func expectCancelInside(
    _ subject: any FlowSubject, _ behavior: Behavior, when: @escaping @Sendable (Event) -> Bool
  ) async throws {
    let observation = try await cancelInside(subject, behavior, when: when)
    try await waitForNoJobs(subject)
    try await calmDown(observation)
    let isEnd: (Event) -> Bool = { event in
      subject.abilities.contains(.cancelIsTold) && event.isTerminal
    }
    try expect(
      observation.toldAfter(callbackOf: when).allSatisfy { $0.isRelease || isEnd($0) },
      "nothing after the callback that cancelled", observation.events.line)
  }

  /// Cancels inside the callback of an event, and fails unless that returns.
  func cancelInside(
    _ subject: any FlowSubject, _ behavior: Behavior, when: @escaping @Sendable (Event) -> Bool
  ) async throws -> Observation {
    let held = Guarded<(any FlowSubscription)?>(nil)
    let (isBegun, isCancelled) = (Counter(), Counter())
    let problem = Guarded<(any Error)?>(nil)
    let observation = Observation { event in
      guard when(event), isBegun.next() == 0 else { return }
      // Subscribe may not have returned yet; then its caller is about to fill `held`.
      while held.withLock({ $0 == nil }) { usleep(50) }
      do { try held.withLock { $0 }!.cancel() } catch { problem.withLock { $0 = error } }
      _ = isCancelled.next()
    }
    let subscription = try start(subject, behavior, observation)
    held.withLock { $0 = subscription }
    // It has the observation, whose reaction has this.
    defer { if isCancelled.value > 0 { held.withLock { $0 = nil } } }
    do {
      try await wait(for: "the callback that cancels") { isBegun.value > 0 }
    } catch {
      throw NotOffered("the signal whose callback cancels: it did not come")
    }
    try await wait(for: "a cancel inside a callback that returns") { isCancelled.value > 0 }
    if let error = problem.withLock({ $0 }) { throw error }
    return observation
  }
}
