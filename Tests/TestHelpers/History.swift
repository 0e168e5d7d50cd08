import KotlinBridgeLocks

/// What has happened, in order, recorded by any thread; tests wait until the history is as they
/// expect.
package final class History<Event: Sendable>: @unchecked Sendable {
  private struct Waiter {
    let isMet: ([Event]) -> Bool
    let continuation: CheckedContinuation<Void, Never>
  }

  // Both are under the lock. Nobody is resumed while it is held.
  private let lock = Lock()
  private var all: [Event] = []
  private var waiters: [Waiter] = []

  package init() {}

  package var events: [Event] { lock.withLock { all } }

  package func append(_ event: Event) {
    let met = lock.withLock {
      all.append(event)
      let met = waiters.filter { $0.isMet(all) }
      if !met.isEmpty { waiters.removeAll { $0.isMet(all) } }
      return met
    }
    for waiter in met { waiter.continuation.resume() }
  }

  /// Waits until the history is as asked for.
  package func waits(until isMet: @escaping ([Event]) -> Bool) async {
    await withCheckedContinuation { continuation in
      let isMetAlready = lock.withLock {
        if isMet(all) { return true }
        waiters.append(Waiter(isMet: isMet, continuation: continuation))
        return false
      }
      if isMetAlready { continuation.resume() }
    }
  }

  /// Waits until there are `count` events.
  package func reaches(_ count: Int) async {
    await waits { $0.count >= count }
  }
}
