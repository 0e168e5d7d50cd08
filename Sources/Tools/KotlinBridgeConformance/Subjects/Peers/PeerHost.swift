import CKotlinBridge
import KotlinBridgeLocks
import Synchronization

/// A host for checks: its objects do what the check says, and it counts each hold of them.
///
/// It is written against the C header alone. Any thread may use it. It lives as long as the process,
/// and so does each of its peers: one that is called too late is noticed, and is no other memory.
final class PeerHost: Sendable {
  /// What an entry does. It may block; no lock is held.
  typealias Script = @Sendable (PeerCall) -> kb_status

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
    var callCount = 0
    var script: Script = { $0.answerAsUsual() }
    var onCancel: @Sendable (kb_job) -> Void = { _ in }

    mutating func endHold(_ handle: kb_handle, _ what: String) {
      if objects[handle]!.brought == 0 {
        return mistakes.append("a hold \(what) that was ended already")
      }
      objects[handle]!.brought -= 1
    }
  }

  // Of all hosts, so that none knows the handle of another one's object.
  private static let made = Atomic<UInt64>(0)
  private let state = Guarded(State())
  /// The members that the library calls, in the order of the host's entries.
  let entries: [HostMember]

  init(entries: [HostMember]) {
    self.entries = entries
  }

  // MARK: - For a check

  /// Makes an object, or with the interface 0 an error, whose handle no other one has.
  func make(_ interfaces: UInt32...) -> kb_handle {
    let number = Self.made.add(1, ordering: .relaxed).newValue
    return state.withLock { state in
      let handle = 1 << 62 | number << 32 | 0x51
      state.objects[handle] = Object(interfaces: Set(interfaces))
      return handle
    }
  }

  /// What the entries do from now on.
  func whenCalled(_ script: @escaping Script) { state.withLock { $0.script = script } }

  /// The entries answer as usual again, and nobody looks at cancels.
  func reset() {
    state.withLock { state in
      state.script = { $0.answerAsUsual() }
      state.onCancel = { _ in }
    }
  }

  func whenCancelled(_ body: @escaping @Sendable (kb_job) -> Void) {
    state.withLock { $0.onCancel = body }
  }

  /// Lets go of an object: it is called no more.
  func letGo(of handle: kb_handle) { state.withLock { $0.objects[handle]?.isLetGo = true } }

  /// Makes the hold that a handle brings to the library.
  func bring(_ handle: kb_handle) { state.withLock { $0.objects[handle]?.brought += 1 } }

  /// How often an entry was called.
  var callCount: Int { state.withLock(\.callCount) }

  /// How often the library has made a peer.
  var holdCount: Int { state.withLock(\.holdCount) }

  /// The peers that the library has.
  var peers: Int { state.withLock { $0.objects.values.reduce(0) { $0 + $1.peers } } }

  func peers(of handle: kb_handle) -> Int { state.withLock { $0.objects[handle]?.peers ?? 0 } }

  /// The holds that nobody has ended or taken over.
  var brought: Int { state.withLock { $0.objects.values.reduce(0) { $0 + $1.brought } } }

  /// What the library has done wrong, in the words of the contract.
  var mistakes: [String] { state.withLock(\.mistakes) }

  static func isOfHost(_ handle: kb_handle) -> Bool { handle >> 62 == 1 }

  // MARK: - For the library

  func hold(_ handle: kb_handle, _ interface: UInt32, isOwned: Bool) -> Bool {
    state.withLock { state in
      guard let object = state.objects[handle], !object.isLetGo,
        object.interfaces.contains(interface)
      else { return false }
      if isOwned { state.endHold(handle, "was taken over") }
      state.objects[handle]!.peers += 1
      state.holdCount += 1
      return true
    }
  }

  /// Ends a hold. The library may also have refused a handle of no object in an answer.
  func drop(_ handle: kb_handle) {
    state.withLock { state in
      if state.objects[handle] != nil { state.endHold(handle, "was dropped") }
    }
  }

  func release(_ cell: PeerCell) {
    state.withLock { state in
      if cell.isReleased {
        state.mistakes.append("a peer was released twice")
      } else {
        cell.isReleased = true
        state.objects[cell.handle]?.peers -= 1
      }
    }
  }

  /// The handle of a peer's object, which brings a hold; 0 once it was let go of.
  func handle(_ cell: PeerCell) -> kb_handle {
    state.withLock { state in
      if cell.isReleased { state.mistakes.append("the handle of a released peer was asked for") }
      guard let object = state.objects[cell.handle], !object.isLetGo else { return 0 }
      state.objects[cell.handle]!.brought += 1
      return cell.handle
    }
  }

  func cancelled(_ job: kb_job) { state.withLock(\.onCancel)(job) }

  /// Runs the script of a call, unless the object was let go of.
  func enter(_ call: PeerCall, _ cell: PeerCell) -> kb_status {
    let script: Script? = state.withLock { state in
      if cell.isReleased { state.mistakes.append("a released peer was called") }
      if state.objects[cell.handle]?.isLetGo ?? true { return nil }
      state.callCount += 1
      return state.script
    }
    return script?(call) ?? kb_status(KB_INVALID_HANDLE)
  }

  func note(_ mistake: String) { state.withLock { $0.mistakes.append(mistake) } }
}

/// A peer as the library has it. Its memory is never freed.
final class PeerCell: @unchecked Sendable {
  let host: PeerHost
  let handle: kb_handle
  let interface: UInt32
  /// Under the lock of the host.
  var isReleased = false

  init(host: PeerHost, handle: kb_handle, interface: UInt32) {
    self.host = host
    self.handle = handle
    self.interface = interface
  }

  static func of(_ object: UnsafeMutableRawPointer?) -> PeerCell {
    Unmanaged<PeerCell>.fromOpaque(object!).takeUnretainedValue()
  }
}
