import KotlinBridgeLocks
import KotlinBridgeTools

/// Shows how far a run has come: by a line for each result, and on a terminal by one that changes.
struct Progress: Sendable {
  private struct State {
    var ended = 0
    var failed = 0
  }

  private let total: Int
  private let console: Console
  private let timeLeft: TimeLeft
  private let state = Guarded(State())

  init(of total: Int, on console: Console) {
    self.total = total
    self.console = console
    timeLeft = TimeLeft(of: total)
  }

  func started(_ check: PlannedCheck) {
    let now = state.withLock { $0 }
    let failures = now.failed > 0 ? ", \(now.failed) failed" : ""
    console.progress(
      "[\(now.ended + 1)/\(total)\(failures)] \(check.rule.id) \(check.form.rawValue)"
        + timeLeft.text(done: now.ended))
  }

  func ended(_ result: CheckResult) {
    state.withLock { state in
      state.ended += 1
      if result.standing.isFailure { state.failed += 1 }
    }
    console.print(TextReport.line(of: result, on: console))
  }
}
