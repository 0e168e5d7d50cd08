internal import KotlinBridgeLocks

/// A publisher of one result that comes later. Every subscriber gets the same result.
///
/// - The closure runs once, inside `init`, whether anybody subscribes or not.
/// - A value waits for demand, and a failure does not.
/// - Cancelling a subscription stops only the delivery to its subscriber.
public final class Future<Output, Failure: Error>: Publisher {
  /// Brings the result. Only the first call counts. It may come from any thread, and the closure
  /// holds the future.
  public typealias Promise = @Sendable (Result<Output, Failure>) -> Void

  private struct Waiter {
    let identifier: CombineIdentifier
    let resolve: (Result<Output, Failure>) -> Void
  }

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiters: [Waiter] = []

  /// - Parameter attemptToFulfill: starts the work, and calls the promise now or later.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    // Safe on any thread, because the state is under the lock.
    nonisolated(unsafe) let this = self
    attemptToFulfill { this.fulfill($0) }
  }

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let identifier = CombineIdentifier()
    let subscription = SingleResultSubscription(subscriber, named: "Future") { [weak self] in
      self?.forget(identifier)
    }
    subscriber.receive(subscription: subscription)
    // Only now, so that a promise called on another thread can't overtake the subscription.
    let result = lock.withLock {
      if self.result == nil {
        waiters.append(Waiter(identifier: identifier, resolve: subscription.resolve))
      }
      return self.result
    }
    if let result {
      subscription.resolve(result)
    } else if subscription.isEnded {
      forget(identifier)
    }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiters: [Waiter] = lock.withLock {
      guard self.result == nil else { return [] }
      self.result = result
      defer { self.waiters = [] }
      return self.waiters
    }
    for waiter in waiters { waiter.resolve(result) }
  }

  private func forget(_ identifier: CombineIdentifier) {
    let waiter = lock.withLock {
      waiters.firstIndex { $0.identifier == identifier }.map { waiters.remove(at: $0) }
    }
    // The subscriber is released here, outside the lock.
    withExtendedLifetime(waiter) {}
  }
}

// The state is under the lock, and the future hands only its output to other threads.
extension Future: @unchecked Sendable where Output: Sendable {}
