import KotlinBridge
import KotlinBridgeLocks
import KotlinBridgeTools

/// Elements as they crossed: a count of them in these bytes.
struct ElementBatch: Sendable {
  let bytes: [UInt8]
  let count: Int64
}

extension TableClient {
  /// The first elements of a flow, as they cross: the given count, or those of one second.
  func elements(
    of flow: DeclaredFlow, count: Int64, for check: some RunningCheck
  ) async throws -> [ElementBatch] {
    let batches = Guarded<[ElementBatch]>([])
    let observation = Observation()
    let decoder = ElementDecoder { bytes, count in
      batches.withLock { $0.append(ElementBatch(bytes: Array(bytes), count: Int64(count))) }
    }
    let subscription = TableSubscription(
      library: self, flow: flow.flow.id, arguments: flow.arguments, decoder: decoder,
      observation: observation)
    try subscription.start(demand: count, placement: .usual)
    try await check.watch(observation, until: count, .seconds(1))
    try subscription.cancel()
    try await check.waitForRelease(observation, of: flow.name)
    subscription.dispose()
    return batches.withLock { $0 }
  }
}
