/// Throws `CheckFailure` unless a condition is true.
///
/// - Parameters:
///   - expected: what the rule demands.
///   - observed: what was there instead.
func expect(_ condition: Bool, _ expected: String, _ observed: @autoclosure () -> String) throws {
  if !condition { throw CheckFailure(expected: expected, observed: observed()) }
}

/// Fails unless the history is exactly this one.
func expect(_ observed: [ObservedEvent], toHave expected: [ObservedEvent]) throws {
  try expect(observed == expected, expected.line, observed.line)
}

/// Fails unless each of the first elements came once, in any order.
func expectElements(_ count: Int64, _ told: [ObservedEvent]) throws {
  let seen = told.compactMap { if case .element(let value) = $0 { value } else { nil } }
  try expect(seen.sorted() == Array(0..<count), "each of the \(count) elements once", told.line)
}

/// Fails unless the release came once and last.
///
/// - Parameter what: names the subscription in the failure.
func expectOneRelease(_ events: [ObservedEvent], _ what: String = "") throws {
  let told = events.told
  try expect(
    told.count(where: \.isRelease) == 1 && told.last?.isRelease == true
      && !told.contains(.overlap),
    "one release\(what), after everything else", events.line)
}
