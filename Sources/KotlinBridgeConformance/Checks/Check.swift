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
      guard case .flow(let subject) = subject else {
        return try await runDeclared(rule, subject, context, needed: "the fixtures' flows")
      }
      try await body(subject, context)
    }
  }

  static let all: [Check] =
    signalChecks + cancellationChecks + cancellationRaceChecks + demandChecks + faultChecks
    + blockingChecks + resourceChecks + sequenceChecks + callChecks + callResourceChecks
    + echoChecks + libraryChecks + deliveryChecks

  /// A check of what a library without the fixtures declares: it takes the place of the one in `all` for that
  /// rule and form.
  static func declared(
    _ rule: String, _ form: Form = .callback,
    _ body: @escaping @Sendable (DeclaredSubject, CheckContext) async throws -> Void
  ) -> Check {
    Check(rule: rule, forms: [form]) { subject, context in
      guard case .declared(let subject) = subject else { throw NotOffered("declared flows") }
      try await body(subject, context)
    }
  }

  /// Runs the check that takes this one's place where the subject is a library without the fixtures.
  static func runDeclared(
    _ rule: String, _ subject: Subject, _ context: CheckContext, needed: String
  ) async throws {
    let checks = declaredFlowChecks + declaredResourceChecks + declaredCallChecks
    guard case .declared = subject,
      let check = checks.first(where: { $0.rule == rule && $0.forms.contains(subject.form) })
    else { throw NotOffered(needed) }
    try await check.body(subject, context)
  }
}

/// What is put to the test.
public enum Subject: Sendable {
  case flow(any FlowSubject)
  /// Functions in all the forms in which they can be called.
  case call([any CallSubject])
  case library(LibrarySubject)
  /// What a library without this project's fixtures declares.
  case declared(DeclaredSubject)

  public var form: Form {
    switch self {
    case .flow(let subject): subject.form
    case .call: .call
    case .library: .library
    case .declared(let subject): subject.form
    }
  }
}
