/// One rule and how it is checked, in one or more forms.
struct Check: Sendable {
  let rule: String
  let forms: [Form]
  /// Throws `CheckFailure` where the subject breaks the rule, and `NotOffered` where the subject
  /// lacks what the check needs.
  let body: @Sendable (Subject, CheckSettings, CheckRecord) async throws -> Void
}
