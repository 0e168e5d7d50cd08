/// Walks through the tokens of a file and knows where it is: in which braces, behind which
/// modifiers.
struct DeclarationReader {
  enum Place {
    case file, `extension`, inside
  }

  private let tokens: [String]
  private var index = -1
  /// For every open brace: whether it is that of an extension, and whether that is private.
  private var braces: [(isExtension: Bool, isPrivate: Bool)] = []
  private var parentheses = 0
  private var isExtensionAhead = false
  private var isPrivateAhead = false

  init(_ tokens: [String]) {
    self.tokens = tokens
  }

  var place: Place {
    if parentheses > 0 { return .inside }
    if braces.isEmpty { return .file }
    return braces.count == 1 && braces[0].isExtension ? .extension : .inside
  }

  /// Whether other files can't see what is declared here.
  var isPrivate: Bool { isPrivateAhead || braces.contains { $0.isPrivate } }

  var isBehindDot: Bool { index > 0 && tokens[index - 1] == "." }

  /// Whether a label or a declared type follows, and not the second half of `a ? b : c`.
  var isBeforeColon: Bool { index + 1 < tokens.count && tokens[index + 1] == ":" }

  /// The next word, or nil at the end.
  mutating func next() -> String? {
    while index + 1 < tokens.count {
      index += 1
      let token = tokens[index]
      switch token {
      case "{":
        braces.append((isExtensionAhead, isPrivateAhead && isExtensionAhead))
        (isExtensionAhead, isPrivateAhead) = (false, false)
      case "}":
        _ = braces.popLast()
        (isExtensionAhead, isPrivateAhead) = (false, false)
      case "(": parentheses += 1
      case ")": parentheses -= 1
      case "\n": if parentheses == 0, !isExtensionAhead { isPrivateAhead = false }
      case "private", "fileprivate":
        // `private(set)` is about the setter alone, and uses nothing.
        let isOfSetter = index + 1 < tokens.count && tokens[index + 1] == "("
        isPrivateAhead = !isOfSetter
        if isOfSetter { index += 3 }
      case "extension" where braces.isEmpty: isExtensionAhead = true
      case _ where token.first!.isLetter || token.first == "_": return token
      default: break
      }
    }
    return nil
  }

  /// The name behind `struct` or `class`; nil behind `companion object {`, `.class`, `protocol:`.
  mutating func nameOfType() -> String? {
    guard !isBehindDot, index + 1 < tokens.count, isName(tokens[index + 1]) else { return nil }
    // `class func` and `enum class` are modifiers of what follows.
    if ["func", "var", "let", "class"].contains(tokens[index + 1]) { return nil }
    index += 1
    return tokens[index]
  }

  /// The name behind `fun` or `val`, and whether a receiver stands before it:
  /// `fun <T> List<T>.name(`.
  mutating func nameOfValue() -> (name: String, hasReceiver: Bool)? {
    // An operator of Swift has no name; Kotlin's type parameters stand before the name.
    guard !isBehindDot, index + 1 < tokens.count,
      isName(tokens[index + 1]) || tokens[index] == "fun" || tokens[index] == "val"
    else { return nil }
    var ahead = index + 1
    var (name, hasReceiver, angles) = (String?.none, false, 0)
    search: while ahead < tokens.count {
      switch tokens[ahead] {
      case "<": angles += 1
      case ">": angles -= 1
      case ".": if angles == 0, name != nil { hasReceiver = true }
      case "?": break
      case let token where isName(token):
        if angles == 0 {
          if name != nil, tokens[ahead - 1] != "." { break search }
          name = token
          index = ahead
        }
      default: if angles == 0 { break search }
      }
      ahead += 1
    }
    return name.map { ($0, hasReceiver) }
  }

  /// The names behind `case`, up to the end of the line: what an enum declares, or a pattern.
  mutating func namesOfCases() -> [String] {
    var names: [String] = []
    var depth = 0
    while index + 1 < tokens.count, !["\n", ":", "{", "="].contains(tokens[index + 1]) || depth > 0
    {
      index += 1
      let token = tokens[index]
      if token == "(" { depth += 1 }
      if token == ")" { depth -= 1 }
      if depth == 0, isName(token), tokens[index - 1] != "." { names.append(token) }
    }
    return names
  }

  private func isName(_ token: String) -> Bool { token.first!.isLetter || token.first == "_" }
}
