/// Names for the fixtures' gates and counters, which keep the checks of one process apart.
enum Names {
  private static let count = Counter()

  /// A name that this process has not used before.
  static func fresh(_ what: String) -> String { "\(what) \(count.next())" }
}
