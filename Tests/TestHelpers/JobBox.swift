package import KotlinBridge
import KotlinBridgeLocks

/// Holds the job of a subscription for its own callbacks. The test sets it once it has subscribed.
package final class JobBox: Sendable {
  private let held = Guarded<KotlinJob?>(nil)

  package init() {}

  package var job: KotlinJob? {
    get { held.value }
    set { held.value = newValue }
  }

  /// Forgets the job, and releases it outside the lock.
  package func drop() {
    let last = held.withLock { $0.take() }
    withExtendedLifetime(last) {}
  }
}
