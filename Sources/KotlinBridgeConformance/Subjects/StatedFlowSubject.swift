/// The flows of a library of which the user has said what they do, in one form. Their elements are
/// of any type, and told as their numbers.
protocol StatedFlowSubject: FlowSubject {
  var library: TableClient { get }
  /// Each has a behavior.
  var flows: [DeclaredFlow] { get }
}

extension StatedFlowSubject {
  func offered(_ behavior: Behavior) -> Behavior? { flow(behavior)?.behavior }

  func liveJobs() throws -> Int? { try library.liveJobs() }

  /// Of the flows that behave like this, the one with the least elements that are enough, else the
  /// one with the most.
  func flow(_ behavior: Behavior) -> DeclaredFlow? {
    let alike = flows.filter { $0.behavior?.kind == behavior.kind }
      .sorted { $0.count < $1.count }
    return alike.first { $0.count >= behavior.count ?? 0 } ?? alike.last
  }

  func offeredFlow(_ behavior: Behavior) throws -> DeclaredFlow {
    guard let flow = flow(behavior) else { throw NotOffered("a flow '\(behavior)'") }
    return flow
  }
}

extension DeclaredFlow {
  fileprivate var count: Int64 { behavior?.count ?? 0 }
}
