/// The failures of a run that no other rule explains, by their rules.
struct Symptoms: Sendable {
  private let failures: [(rule: String, failure: CheckFailure)]

  init(_ failures: [(rule: String, failure: CheckFailure)]) {
    self.failures = failures.filter { $0.failure.reference == nil }
  }

  /// Whether one of the rules has failed in this way.
  func show(_ rules: String..., where isIt: (CheckFailure) -> Bool = { _ in true }) -> Bool {
    failures.contains { rules.contains($0.rule) && isIt($0.failure) }
  }
}

extension CheckFailure {
  /// Whether the consumer was told of such an event, by the first letters of its text.
  func tells(_ event: String) -> Bool { observed.tells(event) }

  /// Whether the consumer was told of such an event after it had called cancel.
  func tellsAfterCancel(_ event: String) -> Bool {
    let mark = ObservedEvent.mark(.cancelling).description
    guard let cancel = observed.firstRange(of: mark) else { return false }
    return observed[cancel.upperBound...].tells(event)
  }

  /// Whether the consumer was told of neither end.
  var isSilent: Bool { !["completed", "failed(", "cancelled(", "timeout("].contains(where: tells) }
}

extension StringProtocol {
  fileprivate func tells(_ event: String) -> Bool {
    hasPrefix(event) || contains(" \(event)")
  }
}
