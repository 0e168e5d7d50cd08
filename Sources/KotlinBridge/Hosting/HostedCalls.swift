import KotlinBridgeLocks
import Synchronization

/// The suspended calls of Kotlin's that run, of all libraries, by their jobs.
final class HostedCalls: @unchecked Sendable {
  static let shared = HostedCalls()

  /// `lock` protects the two lists.
  private let lock = Lock()
  private var all: [HostedCall] = []
  private var free: [UInt32] = []

  /// How many calls have not ended.
  var liveCount: Int { lock.withLock { all.count - free.count } }

  /// A call that this thread begins.
  func begin(in frame: HostFrame, of peer: Peer, observer: AnswerObserver) -> HostedCall {
    let call = lock.withLock { () -> HostedCall in
      if let number = free.popLast() { return all[Int(number)] }
      let made = HostedCall(number: UInt32(all.count))
      all.append(made)
      return made
    }
    call.phase.store(HostedCall.Phase.calling, ordering: .relaxed)
    call.thread = System.thread
    call.frame = frame
    call.host = peer.host
    call.observer = observer
    call.status = nil
    return call
  }

  /// The job of a call: its place and generation.
  func job(of call: HostedCall) -> UInt64 {
    UInt64(call.number + 1) << 32 | call.word.load(ordering: .relaxed) >> 32
  }

  private func find(_ job: UInt64) -> HostedCall? {
    let number = Int(job >> 32) - 1
    return lock.withLock { all.indices.contains(number) ? all[number] : nil }
  }

  /// The task of a call runs, and no user code yet. Cancels it if the call was cancelled before.
  func start(_ call: HostedCall) {
    withUnsafeCurrentTask { task in
      guard let task else { return }
      // Nothing else keeps it before it first suspends, or when it ends while somebody cancels it.
      _ = HostedCalls.object(task).retain()
      call.task = task
    }
    let before = call.word.bitwiseOr(
      HostedCall.hasTask, ordering: .acquiringAndReleasing
    ).oldValue
    if before & HostedCall.isCancelled != 0 { cancelTask(of: call) }
  }

  /// Cancels the task of a job. False if the job has been answered.
  ///
  /// It may run user code, handlers of the cancel, and takes no lock meanwhile.
  func cancel(_ job: UInt64) -> Bool {
    guard let call = find(job) else { return false }
    var before = call.word.load(ordering: .relaxed)
    while true {
      guard before >> 32 == job & 0xFFFF_FFFF, before & HostedCall.hasEnded == 0 else {
        return false
      }
      if before & HostedCall.isCancelled != 0 { return true }
      let using = before & HostedCall.hasTask != 0 ? HostedCall.isCancelling : 0
      let (isDone, found) = call.word.compareExchange(
        expected: before, desired: before | HostedCall.isCancelled | using,
        ordering: .acquiringAndReleasing)
      if isDone { break }
      before = found
    }
    // Without a task, that cancels itself when it starts.
    if before & HostedCall.hasTask == 0 { return true }
    cancelTask(of: call)
    let after = call.word.bitwiseAnd(
      ~HostedCall.isCancelling, ordering: .acquiringAndReleasing
    ).oldValue
    if after & HostedCall.hasEnded != 0 { recycle(call) }
    return true
  }

  private func cancelTask(of call: HostedCall) {
    call.tracked?.cancelled("by Kotlin")
    call.task?.cancel()
  }

  func isCancelled(_ call: HostedCall) -> Bool {
    call.word.load(ordering: .acquiring) & HostedCall.isCancelled != 0
  }

  /// The call has been answered, or its answer is about to be given. Nobody uses it any more but a cancel
  /// that runs.
  func end(_ call: HostedCall) {
    let before = call.word.bitwiseOr(
      HostedCall.hasEnded, ordering: .acquiringAndReleasing
    ).oldValue
    if before & HostedCall.isCancelling == 0 { recycle(call) }
  }

  private func recycle(_ call: HostedCall) {
    if let task = call.task { HostedCalls.object(task).release() }
    call.task = nil
    call.tracked = nil
    call.frame = nil
    call.observer = nil
    call.early = nil
    let word = call.word.load(ordering: .relaxed)
    let next = (word >> 32 &+ 1) & 0xFFFF_FFFF
    call.word.store(max(next, 1) << 32, ordering: .releasing)
    lock.withLock { free.append(call.number) }
  }

  /// A task as the object that it is.
  private static func object(_ task: UnsafeCurrentTask) -> Unmanaged<AnyObject> {
    .fromOpaque(unsafeBitCast(task, to: UnsafeRawPointer.self))
  }
}
