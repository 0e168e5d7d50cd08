internal import Dispatch
import KotlinBridgeLocks
import Synchronization

/// The way to the main queue for all that Kotlin runs there.
enum MainQueue {
  /// Runs `work` on the main queue, after all that was queued before.
  ///
  /// - Parameter library: the address of the table of the library whose work it is.
  static func add(of library: @autoclosure () -> UInt?, _ work: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: work)
    if Tracking.isOn, let library = library() { watch(library) }
  }

  /// Whether the calling code runs on the main queue.
  ///
  /// The queue says it, not the thread: under `dispatchMain()` the main queue has other threads than the
  /// main one.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }

  private static let key = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  // MARK: - Tracing

  /// The libraries for which somebody looks after the queue.
  private static let watched = Guarded<Set<UInt>>([])

  /// Reports to those who trace the library if what is queued now has not run after a second.
  @inline(never)
  private static func watch(_ library: UInt) {
    guard watched.withLock({ $0.insert(library).inserted }) else { return }
    let marker = Marker()
    DispatchQueue.main.async { marker.hasRun.store(true, ordering: .relaxed) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(1)) {
      watched.withLock { _ = $0.remove(library) }
      if !marker.hasRun.load(ordering: .relaxed) { Tracking.tellOfStall(library) }
    }
  }

  private final class Marker: Sendable {
    let hasRun = Atomic(false)
  }
}

extension Tracking {
  fileprivate static func tellOfStall(_ library: UInt) {
    tell(
      .stalled, of: library, "Dispatchers.Main",
      "work has waited for a second: the main queue is not running, or something blocks it")
  }
}
