import Synchronization

/// A suspended call of Kotlin's, from its start to its answer. It is used again after that, and never freed.
///
/// - `word` has the generation in its upper half, and the bits below. Whoever changes it may be on any
///   thread.
/// - `phase` says who gives an answer that is not in place: of the task's end and the return of the call
///   the second one.
/// - The rest is the thread's that calls until `phase` is exchanged, then that of the second one.
final class HostedCall: @unchecked Sendable {
  let word = Atomic<UInt64>(0)
  let phase = Atomic<Int>(Phase.calling)
  let number: UInt32
  /// The task, retained. Set once the task runs, before it runs user code.
  @exclusivity(unchecked) var task: UnsafeCurrentTask?
  @exclusivity(unchecked) var thread = System.thread
  /// Valid until the call has returned.
  @exclusivity(unchecked) var frame: HostFrame?
  /// Of the peer, which may stand for something else once the call has returned.
  @exclusivity(unchecked) var host: UInt16 = 0
  /// Nil if nobody traces the library.
  @exclusivity(unchecked) var tracked: TrackedWork?
  /// Of an answer in place.
  @exclusivity(unchecked) var status: Int32?
  @exclusivity(unchecked) var observer: AnswerObserver?
  /// An answer that came on another thread before the call has returned.
  @exclusivity(unchecked) var early: Early?

  enum Early {
    case value(ByteBuffer, Loans?)
    case failure(SwiftFailure)
  }

  enum Phase {
    static let calling = 0
    static let ended = 1
    static let returned = 2
  }

  static let hasTask: UInt64 = 1
  static let isCancelled: UInt64 = 2
  /// A cancel uses the task. If the call ends meanwhile, the cancel gives it back.
  static let isCancelling: UInt64 = 4
  static let hasEnded: UInt64 = 8
  static let generation: UInt64 = 0xFFFF_FFFF_0000_0000

  init(number: UInt32) {
    self.number = number
    word.store(1 << 32, ordering: .relaxed)
  }
}
