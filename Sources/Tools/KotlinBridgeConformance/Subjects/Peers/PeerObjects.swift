import CKotlinBridge
import KotlinBridgeLocks
import Synchronization

/// The objects of a host for checks, and each hold that the library has of them. Any thread may use it.
class PeerObjects: @unchecked Sendable {  // `state` has a lock
  /// An object, and what the library has of it.
  private struct Object {
    /// The numbers of its interfaces. An error has the number 0.
    let interfaces: Set<UInt32>
    /// Peers that were made and not released.
    var peers = 0
    /// Holds that handles have brought, either way, and that nobody has ended or taken over.
    var brought = 0
    var isLetGo = false
  }

  private struct State {
    var objects: [kb_handle: Object] = [:]
    var mistakes: [String] = []
    var holdCount = 0
    var held: [HeldPeer] = []
    /// The jobs of the calls that are to be answered.
    var suspended: Set<kb_job> = []

    mutating func endHold(_ handle: kb_handle, _ what: String) {
      if objects[handle]!.brought == 0 {
        return mistakes.append("a hold \(what) that had already ended")
      }
      objects[handle]!.brought -= 1
    }
  }

  // Of all hosts, so that none knows the handle of another one's object.
  private static let made = Atomic<UInt64>(0)
  private let state = Guarded(State())

  // MARK: - For a check

  /// Makes an object, or with the interface 0 an error, whose handle no other one has.
  final func make(_ interfaces: UInt32...) -> kb_handle {
    let number = Self.made.add(1, ordering: .relaxed).newValue
    return state.withLock { state in
      let handle = 1 << 62 | number << 32 | 0x51
      state.objects[handle] = Object(interfaces: Set(interfaces))
      return handle
    }
  }

  /// Lets go of an object: it is called no more.
  final func letGo(of handle: kb_handle) {
    state.withLock { $0.objects[handle]?.isLetGo = true }
  }

  /// Makes the hold that a handle brings to the library.
  final func bring(_ handle: kb_handle) { state.withLock { $0.objects[handle]?.brought += 1 } }

  /// How often the library has made a peer.
  final var holdCount: Int { state.withLock(\.holdCount) }

  /// The peers that the library has.
  final var peers: Int { state.withLock { $0.objects.values.reduce(0) { $0 + $1.peers } } }

  final func peers(of handle: kb_handle) -> Int {
    state.withLock { $0.objects[handle]?.peers ?? 0 }
  }

  /// The holds that nobody has ended or taken over.
  final var brought: Int { state.withLock { $0.objects.values.reduce(0) { $0 + $1.brought } } }

  /// What the library has done wrong, in the words of the contract.
  final var mistakes: [String] { state.withLock(\.mistakes) }

  final func note(_ mistake: String) { state.withLock { $0.mistakes.append(mistake) } }

  /// Whether a call with this job is still to be answered.
  final func isSuspended(_ job: kb_job) -> Bool { state.withLock { $0.suspended.contains(job) } }
  final func suspends(_ job: kb_job) { state.withLock { _ = $0.suspended.insert(job) } }
  final func answers(_ job: kb_job) { state.withLock { _ = $0.suspended.remove(job) } }

  static func isOfHost(_ handle: kb_handle) -> Bool { handle >> 62 == 1 }

  // MARK: - For the library

  /// Makes a peer. Nil for a handle of no object, and for one without the interface.
  final func hold(_ handle: kb_handle, _ interface: UInt32, isOwned: Bool) -> HeldPeer? {
    let peer = HeldPeer(of: self, handle)
    return state.withLock { state in
      guard let object = state.objects[handle], !object.isLetGo,
        object.interfaces.contains(interface)
      else { return nil }
      if isOwned { state.endHold(handle, "was taken over") }
      state.objects[handle]!.peers += 1
      state.holdCount += 1
      state.held.append(peer)
      return peer
    }
  }

  /// Ends a hold. The library may also have refused a handle of no object in an answer.
  final func drop(_ handle: kb_handle) {
    state.withLock { state in
      if state.objects[handle] != nil { state.endHold(handle, "was dropped") }
    }
  }

  final func release(_ peer: HeldPeer) {
    state.withLock { state in
      if peer.isReleased {
        state.mistakes.append("a peer was released twice")
      } else {
        peer.isReleased = true
        state.objects[peer.handle]?.peers -= 1
      }
    }
  }

  /// The handle of a peer's object, which brings a hold; 0 once it was let go of.
  final func handle(_ peer: HeldPeer) -> kb_handle {
    state.withLock { state in
      if peer.isReleased { state.mistakes.append("the handle of a released peer was asked for") }
      guard let object = state.objects[peer.handle], !object.isLetGo else { return 0 }
      state.objects[peer.handle]!.brought += 1
      return peer.handle
    }
  }

  /// Whether the object of a peer that is called was not let go of.
  final func isThere(_ peer: HeldPeer) -> Bool {
    state.withLock { state in
      if peer.isReleased { state.mistakes.append("a released peer was called") }
      return !(state.objects[peer.handle]?.isLetGo ?? true)
    }
  }
}

/// A peer as the library has it. Its owner keeps it for ever, so one that is used too late is noticed.
final class HeldPeer: @unchecked Sendable {
  unowned(unsafe) let owner: PeerObjects  // lives as long as the process
  let handle: kb_handle
  /// Under the lock of its owner.
  fileprivate(set) var isReleased = false

  init(of owner: PeerObjects, _ handle: kb_handle) {
    self.owner = owner
    self.handle = handle
  }

  static func of(_ object: UnsafeMutableRawPointer?) -> HeldPeer {
    Unmanaged<HeldPeer>.fromOpaque(object!).takeUnretainedValue()
  }
}
