import Synchronization

/// The memory of all slots, which is never freed.
///
/// It lies in chunks, each twice as large as the one before: so the places of chunks have room for all, and a
/// slot is found without a lock.
final class PeerSlots: Sendable {
  private static let chunks = 21
  private static let first: UInt32 = 1024
  private static let most: UInt32 = 1 << 30

  private nonisolated(unsafe) let places: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private let used = Atomic<UInt32>(0)

  init() {
    places = .allocate(capacity: PeerSlots.chunks)
    places.initialize(repeating: nil, count: PeerSlots.chunks)
  }

  var count: UInt32 { used.load(ordering: .acquiring) }

  /// The slot with a number; nil if there is none yet.
  // Acquiring, as `add` releases: who sees the count sees the slot and the place of its chunk.
  subscript(number: UInt32) -> Peer? {
    number < used.load(ordering: .acquiring) ? Peer(place(of: number)) : nil
  }

  /// A new slot. Call it under the lock of the table.
  func add() -> Peer {
    let number = used.load(ordering: .relaxed)
    precondition(number < PeerSlots.most, "Kotlin holds more than a billion Swift objects")
    let (chunk, index) = PeerSlots.position(of: number)
    if index == 0 {
      places[chunk] = .allocate(
        byteCount: Int(PeerSlots.first) << chunk * Peer.size, alignment: Peer.size)
    }
    let peer = Peer(initializing: place(of: number), number: number)
    used.store(number + 1, ordering: .releasing)
    return peer
  }

  private func place(of number: UInt32) -> UnsafeMutableRawPointer {
    let (chunk, index) = PeerSlots.position(of: number)
    return places[chunk].unsafelyUnwrapped + index * Peer.size
  }

  /// The chunk of a slot, and its place in that.
  private static func position(of number: UInt32) -> (chunk: Int, index: Int) {
    let shifted = number + first
    let chunk = first.leadingZeroBitCount - shifted.leadingZeroBitCount
    return (chunk, Int(shifted - first << chunk))
  }
}
