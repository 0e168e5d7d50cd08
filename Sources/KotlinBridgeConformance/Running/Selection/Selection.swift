package import KotlinBridgeToolSupport

/// Which rules and forms were chosen by hand. Empty lists choose all.
package struct Selection: Sendable {
  package var rules: [String] = []
  package var forms: [Form] = []
  package var skips: [String] = []

  package init() {}

  package func includes(_ rule: String, _ form: Form) -> Bool {
    (rules.isEmpty || rules.contains(rule)) && (forms.isEmpty || forms.contains(form))
  }

  /// The rule with this number as it is written, or an error that names the nearest.
  package static func rule(_ id: String) throws(CommandError) -> String {
    if let rule = Rule.named(id) { return rule.id }
    let digits = id.drop { !$0.isNumber }.prefix(while: \.isNumber)
    let (first, last) = (Rule.all[0].id, Rule.all[Rule.all.count - 1].id)
    let near = Rule.named("K" + (digits.drop { $0 == "0" }))
    let hint = near.map { "did you mean \($0.id)?" } ?? "they are \(first) to \(last)"
    throw CommandError("there is no rule '\(id)'; \(hint)")
  }
}
