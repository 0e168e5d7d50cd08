package import KotlinBridge

/// The fixtures' flows as sequences.
package struct KotlinSequenceSubject: SequenceSubject, FixturesSubject {
  package let fixtures: TableClient
  let library: KotlinLibrary

  package init(library raw: TableClient) throws(KotlinError) {
    fixtures = raw
    library = try KotlinLibrary(path: raw.path, name: raw.name)
  }

  package var abilities: FlowAbilities {
    [.demand, .callerPlacement, .failureDetails, .failureKinds, .cancelIsTold]
  }

  package var window: Int64 { 64 }

  package func sequence(
    of behavior: Behavior, placement: Placement
  ) throws -> AnyFlowSequence {
    try fixtures.prepare(behavior)
    return behavior.hollow == nil
      ? AnyFlowSequence(try longs(behavior, placement))
      : AnyFlowSequence(NumberedFlow(flow: try library.countedFlow(behavior)))
  }

  package func sequence(
    of behavior: Behavior, placement: Placement, window: Int64
  ) throws -> AnyFlowSequence {
    try fixtures.prepare(behavior)
    let window = KotlinWindow(integerLiteral: window)
    return AnyFlowSequence(try longs(behavior, placement).window(window))
  }

  private func longs(_ behavior: Behavior, _ placement: Placement) throws -> KotlinFlow<Int64> {
    try library.flow(behavior, of: Int64.self).placed(placement)
  }
}
