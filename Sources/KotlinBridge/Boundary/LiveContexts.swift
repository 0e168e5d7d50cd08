import KotlinBridgeLocks
import Synchronization

/// The count of Swift objects that the C code of one library holds now.
final class LiveContexts: Sendable {
  private static let all = Guarded<[UInt: LiveContexts]>([:])

  private let count = Atomic<Int>(0)

  /// Those of the library with this address. They are never freed, as a library lives as long as the process.
  static func of(library: UInt) -> Unmanaged<LiveContexts> {
    all.withLock { all in
      let contexts = all[library] ?? LiveContexts()
      all[library] = contexts
      return .passUnretained(contexts)
    }
  }

  func add() { count.add(1, ordering: .relaxed) }
  func remove() { count.subtract(1, ordering: .releasing) }
  var value: Int { count.load(ordering: .acquiring) }
}
