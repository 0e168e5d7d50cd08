/// The holds that the arguments of a call from Kotlin have brought.
///
/// A frame that is malformed gives none away. So the objects that were read stay alive until it is clear
/// that the whole frame could be read, and get their holds back if it could not.
struct ArgumentHolds {
  /// Made for the first one: most calls have none.
  private final class Gathered {
    var objects: [(object: Any, handle: UInt64, library: Table)] = []
    var peers: [UInt64] = []
  }

  private var gathered: Gathered?
  private let host: UInt16

  init(of host: UInt16) {
    self.host = host
  }

  /// A Kotlin object has taken over the hold of its handle.
  mutating func add(_ object: Any, _ handle: UInt64, of library: Table) {
    gather().objects.append((object, handle, library))
  }

  /// A Swift object was read; its handle still has the hold.
  mutating func add(peer handle: UInt64) {
    gather().peers.append(handle)
  }

  private mutating func gather() -> Gathered {
    if let gathered { return gathered }
    let made = Gathered()
    gathered = made
    return made
  }

  /// The frame was read.
  func take() {
    guard let gathered else { return }
    for peer in gathered.peers { PeerTable.shared.drop(peer, of: host) }
  }

  /// The frame was refused.
  func giveBack() {
    guard let gathered else { return }
    for object in gathered.objects { _ = object.library.hold(object.handle) }
  }
}

extension KotlinReader {
  /// Calls `body` with the holds that this reader gathers; nil where it takes each one at once.
  func withHolds<Result>(_ body: (inout ArgumentHolds) -> Result) -> Result? {
    guard let holds else { return nil }
    return body(&holds.assumingMemoryBound(to: ArgumentHolds.self).pointee)
  }
}
