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
    case .null: try flow(behavior, of: String?.self).numbers()
    case .unit: try flow(behavior, of: KotlinUnit.self).numbers()
    case .emptyString: try flow(behavior, of: String.self).numbers()
    case .emptyList: try flow(behavior, of: [Int64].self).numbers()
    }
  }

  private func flow<Element: KotlinValue>(
    _ behavior: Behavior, of type: Element.Type
  ) throws -> KotlinFlow<Element> {
    try behavior.make(KotlinFlowMaker(library: library))
  }
}
