import Glibc
import KotlinBridgeLocks
import KotlinBridgeTools

/// A subscription that its own callbacks use. Any thread may use it.
///
/// A bridge may call back before `subscribe` has returned, on the thread that subscribes or on another one
/// for which that waits. In such a callback nobody has the job yet, so a consumer can neither cancel,
/// request, release nor block there: that would harm the subscriber, and no other consumer.
final class HeldFlow: Sendable {
  private struct State {
    var flow: WatchedFlow?
    var hasReturned = false
    /// The thread that subscribes, until that has returned.
    var subscriber: pthread_t?
    var early = 0
  }

  private let state = Guarded(State())

  /// How long a callback on another thread waits for `subscribe` to return, and if that was in vain some times:
  /// bridges that wait for their callbacks always do.
  private static let (handOver, shortHandOver) = (
    Duration.milliseconds(50), Duration.milliseconds(2)
  )
  /// How often that was in vain in this process.
  private static let vainWaits = Guarded(0)

  /// Nil before `subscribe` has returned, and when the check has taken it back: a subscription keeps its
  /// callbacks, which keep this.
  var flow: WatchedFlow? {
    get { state.withLock(\.flow) }
    set { state.withLock { $0.flow = newValue } }
  }

  /// Takes the subscription, which only one can do; nil if there is none, or somebody has taken it.
  func take() -> WatchedFlow? {
    state.withLock { state in
      defer { state.flow = nil }
      return state.flow
    }
  }

  /// Subscribes, and hands the subscription over to the callbacks.
  func subscribe(_ subscribe: () throws -> WatchedFlow) rethrows -> WatchedFlow {
    state.withLock { $0.subscriber = pthread_self() }
    defer {
      state.withLock { state in
        state.subscriber = nil
        state.hasReturned = true
      }
    }
    let flow = try subscribe()
    self.flow = flow
    return flow
  }

  /// For callbacks: the subscription. Nil in a callback for which `subscribe` may be waiting, and after the
  /// check has taken the subscription back.
  func flowInCallback() -> WatchedFlow? {
    hasReturned() ? flow : nil
  }

  /// For callbacks: whether this callback has come after `subscribe` has returned, or does not hold that up.
  func hasReturned() -> Bool {
    if isOver() { return true }
    if !isInSubscribe {
      let limit = TimeLimit(Self.vainWaits.value < 3 ? Self.handOver : Self.shortHandOver)
      while !limit.isOver {
        if isOver() { return true }
        usleep(20)
      }
      Self.vainWaits.withLock { $0 += 1 }
    }
    // Whoever counts them knows all once `subscribe` has returned.
    return state.withLock { state in
      if !state.hasReturned { state.early += 1 }
      return state.hasReturned
    }
  }

  /// For callbacks: whether this thread is inside `subscribe`.
  var isInSubscribe: Bool {
    state.withLock { $0.subscriber.map { pthread_equal($0, pthread_self()) != 0 } ?? false }
  }

  /// How many callbacks were told that it had not returned. It changes no more after that.
  var earlyCallbacks: Int { state.withLock(\.early) }

  private func isOver() -> Bool { state.withLock(\.hasReturned) }
}
