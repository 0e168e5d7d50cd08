import KotlinBridge
import KotlinBridgePublisher

/// The stated flows of a library, as publishers.
struct StatedPublisherSubject: StatedFlowSubject, PublisherSubject {
  var flows: StatedFlows
  private let kotlin: KotlinLibrary

  init(flows: StatedFlows) throws(KotlinError) {
    self.flows = flows
    kotlin = try KotlinLibrary(path: flows.library.path, name: flows.library.name)
  }

  var abilities: FlowAbilities { [.demand, .failureKinds, .ownPace] }

  func publisher(of behavior: Behavior) throws -> AnyPublisher<Int64, KotlinError> {
    try kotlin.flow(flows.flow(behavior)).numbers()
  }
}
