import KotlinBridge
import Synchronization

private let lastName = Atomic(0)

/// A name for a gate, a counter or a hot flow that no other test has.
func freshName(_ test: String = #function) -> String {
  "\(test) \(lastName.add(1, ordering: .relaxed).newValue)"
}

/// A gate that Kotlin code waits at; it counts its openings, and is never closed again.
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

  /// What it is at present.
  var count: Int64 {
    get async throws { try await library.call("counter", name) }
  }

  /// Waits until it is at least `count`.
  func reaches(_ count: Int64) async throws {
    let _: Int64 = try await library.call("awaitCounter", name, count)
  }
}
