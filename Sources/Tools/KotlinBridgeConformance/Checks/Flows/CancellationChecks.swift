import Glibc
import KotlinBridgeLocks
import KotlinBridgeTools

extension Check {
  static let cancellationChecks: [Check] = [
    .flow("K10") { check in
      let (observation, subscription) = try await check.running()
      try subscription.cancel()
      try await check.calmDown(observation)
      try await check.waitForNoJobs()
      if !check.has(.cancelIsTold) {
        try expect(
          observation.tally.terminals == 0, "no terminal after a cancel",
          observation.events.line)
      }
    },

    .flow("K11", [.callback, .publisher]) { check in
      try await check.eachRound(atMost: 200) { _ in
        let (observation, subscription) = try await check.running()
        try subscription.cancel()
        try await check.calmDown(observation, for: .milliseconds(2))
        let late = observation.sinceCancel!
        let after = late.callbacks - late.releases  // the release is no signal
        try expect(
          after <= 1, "at most one callback that begins after cancel has returned",
          "\(after) began: \(observation.events.line)")
      }
    },

    .flow("K12") { check in
      let (observation, subscription) = try await check.running()
      for _ in 0..<3 { try subscription.cancel() }
      try await check.concurrently(4) { try subscription.cancel() }
      try await check.waitForNoJobs()
      try await check.calmDown(observation)
      try subscription.cancel()
      try expect(
        observation.told.count(where: \.isRelease) <= 1, "one release", observation.events.line)
      try await check.race(check.endlessCounted("K12", 8)) { subscription in
        try await check.concurrently(4) { try subscription.cancel() }
      }
      try await check.expectOneEndOfTwoCancels()
    },

    .flow("K13") { check in
      let behavior = try check.flow(.never)
      try await check.eachRound(atMost: 50) { round in
        let observation = Observation()
        let subscription = try check.start(behavior, observation)
        // A task that is cancelled at once never subscribes. In every second round it has
        // subscribed.
        if !round.lowerBound.isMultiple(of: 2) {
          try await check.waitAMoment { try check.subject.liveJobs() != 0 }
        }
        try subscription.cancel()
        try await check.waitForRelease(observation)
        try await check.waitForNoJobs()
        let isTold = check.has(.cancelIsTold)
        if isTold { try await check.waitForEnd(observation) }
        let signals = observation.told.filter { !$0.isRelease }
        try expect(
          signals.allSatisfy { isTold && $0.isTerminal }, "no signal of a flow that was silent",
          observation.events.line)
      }
      // A cancel that comes at once must not be lost.
      guard let endless = check.subject.offered(.endless) else { return }
      try await check.eachRound(atMost: 50) { _ in
        let observation = Observation()
        let subscription = try check.start(endless, observation)
        try subscription.cancel()
        try await check.expectStandstill(observation, "an early cancel ends the flow")
      }
    },

    .flow("K14", [.callback]) { check in
      try check.require(.earlyCancel, "a job before subscribe has returned")
      let behavior = try check.flow(.endless)
      guard let subject = check.subject as? any TableFlowSubject else {
        throw NotOffered("a raw table")
      }
      let held = Guarded<TableSubscription?>(nil)
      let observation = Observation { event in
        if event == .element(2) { try? held.withLock { $0 }?.cancel() }
      }
      let subscription = try subject.made(behavior, telling: observation)
      held.withLock { $0 = subscription }
      try subscription.start(demand: nil, placement: .caller)
      observation.mark(.subscribed)
      try await check.waitForRelease(observation)
      let after = observation.toldAfter { $0 == .element(2) }
      try expect(
        after == [.released(nil)], "only the release after the callback that cancelled",
        observation.events.line)
    },

    .flow("K15", [.callback, .publisher]) { check in
      try await check.expectCancelInside(
        try check.flow(.endless), when: { $0 == .element(2) }, rule: "K54")
      guard let short = check.subject.offered(.counts(5)), let count = short.count else { return }
      try await check.expectCancelInside(short, when: { $0 == .element(count - 1) }, rule: "K54")
    },

    .flow("K16") { check in
      try await check.expectCancelInside(try check.flow(.counts(5)), when: \.isTerminal)
    },

    .flow("K17") { check in
      let behavior = try check.flow(.counts(5))
      let observation = Observation()
      let subscription = try check.start(behavior, observation)
      try? await check.waitForEnd(observation)
      try await check.calmDown(observation)
      let before = observation.told
      for _ in 0..<3 { try subscription.cancel() }
      try await check.calmDown(observation)
      try expect(observation.told, toHave: before)
    },

    .flow("K21") { check in
      try await check.eachEnd([.cancels(5), .dead, .timesOut(5)]) { behavior in
        let told = try await check.collect(behavior)
        let kind = behavior == .timesOut(5) ? ObservedFailure.Kind.timeout : .cancelled
        try check.expectFailure(told, after: behavior.count ?? 0, kind)
      }
      let (observation, subscription) = try await check.running()
      try subscription.cancel()
      try await check.waitForNoJobs()
      try await check.expectRest(after: observation)
    },

    .flow("K40", [.callback]) { check in
      try check.require(.release, "a release that reports an unseen failure")
      let behavior = try check.flow(.failsWhenCancelled(2))
      // The others end without one: each release has its own failure, or none.
      let others = [Behavior.endless, .never, .counts(3)].compactMap(check.subject.offered)
      for _ in 0..<3 {
        try await check.expectUnseenFailure(try await check.released(behavior))
        for other in others {
          let observation = try await check.released(other)
          try expect(
            observation.told.last == .released(nil), "a release without a failure",
            observation.events.line)
        }
      }
    },
  ]
}

