/// Thrown by a check: one way in which the subject breaks the rule.
public struct CheckFailure: Error, Sendable, Codable, Hashable {
  /// The rule that explains the failure, if it is another one than the rule that was checked, and has failed.
  public var rule: String?
  /// The rule that is broken for certain, if it is another one than the rule that was checked.
  public var breaks: String?
  /// The flow that was collected, as the subject names it; nil if no flow is to blame.
  public var flow: String?
  /// What the rule demands.
  public var expected: String
  /// What was there instead: first what differs, then the history.
  public var observed: String

  /// A failure; a check that knows no more than this leaves out `rule`, `breaks` and `flow`.
  public init(
    rule: String? = nil, breaks: String? = nil, flow: String? = nil, expected: String,
    observed: String
  ) {
    self.rule = rule
    self.breaks = breaks
    self.flow = flow
    self.expected = expected
    self.observed = observed
  }
}

extension CheckFailure {
  /// The other rule that it refers to.
  var reference: String? { breaks ?? rule }

  /// The failure without what refers to this rule.
  func withoutReference(to rule: String) -> CheckFailure {
    var failure = self
    if failure.rule == rule { failure.rule = nil }
    if failure.breaks == rule { failure.breaks = nil }
    return failure
  }
}

/// Thrown by a check: the failures of several flows.
struct CheckFailures: Error {
  let all: [CheckFailure]
}

/// Thrown by a check: the subject lacks what the check needs.
struct NotOffered: Error {
  let what: String
  /// Whether it would do with more time.
  let isSlow: Bool

  init(_ what: String, isSlow: Bool = false) {
    self.what = what
    self.isSlow = isSlow
  }
}
