import KotlinBridge

/// What has happened, in order, from any thread; and a gate until so much has happened.
///
/// `lock` protects all that is mutable; nobody is resumed while it is held.
final class History<Event: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var all: [Event] = []
  private var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  var events: [Event] { lock.withLock { all } }

  func append(_ event: Event) {
    let ready = lock.withLock {
      all.append(event)
      let ready = waiters.filter { $0.count <= all.count }
      waiters.removeAll { $0.count <= all.count }
      return ready
    }
    for waiter in ready { waiter.continuation.resume() }
  }

  /// Returns when there are `count` events.
  func reaches(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isReady = lock.withLock {
        if all.count < count { waiters.append((count, continuation)) }
        return all.count >= count
      }
      if isReady { continuation.resume() }
    }
  }
}
