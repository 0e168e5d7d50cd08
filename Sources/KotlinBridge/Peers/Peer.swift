public import Synchronization

/// A Swift object as Kotlin calls it: a slot of 64 bytes that is never freed, only used again. Kotlin has
/// its address.
///
/// - `word` is atomic. A call enters by it, so that the value stays until the call has left.
/// - `value` may be read by whoever is inside, and under the lock of the table unless the slot is gone.
/// - The lock of the table protects `state`.
///
/// The three are apart, for an access to a struct is one to all of it.
@usableFromInline
@frozen
struct Peer: @unchecked Sendable, Equatable {
  @usableFromInline let address: UnsafeMutableRawPointer

  static var size: Int { 64 }
  private static var stateOffset: Int { size - MemoryLayout<PeerState>.size }

  /// The peer that Kotlin has by its address.
  @inlinable @inline(__always)
  init(_ address: UnsafeMutableRawPointer) {
    self.address = address
  }

  /// Makes a slot of memory, which stands for nothing yet.
  init(initializing memory: UnsafeMutableRawPointer, number: UInt32) {
    address = memory
    memory.initializeMemory(
      as: Atomic<UInt64>.self, to: Atomic(Peer.gone | Peer.taken | Peer.empty))
    (memory + Peer.stateOffset).initializeMemory(
      as: PeerState.self, to: PeerState(number: number))
  }

  /// How many calls are inside, in the lower half, and the bits below.
  @inlinable @inline(__always)
  var word: UnsafeMutablePointer<Atomic<UInt64>> {
    address.assumingMemoryBound(to: Atomic<UInt64>.self)
  }

  /// Nobody may enter any more.
  @inlinable static var gone: UInt64 { 1 << 63 }
  /// Somebody has taken the value out, or will do so.
  @inlinable static var taken: UInt64 { 1 << 62 }
  /// The value has been destroyed.
  @inlinable static var empty: UInt64 { 1 << 61 }
  @inlinable static var inside: UInt64 { 0xFFFF_FFFF }

  /// Where the existential of its interface lies, which has five words at most.
  @inlinable @inline(__always)
  var value: UnsafeMutableRawPointer { address + 8 }

  var state: UnsafeMutablePointer<PeerState> {
    (address + Peer.stateOffset).assumingMemoryBound(to: PeerState.self)
  }

  /// Calls `body` with the existential, which must be of this type. The caller is inside.
  ///
  /// Its bits move to the stack and back, for a copy would be retained and released: a quarter of a
  /// call.
  @inlinable @inline(__always)
  func borrow<Interface, Result>(
    as type: Interface.Type, _ body: (borrowing Interface) throws -> Result
  ) rethrows -> Result {
    try withUnsafeTemporaryAllocation(of: Interface.self, capacity: 1) { place in
      let place = place.baseAddress.unsafelyUnwrapped
      UnsafeMutableRawPointer(place).copyMemory(
        from: value, byteCount: MemoryLayout<Interface>.size)
      let borrowed = place.move()
      defer { place.initialize(to: borrowed) }
      return try body(borrowed)
    }
  }

  /// A copy of the existential, which must be of this type. The caller is inside, or has the lock.
  @inlinable
  func copy<Interface>(as type: Interface.Type) -> Interface {
    value.assumingMemoryBound(to: Interface.self).pointee
  }
}

/// What the table knows of a slot.
struct PeerState {
  let number: UInt32
  var generation: UInt32 = 0
  /// How often Kotlin and lent handles hold it; `free` for a slot that stands for nothing.
  var holds: Int32 = PeerState.free
  /// The number of the interface in its module; 0 for an error.
  var interface: UInt16 = 0
  var host: UInt16 = 0

  static let free: Int32 = -1

  init(number: UInt32) {
    self.number = number
  }
}
