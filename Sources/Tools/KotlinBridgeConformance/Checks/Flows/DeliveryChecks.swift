import CKotlinBridge
import KotlinBridge
import KotlinBridgeLocks
import KotlinBridgeTools

/// These checks use gates and no clocks: the producer goes on only when the consumer has received
/// what was emitted before.
extension Check {
  static let deliveryChecks: [Check] = [
    .flow("K47") { check in
      for burst in [1, 5, 1000] as [Int64] {
        var isOffered = true
        for placement in check.poolPlacements {
          let behavior = try check.blocking(burst: burst)
          // A hand-written bridge only has bursts of one element.
          isOffered = behavior.burst == burst
          try await check.expectBursts(
            of: behavior,
            "each element of a burst of \(behavior.burst) while the producer blocks"
          ) {
            try check.start(behavior.flow, placement: placement, $0)
          }
        }
        if !isOffered { break }
      }
    },

    .flow("K48") { check in
      for way in try check.waysToAskForOne() {
        let behavior = try check.blocking(burst: 1)
        try await check.expectBursts(
          of: behavior, "the one element that was requested before the next is computed",
          requesting: way.requests
        ) {
          try way.start(behavior.flow, $0)
        }
      }
    },

    .flow("K49", [.callback, .sequence]) { check in
      guard let fixtures = (check.subject as? any FixturesSubject)?.fixtures else {
        throw NotOffered("a channel of the fixtures")
      }
      for placement in [Placement.pool, .caller] {
        for taken in [1, 3] as [Int64] {
          let channel = Names.fresh("K49")
          let behavior = try check.flow(.receives(channel: channel, 10))
          if let raw = check.subject as? CallbackSubject {
            let observation = Observation()
            let subscription = try raw.made(behavior, telling: observation)
            try await check.take(taken, of: subscription, observation, placement)
          } else if let subject = check.subject as? any SequenceSubject {
            let sequence = try subject.sequence(of: behavior, placement: placement, window: 0)
            try await check.take(taken, of: sequence)
          }
          try await check.waitForNoJobs()
          let left = try fixtures.takeRest(of: channel)
          try expect(
            left == 10 - taken,
            "all elements that were not requested left in the channel: \(10 - taken)",
            "\(left) left of 10, and \(taken) received, placement: \(placement)")
        }
      }
    },

    .flow("K58", [.callback]) { check in
      guard let raw = check.subject as? CallbackSubject else {
        throw NotOffered("a fetch of elements")
      }
      for placement in [Placement.pool, .caller, .io] {
        for flags in [KB_FETCHED, KB_FETCHED | KB_RENDEZVOUS] {
          for behavior in [.counts(0), .counts(1), .counts(1000), .throwsAfter(100)] as [Behavior] {
            try await check.expectFetched(raw, behavior, placement, flags, demand: 64)
          }
        }
      }
      // All elements are there before the first fetch.
      try await check.expectFetched(raw, .counts(5000), .caller, KB_FETCHED, demand: nil)
      let blocking = try check.blocking(burst: 5)
      try await check.expectBursts(
        of: blocking, "each element while the producer blocks, fetched or delivered", fetching: true
      ) { observation in
        let subscription = try raw.made(blocking.flow, telling: observation)
        try subscription.start(demand: nil, placement: .pool, flags: KB_FETCHED)
        return subscription
      }
    },
  ]
}

/// A flow that blocks its thread after each burst.
private struct BlockingFlow {
  let flow: Behavior
  let burst: Int64
  /// The count of bursts that the check looks at.
  let bursts: Int64
  let gate: String
}

/// A way to ask for one element at a time.
private struct WayToAskForOne {
  /// Whether the check requests each element. Otherwise the form itself does.
  let requests: Bool
  let start: (Behavior, Observation) throws -> any RunningFlow
}

extension FlowCheck {
  fileprivate func blocking(burst: Int64) throws -> BlockingFlow {
    let wanted = Behavior.blocks(burst: burst, times: 3, gate: Names.fresh("gate"))
    guard let flow = subject.offered(wanted), case .blocks(let burst, let times, let gate) = flow
    else { throw NotOffered("a flow 'gated:OPEN'") }
    return BlockingFlow(flow: flow, burst: burst, bursts: min(times, 5), gate: gate)
  }

  fileprivate func waysToAskForOne() throws -> [WayToAskForOne] {
    if let subject = subject as? any SequenceSubject {
      return [Placement.caller, .pool, .io].map { placement in
        WayToAskForOne(requests: false) { behavior, observation in
          let sequence = try subject.sequence(of: behavior, placement: placement, window: 1)
          return subject.iteration(of: sequence, demand: nil, telling: observation)
        }
      }
    }
    var ways = poolPlacements.map { placement in
      WayToAskForOne(requests: has(.demand)) { behavior, observation in
        try start(behavior, demand: 1, placement: placement, observation)
      }
    }
    if let raw = subject as? CallbackSubject {
      ways += poolPlacements.map { placement in
        WayToAskForOne(requests: true) { behavior, observation in
          let subscription = try raw.made(behavior, telling: observation)
          try subscription.start(demand: 1, placement: placement, flags: KB_RENDEZVOUS)
          return subscription
        }
      }
    }
    return ways
  }

