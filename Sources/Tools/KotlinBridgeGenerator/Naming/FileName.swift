/// The names of files, which come from names in a manifest.
enum FileName {
  /// A name without characters that mean something to a file system.
  static func safe(_ name: String) -> String {
    let safe = name.map { character in
      character.isLetter || character.isNumber || "_-+. ".contains(character) ? character : "_"
    }
    let visible = safe.drop { $0 == "." }
    return visible.isEmpty ? "Kotlin" : String(visible)
  }
}
