import KotlinBridgePublisher

/// A subscriber in front of another that says when the end has been passed on.
struct Ending<Downstream: Subscriber>: Subscriber {
  let downstream: Downstream
  let onEnd: @Sendable () -> Void
  let combineIdentifier = CombineIdentifier()

  init(_ downstream: Downstream, onEnd: @escaping @Sendable () -> Void) {
    self.downstream = downstream
    self.onEnd = onEnd
  }

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: subscription)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    downstream.receive(input)
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    downstream.receive(completion: completion)
    onEnd()
  }
}
