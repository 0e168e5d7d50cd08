/// A call of a member of the main actor, from when it was queued until it has run.
///
/// It has a hold of its own: Kotlin's may end before, and the slot must not stand for another object then.
@usableFromInline
struct QueuedCall: Sendable {
  /// Calls the object of a peer. The caller is inside.
  @usableFromInline typealias Work = @MainActor @Sendable (Peer) throws -> Void

  private let peer: Peer
  private let observer: AnswerObserver
  private let tracked: TrackedWork?
  private let work: Work

  /// Queues a call, and returns the status for Kotlin. The caller is inside the peer.
  static func add(
    to peer: Peer, observer: AnswerObserver, tracked: TrackedWork?, _ work: @escaping Work
  ) -> Int32 {
    guard PeerTable.shared.keep(peer) else {
      tracked?.refusedAsGone()
      return HostFrame.letGo
    }
    var observer = observer
    observer.retain()
    let call = QueuedCall(peer: peer, observer: observer, tracked: tracked, work: work)
    // Its blocks run in order, which tasks of the main actor do not.
    MainQueue.add(of: LibraryHost.of(peer)?.table) { MainActor.assumeIsolated { call.run() } }
    return HostFrame.observed
  }

  @MainActor
  private func run() {
    let failure = failure()
    observer.answer(
      failure.map(SwiftAnswer.failure) ?? .value(UnsafeRawBufferPointer(start: nil, count: 0)))
    PeerTable.shared.release(peer)
  }

  /// Calls the object, unless it was let go of. Returns what it throws.
  @MainActor
  private func failure() -> SwiftFailure? {
    guard peer.enter() else {
      tracked?.refusedAsGone()
      return nil
    }
    defer { peer.leave() }
    do {
      try work(peer)
      tracked?.returnedLater(0)
      return nil
    } catch {
      tracked?.failedLater(error)
      return SwiftFailure(error, cancelled: false, of: peer)
    }
  }
}
