/// One file: the names that it declares for other files, and the names that it uses.
///
/// Names are compared as text, for Swift and Kotlin alike. A name that two files of a module
/// declare makes no edge: nobody knows which is meant.
struct SourceFile {
  let name: String
  /// Types, and functions and properties outside of types.
  private(set) var globals: Set<String> = []
  /// What extensions of types declare.
  private(set) var members: Set<String> = []
  /// What is declared anywhere in the file, in functions too.
  private(set) var declared: Set<String> = []
  /// Parameters, labels and the like.
  private var labels: Set<String> = []
  /// Words that stand alone, and words behind a dot.
  private(set) var plainUses: Set<String> = []
  private(set) var memberUses: Set<String> = []

  private static let types: Set = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "interface", "object",
  ]
  private static let values: Set = ["func", "fun", "let", "var", "val"]
  /// Members of standard types, which say nothing about a member of the same name in the module.
  private static let standard: Set = [
    "map", "compactMap", "flatMap", "filter", "first", "min", "max",
  ]

  init(name: String, text: String) {
    self.name = name
    var reader = DeclarationReader(Tokens.of(text).filter { $0 != "\r" })
    while let word = reader.next() { note(word, &reader) }
  }

  private mutating func note(_ word: String, _ reader: inout DeclarationReader) {
    if Self.types.contains(word), let name = reader.nameOfType() {
      note(declaration: name, isExtension: false, reader)
    } else if Self.values.contains(word), let (name, hasReceiver) = reader.nameOfValue() {
      note(declaration: name, isExtension: hasReceiver, reader)
    } else if word == "case" {
      declared.formUnion(reader.namesOfCases())
    } else if reader.isBehindDot {
      memberUses.insert(word)
    } else if reader.isBeforeColon {
      labels.insert(word)
    } else {
      plainUses.insert(word)
    }
  }

  private mutating func note(
    declaration name: String, isExtension: Bool, _ reader: DeclarationReader
  ) {
    declared.insert(name)
    guard !reader.isPrivate else { return }
    switch reader.place {
    case .file: if isExtension { members.insert(name) } else { globals.insert(name) }
    case .extension: members.insert(name)
    case .inside: break
    }
  }

  /// The names of `other` that this file uses, but for those in `ambiguous`.
  func uses(of other: SourceFile, except ambiguous: Set<String>) -> [String] {
    let ofGlobals = other.globals.intersection(plainUses)
    let ofMembers = other.members.intersection(memberUses.union(plainUses))
    return ofGlobals.union(ofMembers).subtracting(declared).subtracting(labels)
      .subtracting(ambiguous).subtracting(Self.standard).sorted()
  }
}
