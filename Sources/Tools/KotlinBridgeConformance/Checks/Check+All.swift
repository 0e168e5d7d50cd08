extension Check {
  static let all: [Check] =
    signalChecks + cancellationChecks + cancellationRaceChecks + demandChecks + faultChecks
    + blockingChecks + resourceChecks + sequenceChecks + callChecks + callResourceChecks
    + echoChecks + libraryChecks + deliveryChecks + independenceChecks + cancelTimeChecks

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
