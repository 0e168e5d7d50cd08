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
/// `lock` protects everything that changes, but for what `Peer` says.
@usableFromInline
final class PeerTable: @unchecked Sendable {
  @usableFromInline static let shared = PeerTable()

  /// The library of a host, and what of it is here.
  final class Library {
    let kinds: PeerKinds
    /// The first slots of objects, by the objects' addresses.
    @exclusivity(unchecked) var slots: [UInt: UInt32] = [:]
    @exclusivity(unchecked) var types: [ObjectIdentifier: PeerType] = [:]
    /// `KotlinModule.lent` of a module of it; nil until one is known.
    @exclusivity(unchecked) var module: Unmanaged<AnyObject>?
    /// How many slots stand for something of it.
    @exclusivity(unchecked) var live = 0

    init(_ kinds: PeerKinds) {
      self.kinds = kinds
    }
  }

  let lock = Lock()
  // Under the lock nobody else has access, so that need not be checked.
  @exclusivity(unchecked) var libraries: [Library] = []
  /// The further slots of an object, by its first one, and the other way round.
  @exclusivity(unchecked) var further: [UInt32: [Peer]] = [:]
  @exclusivity(unchecked) var firsts: [UInt32: Peer] = [:]
  /// The types of objects that were let go of while Kotlin held them.
  @exclusivity(unchecked) var typesOfGone: [UInt32: Any.Type] = [:]
  let queue = ReleaseQueue()

  @exclusivity(unchecked) private var chunks: [UnsafeMutableRawPointer] = []
  @exclusivity(unchecked) private var used: UInt32 = 0
  @exclusivity(unchecked) private var free: [UInt32] = []

  private static let chunk: UInt32 = 1024

  /// Makes room for a library. Returns its number.
  func add(_ kinds: PeerKinds) -> UInt16 {
    lock.withLock {
      libraries.append(Library(kinds))
      return UInt16(libraries.count - 1)
    }
  }

  /// Learns the module of a library, unless it has one.
  func know(_ module: Unmanaged<AnyObject>, of host: UInt16) {
    lock.withLock { libraries[Int(host)].module = libraries[Int(host)].module ?? module }
  }

  /// The module of a library; nil until it is known.
  func module(of host: UInt16) -> Unmanaged<AnyObject>? {
    lock.withLock { libraries[Int(host)].module }
  }

  /// How many slots stand for something, also for an object that waits for its release.
  func liveCount(of host: UInt16) -> Int { lock.withLock { libraries[Int(host)].live } }

  /// The names of the types of what Kotlin holds, sorted.
  func typeNames(of host: UInt16) -> [String] {
    lock.withLock {
      (0..<used).map(peer).filter { peer in
        // The further slots of an object stand for the same one.
        peer.state.pointee.host == host && peer.state.pointee.holds > 0
          && firsts[peer.state.pointee.number] == nil
      }.map { peer in
        let number = peer.state.pointee.number
        return "\(typesOfGone[number] ?? kind(of: peer).dynamicType(peer.value))"
      }.sorted()
    }
  }

  // MARK: - Under the lock

  private func peer(_ number: UInt32) -> Peer {
    Peer(place(of: number))
  }

  private func place(of number: UInt32) -> UnsafeMutableRawPointer {
    chunks[Int(number / PeerTable.chunk)] + Int(number % PeerTable.chunk) * Peer.size
  }

  /// The slot of a handle that Kotlin has.
  func find(_ handle: UInt64, of host: UInt16) -> Peer? {
    guard let peer = find(handle), peer.state.pointee.host == host else { return nil }
    return peer
  }

  func find(_ handle: UInt64) -> Peer? {
    let number = UInt32(truncatingIfNeeded: handle >> 32) & 0x3FFF_FFFF
    guard PeerTable.isPeer(handle), number < used else { return nil }
    let peer = peer(number)
    guard peer.state.pointee.generation == UInt32(truncatingIfNeeded: handle),
      peer.state.pointee.holds > 0
    else { return nil }
    return peer
  }

  func find(object: UInt, of host: UInt16) -> Peer? {
    libraries[Int(host)].slots[object].map(peer)
  }

