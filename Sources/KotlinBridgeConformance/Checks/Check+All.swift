extension Check {
  static let all: [Check] =
    signalChecks + cancellationChecks + cancellationRaceChecks + demandChecks + faultChecks
    + blockingChecks + resourceChecks + sequenceChecks + callChecks + callResourceChecks
    + echoChecks + libraryChecks + deliveryChecks + independenceChecks + cancelTimeChecks

  /// The checks of what a library without the fixtures declares.
  private static let declared: [Check] =
    declaredFlowChecks + declaredResourceChecks + declaredCallChecks

  /// The checks of a rule that suit a subject. A check of what a library declares takes the place
  /// of the one for the fixtures.
  static func all(of rule: String, for subject: Subject) -> [Check] {
    func suits(_ check: Check) -> Bool {
      check.rule == rule && check.forms.contains(subject.form)
    }
    if case .declared = subject, declared.contains(where: suits) { return declared.filter(suits) }
    return all.filter(suits)
  }
}
