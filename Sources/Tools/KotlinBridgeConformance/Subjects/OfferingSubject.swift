/// A bridge in another language, which says itself what flows it offers.
///
/// It offers one flow of each kind. Where the bridge has several, `others(of:)` offers the rest.
protocol OfferingSubject: FlowSubject {
  var flows: FlowsByKind<OfferedFlow> { get set }
}

extension OfferingSubject {
  var form: Form { .callback }

  func offered(_ behavior: Behavior) -> Behavior? {
    flows.offered(behavior)?.behavior(for: behavior)
  }

  func others(of behaviors: [Behavior]) -> [any FlowSubject] {
    flows.others(of: behaviors).map { flows in
      var other = self
      other.flows = flows
      return other
    }
  }

  func name(of behavior: Behavior) -> String {
    flows.offered(behavior).map { behavior.name(of: $0.name) } ?? "\(behavior)"
  }

  func message(of behavior: Behavior) -> String? { flows.offered(behavior)?.message }
}
