import KotlinBridgeLocks
import Synchronization

/// The Swift objects that Kotlin holds, of all libraries.
///
/// - An object has one handle for a library as long as that holds it or a call lends it. An object of
///   a struct, and an error, gets a new one each time that it crosses.
/// - Its first slot stands for it; each further interface by which Kotlin calls it has a slot of its
///   own, whose holds are holds of the first one, too.
/// - No object is released under the lock, nor on a thread of Kotlin's: that is up to a task.
///
/// `lock` protects everything that changes, but for what `Peer` and `PeerSlots` say.
@usableFromInline
final class PeerTable: @unchecked Sendable {
  @usableFromInline static let shared = PeerTable()

  /// The library of a host, and what of it is here. The lock of the table protects what changes.
  final class Library: @unchecked Sendable {
    let number: UInt16
    let kinds: PeerKinds
    /// The first slots of objects, by the objects' addresses.
    @exclusivity(unchecked) var known: [UInt: UInt32] = [:]
    @exclusivity(unchecked) var types: [ObjectIdentifier: PeerType] = [:]
    /// `KotlinModule.lent` of a module of it; nil until one is known.
    @exclusivity(unchecked) var module: Unmanaged<AnyObject>?
    /// How many slots stand for something of it.
    @exclusivity(unchecked) var live = 0

    init(_ kinds: PeerKinds, number: UInt16) {
      self.kinds = kinds
      self.number = number
    }
  }

  private let lock = Lock()
  // Under the lock nobody else has access, so that need not be checked.
  @exclusivity(unchecked) var libraries: [Library] = []
  /// The further slots of an object, by its first one, and the other way round.
  @exclusivity(unchecked) var further: [UInt32: [Peer]] = [:]
  @exclusivity(unchecked) var firsts: [UInt32: Peer] = [:]
  /// The types of objects that were let go of while Kotlin held them.
  @exclusivity(unchecked) var typesOfGone: [UInt32: Any.Type] = [:]
  let queue = ReleaseQueue()

  let slots = PeerSlots()
  /// The slots that stand for nothing.
  @exclusivity(unchecked) private var free: [Peer] = []

  /// Makes room for a library.
  func add(_ kinds: PeerKinds) -> Library {
    locked {
      let library = Library(kinds, number: UInt16(libraries.count))
      libraries.append(library)
      return library
    }
  }

  /// Learns the module of a library, unless it has one.
  func know(_ module: Unmanaged<AnyObject>, of host: UInt16) {
    locked { libraries[Int(host)].module = libraries[Int(host)].module ?? module }
  }

  /// The module of a library; nil until it is known.
  func module(of host: UInt16) -> Unmanaged<AnyObject>? {
    locked { libraries[Int(host)].module }
  }

  /// How many slots stand for something, also for an object that waits for its release.
  func liveCount(of host: UInt16) -> Int { locked { libraries[Int(host)].live } }

  /// The names of the types of what Kotlin holds, sorted.
  func typeNames(of host: UInt16) -> [String] {
    locked {
      (0..<slots.count).compactMap { slots[$0] }.filter { peer in
        // The further slots of an object stand for the same one.
        peer.host == host && peer.holdCount > 0 && firsts[peer.number] == nil
      }.map { peer in
        "\(typesOfGone[peer.number] ?? kind(of: peer).dynamicType(peer.value))"
      }.sorted()
    }
  }

  /// Calls `body` with the lock.
  // `withLock` is code of another module, and would be called as a generic function.
  @inline(__always)
  func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  // MARK: - With or without the lock

  /// The slot of a handle that the library has. Without the lock, only a hold of the handle makes sure that it
  /// stays so.
  func find(_ handle: UInt64, of host: UInt16) -> Peer? {
    guard let peer = find(handle), peer.host == host else { return nil }
    return peer
  }

  func find(_ handle: UInt64) -> Peer? {
    let number = UInt32(truncatingIfNeeded: handle >> 32) & 0x3FFF_FFFF
    guard PeerTable.isPeer(handle), let peer = slots[number],
      peer.isHeld(generation: PeerTable.generation(of: handle))
    else { return nil }
    return peer
  }

  /// Acquiring: who sees that a slot is not gone sees what it stands for, which `make` releases.
  func isGone(_ peer: Peer) -> Bool {
    peer.word.pointee.load(ordering: .acquiring) & Peer.gone != 0
  }

  /// Whether it is no first slot. That never changes as long as it has a hold.
  func isFurther(_ peer: Peer) -> Bool {
    peer.word.pointee.load(ordering: .relaxed) & Peer.further != 0
  }

