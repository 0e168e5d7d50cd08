import CKotlinBridge
import KotlinBridge
import KotlinBridgeLocks

/// One iteration over a flow of a host's, to which a check brings numbers. Any thread may use it.
///
/// What a request or a cancel makes it do runs one at a time, and never inside a call of the observer: a library may
/// request and cancel inside `on_each`, and on any thread while that runs.
final class HostIteration: @unchecked Sendable {  // its state has a lock
  /// What an iteration does next. No lock is held.
  typealias Step = @Sendable (HostIteration) -> Void

  private struct State {
    var requested: Int64 = 0
    var brought: Int64 = 0
    var isCancelled = false
    var isReleased = false
    /// The one that runs, and those that wait for it.
    var steps: [Step] = []
  }

  let job: kb_job
  private let observer: kb_observer
  private let host: PeerObjects
  /// Whether nothing may be computed, the end included, before it is asked for.
  private let isRendezvous: Bool
  private let state = Guarded(State())

  init(_ observer: kb_observer, of host: PeerObjects, job: kb_job, flags: UInt32 = 0) {
    self.observer = observer
    self.host = host
    self.job = job
    isRendezvous = flags & UInt32(KB_RENDEZVOUS) != 0
  }

  /// How many elements were asked for in all.
  var requested: Int64 { state.withLock(\.requested) }

  /// How many were brought.
  var brought: Int64 { state.withLock(\.brought) }

  /// How many were asked for and not brought.
  var outstanding: Int64 { state.withLock { $0.requested - $0.brought } }

  var isCancelled: Bool { state.withLock(\.isCancelled) }
  var isReleased: Bool { state.withLock(\.isReleased) }

  // MARK: - For the library

  func request(_ count: Int64) {
    state.withLock { state in
      let (sum, isTooMuch) = state.requested.addingReportingOverflow(count)
      state.requested = isTooMuch ? .max : sum
    }
  }

  func cancel() { state.withLock { $0.isCancelled = true } }

  /// Takes a step: now, or on the thread of the one that is being taken, after it.
  func take(_ step: @escaping Step) {
    var next = state.withLock { state -> Step? in
      state.steps.append(step)
      return state.steps.count == 1 ? step : nil
    }
    while let step = next {
      step(self)
      next = state.withLock { state in
        state.steps.removeFirst()
        return state.steps.first
      }
    }
  }

  // MARK: - For a step

  /// Brings the numbers after those that were brought, as long as they are asked for.
  func bring(to last: Int64) {
    while outstanding > 0, brought < last, isAlive {
      let number = state.withLock { state in
        state.brought += 1
        return state.brought
      }
      let bytes = KotlinWriter.bytes(of: number)
      observer.on_each(observer.context, bytes, Int64(bytes.count), 1)
    }
  }

  /// Does the same, and ends after the last one: with the failure if there is one.
  func bringAll(to last: Int64, then failure: PeerFailure? = nil) {
    bring(to: last)
    guard brought == last, isAlive, !isRendezvous || outstanding > 0 else { return }
    if let failure {
      failure.tell(host) { observer.on_throw(observer.context, $0) }
    } else {
      observer.on_complete(observer.context)
    }
    release()
  }

  /// The last call. Does nothing the second time.
  func release() {
    let isFirst = state.withLock { state in
      defer { state.isReleased = true }
      return !state.isReleased
    }
    if isFirst { observer.release(observer.context, nil) }
  }

  private var isAlive: Bool { state.withLock { !$0.isCancelled && !$0.isReleased } }
}
