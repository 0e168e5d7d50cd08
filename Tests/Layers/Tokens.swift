/// The words and signs of a Swift or Kotlin source, without comments and without the text of
/// strings.
///
/// What a string interpolates is kept: it is code.
struct Tokens {
  private let source: [UInt8]
  private var position = 0
  private(set) var tokens: [String] = []

  static func of(_ source: String) -> [String] {
    var tokens = Tokens(source: Array(source.utf8))
    tokens.scan(until: nil)
    return tokens.tokens
  }

  private init(source: [UInt8]) {
    self.source = source
  }

  /// Scans to the end, or to the closing sign of an interpolation.
  private mutating func scan(until closing: UInt8?) {
    let opening: UInt8? = closing == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "{")
    var depth = 0
    while position < source.count {
      let byte = source[position]
      if starts("//") {
        skip { $0 != UInt8(ascii: "\n") }
      } else if starts("/*") {
        skipBlockComment()
      } else if starts("#\"") || byte == UInt8(ascii: "\"") {
        skipString()
      } else if byte == UInt8(ascii: "'") {
        skipCharacter()
      } else if isPartOfWord(byte) {
        let start = position
        skip(isPartOfWord)
        tokens.append(String(decoding: source[start..<position], as: UTF8.self))
      } else {
        position += 1
        if byte == closing, depth == 0 { return }
        if byte == opening { depth += 1 }
        if byte == closing { depth -= 1 }
        let isBlank = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
        if !isBlank { tokens.append(String(UnicodeScalar(byte))) }
      }
    }
  }

  private func starts(_ text: StaticString, at offset: Int = 0) -> Bool {
    text.withUTF8Buffer { source[(position + offset)...].starts(with: $0) }
  }

  private mutating func skip(_ condition: (UInt8) -> Bool) {
    while position < source.count, condition(source[position]) { position += 1 }
  }

  private func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        position += 2
      } else if starts("*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < source.count
  }

  /// Skips `"…"`, `"""…"""` and `#"…"#`, but for what they interpolate: `\(…)`, `$name` and `${…}`.
  private mutating func skipString() {
    let isRaw = source[position] == UInt8(ascii: "#")
    if isRaw { position += 1 }
    let isLong = starts("\"\"\"")
    let end: StaticString = isLong ? "\"\"\"" : "\""
    position += end.utf8CodeUnitCount
    while position < source.count {
      if starts(end), !isRaw || starts("#", at: end.utf8CodeUnitCount) {
        position += end.utf8CodeUnitCount + (isRaw ? 1 : 0)
        return
      }
      if !isRaw, starts("\\(") {
        position += 2
        scan(until: UInt8(ascii: ")"))
      } else if !isRaw, starts("${") {
        position += 2
        scan(until: UInt8(ascii: "}"))
      } else if !isRaw, starts("\\") {
        position += 2
      } else if !isRaw, starts("$"), position + 1 < source.count, isPartOfWord(source[position + 1])
      {
        position += 1
        let start = position
        skip(isPartOfWord)
        tokens.append(String(decoding: source[start..<position], as: UTF8.self))
      } else {
        position += 1
      }
    }
  }

  /// Skips a character of Kotlin: `'x'`, `'\n'`, `'\u0000'`.
  private mutating func skipCharacter() {
    position += starts("'\\") ? 3 : 2
    skip { $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: "\n") }
    position += 1
  }
}
