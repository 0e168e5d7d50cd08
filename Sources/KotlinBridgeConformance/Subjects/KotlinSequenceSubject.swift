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
    AnyFlowSequence(Numbered(flow: try behavior.make(KotlinFlowMaker<Element>(library: library))))
  }

  private func longs(_ behavior: Behavior, _ placement: Placement) throws -> KotlinFlow<Int64> {
    let flow = try behavior.make(KotlinFlowMaker<Int64>(library: library))
    return switch placement {
    case .usual: flow
    case .caller: flow.placement(.caller)
    case .pool: flow.placement(.default)
    }
  }
}

/// A flow that gives the number of each element in place of the element.
private struct Numbered<Element: KotlinValue & Sendable>: AsyncSequence, Sendable {
  let flow: KotlinFlow<Element>

  struct AsyncIterator: AsyncIteratorProtocol {
    var iterator: KotlinFlow<Element>.AsyncIterator
    var count: Int64 = 0

    mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(any Error) -> Int64? {
      guard try await iterator.next(isolation: actor) != nil else { return nil }
      defer { count += 1 }
      return count
    }
  }

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(iterator: flow.makeAsyncIterator())
  }
}
