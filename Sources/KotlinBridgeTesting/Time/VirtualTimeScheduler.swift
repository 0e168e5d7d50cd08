public import Dispatch
internal import KotlinBridgeLocks

#if canImport(Combine)
  public import Combine
#else
  public import KotlinBridgeCombine
#endif

/// A scheduler whose time stands still until a test moves it on.
///
/// - Its times are those of dispatch queues. Code that takes any scheduler with those times takes a
///   queue in an application and this one in a test.
/// - Actions run inside `advance(by:)` and `run()` and nowhere else, on the calling thread: in the
///   order of their dates, and those of one date in the order in which they were scheduled.
/// - Any thread may schedule. One thread at a time may move the time, and not inside an action.
///
/// ```swift
/// let scheduler = VirtualTimeScheduler()
/// let cancellable = subject.debounce(for: .seconds(1), scheduler: scheduler).sink { print($0) }
/// subject.send("a")
/// scheduler.advance(by: .seconds(1))  // prints a
/// ```
public final class VirtualTimeScheduler: Scheduler, @unchecked Sendable {
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType

  /// Nothing can be chosen.
  public typealias SchedulerOptions = Never

  private struct Entry {
    let identifier: Int
    var date: SchedulerTimeType
    let interval: SchedulerTimeType.Stride?
    let action: () -> Void
  }

  // What changes is under the lock. No action is called or released while it is held.
  private let lock = Lock()
  private var time = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
  /// What waits, the next one last.
  private var entries: [Entry] = []
  private var lastIdentifier = 0

  /// Makes a scheduler on which nothing waits.
  public init() {}

  /// The current moment, which only `advance(by:)` and `run()` change.
  public var now: SchedulerTimeType { lock.withLock { time } }

  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Whether nothing waits.
  public var isIdle: Bool { lock.withLock { entries.isEmpty } }

  /// Moves the time on by `stride`, and runs what is due until then, each action at its own date.
  /// Without an argument it runs what is due now.
  ///
  /// - What these actions schedule within the time runs too.
  public func advance(by stride: SchedulerTimeType.Stride = 0) {
    let end = now.advanced(by: stride)
    runActions(until: end)
    lock.withLock { time = max(time, end) }
  }

  /// Moves the time on until nothing waits any more.
  ///
  /// - It does not return while a repeated action is not cancelled.
  public func run() {
    runActions(until: nil)
  }

  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    _ = add(action, at: now)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    _ = add(action, at: date)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let identifier = add(action, at: date, every: interval)
    return AnyCancellable { self.remove(identifier) }
  }

  private func runActions(until end: SchedulerTimeType?) {
    while let entry = lock.withLock({ takeNext(until: end) }) { entry.action() }
  }

  private func takeNext(until end: SchedulerTimeType?) -> Entry? {
    guard let entry = entries.last, end.map({ entry.date <= $0 }) ?? true else { return nil }
    entries.removeLast()
    time = max(time, entry.date)
    if let interval = entry.interval {
      var next = entry
      next.date = time.advanced(by: interval)
      insert(next)
    }
    return entry
  }

  private func add(
    _ action: @escaping () -> Void, at date: SchedulerTimeType,
    every interval: SchedulerTimeType.Stride? = nil
  ) -> Int {
    lock.withLock {
      lastIdentifier += 1
      insert(
        Entry(
          identifier: lastIdentifier, date: max(date, time), interval: interval, action: action))
      return lastIdentifier
    }
  }

  // Before all that are due at the same time or earlier, for the next one is the last.
  private func insert(_ entry: Entry) {
    let index = entries.lastIndex { $0.date > entry.date }.map { $0 + 1 } ?? 0
    entries.insert(entry, at: index)
  }

  private func remove(_ identifier: Int) {
    let last = lock.withLock {
      entries.firstIndex { $0.identifier == identifier }.map { entries.remove(at: $0) }
    }
    withExtendedLifetime(last) {}
  }
}
