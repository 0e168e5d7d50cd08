import Glibc
import KotlinBridgeLocks
import KotlinBridgeTools
import Synchronization

extension Check {
  static let demandChecks: [Check] = [
    .flow("K23") { check in
      try check.require(.demand, "demand")
      let counter = "K23 \(check.subject.form.rawValue) \(check.settings.seed)"
      let behavior = try check.flow(.produces(counter: counter))
      let window = (check.subject as? any SequenceSubject)?.window ?? 0
      for demand in [1, 10, 100] as [Int64] {
        let start = try check.subject.counter(counter) ?? 0
        let observation = Observation()
        let subscription = try check.start(behavior, demand: demand, observation)
        try await check.wait(observation, for: "\(demand) elements") {
          $0.elements >= demand
        }
        // One that never stops is judged by what came, too.
        var unrest: CheckFailure?
        do {
          try await check.calmDown(observation)
        } catch let failure as CheckFailure {
          unrest = failure
        }
        let made = try (check.subject.counter(counter) ?? 0) - start
        let received = observation.tally.elements
        // The flow may have made one more, which waits in `emit`.
        try expect(
          made <= demand + window + 1,
          "at most \(demand + window + 1) elements produced for a demand of \(demand)", "\(made)")
        try expect(
          received == demand, "\(demand) elements and no more", "\(received) elements")
        if let unrest { throw unrest }
        try subscription.cancel()
        try await check.waitForNoJobs()
      }
    },

    .flow("K24", [.callback, .publisher]) { check in
      try check.require(.demand, "demand")
      let behavior = try check.flow(.counts(100))
      if check.subject is any TableFlowSubject { try await check.expectRefusal() }
      // The requests are 0, then 1, then 4, then numbers whose sum saturates.
      let observation = Observation()
      let subscription = try check.start(
        behavior, demand: check.subject.form == .callback ? 0 : 1, observation)
      if check.subject.form == .callback {
        try await check.calmDown(observation)
        try expectElements(0, observation.told)
        try subscription.request(1)
      }
      for (requested, sum) in [(0, 1), (4, 5), (5, 10)] as [(Int64, Int64)] {
        if requested > 0 { try subscription.request(requested) }
        let sum = min(sum, behavior.count!)
        try await check.wait(observation, for: "\(sum) elements") { $0.elements >= sum }
        try await check.calmDown(observation)
        try expectElements(sum, observation.told)
      }
      for _ in 0..<3 { try subscription.request(.max) }
      try subscription.request(1)
      try await check.waitForElements(behavior.count!, observation)
    },

    .flow("K25", [.callback, .publisher]) { check in
      try check.require(.demand, "demand")
      let behavior = try check.flow(
        .counts(Int64(max(10_000, min(check.rounds * 200, 1_000_000)))))
      let count = behavior.count!
      let held = Guarded<(any RunningFlow)?>(nil)
      let depth = Depth()
      let observation = Observation { event in
        guard event.isElement else { return }
        depth.note()
        while held.withLock({ $0 == nil }) { usleep(50) }
        try? held.withLock { $0 }!.request(1)
      }
      let subscription = try check.start(behavior, demand: 1, observation)
      held.withLock { $0 = subscription }
      try await check.wait(observation, for: "\(count) elements") { $0.elements >= count }
      try expect(
        depth.bytes < 256 << 10, "a stack that does not grow with the number of elements",
        "\(depth.bytes) bytes between the deepest and the highest callback of one thread")
      held.withLock { $0 = nil }
    },

    .flow("K26") { check in
      let behavior = try check.flow(.endless)
      let isBlocked = Atomic(true)
      let gap = ElementGap()
      let observation = Observation { event in
        gap.note(event)
        while event.isElement && isBlocked.load(ordering: .acquiring) { usleep(500) }
      }
      var growth = MemoryGrowth()
      let subscription = try check.start(behavior, observation)
      try await check.wait(observation, for: "the first element") {
        $0.elements > 0
      }
      try await growth.watch()
      // Before the cancel, which may wait for callbacks.
      isBlocked.store(false, ordering: .releasing)
      // A buffer with a limit may have dropped what came beyond it, which shows behind its last element.
      if let bound = growth.bound {
        try await check.waitAMoment(check.record.timeLeft / 2) { gap.first != nil }
        try subscription.cancel()
        try gap.expectNone(behind: bound)
        return check.record.note(
          "memory grew by \(bound) and then stopped growing: a bounded buffer")
      }
      try subscription.cancel()
      try growth.expectNone(blocking: "the consumer")
    },

    .flow("K27") { check in
      let behavior = try check.flow(.never)
      var waiting = [try check.start(behavior, Observation())]
      if check.has(.demand), let endless = check.subject.offered(.endless) {
        let observation = Observation()
        waiting.append(try check.start(endless, demand: 1, observation))
        try await check.waitAMoment { observation.tally.elements > 0 }
      }
      try await Task.sleep(for: .milliseconds(100))
      defer { for subscription in waiting { try? subscription.cancel() } }
      try await check.expectIdleProcess(
        "hardly any processor time while nothing arrives", "although the flows were silent")
    },
  ]
}

extension FlowCheck {
  /// Fails unless requests below 1 are refused and the subscription goes on.
  fileprivate func expectRefusal() async throws {
    let observation = Observation()
    let subscription = try start(try flow(.endless), demand: 1, observation)
    for count in [0, -1, .min] as [Int64] {
      do {
        try subscription.request(count)
        throw CheckFailure(expected: "a request of \(count) refused", observed: "KB_OK")
      } catch is RefusedStatus {}
    }
    try subscription.request(2)
    try await wait(observation, for: "3 elements") { $0.elements >= 3 }
    try await calmDown(observation)
    try expectElements(3, observation.told)
    try subscription.cancel()
  }
}

/// The distance between the stack frames of callbacks, for each thread. Any thread may note one.
final class Depth: Sendable {
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
