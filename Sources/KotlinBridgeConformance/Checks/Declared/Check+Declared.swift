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
    Check(rule: rule, forms: [form]) { subject, settings, record in
      guard case .declared(let declared) = subject else { throw NotOffered("a manifest") }
      var missing: NotOffered?
      var isOffered = false
      var failures: [CheckFailure] = []
      func run(_ check: Check, _ subject: Subject) async throws {
        if isOffered, !record.hasTime { return record.note("not all flows, for lack of time") }
        do {
          try await check.body(subject, settings, record)
        } catch let problem as NotOffered {
          missing = missing ?? problem
          return
        } catch let failure as CheckFailure {
          failures.append(failure)
        } catch let several as CheckFailures {
          failures += several.all
        }
        isOffered = true
      }
      let stated = try declared.stated()
      for check in known {
        try await run(check, stated.map(Subject.flow) ?? subject)
        // The library may have several flows that do the same.
        for other in stated?.others(of: record.behaviors) ?? [] {
          try await run(check, .flow(other))
        }
      }
      let rest = Subject.declared(isOffered ? declared.ofUnknownBehavior : declared)
      for check in unknown { try await run(check, rest) }
      if !failures.isEmpty { throw CheckFailures(all: failures) }
      if let missing, !isOffered { throw missing }
    }
  }
}
