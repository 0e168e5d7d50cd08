import CKotlinBridgeConformance

/// A bridge in another language, by functions of C in this process.
struct HostedSubject: OfferingSubject {
  private let bridge: HostedBridge
  var flows: FlowsByKind<OfferedFlow>

  init(_ bridge: HostedBridge) {
    self.bridge = bridge
    flows = bridge.offers.flows
  }

  var abilities: FlowAbilities {
    let demand: FlowAbilities = bridge.functions.request == nil ? [] : .demand
    return bridge.offers.abilities.union(demand)
  }

  func subscribe(
    to behavior: Behavior, demand: Int64?, placement: Placement, telling observation: Observation
  ) throws -> any RunningFlow {
    guard let flow = flows.offered(behavior) else { throw NotOffered("\(behavior)") }
    return HostedSubscription(
      to: flow.name, argument: flow.argument(for: behavior) ?? "", demand: demand, of: bridge,
      telling: observation)
  }

  func open(gate: String) throws { bridge.functions.open(bridge.functions.context, gate) }

  func liveJobs() throws -> Int? { bridge.offers.countsJobs ? Int(count("jobs")) : nil }

  func counter(_ name: String) throws -> Int64? { count(name) }

  private func count(_ what: String) -> Int64 {
    bridge.functions.count(bridge.functions.context, what)
  }
}
