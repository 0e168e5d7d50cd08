import KotlinBridge
import KotlinBridgePublisher

/// The stated flows of a library, as publishers.
struct StatedPublisherSubject: StatedFlowSubject, PublisherSubject {
  let library: TableClient
  let flows: [DeclaredFlow]
  private let kotlin: KotlinLibrary

  init(library: TableClient, flows: [DeclaredFlow]) throws(KotlinError) {
    self.library = library
    self.flows = flows
    kotlin = try KotlinLibrary(path: library.path, name: library.name)
  }

  var abilities: FlowAbilities { [.demand, .failureKinds, .ownPace] }

  func publisher(of behavior: Behavior) throws -> AnyPublisher<Int64, KotlinError> {
    try kotlin.flow(offeredFlow(behavior)).numbers()
  }
}
