extension CheckFailure {
  /// The lines of a report on it.
  var lines: [String] {
    (flow.map { ["flow:     \($0)"] } ?? []) + ["expected: \(expected)", "observed: \(observed)"]
      + (rule.map { ["see:      \($0), which may explain it"] } ?? [])
  }
}
