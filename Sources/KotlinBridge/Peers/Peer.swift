public import Synchronization

/// A Swift object as Kotlin calls it: a slot of 64 bytes that is never freed, only used again. Kotlin has
/// its address.
///
/// - `word` is atomic. A call enters by it, so that the value stays until the call has left.
/// - `value` may be read by whoever is inside, and under the lock of the table unless the slot is gone.
/// - `holds` is atomic. Its count goes from and to zero under the lock of the table alone.
/// - `kind` is atomic, and changes while nobody has a hold.
///
/// They are apart, for an access to a struct is one to all of it.
@usableFromInline
@frozen
struct Peer: @unchecked Sendable, Equatable {
  @usableFromInline let address: UnsafeMutableRawPointer

  static var size: Int { 64 }
  private static var holdsOffset: Int { 48 }
  private static var numberOffset: Int { 56 }
  private static var kindOffset: Int { 60 }

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
    (memory + Peer.holdsOffset).initializeMemory(as: Atomic<UInt64>.self, to: Atomic(0))
    (memory + Peer.numberOffset).initializeMemory(as: UInt32.self, to: number)
    (memory + Peer.kindOffset).initializeMemory(as: Atomic<UInt32>.self, to: Atomic(0))
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
  /// It is a further slot of its object, for another interface than the first one.
  static var further: UInt64 { 1 << 60 }
  @inlinable static var inside: UInt64 { 0xFFFF_FFFF }

  /// Where the existential of its interface lies, which has five words at most.
  @inlinable @inline(__always)
  var value: UnsafeMutableRawPointer { address + 8 }

  /// The generation in the upper half, and in the lower one how many holds Kotlin and lent handles have.
  var holds: UnsafeMutablePointer<Atomic<UInt64>> {
    (address + Peer.holdsOffset).assumingMemoryBound(to: Atomic<UInt64>.self)
  }

  /// Of the slot. It never changes.
  var number: UInt32 { (address + Peer.numberOffset).load(as: UInt32.self) }

  private var kind: UnsafeMutablePointer<Atomic<UInt32>> {
    (address + Peer.kindOffset).assumingMemoryBound(to: Atomic<UInt32>.self)
  }

  /// The number of the interface in its module; 0 for an error.
  var interface: UInt16 { UInt16(kind.pointee.load(ordering: .relaxed) >> 16) }

  /// The number of the library.
  var host: UInt16 { UInt16(truncatingIfNeeded: kind.pointee.load(ordering: .relaxed)) }

  /// Says what the slot stands for. Relaxed, because `word` publishes it: who has entered sees it.
  func stand(for interface: UInt16, of host: UInt16) {
    kind.pointee.store(UInt32(interface) << 16 | UInt32(host), ordering: .relaxed)
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
