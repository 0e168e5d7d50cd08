public import Synchronization

extension Peer {
  /// Lets a call in. False if the object has been let go of.
  @inlinable @inline(__always)
  func enter() -> Bool {
    let before = word.pointee.wrappingAdd(1, ordering: .acquiring).oldValue
    if before & Peer.gone == 0 { return true }
    // It counts, too, until it has left.
    leave()
    return false
  }

  @inlinable @inline(__always)
  func leave() {
    let before = word.pointee.wrappingSubtract(1, ordering: .releasing).oldValue
    if before & Peer.gone != 0 { leftGone(before) }
  }

  @usableFromInline @inline(never)
  func leftGone(_ before: UInt64) {
    if before & Peer.inside == 1 { PeerTable.shared.lastHasLeft(self) }
  }
}
