/// Flows of which one is offered for each kind of behavior.
struct FlowsByKind<Flow: Sendable>: Sendable {
  let all: [Flow]
  private let byKind: [Substring: [Flow]]
  /// Which of the flows of a kind is offered; the last one for kinds that have fewer.
  private var choice = 0

  /// - Parameter behavior: tells what a flow does.
  init(_ flows: [Flow], behavior: (Flow) -> Behavior) {
    all = flows
    byKind = Dictionary(grouping: flows) { behavior($0).kind }
  }

  /// The flow that is offered for the kind of a behavior; nil if there is none.
  func offered(_ behavior: Behavior) -> Flow? {
    byKind[behavior.kind].map { $0[min(choice, $0.count - 1)] }
  }

  /// The choices that leave no flow of these kinds out, but for this one.
  func others(of behaviors: [Behavior]) -> [FlowsByKind] {
    let most = behaviors.compactMap { byKind[$0.kind]?.count }.max() ?? 0
    return (1..<max(1, most)).map { number in
      var other = self
      other.choice = number
      return other
    }
  }
}
