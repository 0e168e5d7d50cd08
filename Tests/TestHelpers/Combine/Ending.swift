package import KotlinBridgeCombine

/// A subscriber that passes everything on to another one, and then reports the end.
package struct Ending<Downstream: Subscriber>: Subscriber {
  package let combineIdentifier = CombineIdentifier()

  private let downstream: Downstream
  private let onEnd: @Sendable () -> Void

  package init(_ downstream: Downstream, onEnd: @escaping @Sendable () -> Void) {
    self.downstream = downstream
    self.onEnd = onEnd
  }

  package func receive(subscription: any Subscription) {
    downstream.receive(subscription: subscription)
  }

  package func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    downstream.receive(input)
  }

  package func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    downstream.receive(completion: completion)
    onEnd()
  }
}
