/// The stated flows of a library, with callbacks in C.
struct StatedCallbackSubject: StatedFlowSubject, TableFlowSubject {
  var flows: StatedFlows

  var form: Form { .callback }

  var abilities: FlowAbilities {
    [.demand, .release, .callerPlacement, .failureKinds, .earlyCancel, .ownPace]
  }

  func made(
    _ behavior: Behavior, telling observation: Observation
  ) throws -> TableSubscription {
    TableSubscription(library: flows.library, flow: try flows.flow(behavior), telling: observation)
  }
}