  /// A slot with one hold. `initialize` gets the place of its value.
  func make(
    _ interface: UInt16, of host: UInt16, _ initialize: (UnsafeMutableRawPointer) -> Void
  ) -> Peer {
    let peer = unused()
    peer.state.pointee.generation &+= 1
    peer.state.pointee.holds = 1
    peer.state.pointee.interface = interface
    peer.state.pointee.host = host
    initialize(peer.value)
    libraries[Int(host)].live += 1
    // Not set to zero, for somebody with a wrong pointer may be inside.
    peer.word.pointee.bitwiseAnd(Peer.inside, ordering: .releasing)
    return peer
  }

  private func unused() -> Peer {
    if let number = free.popLast() { return peer(number) }
    precondition(used < 0x3FFF_FFFF, "Kotlin holds more than a billion Swift objects")
    if used % PeerTable.chunk == 0 {
      chunks.append(.allocate(byteCount: Int(PeerTable.chunk) * Peer.size, alignment: Peer.size))
    }
    let made = Peer(initializing: place(of: used), number: used)
    used += 1
    return made
  }

  /// Ends a hold. Returns whether the queue has something to release now that it is not releasing.
  func end(_ peer: Peer) -> Bool {
    peer.state.pointee.holds -= 1
    guard peer.state.pointee.holds == 0 else { return false }
    if isGone(peer) {
      recycleIfEmpty(peer)
      return false
    }
    forget(peer)
    return setGone(peer)
  }

  func isGone(_ peer: Peer) -> Bool {
    peer.word.pointee.load(ordering: .relaxed) & Peer.gone != 0
  }

  /// The object gets another slot if it crosses again.
  func forget(_ peer: Peer) {
    let host = Int(peer.state.pointee.host)
    let address = peer.value.load(as: UInt.self)
    if libraries[host].slots[address] == peer.state.pointee.number {
      libraries[host].slots[address] = nil
    }
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

  private func recycleIfEmpty(_ peer: Peer) {
    guard peer.state.pointee.holds == 0,
      peer.word.pointee.load(ordering: .relaxed) & Peer.empty != 0
    else { return }
    peer.state.pointee.holds = PeerState.free
    let number = peer.state.pointee.number
    if let first = firsts.removeValue(forKey: number) {
      further[first.state.pointee.number]?.removeAll { $0 == peer }
    } else {
      further[number] = nil
    }
    typesOfGone[number] = nil
    libraries[Int(peer.state.pointee.host)].live -= 1
    free.append(number)
  }

  // MARK: - Without the lock

  /// The last call has left a slot that is gone. It may be on a thread of Kotlin's.
  func lastHasLeft(_ peer: Peer) {
    if lock.withLock({ takeIfUnused(peer) }) { startReleasing() }
  }

  func startReleasing() {
    Task.detached { self.releaseQueued() }
  }

  /// Releases what is queued, one thread at a time.
  private func releaseQueued() {
    while true {
      // The kinds are looked up here, for the list of libraries grows.
      let work = lock.withLock {
        queue.takeAll().map { ($0, kind(of: $0)) }
      }
      if work.isEmpty { return }
      for (peer, kind) in work {
        kind.destroy(peer.value)
        lock.withLock {
          peer.word.pointee.bitwiseOr(Peer.empty, ordering: .relaxed)
          recycleIfEmpty(peer)
        }
      }
    }
  }

  /// Call it under the lock.
  func kind(of peer: Peer) -> PeerKind {
    let interface = Int(peer.state.pointee.interface)
    if interface == 0 { return .error }
    return libraries[Int(peer.state.pointee.host)].kinds.all[interface]!
  }

  func handle(of peer: Peer) -> UInt64 {
    1 << 62 | UInt64(peer.state.pointee.number) << 32 | UInt64(peer.state.pointee.generation)
  }

  /// Whether a handle is that of a Swift object, or could be one.
  static func isPeer(_ handle: UInt64) -> Bool { handle >> 62 == 1 }
}

/// What the table knows of a Swift type.
final class PeerType {
  let isClass: Bool
  /// The interface by which Kotlin calls its values, by the declared one; 0 where they lack that.
  @exclusivity(unchecked) private var interfaces: [UInt16?] = []

  init(isClass: Bool) {
    self.isClass = isClass
  }

  /// Nil if that was not worked out.
  func interface(_ declared: UInt16) -> UInt16? {
    declared < interfaces.count ? interfaces[Int(declared)] : nil
  }

  func add(_ interface: UInt16, declared: UInt16) {
    while interfaces.count <= declared { interfaces.append(nil) }
    interfaces[Int(declared)] = interface
  }
}
