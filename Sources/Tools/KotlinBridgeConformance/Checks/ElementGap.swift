import KotlinBridgeLocks

/// The first gap in the elements of a flow that counts, which may have more of them than a history keeps.
final class ElementGap: Sendable {
  private let state = Guarded((next: Int64(0), first: Int64?.none))

  /// The first element that was missing when the next one came; nil if there is none so far.
  var first: Int64? { state.withLock(\.first) }

  func note(_ event: ObservedEvent) {
    guard case .element(let value) = event else { return }
    state.withLock { state in
      if value > state.next, state.first == nil { state.first = state.next }
      state.next = value + 1
    }
  }

  /// Fails if an element is missing.
  ///
  /// - Parameter size: how much memory the buffer has taken, in words.
  func expectNone(behind size: String) throws {
    guard let first else { return }
    throw CheckFailure(
      expected: "all elements once the consumer continues",
      observed:
        "element \(first) is missing: memory grew by \(size) while the consumer was blocked and "
        + "then stopped growing, so a bounded buffer dropped the elements beyond its limit")
  }
}
