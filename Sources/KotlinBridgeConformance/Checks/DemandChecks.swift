import Glibc
import KotlinBridgeToolSupport
import Synchronization

extension Check {
  static let demandChecks: [Check] = [
    .flow("K23") { subject, context in
      try context.require(.demand, of: subject, "demand")
      let counter = "K23 \(subject.form.rawValue) \(context.seed)"
      let behavior = try context.flow(subject, .produces(counter: counter))
      let window = (subject as? any SequenceSubject)?.window ?? 0
      for demand in [1, 10, 100] as [Int64] {
        let start = try subject.counter(counter) ?? 0
        let observation = Observation()
        let subscription = try context.start(subject, behavior, demand: demand, observation)
        try await context.wait(observation, for: "\(demand) elements") {
          $0.count { $0.isElement } >= demand
        }
        try await context.calmDown(observation)
        let made = try (subject.counter(counter) ?? 0) - start
        let received = Int64(observation.told.count(where: \.isElement))
        try context.expect(
          received == demand, "\(demand) elements and no more", "\(received) elements")
        // One may be in the making: it waits in `emit`.
        try context.expect(
          made <= demand + window + 1,
          "at most \(demand + window + 1) elements made for a demand of \(demand)", "\(made)")
        try subscription.cancel()
        try await context.waitForNoJobs(subject)
      }
    },

    .flow("K24", [.callback, .publisher]) { subject, context in
      try context.require(.demand, of: subject, "demand")
      let behavior = try context.flow(subject, .counts(100))
      if let raw = subject as? CallbackSubject { try await context.expectRefusal(raw) }
      // 0 at first, then 1, then 4, then sums that saturate.
      let observation = Observation()
      let subscription = try context.start(
        subject, behavior, demand: subject.form == .callback ? 0 : 1, observation)
      if subject.form == .callback {
        try await context.calmDown(observation)
        try context.expectElements(0, observation.told)
        try subscription.request(1)
      }
      for (requested, sum) in [(0, 1), (4, 5), (5, 10)] as [(Int64, Int64)] {
        if requested > 0 { try subscription.request(requested) }
        try await context.wait(observation, for: "\(sum) elements") { $0.count > Int(sum) }
        try await context.calmDown(observation)
        try context.expectElements(sum, observation.told)
      }
      for _ in 0..<3 { try subscription.request(.max) }
      try subscription.request(1)
      try await context.waitForElements(100, observation)
    },

    .flow("K25", [.callback, .publisher]) { subject, context in
      try context.require(.demand, of: subject, "demand")
      let count = Int64(max(10_000, min(context.rounds * 200, 1_000_000)))
      let behavior = try context.flow(subject, .counts(count))
      let held = Guarded<(any FlowSubscription)?>(nil)
      let depth = Depth()
      let observation = Observation { event in
        guard event.isElement else { return }
        depth.note()
        while held.withLock({ $0 == nil }) { usleep(50) }
        try? held.withLock { $0 }!.request(1)
      }
      let subscription = try context.start(subject, behavior, demand: 1, observation)
      held.withLock { $0 = subscription }
      try await context.wait(observation, for: "\(count) elements") { $0.count > count }
      try context.expect(
        depth.bytes < 256 << 10, "a stack that does not grow with the number of elements",
        "\(depth.bytes) bytes between the deepest and the highest callback of one thread")
      held.withLock { $0 = nil }
    },

    .flow("K26") { subject, context in
      let behavior = try context.flow(subject, .endless)
      let isBlocked = Atomic(true)
      let observation = Observation { event in
        while event.isElement && isBlocked.load(ordering: .acquiring) { usleep(500) }
      }
      let before = ProcessUsage.residentMemory
      let subscription = try context.start(subject, behavior, observation)
      try await context.wait(observation, for: "the first element") {
        $0.contains(where: \.isElement)
      }
      try await Task.sleep(for: .milliseconds(400))
      let grown = ProcessUsage.residentMemory - before
      isBlocked.store(false, ordering: .releasing)  // first, for a cancel may wait for callbacks
      try subscription.cancel()
      try context.expect(
        grown < 16 << 20, "memory that does not grow while the consumer is blocked",
        "\(grown >> 20) MB more after 400 ms")
    },

    .flow("K27") { subject, context in
      let behavior = try context.flow(subject, .never)
      let observation = Observation()
      let subscription = try context.start(subject, behavior, observation)
      try await Task.sleep(for: .milliseconds(100))
      let before = ProcessUsage.processorTime
      usleep(400_000)
      let used = ProcessUsage.processorTime - before
      try subscription.cancel()
      try context.expect(
        used < .milliseconds(60), "hardly any processor time while nothing comes",
        "\(used) in 400 ms")
    },
  ]
}

extension CheckContext {
  /// Requests below 1 must be refused, and the subscription go on.
  fileprivate func expectRefusal(_ subject: CallbackSubject) async throws {
    let observation = Observation()
    let subscription = try start(subject, .counts(3), demand: 1, observation)
    for count in [0, -1, .min] as [Int64] {
      do {
        try subscription.request(count)
        throw CheckFailure(expected: "a request of \(count) refused", observed: "KB_OK")
      } catch is RefusedStatus {}
    }
    try subscription.request(2)
    try await waitForElements(3, observation)
  }
}

/// How far apart the callbacks' stack frames are, for each thread. Any thread.
private final class Depth: Sendable {
  private let ranges = Guarded<[UInt: (low: UInt, high: UInt)]>([:])

  func note() {
    var here: UInt8 = 0
    let address = withUnsafePointer(to: &here) { UInt(bitPattern: $0) }
    let thread = UInt(pthread_self())
    ranges.withLock {
      let range = $0[thread] ?? (address, address)
      $0[thread] = (min(range.low, address), max(range.high, address))
    }
  }

  var bytes: UInt { ranges.withLock { $0.values.map { $0.high - $0.low }.max() ?? 0 } }
}
