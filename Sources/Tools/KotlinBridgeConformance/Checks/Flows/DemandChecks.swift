import Glibc
import KotlinBridgeLocks
import KotlinBridgeTools
import Synchronization

extension Check {
  static let demandChecks: [Check] = [
    .flow("K23") { check in
      try check.require(.demand, "demand")
      let window = (check.subject as? any SequenceSubject)?.window ?? 0
      for demand in [1, 10, 100] as [Int64] {
        let counter = Names.fresh("K23")
        let behavior = try check.flow(.produces(counter: counter))
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
        let made = try check.subject.counter(counter) ?? 0
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
      try await check.eachPart([
        {
          guard check.subject is any TableFlowSubject else { throw NotOffered("a raw table") }
          try await check.expectRefusal()
        }, { try await check.expectGrowingSums() },
      ])
    },

    .flow("K25", [.callback, .publisher]) { check in
      if !check.has(.demand) { return try await check.expectFlatStack() }
      let behavior = try check.flow(
        .counts(Int64(max(10_000, min(check.rounds * 200, 1_000_000)))))
      let count = behavior.count!
      let held = HeldFlow()
      let depth = Depth()
      let observation = Observation { event in
        guard event.isElement else { return }
        depth.note()
        try? held.flowInCallback()?.request(1)
      }
      let subscription = try held.subscribe { try check.start(behavior, demand: 1, observation) }
      // Those that came too early to request.
      for _ in 0..<held.earlyCallbacks { try subscription.request(1) }
      try await check.wait(observation, for: "\(count) elements") { $0.elements >= count }
      held.flow = nil
      try depth.expectFlat()
    },

    .flow("K26") { check in
      let behavior = try check.flow(.endless)
      let held = HeldFlow()
      let isBlocked = Atomic(true)
      let blocks = Counter()
      let gap = ElementGap()
      let observation = Observation { event in
        gap.note(event)
        guard event.isElement, isBlocked.load(ordering: .acquiring), held.hasReturned() else {
          return
        }
        _ = blocks.next()
        while isBlocked.load(ordering: .acquiring) { usleep(500) }
      }
      var growth = MemoryGrowth()
      let subscription = try held.subscribe { try check.start(behavior, observation) }
      defer { held.flow = nil }
      try await check.wait(observation, for: "the first element", tally: { _ in blocks.value > 0 })
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
      let waitsBefore = try await check.fewestWaits()
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
      try await check.expectNoWakeUps(moreThan: waitsBefore)
    },
  ]
}

extension FlowCheck {
  /// Requests 0 elements, then 1, then 4, then numbers whose sum saturates. Fails unless as many come.
  fileprivate func expectGrowingSums() async throws {
    let behavior = try flow(.counts(100))
    let observation = Observation()
    let subscription = try start(behavior, demand: subject.form == .callback ? 0 : 1, observation)
    if subject.form == .callback {
      try await calmDown(observation)
      try expectElements(0, observation.told)
      try subscription.request(1)
    }
    for (requested, sum) in [(0, 1), (4, 5), (5, 10)] as [(Int64, Int64)] {
      if requested > 0 { try subscription.request(requested) }
      let sum = min(sum, behavior.count!)
      try await wait(observation, for: "\(sum) elements", needed: sum) { $0.elements >= sum }
      try await calmDown(observation)
      try expectElements(sum, observation.told)
    }
    for more in [.max, .max, .max, 1] as [Int64] { try subscription.request(more) }
    try await waitForElements(behavior.count!, observation)
  }

  private static let look = Duration.milliseconds(250)

  /// How often threads of this process go to sleep in a quarter of a second: the least of some looks, because a
  /// collector or the machine may be at work meanwhile.
  fileprivate func fewestWaits(below enough: Int = 0) async throws -> Int {
    var fewest = Int.max
    for _ in 0..<4 where fewest > enough {
      let before = ProcessUsage.waits
      try await Task.sleep(for: Self.look)
      fewest = min(fewest, ProcessUsage.waits - before)
    }
    return fewest
  }

  /// Fails if threads wake up again and again although nothing happens. Some polls are no fault.
  fileprivate func expectNoWakeUps(moreThan before: Int) async throws {
    let limit = before + 100
    let waits = try await fewestWaits(below: limit)
    try expect(
      waits <= limit, "threads that sleep while nothing arrives",
      "they woke up \(waits * 4) times a second, and \(before * 4) times before the silent flows")
  }

  /// Collects many elements without requests. Fails if the stack grows with them.
  fileprivate func expectFlatStack() async throws {
    try await each([.counts(20_000), .endless]) { behavior in
      let (count, depth) = (min(behavior.count ?? .max, 20_000), Depth())
      let observation = Observation(keeping: 64) { _ in depth.note() }
      let subscription = try start(behavior, observation)
      try await wait(observation, for: "\(count) elements", rule: "K8", needed: count) {
        $0.elements >= count
      }
      try subscription.cancel()
      try depth.expectFlat()
    }
  }

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

  /// Fails if they grow.
  ///
  /// - Parameter what: names the elements in the failure.
  func expectFlat(_ what: String = "number of elements") throws {
    let bytes = ranges.withLock { $0.values.map { $0.high - $0.low }.max() ?? 0 }
    try expect(
      bytes < 256 << 10, "a stack that does not grow with the \(what)",
      "\(bytes) bytes between the deepest and the highest callback of one thread")
  }
}
