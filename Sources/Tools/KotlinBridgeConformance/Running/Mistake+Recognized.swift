extension Mistake {
  /// The mistake that explains the failures of a run; nil if none clearly does.
  package static func recognized(in results: [CheckResult]) -> Mistake? {
    let symptoms = Symptoms(
      results.flatMap { result -> [(rule: String, failure: CheckFailure)] in
        guard case .failed(let failures) = result.finding else { return [] }
        return failures.map { (result.check.rule.id, $0) }
      })
    return all.first { $0.explains(symptoms) }
  }
}
