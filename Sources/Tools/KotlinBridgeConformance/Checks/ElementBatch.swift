import KotlinBridge
import KotlinBridgeLocks
import KotlinBridgeTools

/// Elements as they crossed: a count of them in these bytes.
struct ElementBatch: Sendable {
  let bytes: [UInt8]
  let count: Int64
}

extension TableClient {
  /// The first elements of a flow, as they cross: the given count, or all that it has. Fails if they do not come
  /// within the patience, which begins anew with each.
  func elements(
    of flow: DeclaredFlow, count: Int64, for check: some RunningCheck
  ) async throws -> [ElementBatch] {
    try await elements(of: flow, count: count, for: check) { observation in
      observation.expect(whole: count)
      try await check.wait(
        observation, for: "\(count) elements of '\(flow.name)', or its end", needed: count
      ) { $0.releases > 0 || $0.elements >= count }
    }.batches
  }

  /// The first elements of a flow, as they cross: at most the given count, and those of one second.
  /// Says whether the flow has ended, too.
  func elements(
    of flow: DeclaredFlow, upTo count: Int64, for check: some RunningCheck
  ) async throws -> (batches: [ElementBatch], hasEnded: Bool) {
    try await elements(of: flow, count: count, for: check) {
      try await check.watch($0, until: count, .seconds(1))
    }
  }

  private func elements(
    of flow: DeclaredFlow, count: Int64, for check: some RunningCheck,
    waiting: (Observation) async throws -> Void
  ) async throws -> (batches: [ElementBatch], hasEnded: Bool) {
    let batches = Guarded<[ElementBatch]>([])
    let observation = Observation()
    let decoder = ElementDecoder { bytes, count in
      batches.withLock { $0.append(ElementBatch(bytes: Array(bytes), count: Int64(count))) }
    }
    let subscription = TableSubscription(
      library: self, flow: flow.flow.id, arguments: flow.arguments, decoder: decoder,
      observation: observation)
    try subscription.start(demand: count, placement: .usual)
    try await waiting(observation)
    let hasEnded = observation.tally.releases > 0
    try subscription.cancel()
    try await check.waitForRelease(observation, of: flow.name)
    subscription.dispose()
    return (batches.withLock { $0 }, hasEnded)
  }
}
