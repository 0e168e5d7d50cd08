import CKotlinBridgeConformance
import KotlinBridgeLocks

/// A subscription of a bridge that is functions of C. It takes what comes until `dispose()`.
final class HostedSubscription: RunningFlow {
  private let bridge: HostedBridge
  private let observation: Observation
  private let turn = Turn()
  private let isDropped = Guarded(false)
  // Only `init` writes them.
  private nonisolated(unsafe) var consumer: UnsafeMutableRawPointer!
  private nonisolated(unsafe) var subscription: UnsafeMutableRawPointer?

  /// - Parameter demand: nil for all elements.
  init(
    to flow: String, argument: String, demand: Int64?, of bridge: HostedBridge,
    telling observation: Observation
  ) {
    self.bridge = bridge
    self.observation = observation
    turn.pass()
    consumer = Contexts.add(self)
    subscription = bridge.functions.subscribe(
      bridge.functions.context, flow, argument, demand ?? .max, OpaquePointer(consumer))
    if subscription == nil { observation.mark(.subscribedToNull) }
  }

  /// Called with what the bridge says of a subscription, on any thread.
  static func received(_ event: ObservedEvent, by consumer: OpaquePointer?) {
    guard let consumer else { return }
    let found: HostedSubscription? = Contexts.object(UnsafeMutableRawPointer(consumer))
    guard let found else { return }
    found.turn.take { found.observation.called(event) }
  }

  func request(_ count: Int64) throws {
    guard let request = bridge.functions.request else { throw NotOffered("demand") }
    use { request(bridge.functions.context, $0, count) }
  }

  func cancel() { use { bridge.functions.cancel(bridge.functions.context, $0) } }

  func release() {
    let isFirst = isDropped.withLock { isDropped in
      defer { isDropped = true }
      return !isDropped
    }
    if isFirst, let subscription {
      bridge.functions.drop(bridge.functions.context, subscription)
    }
  }

  func dispose() {
    release()
    Contexts.remove(consumer)
  }

  /// Calls with the subscription unless it was refused or given up.
  private func use(_ body: (UnsafeMutableRawPointer) -> Void) {
    if let subscription, !isDropped.withLock(\.self) { body(subscription) }
  }
}
