import KotlinBridge
import KotlinBridgeTools

/// A library without this project's fixtures, as its manifest declares it.
///
/// The checks use its flows without parameters, the flows that the user named with their arguments,
/// and the functions that the user named with theirs: calls may have effects. Nothing is
/// known of what the functions do, and of the flows what the user said.
public struct DeclaredSubject: Sendable {
  let library: TableClient
  /// The form in which the checks use what the library declares.
  public let form: Form
  /// The functions that the checks may call.
  let calls: [DeclaredCall]
  /// The flows that the checks can subscribe to.
  private(set) var declared: [DeclaredFlow]

  /// Throws for a name that no flow or function has, and for arguments that don't fit.
  package init(
    library: TableClient, form: Form, calling calls: [NamedCall] = [],
    flows: [NamedFlow] = []
  ) throws(LibraryProblem) {
    self.library = library
    self.form = form
    let named = try flows.map { flow throws(LibraryProblem) in
      try DeclaredFlow(flow, in: library.manifest)
    }
    let others = library.manifest.flows.filter { flow in
      library.manifest.parameters(of: flow).isEmpty
        && library.manifest.maker(of: flow)?.kind != "suspend"
        && !named.contains { $0.flow.id == flow.id }
    }
    declared = others.map { DeclaredFlow($0) } + named
    self.calls = try calls.map { call throws(LibraryProblem) in
      try DeclaredCall(call, in: library.manifest)
    }
  }

  /// The flows that the checks can subscribe to, at least one.
  func flows() throws -> [DeclaredFlow] {
    if declared.isEmpty { throw NotOffered("a flow without parameters, or one named with --flow") }
    return declared
  }

  /// The subject without the flows whose behavior is known.
  var ofUnknownBehavior: DeclaredSubject {
    var copy = self
    copy.declared.removeAll { $0.does != nil }
    return copy
  }

  /// The flows whose behavior is known, in the subject's form; nil if there are none.
  func stated() throws -> (any FlowSubject)? {
    let flows = StatedFlows(library: library, flows: declared.filter { $0.does != nil })
    if flows.isEmpty { return nil }
    return switch form {
    case .callback: StatedCallbackSubject(flows: flows)
    case .sequence: try StatedSequenceSubject(flows: flows)
    case .publisher: try StatedPublisherSubject(flows: flows)
    case .call, .library, .peer: nil
    }
  }

  /// Subscribes. The observation is told of the number of each element, from 0.
  func subscribe(
    to flow: DeclaredFlow, demand: Int64?, placement: Placement = .usual,
    telling observation: Observation
  ) throws -> TableSubscription {
    let subscription = made(flow, telling: observation)
    try subscription.start(demand: demand, placement: placement)
    observation.mark(.subscribed)
    return subscription
  }

  /// A subscription that the caller starts.
  func made(_ flow: DeclaredFlow, telling observation: Observation) -> TableSubscription {
    TableSubscription(library: library, flow: flow, telling: observation)
  }
}

extension TableSubscription {
  /// A subscription to a flow of any type: the elements are their numbers, from 0.
  convenience init(
    library: TableClient, flow: DeclaredFlow, telling observation: Observation
  ) {
    self.init(
      library: library, flow: flow.flow.id, arguments: flow.arguments,
      decoder: ElementDecoder { _, _ in }, observation: observation)
  }
}
