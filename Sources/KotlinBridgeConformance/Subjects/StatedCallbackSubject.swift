/// The stated flows of a library, with callbacks in C.
struct StatedCallbackSubject: StatedFlowSubject, TableFlowSubject {
  let library: TableClient
  let flows: [DeclaredFlow]

  var form: Form { .callback }

  var abilities: FlowAbilities {
    [.demand, .release, .callerPlacement, .failureKinds, .earlyCancel, .ownPace]
  }

  func made(
    _ behavior: Behavior, telling observation: Observation
  ) throws -> TableSubscription {
    TableSubscription(library: library, flow: try offeredFlow(behavior), telling: observation)
  }
}
