import KotlinBridge
import KotlinBridgeToolSupport

/// Gates and no clocks: the producer goes on only when the consumer has what was emitted before.
extension Check {
  static let deliveryChecks: [Check] = [
    .flow("K47") { subject, context in
      for burst in [1, 5, 1000] as [Int64] {
        let behavior = try context.blocking(subject, burst: burst)
        try await context.expectBursts(
          of: behavior, subject,
          "each element of a burst of \(behavior.burst) while the producer blocks"
        ) {
          try context.start(subject, behavior.flow, placement: .pool, $0)
        }
        // A hand-written bridge has bursts of one.
        if behavior.burst != burst { break }
      }
    },

    .flow("K48") { subject, context in
      for way in try context.waysToAskForOne(of: subject) {
        let behavior = try context.blocking(subject, burst: 1)
        try await context.expectBursts(
          of: behavior, subject, "the one element that was asked for before the next is computed",
          requesting: way.requests
        ) {
          try way.start(behavior.flow, $0)
        }
      }
    },

    .flow("K49", [.callback, .sequence]) { subject, context in
      guard let fixtures = (subject as? any FixturesSubject)?.fixtures else {
        throw NotOffered("a channel of the fixtures")
      }
      for placement in [Placement.pool, .caller] {
        for taken in [1, 3] as [Int64] {
          let channel = Names.fresh("K49")
          let behavior = try context.flow(subject, .receives(channel: channel, 10))
          if let raw = subject as? CallbackSubject {
            let observation = Observation()
            let subscription = try raw.made(behavior, telling: observation)
            try await context.take(taken, of: subscription, observation, placement)
          } else if let subject = subject as? any SequenceSubject {
            let sequence = try subject.sequence(of: behavior, placement: placement, window: 0)
            try await context.take(taken, of: sequence)
          }
          try await context.waitForNoJobs(subject)
          let left = try fixtures.takeRest(of: channel)
          try context.expect(
            left == 10 - taken, "all that nobody asked for left in the channel: \(10 - taken)",
            "\(left) left of 10, and \(taken) received, placement: \(placement)")
        }
      }
    },
  ]
}

/// A flow that blocks its thread after each burst.
private struct BlockingFlow {
  let flow: Behavior
  let burst: Int64
  /// How many bursts are looked at.
  let bursts: Int64
  let gate: String
}

/// One element at a time is asked for.
private struct WayToAskForOne {
  /// Whether each next element is requested, and not asked for by the form itself.
  let requests: Bool
  let start: (Behavior, Observation) throws -> any FlowSubscription
}

extension CheckContext {
  fileprivate func blocking(_ subject: any FlowSubject, burst: Int64) throws -> BlockingFlow {
    let wanted = Behavior.blocks(burst: burst, times: 3, gate: Names.fresh("gate"))
    guard let flow = subject.offered(wanted), case .blocks(let burst, let times, let gate) = flow
    else { throw NotOffered("a flow 'gated:OPEN'") }
    return BlockingFlow(flow: flow, burst: burst, bursts: min(times, 5), gate: gate)
  }

  fileprivate func waysToAskForOne(of subject: any FlowSubject) throws -> [WayToAskForOne] {
    if let subject = subject as? any SequenceSubject {
      return [Placement.caller, .pool].map { placement in
        WayToAskForOne(requests: false) { behavior, observation in
          let sequence = try subject.sequence(of: behavior, placement: placement, window: 1)
          return subject.iteration(of: sequence, demand: nil, telling: observation)
        }
      }
    }
    var ways = [
      WayToAskForOne(requests: subject.abilities.contains(.demand)) { behavior, observation in
        try start(subject, behavior, demand: 1, placement: .pool, observation)
      }
    ]
    if let raw = subject as? CallbackSubject {
      ways.append(
        WayToAskForOne(requests: true) { behavior, observation in
          let subscription = try raw.made(behavior, telling: observation)
          try subscription.start(demand: 1, placement: .pool, isRendezvous: true)
          return subscription
        })
    }
    return ways
  }

  /// Fails unless each burst comes while its producer is blocked after it. The consumer lets it go on.
  fileprivate func expectBursts(
    of blocking: BlockingFlow, _ subject: any FlowSubject, _ expected: String,
    requesting: Bool = false, start: (Observation) throws -> any FlowSubscription
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
        try await wait(observation, for: expected) {
          $0.count(where: \.isElement) >= burst * blocking.burst
        }
      } catch is CheckFailure {
        let missing = Int64(observation.told.count(where: \.isElement)) % blocking.burst + 1
        let line = observation.events.line
        try await letGo(subscription, of: blocking, subject)
        throw CheckFailure(
          expected: expected,
          observed: "element \(missing) of \(blocking.burst) had not come when the producer "
            + "blocked: \(line)")
      }
      if requesting { try subscription.request(1) }
    }
    try await letGo(subscription, of: blocking, subject)
  }

  /// Cancels a flow that blocks. A thread that stays blocked would keep the process from its end.
  private func letGo(
    _ subscription: any FlowSubscription, of blocking: BlockingFlow, _ subject: any FlowSubject
  ) async throws {
    let isCancelled = Guarded(false)
    let cancelling = Task.detached {
      defer { isCancelled.withLock { $0 = true } }
      try subscription.cancel()
    }
    // Meanwhile, for a cancel may wait for the flow.
    try await wait(for: "a cancel of a flow that blocked") {
      try subject.open(gate: blocking.gate)
      return isCancelled.withLock { $0 }
    }
    try await cancelling.value
    for _ in 0..<blocking.bursts { try subject.open(gate: blocking.gate) }
  }

  /// Takes so many elements in a rendezvous, one by one, then cancels.
  fileprivate func take(
    _ count: Int64, of subscription: RawSubscription, _ observation: Observation,
    _ placement: Placement
  ) async throws {
    try subscription.start(demand: 1, placement: placement, isRendezvous: true)
    for taken in 1...count {
      try await waitForElements(taken, observation)
      if taken < count { try subscription.request(1) }
    }
    // What is taken too early is so now.
    try await calmDown(observation)
    try subscription.cancel()
  }

  /// Takes so many elements, then drops the iterator.
  fileprivate func take(_ count: Int64, of sequence: AnyFlowSequence) async throws {
    var iterator = sequence.makeAsyncIterator()
    for element in 0..<count {
      let next = try await iterator.next()
      try expect(next == element, "\(element)", "\(next, default: "the end")")
    }
    // What is taken too early is so now.
    try await Task.sleep(for: calm)
  }
}
