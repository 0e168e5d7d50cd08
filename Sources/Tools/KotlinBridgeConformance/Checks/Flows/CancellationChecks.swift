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
      // What comes of a timer or a queue may come after seconds.
      try await Task.sleep(for: .seconds(2))
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
      try await check.race(8, { try check.endlessCounted("K12") }) { subscription in
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

    .flow("K21") { check in
      let ofKotlin: () async throws -> Void = {
        try await check.each([.cancels(5), .dead, .timesOut(5)]) { behavior in
          let isTimeout = if case .timesOut = behavior { true } else { false }
          let kind = isTimeout ? ObservedFailure.Kind.timeout : .cancelled
          for placement in check.placements {
            let told = try await check.collect(behavior, placement: placement)
            try check.expectFailure(told, after: behavior.count ?? 0, kind)
          }
        }
      }
      let ofTheConsumer: () async throws -> Void = {
        let (observation, subscription) = try await check.running()
        try subscription.cancel()
        try await check.waitForNoJobs()
        try await check.expectRest(after: observation)
      }
      try await check.eachPart([ofKotlin, ofTheConsumer])
    },
  ]
}

extension FlowCheck {
  /// Cancels flows that wait, each by two threads at the same moment. Fails unless no job is left, and none is
  /// counted twice.
  fileprivate func expectOneEndOfTwoCancels() async throws {
    guard let never = subject.offered(.never), subject.form != .sequence else { return }
    try await eachRound(atMost: 480, by: 48) { numbers in
      let waiting = try numbers.map { _ in try start(never, Observation()) }
      let barrier = Barrier(of: 2)
      let others = ShortLivedThread {
        for subscription in waiting {
          barrier.pass()
          // Nothing else, so that both come in the same moment.
          try subscription.flow.cancel()
        }
      }
      try Waiting.noting(Waiting.cancel) {
        for subscription in waiting {
          barrier.pass()
          try subscription.flow.cancel()
        }
        try others.value()
      }
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
    let limit = TimeLimit(settings.patience)
    while true {
      let before = observation.callbacks
      try await Task.sleep(for: .milliseconds(2))
      if observation.callbacks == before { return }
      if limit.isOver {
        throw CheckFailure(
          expected: "\(what) within \(settings.patience)", observed: observation.events.line)
      }
    }
  }
}
