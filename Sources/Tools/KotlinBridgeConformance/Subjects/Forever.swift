import KotlinBridgeLocks
import KotlinBridgeTools

/// Keeps objects as long as the process lives. Any thread may use it.
enum Forever {
  private static let kept = Guarded<[any Sendable]>([])

  static func keep(_ value: some Sendable) {
    kept.withLock { $0.append(value) }
  }
}
