/// A wrong bridge of this project. It proves that the checks of its rules find something.
///
/// The sources of all are in Tests/Violators, whose README says how to build one by hand.
package struct Violator: Sendable {
  package enum Language: String, Sendable {
    /// Hand-written bridges of the classic shape in one library: Tests/Violators/Kotlin.
    case kotlin = "kt"
    /// This project's table with one fault: Tests/Violators/Table.
    case c
    /// A hand-written bridge of the classic shape in C: Tests/Violators/Classic.
    case classic = "classic.c"
    /// Wrong sequences: Tests/ToolsTests/Conformance/Violators.
    case swift
  }

  /// The name says what it does wrong.
  package let name: String
  package let language: Language
  /// What it does wrong.
  package let does: String
  /// What gcc gets besides the name, for one in C with this project's table.
  package let flags: String
  /// The rules that it breaks, each with its form unless that is `callback`: `K20 call`.
  package let breaks: [String]
  /// The rules that it breaks now and then, because its fault is a race.
  package let sometimesBreaks: [String]
  /// A part of what the first of its rules expects, or of the reason why it can't be checked.
  package let says: String

  init(
    _ name: String, _ language: Language, does: String,
    flags: String = "-Wl,-soname,libviolator.so", breaks: String, sometimes: String = "",
    says: String
  ) {
    self.name = name
    self.language = language
    self.does = does
    self.flags = flags
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

  /// The name with its language, because bridges in two languages may have the same fault.
  package var fileName: String { "\(name).\(language.rawValue)" }
}
