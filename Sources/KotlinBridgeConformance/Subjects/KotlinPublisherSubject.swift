package import KotlinBridge
package import KotlinBridgePublisher

/// The fixtures' flows as publishers.
package struct KotlinPublisherSubject: PublisherSubject, FixturesSubject {
  package let fixtures: TableClient
  let library: KotlinLibrary

  package init(library raw: TableClient) throws(KotlinError) {
    fixtures = raw
    library = try KotlinLibrary(path: raw.path, name: raw.name)
  }

  package var abilities: FlowAbilities { [.demand, .failureDetails, .failureKinds] }

  package func publisher(of behavior: Behavior) throws -> AnyPublisher<Int64, KotlinError> {
    try fixtures.prepare(behavior)
    return switch behavior.hollow {
    case nil: try flow(behavior, of: Int64.self).publisher().eraseToAnyPublisher()
    case .null: try numbers(behavior, of: String?.self)
    case .unit: try numbers(behavior, of: KotlinUnit.self)
    case .emptyString: try numbers(behavior, of: String.self)
    case .emptyList: try numbers(behavior, of: [Int64].self)
    }
  }

  /// Publishes the number of each element in place of the element.
  private func numbers<Element: KotlinValue>(
    _ behavior: Behavior, of type: Element.Type
  ) throws -> AnyPublisher<Int64, KotlinError> {
    let count = Counter()
    return try flow(behavior, of: type).publisher().map { _ in count.next() }.eraseToAnyPublisher()
  }

  private func flow<Element: KotlinValue>(
    _ behavior: Behavior, of type: Element.Type
  ) throws -> KotlinFlow<Element> {
    try behavior.make(KotlinFlowMaker(library: library))
  }
}
