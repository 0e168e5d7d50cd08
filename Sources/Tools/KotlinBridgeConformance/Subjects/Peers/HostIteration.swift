import CKotlinBridge
import KotlinBridge
import KotlinBridgeLocks

/// One iteration over a flow of a host's, to which a check brings numbers. Any thread may use it, one at a
/// time.
final class HostIteration: @unchecked Sendable {  // its state has a lock
  private struct State {
    var requested: Int64 = 0
    var brought: Int64 = 0
    var mostOutstanding: Int64 = 0
    var isCancelled = false
    var isReleased = false
  }

  let job: kb_job
  private let observer: kb_observer
  private let host: PeerObjects
  private let state = Guarded(State())

  init(_ observer: kb_observer, of host: PeerObjects, job: kb_job) {
    self.observer = observer
    self.host = host
    self.job = job
  }

  /// How many elements were asked for and not brought.
  var outstanding: Int64 { state.withLock { $0.requested - $0.brought } }

  /// The most that have been so at once.
  var mostOutstanding: Int64 { state.withLock(\.mostOutstanding) }

  /// How many were brought.
  var brought: Int64 { state.withLock(\.brought) }

  var isCancelled: Bool { state.withLock(\.isCancelled) }
  var isReleased: Bool { state.withLock(\.isReleased) }

  // MARK: - For the library

  func requested(_ count: Int64) {
    state.withLock { state in
      let (sum, isTooMuch) = state.requested.addingReportingOverflow(count)
      state.requested = isTooMuch ? .max : sum
      state.mostOutstanding = max(state.mostOutstanding, state.requested - state.brought)
    }
  }

  func cancelled() { state.withLock { $0.isCancelled = true } }

  // MARK: - For a check

  func bring(_ number: Int64) {
    state.withLock { $0.brought += 1 }
    let bytes = KotlinWriter.bytes(of: number)
    observer.on_each(observer.context, bytes, Int64(bytes.count), 1)
  }

  func complete() { observer.on_complete(observer.context) }

  func fail(_ failure: PeerFailure) {
    failure.tell(host) { observer.on_throw(observer.context, $0) }
  }

  /// The last call. Does nothing the second time.
  func release() {
    let isFirst = state.withLock { state in
      defer { state.isReleased = true }
      return !state.isReleased
    }
    if isFirst { observer.release(observer.context, nil) }
  }

  /// Brings the numbers after those that were brought, as long as they are asked for, and ends after the
  /// last one.
  func bringUsual(to last: Int64) {
    while outstanding > 0, brought < last, !isCancelled { bring(brought + 1) }
    if brought < last || isReleased { return }
    if !isCancelled { complete() }
    release()
  }
}
