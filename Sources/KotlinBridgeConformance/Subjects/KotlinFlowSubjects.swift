package import KotlinBridge
package import KotlinBridgePublisher

/// `KotlinFlow` as a sequence, over the fixtures.
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

  package func offered(_ behavior: Behavior) -> Behavior? {
    CallbackSubject(library: fixtures).offered(behavior)
  }

  package func sequence(
    of behavior: Behavior, placement: Placement
  ) throws -> AnyFlowSequence {
    try fixtures.prepare(behavior)
    switch FixtureFlow(behavior).element {
    case .long: return AnyFlowSequence(try longs(behavior, placement))
    case .nullableString:
      return AnyFlowSequence(Numbered(flow: try library.flow(behavior, of: String?.self)))
    case .unit:
      return AnyFlowSequence(Numbered(flow: try library.flow(behavior, of: KotlinUnit.self)))
    case .string:
      return AnyFlowSequence(Numbered(flow: try library.flow(behavior, of: String.self)))
    case .longs:
      return AnyFlowSequence(Numbered(flow: try library.flow(behavior, of: [Int64].self)))
    }
  }
}

extension KotlinSequenceSubject {
  package func sequence(
    of behavior: Behavior, placement: Placement, window: Int64
  ) throws -> AnyFlowSequence {
    try fixtures.prepare(behavior)
    let window = KotlinWindow(integerLiteral: window)
    return AnyFlowSequence(try longs(behavior, placement).window(window))
  }

  private func longs(_ behavior: Behavior, _ placement: Placement) throws -> KotlinFlow<Int64> {
    let flow = try library.flow(behavior)
    return switch placement {
    case .usual: flow
    case .caller: flow.placement(.caller)
    case .pool: flow.placement(.default)
    }
  }
}

/// `KotlinFlow` as a publisher, over the fixtures.
package struct KotlinPublisherSubject: PublisherSubject, FixturesSubject {
  package let fixtures: TableClient
  let library: KotlinLibrary

  package init(library raw: TableClient) throws(KotlinError) {
    fixtures = raw
    library = try KotlinLibrary(path: raw.path, name: raw.name)
  }

  package var abilities: FlowAbilities { [.demand, .failureDetails, .failureKinds] }

  package func offered(_ behavior: Behavior) -> Behavior? {
    CallbackSubject(library: fixtures).offered(behavior)
  }

  package func publisher(of behavior: Behavior) throws -> AnyPublisher<Int64, KotlinError> {
    try fixtures.prepare(behavior)
    switch FixtureFlow(behavior).element {
    case .long: return try library.flow(behavior).publisher().eraseToAnyPublisher()
    case .nullableString: return numbered(try library.flow(behavior, of: String?.self))
    case .unit: return numbered(try library.flow(behavior, of: KotlinUnit.self))
    case .string: return numbered(try library.flow(behavior, of: String.self))
    case .longs: return numbered(try library.flow(behavior, of: [Int64].self))
    }
  }

  private func numbered<Element: KotlinValue>(
    _ flow: KotlinFlow<Element>
  ) -> AnyPublisher<Int64, KotlinError> {
    let count = Counter()
    return flow.publisher().map { _ in count.next() }.eraseToAnyPublisher()
  }
}

extension KotlinLibrary {
  /// The fixtures' flow that behaves so.
  fileprivate func flow<Element: KotlinValue>(
    _ behavior: Behavior, of element: Element.Type = Int64.self
  ) throws(KotlinError) -> KotlinFlow<Element> {
    let name = FixtureFlow(behavior).name
    return switch behavior {
    case .endless, .never: try flow(name, of: element)
    case .counts(let n), .timesOut(let n), .fromFourThreads(let n), .hollow(_, let n):
      try flow(name, n, of: element)
    case .throwsAfter(let n), .cancels(let n), .failsWhenCancelled(let n):
      try flow(name, n, FixtureFlow.message, of: element)
    case .dead: try flow(name, 5 as Int64, of: element)
    case .produces(let counter): try flow(name, counter, of: element)
    case .replays: try flow(name, FixtureFlow.replayed, of: element)
    case .blocks(let n, let times, let gate): try flow(name, n, times, gate, of: element)
    case .receives(let channel, _): try flow(name, channel, of: element)
    }
  }
}

/// A flow whose elements are only counted.
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
