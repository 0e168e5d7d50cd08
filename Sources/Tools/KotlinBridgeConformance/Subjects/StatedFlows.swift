/// The flows of a library of which the user has said what they do.
///
/// It offers one flow of each kind, as `ClassicSubject` does.
struct StatedFlows: Sendable {
  let library: TableClient
  private var flows: FlowsByKind<(flow: DeclaredFlow, does: StatedBehavior)>

  /// - Parameter flows: those of which it is not known are left out.
  init(library: TableClient, flows: [DeclaredFlow]) {
    self.library = library
    let stated = flows.compactMap { flow in flow.does.map { (flow: flow, does: $0) } }
    self.flows = FlowsByKind(stated, behavior: \.does.behavior)
  }

  var isEmpty: Bool { flows.all.isEmpty }

  func flow(_ behavior: Behavior) throws -> DeclaredFlow {
    guard let offer = flows.offered(behavior) else { throw NotOffered("a flow '\(behavior)'") }
    return offer.flow
  }

  func does(_ behavior: Behavior) -> StatedBehavior? { flows.offered(behavior)?.does }

  func name(of behavior: Behavior) -> String {
    flows.offered(behavior).map { behavior.name(of: $0.flow.name) } ?? "\(behavior)"
  }

  /// The choices that leave no flow of these kinds out, but for this one.
  func others(of behaviors: [Behavior]) -> [StatedFlows] {
    flows.others(of: behaviors).map { flows in
      var other = self
      other.flows = flows
      return other
    }
  }
}
