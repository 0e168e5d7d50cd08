import KotlinBridgeTools

/// A collection that a check has started: its cancels stand in the history, and those that take too
/// long are counted.
struct WatchedFlow: RunningFlow {
  /// How long a cancel that does not wait for the job may take on a busy machine.
  static let cancelLimit = Duration.seconds(2)
  /// One slow cancel may be the machine's fault; so many are not.
  private static let slowCancels = 2

  let flow: any RunningFlow
  let observation: Observation
  let record: CheckRecord

  func request(_ count: Int64) throws {
    observation.request(count)
    try flow.request(count)
  }

  func cancel() throws {
    observation.mark(.cancelling)
    let (start, machine) = (ContinuousClock.now, MachineTime.now)
    try Waiting.noting(Waiting.cancel) { try flow.cancel() }
    let time = ContinuousClock.now - start
    observation.mark(.cancelled)
    if machine.hasPassed(Self.cancelLimit), record.countSlowCancel() >= Self.slowCancels {
      throw CheckFailure(
        rule: "K54", expected: "a cancel that returns within \(Self.cancelLimit)",
        observed: "it took \(time.plainSeconds) s, and it was not the first slow cancel")
    }
  }

  func release() {
    observation.giveUp()
    Waiting.noting("a release that returns") { flow.release() }
  }

  func dispose() {
    observation.giveUp()
    Waiting.noting("a release that returns") { flow.dispose() }
  }
}
