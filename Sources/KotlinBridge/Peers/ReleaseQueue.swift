/// The slots whose values wait for their release. The lock of the table protects it.
final class ReleaseQueue {
  private var waiting: [Peer] = []
  private var isReleasing = false

  /// Returns whether somebody has to begin to release.
  func add(_ peer: Peer) -> Bool {
    waiting.append(peer)
    defer { isReleasing = true }
    return !isReleasing
  }

  /// All that wait; whoever gets none has ended.
  func takeAll() -> [Peer] {
    if waiting.isEmpty { isReleasing = false }
    defer { waiting.removeAll(keepingCapacity: waiting.count < 1024) }
    return waiting
  }
}
