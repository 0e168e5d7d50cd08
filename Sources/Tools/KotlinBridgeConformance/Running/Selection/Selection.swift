package import KotlinBridgeTools

/// The rules and forms that the user chose. An empty list chooses all.
package struct Selection: Sendable {
  package var rules: [String] = []
  package var forms: [Form] = []
  package var skips: [String] = []

  package init() {}

  /// Whether nothing was chosen and nothing left out.
  package var isEverything: Bool { rules.isEmpty && forms.isEmpty && skips.isEmpty }

  package func includes(_ rule: String, _ form: Form) -> Bool {
    (rules.isEmpty || rules.contains(rule)) && (forms.isEmpty || forms.contains(form))
  }

  /// The number of a rule in its usual spelling. Throws an error that suggests a rule if none has
  /// it.
  package static func rule(_ id: String) throws(CommandError) -> String {
    if let rule = Rule.named(id) { return rule.id }
    let digits = id.drop { !$0.isNumber }.prefix(while: \.isNumber)
    let (first, last) = (Rule.all[0].id, Rule.all[Rule.all.count - 1].id)
    let near = Rule.named("K" + (digits.drop { $0 == "0" }))
    let hint = near.map { "did you mean \($0.id)?" } ?? "they are \(first) to \(last)"
    throw CommandError("there is no rule '\(id)'; \(hint)")
  }
}
