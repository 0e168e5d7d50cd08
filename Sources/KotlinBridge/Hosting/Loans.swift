/// The holds of the handles that a writer has written: it ends them, unless it hands them over.
///
/// - Among arguments of calls to Kotlin only the handles of Swift objects have holds: they are lent.
/// - In an answer to Kotlin each handle has one, which is Kotlin's once the answer is.
package class Loans: WrittenHandles {
  private let bringsHolds: Bool
  // Most calls have one, which needs no list.
  private var firstPeer: (handle: UInt64, host: UInt16)?
  private var peers: [(handle: UInt64, host: UInt16)] = []
  private var objects: [(handle: UInt64, library: Table)] = []
  /// Those that nobody else keeps.
  private var kept: [any AnyObject & Sendable] = []

  init(bringsHolds: Bool) {
    self.bringsHolds = bringsHolds
  }

  deinit {
    if let firstPeer { PeerTable.shared.drop(firstPeer.handle, of: firstPeer.host) }
    for peer in peers { PeerTable.shared.drop(peer.handle, of: peer.host) }
    for object in objects { object.library.release(object.handle) }
  }

  override func wrote(
    _ object: any AnyObject & Sendable, _ handle: UInt64, of library: Table,
    _ module: Unmanaged<AnyObject>
  ) {
    // The object has a hold itself, so the library knows it.
    guard bringsHolds, library.hold(handle) else { return }
    objects.append((handle, library))
    self.module = module
  }

  override func wrote(peer handle: UInt64, of host: UInt16) {
    if firstPeer == nil {
      firstPeer = (handle, host)
    } else {
      peers.append((handle, host))
    }
    if bringsHolds { module = PeerTable.shared.module(of: host) ?? module }
  }

  /// Keeps a Kotlin object until the bytes have been read.
  func keep(_ object: any AnyObject & Sendable) {
    kept.append(object)
  }

  override func handOver() {
    firstPeer = nil
    peers = []
    objects = []
  }
}

extension KotlinWriter {
  /// Notes a handle of a Kotlin object that was written.
  @inline(never)
  mutating func wrote(
    _ object: any AnyObject & Sendable, _ handle: UInt64, of library: Table,
    _ module: Unmanaged<AnyObject>
  ) {
    theHandles().wrote(object, handle, of: library, module)
  }

  /// Writes the handle of a Swift object, which has brought a hold.
  mutating func write(peer handle: UInt64, of host: UInt16) {
    store(handle.littleEndian)
    theHandles().wrote(peer: handle, of: host)
  }

  /// Keeps a Kotlin object until the bytes have been read.
  mutating func keep(_ object: any AnyObject & Sendable) {
    (theHandles() as? Loans)?.keep(object)
  }

  private mutating func theHandles() -> WrittenHandles {
    if let handles { return handles }
    let made = Loans(bringsHolds: bringsHolds)
    handles = made
    return made
  }
}
