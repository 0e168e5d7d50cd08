import KotlinBridge
import KotlinBridgePublisher

/// The flows of a library of which the user has said what they do.
///
/// It offers one flow of each kind, as `ClassicSubject` does.
struct StatedFlows: Sendable {
  let library: TableClient
  private var flows: FlowsByKind<(flow: DeclaredFlow, does: StatedBehavior)>

  /// - Parameter flows: those of which it is not known are left out.
  init(library: TableClient, flows: [DeclaredFlow]) {
    self.library = library
    let stated = flows.compactMap { flow in flow.does.map { (flow: flow, does: $0) } }
    self.flows = FlowsByKind(stated, behavior: \.does.behavior)
  }

  var isEmpty: Bool { flows.all.isEmpty }

  func flow(_ behavior: Behavior) throws -> DeclaredFlow {
    guard let offer = flows.offered(behavior) else { throw NotOffered("a flow '\(behavior)'") }
    return offer.flow
  }

  func does(_ behavior: Behavior) -> StatedBehavior? { flows.offered(behavior)?.does }

  func name(of behavior: Behavior) -> String {
    flows.offered(behavior).map { behavior.name(of: $0.flow.name) } ?? "\(behavior)"
  }

  /// The choices that leave no flow of these kinds out, but for this one.
  func others(of behaviors: [Behavior]) -> [StatedFlows] {
    flows.others(of: behaviors).map { flows in
      var other = self
      other.flows = flows
      return other
    }
  }
}

/// A subject of stated flows, in one form. Their elements are of any type, and told as their
/// numbers.
protocol StatedFlowSubject: FlowSubject {
  var flows: StatedFlows { get set }
}

extension StatedFlowSubject {
  func offered(_ behavior: Behavior) -> Behavior? { flows.does(behavior)?.behavior }
  func name(of behavior: Behavior) -> String { flows.name(of: behavior) }
  func message(of behavior: Behavior) -> String? { flows.does(behavior)?.message }
  func liveJobs() throws -> Int? { try flows.library.liveJobs() }
  func collectGarbage() throws { try flows.library.collectGarbage() }

  func others(of behaviors: [Behavior]) -> [any FlowSubject] {
    flows.others(of: behaviors).map { flows in
      var other = self
      other.flows = flows
      return other
    }
  }
}

/// The stated flows of a library, with callbacks in C.
struct StatedCallbackSubject: StatedFlowSubject, TableFlowSubject {
  var flows: StatedFlows

  var form: Form { .callback }

  var abilities: FlowAbilities {
    [.demand, .release, .callerPlacement, .failureKinds, .earlyCancel, .ownPace]
  }

  func made(
    _ behavior: Behavior, telling observation: Observation
  ) throws -> TableSubscription {
    TableSubscription(library: flows.library, flow: try flows.flow(behavior), telling: observation)
  }
}

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

/// The stated flows of a library, as sequences.
struct StatedSequenceSubject: StatedFlowSubject, SequenceSubject {
  var flows: StatedFlows
  private let kotlin: KotlinLibrary

  init(flows: StatedFlows) throws(KotlinError) {
    self.flows = flows
    kotlin = try KotlinLibrary(path: flows.library.path, name: flows.library.name)
  }

  var abilities: FlowAbilities {
    [.demand, .callerPlacement, .failureKinds, .cancelIsTold, .ownPace]
  }

  var window: Int64 { 64 }

  func sequence(of behavior: Behavior, placement: Placement) throws -> AnyFlowSequence {
    AnyFlowSequence(NumberedFlow(flow: try flow(behavior, placement)))
  }

  func sequence(
    of behavior: Behavior, placement: Placement, window: Int64
  ) throws -> AnyFlowSequence {
    let window = KotlinWindow(integerLiteral: window)
    return AnyFlowSequence(NumberedFlow(flow: try flow(behavior, placement).window(window)))
  }

  private func flow(
    _ behavior: Behavior, _ placement: Placement
  ) throws -> KotlinFlow<UnreadValue> {
    try kotlin.flow(flows.flow(behavior)).placed(placement)
  }
}