  // MARK: - Under the lock

  func find(object: UInt, of library: Library) -> Peer? {
    library.known[object].flatMap { slots[$0] }
  }

  /// A slot with one hold. `initialize` gets the place of its value.
  func make(
    _ interface: UInt16, of library: Library, _ initialize: (UnsafeMutableRawPointer) -> Void
  ) -> Peer {
    let peer = free.popLast() ?? slots.add()
    peer.stand(for: interface, of: library.number)
    peer.beginHolds()
    initialize(peer.value)
    library.live += 1
    // Not set to zero, for somebody with a wrong pointer may be inside.
    peer.word.pointee.bitwiseAnd(Peer.inside, ordering: .releasing)
    return peer
  }

  /// Ends a hold. Returns whether the queue has something to release now that it is not releasing.
  func end(_ peer: Peer) -> Bool {
    guard peer.endHold() else { return false }
    if isGone(peer) {
      recycleIfEmpty(peer)
      return false
    }
    forget(peer)
    return setGone(peer)
  }

  /// The object gets another slot if it crosses again.
  func forget(_ peer: Peer) {
    let library = libraries[Int(peer.host)]
    let address = peer.value.load(as: UInt.self)
    if library.known[address] == peer.number { library.known[address] = nil }
  }

  /// Lets nobody in any more. Returns what `end` returns.
  func setGone(_ peer: Peer) -> Bool {
    peer.word.pointee.bitwiseOr(Peer.gone, ordering: .acquiringAndReleasing)
    return takeIfUnused(peer)
  }

  /// Queues the value of a slot that is gone once nobody is inside.
  private func takeIfUnused(_ peer: Peer) -> Bool {
    let word = peer.word.pointee.load(ordering: .acquiring)
    guard word & Peer.inside == 0, word & Peer.taken == 0 else { return false }
    peer.word.pointee.bitwiseOr(Peer.taken, ordering: .relaxed)
    return queue.add(peer)
  }

  /// The slot may stand for something else once it has no hold and no value. Each of the two comes once, and
  /// the second one finds the first.
  private func recycleIfEmpty(_ peer: Peer) {
    guard peer.holdCount == 0, peer.word.pointee.load(ordering: .relaxed) & Peer.empty != 0
    else { return }
    // Nothing is hashed where the lists are empty, as they mostly are.
    if isFurther(peer), let first = firsts.removeValue(forKey: peer.number) {
      further[first.number]?.removeAll { $0 == peer }
    } else if !further.isEmpty {
      further[peer.number] = nil
    }
    if !typesOfGone.isEmpty { typesOfGone[peer.number] = nil }
    libraries[Int(peer.host)].live -= 1
    free.append(peer)
  }

  // MARK: - Without the lock

  /// The last call has left a slot that is gone. It may be on a thread of Kotlin's.
  func lastHasLeft(_ peer: Peer) {
    if locked({ takeIfUnused(peer) }) { startReleasing() }
  }

  func startReleasing() {
    Task.detached { self.releaseQueued() }
  }

  /// Releases what is queued, one thread at a time.
  private func releaseQueued() {
    while true {
      // The kinds are looked up here, for the list of libraries grows.
      let work = locked {
        queue.takeAll().map { ($0, kind(of: $0)) }
      }
      if work.isEmpty { return }
      for (peer, kind) in work { kind.destroy(peer.value) }
      locked {
        for (peer, _) in work {
          peer.word.pointee.bitwiseOr(Peer.empty, ordering: .relaxed)
          recycleIfEmpty(peer)
        }
      }
    }
  }

  /// Call it under the lock.
  func kind(of peer: Peer) -> PeerKind {
    let interface = Int(peer.interface)
    return interface == 0 ? .error : libraries[Int(peer.host)].kinds.all[interface]!
  }

  static func generation(of handle: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: handle) }

  /// Whether a handle is that of a Swift object, or could be one.
  static func isPeer(_ handle: UInt64) -> Bool { handle >> 62 == 1 }
}

/// What the table knows of a Swift type.
final class PeerType {
  /// The interface by which Kotlin calls its values, by the declared one; 0 where they lack that.
  @exclusivity(unchecked) private var interfaces: [UInt16?] = []

  /// Nil if that was not worked out.
  func interface(_ declared: UInt16) -> UInt16? {
    declared < interfaces.count ? interfaces[Int(declared)] : nil
  }

  func add(_ interface: UInt16, declared: UInt16) {
    while interfaces.count <= declared { interfaces.append(nil) }
    interfaces[Int(declared)] = interface
  }
}
