import KotlinBridge
import KotlinBridgePublisher

/// A flow that gives the number of each element in place of the element.
struct NumberedFlow: AsyncSequence, Sendable {
  let flow: KotlinFlow<UnreadValue>

  struct AsyncIterator: AsyncIteratorProtocol {
    var iterator: KotlinFlow<UnreadValue>.AsyncIterator
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

extension KotlinFlow {
  /// Publishes the number of each element in place of the element.
  func numbers() -> AnyPublisher<Int64, KotlinError> {
    let count = Counter()
    return publisher().map { _ in count.next() }.eraseToAnyPublisher()
  }

  /// The flow with the placement that a check asks for.
  func placed(_ placement: Placement) -> KotlinFlow {
    switch placement {
    case .usual: self
    case .caller: self.placement(.caller)
    case .pool: self.placement(.default)
    case .io: self.placement(.io)
    }
  }
}

extension KotlinLibrary {
  /// A flow of any type, with its arguments.
  func flow(_ declared: DeclaredFlow) throws(KotlinError) -> KotlinFlow<UnreadValue> {
    try flow(declared.flow.name, encodedArguments: declared.arguments)
  }
}
