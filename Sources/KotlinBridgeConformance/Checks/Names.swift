/// Names for the fixtures' gates and counters, so that checks of one process stay apart.
enum Names {
  private static let count = Counter()

  /// One that nobody has had.
  static func fresh(_ what: String) -> String { "\(what) \(count.next())" }
}
