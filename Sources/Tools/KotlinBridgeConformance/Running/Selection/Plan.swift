package import KotlinBridgeTools

/// A check that a run plans: one rule in one form.
package struct PlannedCheck: Sendable {
  package let rule: Rule
  package let form: Form

  var urgency: Urgency {
    switch rule.id {
    case "K1", "K2", "K4", "K21", "K54": .first
    case Rule.ofLeaks: .early
    default: .inOrder
    }
  }
}

/// When a check begins, compared with the others of its run.
enum Urgency: CaseIterable {
  /// The failures of many other rules follow from a failure of this one.
  case first
  /// It takes long. At the end, the run would wait for it alone.
  case early
  case inOrder
}

/// The checks of a run in their order: by rule, then by form.
package struct Plan: Sendable {
  package private(set) var checks: [PlannedCheck] = []
  package private(set) var skipped: [PlannedCheck] = []

  /// - Parameter forms: the forms in which the target can be checked.
  ///
  /// Throws if the selection, or a part of it, matches nothing.
  package init(_ selection: Selection, forms: [Form]) throws(CommandError) {
    for form in selection.forms where !forms.contains(form) {
      throw CommandError(
        "this library can't be checked in the form \(form.rawValue), only in "
          + forms.map(\.rawValue).joined(separator: ", "))
    }
    let chosen = selection.forms.isEmpty ? forms : selection.forms
    for id in selection.rules { try Self.expectCheck(of: id, in: chosen) }
    for rule in Rule.all {
      for form in Form.allCases
      where chosen.contains(form) && selection.includes(rule.id, form)
        && Conformance.rules(for: form).contains(where: { $0.id == rule.id })
      {
        let check = PlannedCheck(rule: rule, form: form)
        if selection.skips.contains(rule.id) { skipped.append(check) } else { checks.append(check) }
      }
    }
    if checks.isEmpty {
      throw CommandError(
        skipped.isEmpty
          ? "no rule has a check in the form " + chosen.map(\.rawValue).joined(separator: ", ")
          : "nothing is left to run: every chosen rule is skipped")
    }
  }

  private static func expectCheck(of id: String, in forms: [Form]) throws(CommandError) {
    if let reason = Rule.named(id)?.untested {
      throw CommandError("\(id) can't be checked: \(reason)")
    }
    let offered = Form.allCases.filter { form in
      Conformance.rules(for: form).contains { $0.id == id }
    }
    if offered.contains(where: forms.contains) { return }
    let places = offered.isEmpty ? "no form" : offered.map(\.rawValue).joined(separator: ", ")
    throw CommandError(
      "\(id) has no check in the form \(forms.map(\.rawValue).joined(separator: ", ")); it has one in "
        + places)
  }
}

extension Plan {
  /// The checks, and those of one more rule, if the selection includes it. The rule may have no
  /// check.
  func checks(with id: String, _ selection: Selection, forms: [Form]) -> [PlannedCheck] {
    guard let rule = Rule.named(id), !selection.skips.contains(id) else { return checks }
    let missing = rule.forms.filter { form in
      forms.contains(form) && selection.includes(id, form)
        && !checks.contains { $0.rule.id == id && $0.form == form }
    }
    return checks + missing.map { PlannedCheck(rule: rule, form: $0) }
  }
}

extension PlannedCheck {
  /// The line of `--list`.
  package var line: String { "\(rule.id) \(form.rawValue) \(rule.level.rawValue) \(rule.sentence)" }
}
