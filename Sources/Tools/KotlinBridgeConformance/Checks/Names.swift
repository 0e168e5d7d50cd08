/// Names for the fixtures' gates and counters, which keep the checks of one process apart.
enum Names {
  private static let count = Counter()

  /// A name that this process has not used before.
  static func fresh(_ what: String) -> String { "\(what) \(count.next())" }
}

extension [String] {
  /// The first of these names, for a note, and how many there are besides.
  var quoted: String {
    let shown = prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return count > 5 ? "\(shown) and \(count - 5) more" : shown
  }
}
