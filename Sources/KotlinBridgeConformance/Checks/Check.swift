/// One rule put to the test in one or more forms.
struct Check: Sendable {
  let rule: String
  let forms: [Form]
  let body: @Sendable (Subject, CheckContext) async throws -> Void

  /// A check of flows in the forms that hand them out.
  static func flow(
    _ rule: String, _ forms: [Form] = [.callback, .sequence, .publisher],
    _ body: @escaping @Sendable (any FlowSubject, CheckContext) async throws -> Void
  ) -> Check {
    Check(rule: rule, forms: forms) { subject, context in
      guard case .flow(let subject) = subject else { throw NotOffered("flows") }
      try await body(subject, context)
    }
  }

  static let all: [Check] =
    signalChecks + cancellationChecks + cancellationRaceChecks + demandChecks + faultChecks
    + resourceChecks + sequenceChecks
}

/// What is put to the test.
public enum Subject: Sendable {
  case flow(any FlowSubject)

  public var form: Form {
    switch self {
    case .flow(let subject): subject.form
    }
  }
}
