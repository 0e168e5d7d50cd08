import CKotlinBridge
import KotlinBridgeLocks

/// A host for checks: its objects do what the check says.
///
/// It is written against the C header alone. Any thread may use it. It lives as long as the process.
final class PeerHost: PeerObjects, @unchecked Sendable {
  /// What an entry does. It may block; no lock is held.
  typealias Script = @Sendable (PeerCall) -> kb_status

  private struct Scripts {
    var callCount = 0
    var onCall: Script = { $0.answerAsUsual() }
    var onCancel: @Sendable (kb_job) -> Void = { _ in }
  }

  private let scripts = Guarded(Scripts())
  /// The members that the library calls, in the order of the host's entries.
  let entries: [HostMember]
  let mainQueue = HostQueue()

  init(entries: [HostMember]) {
    self.entries = entries
    super.init()
    Forever.keep(self)
  }

  /// What the entries do from now on.
  func whenCalled(_ script: @escaping Script) { scripts.withLock { $0.onCall = script } }

  func whenCancelled(_ body: @escaping @Sendable (kb_job) -> Void) {
    scripts.withLock { $0.onCancel = body }
  }

  /// The entries answer as usual again, and nobody looks at cancels.
  func reset() {
    whenCalled { $0.answerAsUsual() }
    whenCancelled { _ in }
  }

  /// How often an entry was called.
  var callCount: Int { scripts.withLock(\.callCount) }

  // MARK: - For the library

  func cancelled(_ job: kb_job) { scripts.withLock(\.onCancel)(job) }

  /// Runs the script of a call, unless the object was let go of.
  func enter(_ call: PeerCall, of peer: HeldPeer) -> kb_status {
    guard isThere(peer) else { return kb_status(KB_INVALID_HANDLE) }
    let script = scripts.withLock { scripts in
      scripts.callCount += 1
      return scripts.onCall
    }
    return script(call)
  }

  func shape(ofEntry number: UInt32) -> HostMember.Shape {
    entries.indices.contains(Int(number)) ? entries[Int(number)].shape : .other
  }
}
