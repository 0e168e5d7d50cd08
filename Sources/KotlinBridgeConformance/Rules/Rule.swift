/// One statement of what a right bridge does, with a number that never changes.
public struct Rule: Sendable {
  /// As in RFC 2119.
  public enum Level: String, Sendable, Codable {
    case must = "MUST"
    case should = "SHOULD"
  }

  /// `K` and a number.
  public let id: String
  public let level: Level
  /// What the rule demands, in one sentence.
  public let sentence: String
  /// Why it is one, in one sentence.
  public let intent: String
  public let forms: [Form]
  /// The flows and functions that its checks run.
  public let exercise: String
  /// The wrong bridges of this project that break it.
  public var brokenBy: [String] {
    Violator.all.filter { $0.rules.contains(id) }.map(\.fileName)
  }
  /// Why no check exists, for a rule that cannot be checked from outside.
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

  /// All rules in the order of their numbers.
  public static let all = signals + cancellation + demand + faults + resources + library + delivery

  /// The rule with this number, in any case of its letter.
  public static func named(_ id: String) -> Rule? {
    all.first { $0.id.lowercased() == id.lowercased() }
  }
}
