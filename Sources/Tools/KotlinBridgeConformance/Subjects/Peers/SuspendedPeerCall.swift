import CKotlinBridge
import KotlinBridge
import Synchronization

/// A call of a member that suspends, which a check answers when it likes, once, on any thread.
///
/// `@unchecked`: the frame is used only before the entry returns, and `retained` is written there.
final class SuspendedPeerCall: @unchecked Sendable {
  private let observer: kb_call_observer
  private let host: PeerObjects
  private let retained: UnsafeMutableRawPointer?
  /// The handle of the host's job.
  let job: kb_job
  /// Whether the call was cancelled before the host had told its job.
  let wasCancelledEarly: Bool

  private static let jobs = Atomic<UInt64>(0)

  /// Tells the library the job and retains its observer, as a host does before it runs user code.
  fileprivate init(
    _ frame: UnsafeMutablePointer<kb_frame>, _ observer: kb_call_observer, _ host: PeerObjects,
    job: kb_job
  ) {
    self.observer = observer
    self.host = host
    self.job = job
    host.suspends(job)
    wasCancelledEarly = Self.exchange(job, in: frame) == .max
    retained = observer.retain(observer.context)
  }

  convenience init(
    _ frame: UnsafeMutablePointer<kb_frame>, _ observer: kb_call_observer, _ host: PeerObjects
  ) {
    let number = Self.jobs.add(1, ordering: .relaxed).newValue
    self.init(frame, observer, host, job: 1 << 32 | number)
  }

  /// Both sides exchange the job, so that a cancel is lost by none.
  private static func exchange(
    _ job: kb_job, in frame: UnsafeMutablePointer<kb_frame>
  ) -> kb_job {
    let place = UnsafeMutableRawPointer(frame) + MemoryLayout<kb_frame>.offset(of: \.job)!
    return UnsafeMutablePointer<Atomic<UInt64>>(OpaquePointer(place)).pointee
      .exchange(job, ordering: .acquiringAndReleasing)
  }

  func answer(_ value: Int64) { answer(KotlinWriter.bytes(of: value)) }

  /// - Parameter beforeRelease: runs between the answer and the last call of the observer.
  func answer(_ bytes: [UInt8], beforeRelease: () -> Void = {}) {
    host.answers(job)
    observer.on_return(retained, bytes, Int64(bytes.count))
    beforeRelease()
    observer.release(retained, nil)
  }

  func fail(_ failure: PeerFailure) {
    host.answers(job)
    failure.tell(host) { observer.on_throw(retained, $0) }
    observer.release(retained, nil)
  }
}
