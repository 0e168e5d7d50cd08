import Dispatch
package import KotlinBridgeToolSupport

/// Runs planned checks, some of them at the same time, and gives the results in the plan's order.
package struct Runner: Sendable {
  package var jobs: Int
  package var interruption: Interruption
  /// Blocks. Nil where the run was interrupted before anything was found out.
  package var perform: @Sendable (PlannedCheck) -> CheckResult?

  package init(
    jobs: Int = 1, interruption: Interruption,
    perform: @escaping @Sendable (PlannedCheck) -> CheckResult?
  ) {
    self.jobs = jobs
    self.interruption = interruption
    self.perform = perform
  }

  private struct State {
    var next = 0
    var results: [CheckResult?]
  }

  /// - Parameters:
  ///   - onStart, onResult: called by one thread at a time.
  ///
  /// Returns a result for each check, nil for those that an interruption left out.
  package func run(
    _ checks: [PlannedCheck], onStart: @Sendable (PlannedCheck) -> Void = { _ in },
    onResult: @Sendable (CheckResult) -> Void = { _ in }
  ) -> [CheckResult?] {
    let state = Guarded(State(results: Array(repeating: nil, count: checks.count)))
    // A thread for each job: to wait for a child blocks it.
    DispatchQueue.concurrentlyOnThreads(min(jobs, checks.count)) {
      while true {
        let index = state.withLock { state -> Int? in
          guard state.next < checks.count, !interruption.hasCome else { return nil }
          defer { state.next += 1 }
          onStart(checks[state.next])
          return state.next
        }
        guard let index else { return }
        let result = perform(checks[index])
        state.withLock { state in
          state.results[index] = result
          if let result { onResult(result) }
        }
      }
    }
    return state.withLock { $0.results }
  }
}

extension DispatchQueue {
  /// Runs the same on so many threads and waits for all of them.
  fileprivate static func concurrentlyOnThreads(_ count: Int, _ body: @Sendable () -> Void) {
    withoutActuallyEscaping(body) { body in
      let group = DispatchGroup()
      // Serial queues have a thread each; a concurrent one has as many as there are processors.
      for _ in 0..<count {
        DispatchQueue(label: "kotlin-bridge.job").async(group: group) { body() }
      }
      group.wait()
    }
  }
}
