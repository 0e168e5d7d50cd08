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
    return behavior.hollow == nil
      ? try library.flow(behavior, of: Int64.self).publisher().eraseToAnyPublisher()
      : try library.countedFlow(behavior).numbers()
  }
}
