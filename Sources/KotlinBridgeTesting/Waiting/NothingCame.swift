/// What a test waited for did not happen in time.
public struct NothingCame: Error, CustomStringConvertible {
  public let description: String
}

/// Looks for something until it is there, and returns it.
func wait<Found>(
  within limit: Duration, for what: @autoclosure () -> String,
  isolation: isolated (any Actor)? = #isolation, _ look: () throws -> Found?
) async throws -> Found {
  let clock = ContinuousClock()
  let end = clock.now + limit
  // Something that another task is about to do is there soon; sleeping would take longer.
  for _ in 0..<100 {
    if let found = try look() { return found }
    await Task.yield()
  }
  while true {
    if let found = try look() { return found }
    if clock.now >= end {
      throw NothingCame(description: "no \(what()) came within \(limit)")
    }
    try await Task.sleep(for: .milliseconds(1))
  }
}
