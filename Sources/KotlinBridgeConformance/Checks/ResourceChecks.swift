import Glibc
import Synchronization

extension Check {
  static let resourceChecks: [Check] = [
    .flow("K35", [.callback]) { subject, context in
      try context.require(.release, of: subject, "a release")
      let ends = [Behavior.counts(3), .throwsAfter(3), .cancels(3), .dead]
      for behavior in try context.flows(subject, ends) {
        for _ in 0..<max(1, context.rounds / 10) {
          let observation = Observation { _ in spin(.microseconds(5)) }
          let subscription = try context.start(subject, behavior, observation)
          defer { withExtendedLifetime(subscription) {} }
          try await context.waitForRelease(subject, observation)
          try await context.calmDown(observation, for: .milliseconds(1))
          try context.expectOneRelease(observation)
        }
      }
      for _ in 0..<max(1, context.rounds / 10) {
        let (observation, subscription) = try await context.running(subject)
        try subscription.cancel()
        try await context.waitForRelease(subject, observation)
        try await context.calmDown(observation, for: .milliseconds(1))
        try context.expectOneRelease(observation)
      }
    },

    .flow("K36") { subject, context in
      _ = try context.flows(subject, [.counts(5), .throwsAfter(5), .endless])
      let baseline = try subject.liveJobs()
      if let baseline, let never = subject.offered(.never) {
        let living = try context.start(subject, never, Observation())
        try await context.wait(for: "one live job more") { try subject.liveJobs() == baseline + 1 }
        try living.cancel()
      }
      let rounds = max(200, context.rounds)
      // Caches, pools and heaps fill up for a while, and what was freed before hides what leaks.
      for _ in 0..<3 { try await context.churn(subject, rounds) }
      var problem: CheckFailure?
      for _ in 0..<3 {
        let before = Usage()
        try await context.churn(subject, rounds)
        try await context.wait(for: "live jobs back at \(baseline ?? 0)") {
          try subject.liveJobs() == baseline
        }
        problem = Usage().growth(since: before, over: rounds * 3)
        if problem == nil { return }
      }
      if let problem { throw problem }
    },

    .flow("K39") { subject, context in
      let behavior = try context.flow(subject, .endless)
      for demand in [nil, 1, 5, 5, 5] as [Int64?] {
        let observation = Observation { _ in usleep(20) }
        let subscription = try context.start(subject, behavior, demand: demand, observation)
        // For the rest of the process, whose end is the check: see `Verdict`.
        Forever.keep(subscription)
      }
      if let never = subject.offered(.never) {
        Forever.keep(try context.start(subject, never, Observation()))
      }
      try await Task.sleep(for: .milliseconds(20))
    },
  ]
}

extension CheckContext {
  fileprivate func expectOneRelease(_ observation: Observation) throws {
    let told = observation.told
    try expect(
      told.count(where: \.isRelease) == 1 && told.last?.isRelease == true
        && !told.contains(.overlap),
      "one release, after everything else", observation.events.line)
  }

  /// Subscriptions that end, fail and are cancelled, so many of each.
  fileprivate func churn(_ subject: any FlowSubject, _ rounds: Int) async throws {
    for _ in 0..<rounds {
      for wanted in [Behavior.counts(5), .throwsAfter(5)] {
        guard let behavior = subject.offered(wanted) else { continue }
        let observation = Observation()
        let subscription = try start(subject, behavior, observation)
        // Signals that are missing are for other checks to see.
        try? await wait(observation, for: "the end") {
          $0.contains { $0.isTerminal } || $0.count { $0.isElement } >= behavior.count!
        }
        try await waitForNoJobs(subject)
        subscription.dispose()
      }
      guard let behavior = subject.offered(.endless) else { continue }
      let observation = Observation()
      let subscription = try start(subject, behavior, demand: 5, observation)
      try await wait(observation, for: "an element") { $0.contains(where: \.isElement) }
      try subscription.cancel()
      if subject.abilities.contains(.cancelIsTold) { try await waitForEnd(observation) }
      if subject.abilities.contains(.release) {
        try await waitForRelease(subject, observation)
      } else {
        try await calmDown(observation, for: .milliseconds(1))
      }
      subscription.dispose()
    }
  }
}

private struct Usage {
  let resident = Memory.resident
  let threads = Memory.threads
  let fileDescriptors = Memory.fileDescriptors

  /// What has grown more than it may, with so many subscriptions.
  func growth(since before: Usage, over count: Int) -> CheckFailure? {
    if threads > before.threads + 2 {
      return CheckFailure(
        expected: "no more threads than before", observed: "\(before.threads), then \(threads)")
    }
    if fileDescriptors > before.fileDescriptors {
      return CheckFailure(
        expected: "no more file descriptors than before",
        observed: "\(before.fileDescriptors), then \(fileDescriptors)")
    }
    // Collectors run when they like: half a megabyte of play.
    let slope = (resident - before.resident - 512 << 10) / count
    if slope < 1024 { return nil }
    return CheckFailure(
      expected: "less than 1024 bytes kept for each of \(count) subscriptions",
      observed: "\(slope) bytes")
  }
}

/// What lives as long as the process.
private enum Forever {
  private static let kept = Guarded<[any FlowSubscription]>([])

  static func keep(_ subscription: any FlowSubscription) {
    kept.withLock { $0.append(subscription) }
  }
}
