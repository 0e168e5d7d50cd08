import Dispatch
import KotlinBridgeLocks

/// The main queue of a host for checks: a queue of its own, which a check may stop. Any thread may use it.
final class HostQueue: Sendable {
  private let queue = DispatchQueue(label: "main queue of the checks")
  private let key = DispatchSpecificKey<Void>()
  private let posts = Guarded(0)

  init() {
    queue.setSpecific(key: key, value: ())
  }

  /// Whether the calling code runs on the queue.
  var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }

  /// How often the library has posted.
  var postCount: Int { posts.value }

  func post(_ work: @escaping @Sendable () -> Void) {
    queue.async(execute: work)
    posts.withLock { $0 += 1 }
  }

  /// Runs nothing before `goOn()`.
  func stop() { queue.suspend() }
  func goOn() { queue.resume() }
}
