/// A wrong bridge of this project, which proves that a check finds what it is there for.
package struct Violator: Sendable {
  package enum Language: String, Sendable {
    /// Hand-written bridges of the classic shape: kotlin/violators.
    case kotlin = "kt"
    /// This project's table with one fault: Tests/Violators.
    case c
    /// Wrong sequences: Tests/KotlinBridgeConformanceTests/Violators.
    case swift
  }

  /// What it does wrong, in one word.
  package let name: String
  package let language: Language
  /// The rules that it breaks, each with a form where that is not `callback`: `K20 call`.
  package let breaks: [String]
  /// The rules that it breaks now and then, for its fault is a race.
  package let sometimesBreaks: [String]
  /// Part of what the first of its rules expects, or of why it can't be checked.
  package let says: String

  init(
    _ name: String, _ language: Language, breaks: String, sometimes: String = "", says: String
  ) {
    self.name = name
    self.language = language
    self.breaks = breaks.split(separator: ", ").map(String.init)
    sometimesBreaks = sometimes.split(separator: ", ").map(String.init)
    self.says = says
  }

  /// The numbers of the rules that it breaks, in any form.
  package var rules: [String] {
    breaks.map { String($0.prefix { $0 != " " }) }
  }

  /// The form in `K20 call`.
  package static func form(of place: String) -> Form {
    place.split(separator: " ").dropFirst().first.flatMap { Form(rawValue: String($0)) }
      ?? .callback
  }

  /// As a file would be called, for two languages have the same fault now and then.
  package var fileName: String { "\(name).\(language.rawValue)" }
}
