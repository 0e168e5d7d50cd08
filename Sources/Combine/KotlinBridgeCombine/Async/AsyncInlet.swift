internal import KotlinBridgeLocks

/// The subscriber behind an `AsyncPublisher`: it requests one value for each task that waits for one.
///
/// Unchecked: what changes is under the lock, and a value is handed to one task.
final class AsyncInlet<Output, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  typealias Input = Output

  private typealias Waiter = CheckedContinuation<Result<Output?, Failure>, Never>

  private enum Step {
    case request((any Subscription)?)
    case fail(Failure)
    case finish
  }

  private let lock = Lock()
  private var connection = Connection()
  private var waiters: [Waiter] = []
  private var budget = YieldBudget()
  private var isOver = false
  // Of a publisher that failed while no task waited.
  private var failure: Failure?

  /// Waits for the next value.
  ///
  /// - If the task is cancelled it gives nil and cancels the subscription.
  /// - A publisher may give each value at once. The task then yields now and then.
  func next() async -> Result<Output?, Failure> {
    if lock.withLock({ budget.isUsedUp() }) { await Task.yield() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        switch lock.withLock({ wait(waiter) }) {
        case .request(let subscription):
          subscription?.request(.max(1))
          lock.withLock { if !waiters.isEmpty { budget.suspended() } }
        case .fail(let failure): waiter.resume(returning: .failure(failure))
        case .finish: waiter.resume(returning: .success(nil))
        }
      }
    } onCancel: {
      cancel()
    }
  }

  func receive(subscription: any Subscription) {
    let waiting = lock.withLock { connection.connect(to: subscription) ? waiters.count : nil }
    guard let waiting else { return subscription.cancel() }
    if waiting > 0 { subscription.request(.max(waiting)) }
  }

  func receive(_ input: Output) -> Subscribers.Demand {
    let waiter = lock.withLock {
      waiters.isEmpty ? nil : waiters.removeFirst()
    }
    // Handed over: the publisher has given it away, and one task gets it.
    nonisolated(unsafe) let result = Result<Output?, Failure>.success(input)
    waiter?.resume(returning: result)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    // A publisher that has given no subscription ends it too: else a task would wait for ever.
    let ended = lock.withLock { isOver ? nil : (connection.end(), end()) }
    guard var waiters = ended?.1 else { return }
    if case .failure(let failure) = completion {
      if waiters.isEmpty {
        lock.withLock { self.failure = failure }
      } else {
        waiters.removeFirst().resume(returning: .failure(failure))
      }
    }
    for waiter in waiters { waiter.resume(returning: .success(nil)) }
  }

  func cancel() {
    let (subscription, waiters) = lock.withLock { (connection.end(), end()) }
    subscription?.cancel()
    for waiter in waiters { waiter.resume(returning: .success(nil)) }
  }

  private func wait(_ waiter: Waiter) -> Step {
    if let failure = failure.take() { return .fail(failure) }
    if isOver { return .finish }
    waiters.append(waiter)
    return .request(connection.subscription)
  }

  private func end() -> [Waiter] {
    isOver = true
    defer { waiters = [] }
    return waiters
  }
}
