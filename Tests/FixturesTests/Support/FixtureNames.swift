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

  func open(times: Int64 = 1) async throws {
    let _: Int64 = try await library.call("open", name, times)
  }
}

/// A count that Kotlin code raises.
struct KotlinCounter: Sendable {
  let name: String

  init(_ test: String = #function) {
    name = freshName(test)
  }

  var count: Int64 {
    get async throws { try await library.call("counter", name) }
  }

  /// Waits until the count is at least `count`.
  func reaches(_ count: Int64) async throws {
    let _: Int64 = try await library.call("awaitCounter", name, count)
  }
}
