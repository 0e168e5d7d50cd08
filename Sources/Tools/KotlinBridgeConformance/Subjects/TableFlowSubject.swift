/// Flows with callbacks in C, of this project's table.
protocol TableFlowSubject: FlowSubject {
  /// A subscription that the caller starts.
  func made(_ behavior: Behavior, telling observation: Observation) throws -> TableSubscription
}

extension TableFlowSubject {
  package func subscribe(
    to behavior: Behavior, demand: Int64?, placement: Placement, telling observation: Observation
  ) throws -> any RunningFlow {
    let subscription = try made(behavior, telling: observation)
    try subscription.start(demand: demand, placement: placement)
    return subscription
  }
}
