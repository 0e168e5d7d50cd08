extension Check {
  static let all: [Check] =
    signalChecks + cancellationChecks + cancellationRaceChecks + demandChecks + faultChecks
    + blockingChecks + resourceChecks + sequenceChecks + callChecks + callResourceChecks
    + echoChecks + libraryChecks + peerChecks + deliveryChecks + independenceChecks
    + [cancelTimeCheck] + releaseChecks + lastCallbackChecks + requestChecks + mutualCancelChecks
    + insideCancelChecks + endedFlowChecks + [unseenFailureCheck, earlyRequestCheck]

  /// The checks of what a library without the fixtures declares.
  private static let declared: [Check] =
    declaredFlowChecks + declaredCancellationChecks + declaredDemandChecks + declaredFaultChecks
    + declaredResourceChecks + declaredIndependenceChecks + declaredCallChecks

  /// The checks of a rule that suit a subject.
  static func all(of rule: String, for subject: Subject) -> [Check] {
    func suits(_ check: Check) -> Bool {
      check.rule == rule && check.forms.contains(subject.form)
    }
    guard case .declared = subject else { return all.filter(suits) }
    return [ofDeclared(rule, subject.form, all.filter(suits), declared.filter(suits))]
  }
}

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
      var parts = CheckParts(settings, record)
      let stated = try declared.stated().map(Subject.flow)
      for check in known { await parts.run(check, on: stated ?? subject) }
      let rest = Subject.declared(parts.isOffered ? declared.ofUnknownBehavior : declared)
      for check in unknown { await parts.run(check, on: rest) }
      if !parts.failures.isEmpty { throw CheckFailures(all: parts.failures) }
      if let missing = parts.missing, !parts.isOffered { throw missing }
    }
  }
}
