/// The names of files, which come from names in a manifest.
enum FileName {
  /// A name may have 255 with its extension.
  private static let mostBytes = 240

  /// A name without characters that mean something to a file system.
  static func safe(_ name: String) -> String {
    let safe = String(
      name.map { character in
        character.isLetter || character.isNumber || "_-+. ".contains(character) ? character : "_"
      })
    var visible = safe.drop { $0 == "." }
    while visible.utf8.count > mostBytes { visible.removeLast() }
    // Swift runs what is in `main.swift`.
    if visible == "main" { return "Main" }
    return visible.isEmpty ? "Kotlin" : String(visible)
  }
}
