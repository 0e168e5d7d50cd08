import KotlinBridge

/// The stated flows of a library, as sequences.
struct StatedSequenceSubject: StatedFlowSubject, SequenceSubject {
  var flows: StatedFlows
  private let kotlin: KotlinLibrary

  init(flows: StatedFlows) throws(KotlinError) {
    self.flows = flows
    kotlin = try KotlinLibrary(path: flows.library.path, name: flows.library.name)
  }

  var abilities: FlowAbilities {
    [.demand, .callerPlacement, .failureKinds, .cancelIsTold, .ownPace]
  }

  var window: Int64 { 64 }

  func sequence(of behavior: Behavior, placement: Placement) throws -> AnyFlowSequence {
    AnyFlowSequence(NumberedFlow(flow: try flow(behavior, placement)))
  }

  func sequence(
    of behavior: Behavior, placement: Placement, window: Int64
  ) throws -> AnyFlowSequence {
    let window = KotlinWindow(integerLiteral: window)
    return AnyFlowSequence(NumberedFlow(flow: try flow(behavior, placement).window(window)))
  }

  private func flow(
    _ behavior: Behavior, _ placement: Placement
  ) throws -> KotlinFlow<UnreadValue> {
    try kotlin.flow(flows.flow(behavior)).placed(placement)
  }
}
