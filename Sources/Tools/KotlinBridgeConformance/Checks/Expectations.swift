/// Throws `CheckFailure` unless a condition is true.
///
/// - Parameters:
///   - rule: the rule that explains the failure, if it is another one than the one that is checked.
///   - expected: what the rule demands.
///   - observed: what was there instead.
func expect(
  _ condition: Bool, rule: String? = nil, _ expected: String,
  _ observed: @autoclosure () -> String
) throws {
  if !condition { throw CheckFailure(rule: rule, expected: expected, observed: observed()) }
}

/// Fails unless the history is exactly this one.
func expect(_ observed: [ObservedEvent], toHave expected: [ObservedEvent]) throws {
  try expect(observed == expected, expected.line, observed.line)
}

/// Fails unless each of the first elements came once.
///
/// - Parameters:
///   - rule: the rule that explains the failure, if it is another one than the one that is checked.
///   - isOrdered: whether they must have come in order, too.
func expectElements(
  _ count: Int64, _ told: [ObservedEvent], isOrdered: Bool = false, rule: String? = nil
) throws {
  if let difference = ElementDifference(of: told, from: count, isOrdered: isOrdered) {
    throw CheckFailure(
      rule: rule,
      expected: "each of the \(count) elements once" + (isOrdered ? ", in their order" : ""),
      observed: "\(difference): \(told.line)")
  }
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
