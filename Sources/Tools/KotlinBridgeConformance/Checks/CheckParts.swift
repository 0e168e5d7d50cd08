/// Runs the parts of a check one after the other, and keeps what comes of them. When the time is over and one part
/// had what it needs, it leaves the rest out.
struct CheckParts {
  let settings: CheckSettings
  let record: CheckRecord

  private(set) var failures: [CheckFailure] = []
  /// What the first part that lacks something lacks.
  private(set) var missing: NotOffered?
  /// Whether a part had what it needs.
  private(set) var isOffered = false

  init(_ settings: CheckSettings, _ record: CheckRecord) {
    self.settings = settings
    self.record = record
  }

  /// Runs a check on a subject, then on the subjects for the flows that this one leaves out: a
  /// bridge may have several flows that do the same, and each has its turn.
  mutating func run(_ check: Check, on subject: Subject) async {
    record.beginCheck()
    await runOnce(check, on: subject)
    for other in subject.others(of: record.behaviors) where !hasFailedEnough {
      record.cancelRest()
      record.beginTurn()
      await runOnce(check, on: other)
    }
  }

  /// Whether it failed and needs no further flow: other rules explain the failure, or the time is over.
  private var hasFailedEnough: Bool {
    !failures.isEmpty && (!record.hasTime || failures.allSatisfy { $0.reference != nil })
  }

  private mutating func runOnce(_ check: Check, on subject: Subject) async {
    if isOffered, !record.hasTime {
      return record.note("not all flows, for lack of time")
    }
    do {
      try await check.body(subject, settings, record)
    } catch let problem as NotOffered {
      missing = missing ?? problem
      return
    } catch let failure as CheckFailure {
      add(failure, check)
    } catch let several as CheckFailures {
      for failure in several.all { add(failure, check) }
    } catch {
      let text =
        error is CancellationError ? "a cancellation that nobody requested" : "\(error)"
      add(CheckFailure(expected: "no error", observed: text), check)
    }
    isOffered = true
  }

  /// Adds a failure, unless the same flow has failed in the same way before: it may have several turns.
  private mutating func add(_ failure: CheckFailure, _ check: Check) {
    let isKnown = failures.contains {
      $0.flow != nil && $0.flow == failure.flow && $0.expected == failure.expected
    }
    if isKnown { return }
    failures.append(failure.withoutReference(to: check.rule))
    record.found(failure)
  }
}
