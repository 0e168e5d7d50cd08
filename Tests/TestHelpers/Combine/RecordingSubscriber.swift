package import KotlinBridgeCombine
import KotlinBridgeLocks

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A subscriber that keeps the whole history of signals and notices calls that overlap.
///
/// Unchecked: what changes is in `state`; `onSubscription` and `onValue` are set before the
/// subscription.
package final class RecordingSubscriber<Input: Sendable, Failure: Error>: Subscriber,
  @unchecked Sendable
{
  private struct State {
    var signals: [Signal<Input, Failure>] = []
    var subscription: (any Subscription)?
    var callsUnderWay = 0
    var callingThread: UInt = 0
    var hasOverlapped = false
  }

  private let state = Guarded(State())
  private let token: Life.Token?

  /// Handles the subscription when it comes. By default it requests the initial demand.
  package var onSubscription: (any Subscription) -> Void

  /// Handles a value, and returns the additional demand.
  package var onValue: (Input) -> Subscribers.Demand

  /// - Parameter token: held for as long as the subscriber lives.
  package init(
    demand: Subscribers.Demand = .none, of: Input.Type = Input.self,
    failing: Failure.Type = Failure.self, token: Life.Token? = nil,
    onValue: @escaping (Input) -> Subscribers.Demand = { _ in .none }
  ) {
    onSubscription = { if demand > .none { $0.request(demand) } }
    self.onValue = onValue
    self.token = token
  }

  package var signals: [Signal<Input, Failure>] { state.value.signals }
  package var subscription: (any Subscription)? { state.value.subscription }
  package var hasOverlapped: Bool { state.value.hasOverlapped }

  package func forgetSubscription() {
    let last = state.withLock { $0.subscription.take() }
    withExtendedLifetime(last) {}
  }

  /// Cancels the subscription and releases it.
  package func cleanUp() {
    subscription?.cancel()
    forgetSubscription()
  }

  package func receive(subscription: any Subscription) {
    record(.subscription) {
      state.withLock { $0.subscription = subscription }
      onSubscription(subscription)
    }
  }

  package func receive(_ input: Input) -> Subscribers.Demand {
    record(.value(input)) { onValue(input) }
  }

  package func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: record(.finished) {}
    case .failure(let failure): record(.failure(failure)) {}
    }
  }

  // Calls on one thread may nest, as with a request inside `receive(subscription:)`.
  private func record<R>(_ signal: Signal<Input, Failure>, _ body: () -> R) -> R {
    let thread = UInt(bitPattern: pthread_self().hashValue)
    state.withLock {
      $0.signals.append(signal)
      if $0.callsUnderWay > 0, $0.callingThread != thread { $0.hasOverlapped = true }
      $0.callingThread = thread
      $0.callsUnderWay += 1
    }
    defer { state.withLock { $0.callsUnderWay -= 1 } }
    return body()
  }
}
