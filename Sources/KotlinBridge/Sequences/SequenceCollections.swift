import KotlinBridgeLocks

/// The iterations over sequences of Swift's that run, of all libraries, by their jobs.
final class SequenceCollections: @unchecked Sendable {
  static let shared = SequenceCollections()

  /// `lock` protects the two lists.
  private let lock = Lock()
  private var slots: [(collection: SequenceCollection?, generation: UInt32)] = []
  private var free: [Int] = []

  private static let mark: UInt64 = 1 << 63

  /// Whether it is the job of an iteration, and of no call.
  static func isJob(_ job: UInt64) -> Bool { job & mark != 0 }

  /// How many iterations have not ended.
  var liveCount: Int { lock.withLock { slots.count - free.count } }

  /// Begins an iteration, which waits for its first request.
  ///
  /// - Parameters:
  ///   - isRendezvous: whether the sequence is asked for nothing before somebody wants it.
  ///   - runsHere: whether requests run it.
  ///   - tracked: nil unless somebody traces the library that collects.
  func begin(
    _ flow: AnySwiftFlow, for consumer: any SequenceConsumer, isRendezvous: Bool, runsHere: Bool,
    tracked: TrackedWork? = nil
  ) -> SequenceCollection {
    lock.withLock {
      let slot = free.popLast() ?? slots.count
      if slot == slots.count { slots.append((nil, 0)) }
      slots[slot].generation &+= 1
      let collection = SequenceCollection(
        job: Self.mark | UInt64(slot) << 32 | UInt64(slots[slot].generation), of: flow,
        for: consumer, isRendezvous: isRendezvous, runsHere: runsHere, tracked: tracked,
        ended: { self.remove($0) })
      slots[slot].collection = collection
      return collection
    }
  }

  /// Nil for a job that has ended.
  subscript(job: UInt64) -> SequenceCollection? {
    lock.withLock { isLive(job) ? slots[Self.slot(of: job)].collection : nil }
  }

  private func remove(_ job: UInt64) {
    // Released after the lock.
    _ = lock.withLock { () -> SequenceCollection? in
      if !isLive(job) { return nil }
      let slot = Self.slot(of: job)
      defer { slots[slot].collection = nil }
      free.append(slot)
      return slots[slot].collection
    }
  }

  private static func slot(of job: UInt64) -> Int { Int((job & ~mark) >> 32) }

  private func isLive(_ job: UInt64) -> Bool {
    let slot = Self.slot(of: job)
    return Self.isJob(job) && slot < slots.count && slots[slot].collection != nil
      && slots[slot].generation == UInt32(truncatingIfNeeded: job)
  }
}
