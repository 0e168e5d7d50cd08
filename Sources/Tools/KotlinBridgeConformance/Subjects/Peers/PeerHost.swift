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
    var onRequest: HostIteration.Step = { $0.bringAll(to: 3) }
    var onEnd: HostIteration.Step = { $0.release() }
  }

  private struct Iterations {
    var byJob: [kb_job: HostIteration] = [:]
    var latest: HostIteration?
  }

  private let iterations = Guarded(Iterations())
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

  /// What a request of an iteration does from now on, and what a cancel does. Iterations from before are
  /// not the latest any more.
  func whenIterated(
    _ request: @escaping HostIteration.Step,
    onCancel cancel: @escaping HostIteration.Step = { $0.release() }
  ) {
    scripts.withLock { ($0.onRequest, $0.onEnd) = (request, cancel) }
    iterations.withLock { $0.latest = nil }
  }

  /// The entries answer as usual again, nobody looks at cancels, and flows have three numbers.
  func reset() {
    whenCalled { $0.answerAsUsual() }
    whenCancelled { _ in }
    whenIterated { $0.bringAll(to: 3) }
  }

  /// How often an entry was called.
  var callCount: Int { scripts.withLock(\.callCount) }

  // MARK: - For the library

  /// False for the job of a call that was answered, and of an iteration that has ended.
  func cancel(_ job: kb_job) -> Bool {
    guard let iteration = iterations.withLock({ $0.byJob[job] }) else {
      guard isSuspended(job) else { return false }
      scripts.withLock(\.onCancel)(job)
      return true
    }
    guard !iteration.isReleased else { return false }
    iteration.cancel()
    iteration.take(scripts.withLock(\.onEnd))
    return true
  }

  /// Begins an iteration over the flow that a peer stands for. Nil if it was let go of.
  func subscribe(_ observer: kb_observer, of peer: HeldPeer, flags: UInt32) -> HostIteration? {
    guard isThere(peer) else { return nil }
    return iterations.withLock { iterations in
      let job = 1 << 63 | kb_job(iterations.byJob.count + 1)
      let made = HostIteration(observer, of: self, job: job, flags: flags)
      iterations.byJob[job] = made
      iterations.latest = made
      return made
    }
  }

  /// False for a job of no iteration, or of one that has ended.
  func request(_ count: Int64, of job: kb_job) -> Bool {
    guard let iteration = iterations.withLock({ $0.byJob[job] }), !iteration.isReleased else {
      return false
    }
    iteration.request(count)
    iteration.take(scripts.withLock(\.onRequest))
    return true
  }

  /// The iteration that was begun last; nil if none was since `whenIterated`.
  var latestIteration: HostIteration? { iterations.withLock(\.latest) }

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