extension FlowCheck {
  /// Collects two elements of a flow, if it has them, cancels, and waits for the release.
  fileprivate func released(_ behavior: Behavior) async throws -> Observation {
    let observation = Observation()
    let subscription = try start(behavior, demand: 3, observation)
    if behavior != .never {
      try await wait(observation, for: "two elements", rule: "K8") { $0.elements >= 2 }
    }
    try subscription.cancel()
    try await waitForRelease(observation)
    return observation
  }

  fileprivate func expectUnseenFailure(_ observation: Observation) async throws {
    guard case .released(let failure?)? = observation.told.first(where: \.isRelease) else {
      throw CheckFailure(
        expected: "0 1 released(failed(…: boom))", observed: observation.events.line)
    }
    try expect(
      failure.kind == .failed && failure.message == FixtureText.message,
      "0 1 released(failed(…: boom))", observation.events.line)
  }

  /// Runs the body for each of the flows that Kotlin ends; nothing if the subject has none.
  fileprivate func eachEnd(
    _ behaviors: [Behavior], _ body: (Behavior) async throws -> Void
  ) async throws {
    if behaviors.allSatisfy({ subject.offered($0) == nil }) { return }
    try await each(behaviors, body)
  }

  /// Cancels flows that wait, each by two threads at the same moment. Fails unless no job is left, and none is
  /// counted twice.
  fileprivate func expectOneEndOfTwoCancels() async throws {
    guard let never = subject.offered(.never), subject.form != .sequence else { return }
    try await eachRound(atMost: 480, by: 16) { numbers in
      let waiting = try numbers.map { _ in try start(never, Observation()) }
      let barrier = Barrier(of: 2)
      let others = ShortLivedThread {
        for subscription in waiting {
          barrier.pass()
          try subscription.cancel()
        }
      }
      for subscription in waiting {
        barrier.pass()
        try subscription.cancel()
      }
      try others.value()
      try await waitForEnds(waiting.map(\.observation))
    }
  }

  /// Fails if the process goes on computing after the cancel of the only flow that it has. Where
  /// the subject counts jobs, their count says more.
  fileprivate func expectRest(after observation: Observation) async throws {
    guard try subject.liveJobs() == nil else { return }
    try await expectIdleProcess(
      "a job that ends with its cancel: hardly any processor time afterwards",
      "although the callbacks stopped: \(observation.events.line)")
  }

  /// Fails unless the callbacks stop for good.
  func expectStandstill(
    _ observation: Observation, _ what: String
  ) async throws {
    try await waitForNoJobs()
    let start = ContinuousClock.now
    while true {
      let before = observation.callbacks
      try await Task.sleep(for: .milliseconds(2))
      if observation.callbacks == before { return }
      if ContinuousClock.now - start > settings.patience {
        throw CheckFailure(
          expected: "\(what) within \(settings.patience)", observed: observation.events.line)
      }
    }
  }

  /// Cancels inside the callback of an event, and fails unless nothing follows that callback.
  func expectCancelInside(
    _ behavior: Behavior, when: @escaping @Sendable (ObservedEvent) -> Bool, rule: String = "K15"
  ) async throws {
    let observation = try await cancelInside(behavior, when: when, rule: rule)
    try await waitForNoJobs()
    try await calmDown(observation)
    let isEnd: (ObservedEvent) -> Bool = { event in
      has(.cancelIsTold) && event.isTerminal
    }
    try expect(
      observation.toldAfter(callbackOf: when).allSatisfy { $0.isRelease || isEnd($0) },
      "nothing after the callback that cancelled", observation.events.line)
  }

  /// Cancels inside the callback of an event, and fails unless that returns.
  ///
  /// - Parameters:
  ///   - rule: the rule that explains a cancel which does not return.
  ///   - releases: whether the callback also releases the job.
  func cancelInside(
    _ behavior: Behavior, when: @escaping @Sendable (ObservedEvent) -> Bool,
    rule: String = "K15", releases: Bool = false
  ) async throws -> Observation {
    let held = Guarded<(any RunningFlow)?>(nil)
    let (isBegun, isCancelled) = (Counter(), Counter())
    let problem = Guarded<(any Error)?>(nil)
    let starter = UInt(pthread_self())
    let observation = Observation { event in
      guard when(event), isBegun.next() == 0 else { return }
      // If `start` has not returned yet, its caller is about to fill `held`. In a callback that
      // comes inside of it, on the same thread, there is no job to cancel.
      while held.withLock({ $0 == nil }) {
        if UInt(pthread_self()) == starter {
          _ = isCancelled.next()
          return
        }
        usleep(50)
      }
      let subscription = held.withLock { $0 }!
      do { try subscription.cancel() } catch { problem.withLock { $0 = error } }
      if releases { subscription.release() }
      _ = isCancelled.next()
    }
    let subscription = try start(behavior, observation)
    held.withLock { $0 = subscription }
    // The subscription keeps the observation, and its reaction keeps the subscription.
    defer { if isCancelled.value > 0 { held.withLock { $0 = nil } } }
    do {
      try await wait(
        observation, for: "the callback that cancels", tally: { _ in isBegun.value > 0 })
    } catch {
      throw CheckFailure(
        rule: "K8", expected: "the callback that cancels", observed: observation.events.line)
    }
    try await wait(
      for: "a cancel\(releases ? " and a release" : "") inside a callback that returns",
      rule: rule,
      until: { isCancelled.value > 0 })
    if let error = problem.withLock({ $0 }) { throw error }
    return observation
  }
}
