import Dispatch
import KotlinBridgeLocks
package import KotlinBridgeTools

/// Runs planned checks, several at the same time, and gives the results in the order of the plan.
///
/// Those that others stand on run first.
package struct Runner: Sendable {
  package var jobs: Int
  package var interruption: Interruption
  /// Runs one check. Blocks. Returns nil if an interruption came before there was a finding.
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
  ///   - onStart, onResult: one thread at a time calls them.
  ///
  /// Returns a result for each check; nil for a check that an interruption left out.
  package func run(
    _ checks: [PlannedCheck], onStart: @Sendable (PlannedCheck) -> Void = { _ in },
    onResult: @Sendable (CheckResult) -> Void = { _ in }
  ) -> [CheckResult?] {
    let order = Urgency.allCases.flatMap { urgency in
      checks.indices.filter { checks[$0].urgency == urgency }
    }
    let state = Guarded(State(results: Array(repeating: nil, count: checks.count)))
    // Each job has a thread of its own, because the wait for a child blocks it.
    DispatchQueue.concurrentlyOnThreads(min(jobs, checks.count)) {
      while true {
        let index = state.withLock { state -> Int? in
          guard state.next < order.count, !interruption.hasCome else { return nil }
          defer { state.next += 1 }
          onStart(checks[order[state.next]])
          return order[state.next]
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
  /// Runs the body on this many threads, and waits for all of them.
  fileprivate static func concurrentlyOnThreads(_ count: Int, _ body: @Sendable () -> Void) {
    withoutActuallyEscaping(body) { body in
      let group = DispatchGroup()
      // Each serial queue has a thread. A concurrent one has only as many as there are processors.
      for _ in 0..<count {
        DispatchQueue(label: "kotlin-bridge.job").async(group: group) { body() }
      }
      group.wait()
    }
  }
}
