/// The flows of a library of which the user has said what they do.
///
/// It offers one flow of each kind, as `ClassicSubject` does.
struct StatedFlows: Sendable {
  let library: TableClient
  private let flows: [(flow: DeclaredFlow, does: StatedBehavior)]
  /// Which of the flows of a kind is offered; the last one for kinds that have fewer.
  private var choice = 0

  /// - Parameter flows: those of which it is not known are left out.
  init(library: TableClient, flows: [DeclaredFlow]) {
    self.library = library
    self.flows = flows.compactMap { flow in flow.does.map { (flow, $0) } }
  }

  var isEmpty: Bool { flows.isEmpty }

  /// The flow that is offered for a kind of behavior.
  private func offer(_ wanted: Behavior) -> (flow: DeclaredFlow, does: StatedBehavior)? {
    let alike = flows.filter { $0.does.behavior.kind == wanted.kind }
    return alike.isEmpty ? nil : alike[min(choice, alike.count - 1)]
  }

  func flow(_ behavior: Behavior) throws -> DeclaredFlow {
    guard let offer = offer(behavior) else { throw NotOffered("a flow '\(behavior)'") }
    return offer.flow
  }

  func does(_ behavior: Behavior) -> StatedBehavior? { offer(behavior)?.does }

  func name(of behavior: Behavior) -> String {
    offer(behavior).map { "\($0.flow.name) (\(behavior))" } ?? "\(behavior)"
  }

  /// The choices that leave no flow of these kinds out, but for this one.
  func others(of behaviors: [Behavior]) -> [StatedFlows] {
    let kinds = Set(behaviors.map(\.kind))
    let most = kinds.map { kind in flows.count { $0.does.behavior.kind == kind } }.max() ?? 0
    return (1..<max(1, most)).map { number in
      var other = self
      other.choice = number
      return other
    }
  }
}
