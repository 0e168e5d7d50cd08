/// One statement of what a right bridge does, with a number that never changes.
public struct Rule: Sendable {
  /// A level of RFC 2119.
  public enum Level: String, Sendable, Codable {
    case must = "MUST"
    case should = "SHOULD"
  }

  /// `K` and a number.
  public let id: String
  public let level: Level
  /// What the rule demands, in one sentence.
  public let sentence: String
  /// Why the rule exists, in one sentence.
  public let intent: String
  public let forms: [Form]
  /// The flows and functions that its checks run.
  public let exercise: String
  /// Why the rule has no check, if it can't be checked from outside.
  public let untested: String?

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
