/// Puts a subject to the test, rule by rule, in this process.
///
/// A broken bridge may crash, hang or leave threads behind. To check one that is not trusted, run
/// each rule in a process of its own, as `kotlin-bridge check` does.
public struct Conformance: Sendable {
  private let subject: Subject
  private let settings: CheckSettings

  /// - Parameters:
  ///   - rounds: how often each race runs.
  ///   - seed: makes the random moments of races.
  ///   - patience: how long a check waits for an event that must come.
  public init(
    _ subject: Subject, rounds: Int = 100, seed: UInt64 = 1, patience: Duration = .seconds(10)
  ) {
    self.subject = subject
    settings = CheckSettings(rounds: rounds, seed: seed, patience: patience)
  }

  /// The rules that have a check for a form.
  public static func rules(for form: Form) -> [Rule] {
    Rule.all.filter { rule in
      Check.all.contains { $0.rule == rule.id && $0.forms.contains(form) }
    }
  }

  /// The number of the rule of each check.
  package static var checkedIds: [String] { Check.all.map(\.rule) }

  /// Checks one rule, which must be one of `rules(for:)`.
  public func check(_ rule: Rule) async -> Verdict {
    let checks = Check.all(of: rule.id, for: subject)
    precondition(!checks.isEmpty, "no check of \(rule.id) for the form \(subject.form.rawValue)")
    for check in checks {
      do {
        try await check.body(subject, settings)
      } catch let failure as CheckFailure {
        return .failed(expected: failure.expected, observed: failure.observed)
      } catch let missing as NotOffered {
        return .notOffered(missing.what)
      } catch {
        return .failed(expected: "no error", observed: "\(error)")
      }
    }
    return .passed
  }
}
