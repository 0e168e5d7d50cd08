package import KotlinBridge
package import KotlinBridgePublisher

/// `KotlinFlow` as a sequence, over the fixtures.
package struct KotlinSequenceSubject: SequenceSubject {
  let raw: RawLibrary
  let library: KotlinLibrary

  package init(library raw: RawLibrary) throws(KotlinError) {
    self.raw = raw
    library = try KotlinLibrary(path: raw.path, name: raw.name)
  }

  package var abilities: FlowAbilities {
    [.demand, .callerPlacement, .failureDetails, .failureKinds, .cancelIsTold]
  }

  package var window: Int64 { 64 }

  package func offered(_ behavior: Behavior) -> Behavior? {
    CallbackSubject(library: raw).offered(behavior)
  }

  package func sequence(
    of behavior: Behavior, placement: Placement
  ) throws -> AnyFlowSequence {
    try raw.prepare(behavior)
    switch FixtureFlow(behavior).element {
    case .long:
      let flow = try library.flow(behavior)
      return AnyFlowSequence(placement == .caller ? flow.placement(.caller) : flow)
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

  package func liveJobs() throws -> Int? { try raw.liveJobs() }
  package func counter(_ name: String) throws -> Int64? { try raw.counter(name) }
}

/// `KotlinFlow` as a publisher, over the fixtures.
package struct KotlinPublisherSubject: PublisherSubject {
  let raw: RawLibrary
  let library: KotlinLibrary

  package init(library raw: RawLibrary) throws(KotlinError) {
    self.raw = raw
    library = try KotlinLibrary(path: raw.path, name: raw.name)
  }

  package var abilities: FlowAbilities { [.demand, .failureDetails, .failureKinds] }

  package func offered(_ behavior: Behavior) -> Behavior? {
    CallbackSubject(library: raw).offered(behavior)
  }

  package func publisher(of behavior: Behavior) throws -> AnyPublisher<Int64, KotlinError> {
    try raw.prepare(behavior)
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

  package func liveJobs() throws -> Int? { try raw.liveJobs() }
  package func counter(_ name: String) throws -> Int64? { try raw.counter(name) }
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
