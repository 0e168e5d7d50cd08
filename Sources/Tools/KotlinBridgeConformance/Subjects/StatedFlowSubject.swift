/// A subject of stated flows, in one form. Their elements are of any type, and told as their
/// numbers.
protocol StatedFlowSubject: FlowSubject {
  var flows: StatedFlows { get set }
}

extension StatedFlowSubject {
  func offered(_ behavior: Behavior) -> Behavior? { flows.does(behavior)?.behavior }
  func name(of behavior: Behavior) -> String { flows.name(of: behavior) }
  func message(of behavior: Behavior) -> String? { flows.does(behavior)?.message }
  func liveJobs() throws -> Int? { try flows.library.liveJobs() }

  func others(of behaviors: [Behavior]) -> [any FlowSubject] {
    flows.others(of: behaviors).map { flows in
      var other = self
      other.flows = flows
      return other
    }
  }
}
