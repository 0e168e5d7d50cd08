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
    return switch behavior.hollow {
    case nil: AnyFlowSequence(try longs(behavior, placement))
    case .null: try numbers(behavior, of: String?.self)
    case .unit: try numbers(behavior, of: KotlinUnit.self)
    case .emptyString: try numbers(behavior, of: String.self)
    case .emptyList: try numbers(behavior, of: [Int64].self)
    }
  }

  package func sequence(
    of behavior: Behavior, placement: Placement, window: Int64
  ) throws -> AnyFlowSequence {
    try fixtures.prepare(behavior)
    let window = KotlinWindow(integerLiteral: window)
    return AnyFlowSequence(try longs(behavior, placement).window(window))
  }

  private func numbers<Element: KotlinValue & Sendable>(
    _ behavior: Behavior, of type: Element.Type
  ) throws -> AnyFlowSequence {
    let flow = try behavior.make(KotlinFlowMaker<Element>(library: library))
    return AnyFlowSequence(NumberedFlow(flow: flow))
  }

  private func longs(_ behavior: Behavior, _ placement: Placement) throws -> KotlinFlow<Int64> {
    try behavior.make(KotlinFlowMaker<Int64>(library: library)).placed(placement)
  }
}
