import Fixtures
import KotlinBridge
import Synchronization

private let lastName = Atomic(0)

/// A name for a gate, a counter or a hot flow that no other test uses.
func freshName(_ test: String = #function) -> String {
  "\(test) \(lastName.add(1, ordering: .relaxed).newValue)"
}

/// A gate at which Kotlin code waits. It counts its openings and never closes again.
struct KotlinGate: Sendable {
  let name: String

  init(_ test: String = #function) {
    name = freshName(test)
  }

  func open(times: Int64 = 1) throws {
    _ = try Fixtures.open(gate: name, times: times)
  }
}

/// A count that Kotlin code raises.
struct KotlinCounter: Sendable {
  let name: String

  init(_ test: String = #function) {
    name = freshName(test)
  }

  var count: Int64 {
    get throws { try counter(counter: name) }
  }

  /// Waits until the count is at least `count`.
  func reaches(_ count: Int64) async throws {
    _ = try await awaitCounter(counter: name, atLeast: count)
  }
}