  /// The placements with which a flow that blocks its thread does not block the one that subscribes.
  fileprivate var poolPlacements: [Placement] { has(.callerPlacement) ? [.pool, .io] : [.pool] }

  /// Fails unless each burst comes while its producer blocks after it. The consumer lets it go on.
  fileprivate func expectBursts(
    of blocking: BlockingFlow, _ expected: String,
    requesting: Bool = false, fetching: Bool = false,
    start: (Observation) throws -> any RunningFlow
  ) async throws {
    let received = Counter()
    let observation = Observation { event in
      guard event.isElement else { return }
      let count = received.next() + 1
      let isLooked = count <= blocking.burst * blocking.bursts
      if isLooked, count % blocking.burst == 0 { try? subject.open(gate: blocking.gate) }
    }
    let subscription = try start(observation)
    for burst in 1...blocking.bursts {
      do {
        let fetcher = fetching ? subscription as? TableSubscription : nil
        try await wait(observation, for: expected) { tally in
          // Who has found nothing is brought the next ones.
          try? fetcher?.fetchAll()
          return tally.elements >= burst * blocking.burst
        }
      } catch is CheckFailure {
        let missing = observation.tally.elements % blocking.burst + 1
        let line = observation.events.line
        try await letGo(subscription, of: blocking)
        throw CheckFailure(
          expected: expected,
          observed: "element \(missing) of \(blocking.burst) had not arrived when the producer "
            + "blocked: \(line)")
      }
      if requesting { try subscription.request(1) }
    }
    try await letGo(subscription, of: blocking)
  }

  /// Cancels a flow that blocks. A thread that stays blocked would keep the process alive.
  private func letGo(
    _ subscription: any RunningFlow, of blocking: BlockingFlow
  ) async throws {
    let isCancelled = Guarded(false)
    let cancelling = Task.detached {
      defer { isCancelled.withLock { $0 = true } }
      try subscription.cancel()
    }
    // The gate opens during the cancel, because a cancel may wait for the flow.
    try await wait(for: "a cancel of a flow that blocked", rule: "K54") {
      try subject.open(gate: blocking.gate)
      return isCancelled.withLock { $0 }
    }
    try await cancelling.value
    for _ in 0..<blocking.bursts { try subject.open(gate: blocking.gate) }
  }

  /// Fails unless a flow comes whole to a consumer that fetches its elements, then its end.
  ///
  /// - Parameter demand: the first request; nil for all elements.
  fileprivate func expectFetched(
    _ subject: CallbackSubject, _ behavior: Behavior, _ placement: Placement, _ flags: Int,
    demand: Int64?
  ) async throws {
    let behavior = try flow(behavior)
    let observation = Observation()
    let subscription = try subject.made(behavior, telling: observation)
    try subscription.start(demand: demand, placement: placement, flags: flags)
    var requested = demand ?? .max
    try await wait(observation, for: "the end of '\(behavior)', whose elements are fetched") {
      tally in
      try? subscription.fetchAll()
      let received = observation.tally.elements
      if requested - received <= 32 {
        try? subscription.request(32)
        requested += 32
      }
      return tally.releases > 0
    }
    let told = observation.told
    try expectElements(behavior.count ?? 0, told, isOrdered: true)
    try expect(
      told.suffix(2).first?.isTerminal == true && observation.tally.terminals == 1,
      "one end, after the last element", observation.events.line)
    try expectOneRelease(observation.events)
    subscription.dispose()
  }

  /// Takes a count of elements in a rendezvous, one by one, then cancels.
  fileprivate func take(
    _ count: Int64, of subscription: TableSubscription, _ observation: Observation,
    _ placement: Placement
  ) async throws {
    try subscription.start(demand: 1, placement: placement, flags: KB_RENDEZVOUS)
    for taken in 1...count {
      try await waitForElements(taken, observation)
      if taken < count { try subscription.request(1) }
    }
    // By the end of this, an element that is taken too early has been taken.
    try await calmDown(observation)
    try subscription.cancel()
  }

  /// Takes a count of elements, then drops the iterator.
  fileprivate func take(_ count: Int64, of sequence: AnyFlowSequence) async throws {
    var iterator = sequence.makeAsyncIterator()
    for element in 0..<count {
      let next = try await iterator.next()
      try expect(next == element, "\(element)", "\(next, default: "the end")")
    }
    // By the end of this, an element that is taken too early has been taken.
    try await Task.sleep(for: calm)
  }
}
