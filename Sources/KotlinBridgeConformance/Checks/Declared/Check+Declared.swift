extension Check {
  /// The check of a rule for a library without the fixtures.
  ///
  /// - Parameters:
  ///   - known: the rule's checks of flows whose behavior is known. They run on the flows of which
  ///     the user said what they do.
  ///   - unknown: the rule's checks of any flow or function. They run on the others, and on all if
  ///     the former have no flow to use.
  static func ofDeclared(
    _ rule: String, _ form: Form, _ known: [Check], _ unknown: [Check]
  ) -> Check {
    Check(rule: rule, forms: [form]) { subject, settings in
      guard case .declared(let declared) = subject else { throw NotOffered("a manifest") }
      var missing: NotOffered?
      var isOffered = false
      func run(_ checks: [Check], _ subject: Subject) async throws {
        do {
          for check in checks { try await check.body(subject, settings) }
          isOffered = isOffered || !checks.isEmpty
        } catch let problem as NotOffered {
          missing = problem
        }
      }
      try await run(known, declared.stated().map(Subject.flow) ?? subject)
      try await run(unknown, .declared(isOffered ? declared.ofUnknownBehavior : declared))
      if let missing, !isOffered { throw missing }
    }
  }
}
