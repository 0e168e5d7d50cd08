/// The names of generated modules.
enum ModuleName {
  /// Why a module of Swift can't have this name; nil if it can.
  static func problem(_ name: String) -> String? {
    if !isIdentifier(name) {
      return "'\(name)' is not a valid name for a Swift module: use letters, digits and _"
    }
    if Keywords.isReserved(name) {
      return "'\(name)' is a keyword of Swift: choose another name for the module"
    }
    if Keywords.usedTypes.contains("\(name)Library") {
      return
        "the module '\(name)' would hide KotlinBridge's class \(name)Library with an enum of the same name: "
        + "choose another name"
    }
    return problem(ofEither: name)
  }

  /// Why a module of C can't have this name; nil if it can.
  static func problem(ofC name: String, besides module: String) -> String? {
    if !isIdentifier(name) {
      return "'\(name)' is not a valid name for a C module: use letters, digits and _"
    }
    if keywordsOfC.contains(name) || Keywords.isReserved(name) {
      return "'\(name)' is a keyword: choose another folder for the C module"
    }
    if name == module {
      return
        "the Swift module and the C module can't both be '\(name)': choose another folder for the C module"
    }
    return problem(ofEither: name)
  }

  private static func problem(ofEither name: String) -> String? {
    let isTaken =
      taken.contains(name) || ["Kotlin", "CKotlin"].contains { name.hasPrefix("\($0)Bridge") }
    return isTaken
      ? "'\(name)' is a module of Swift or of KotlinBridge that generated code needs: choose another name"
      : nil
  }

  /// What generated code imports, and all that those modules do.
  private static let taken: Set<String> = [
    "Builtin", "CDispatch", "Darwin", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "Glibc", "Musl", "Swift",
    "SwiftGlibc", "SwiftMusl", "SwiftOnoneSupport", "SwiftShims", "Synchronization",
    "_Builtin_float",
    "_Concurrency", "_DarwinFoundation1", "_DarwinFoundation2", "_DarwinFoundation3",
    "_FoundationCShims", "_FoundationCollections", "_FoundationICU", "_RegexParser",
    "_StringProcessing", "_SwiftConcurrencyShims", "_SynchronizationShims",
  ]

  /// Those that a module map reads as such.
  private static let keywordsOfC: Set<String> = [
    "config_macros", "conflict", "exclude", "explicit", "export", "export_as", "extern",
    "framework", "header", "link", "module", "private", "requires", "textual", "umbrella", "use",
  ]

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return name != "_"
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
