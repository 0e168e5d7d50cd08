/// One statement of what a right bridge does, with a number that never changes.
public struct Rule: Sendable {
  /// A level of RFC 2119.
  public enum Level: String, Sendable, Codable {
    /// A library that breaks the rule fails the check.
    case must = "MUST"
    /// A library that breaks the rule gets a warning.
    case should = "SHOULD"
  }

  /// `K` and a number.
  public let id: String
  /// How binding the rule is.
  public let level: Level
  /// What the rule demands, in one sentence.
  public let sentence: String
  /// Why the rule exists, in one sentence.
  public let intent: String
  /// The forms in which the rule has a check.
  public let forms: [Form]
  /// The flows and functions that its checks run.
  public let exercise: String
  /// Why the rule has no check, if it can't be checked from outside.
  public let untested: String?

  /// The rule that says what may be left behind.
  static let ofLeaks = "K36"

  /// The rule that says how a process may end, which holds for the process of each check.
  static let ofEnd = "K39"

  init(
    _ id: String, _ forms: [Form], _ sentence: String, level: Level = .must, intent: String,
    exercise: String = "", untested: String? = nil
  ) {
    self.id = id
    self.level = level
    self.forms = forms
    self.sentence = sentence
    self.intent = intent
    self.exercise = exercise
    self.untested = untested
  }
}
