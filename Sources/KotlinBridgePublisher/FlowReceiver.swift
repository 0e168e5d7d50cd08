/// The side of a relay that Kotlin's callbacks call. It hides the type of the relay's subscriber.
///
/// Unchecked: the subclass says how its state is protected.
class FlowReceiver<Element, Failure: Error>: @unchecked Sendable {
  func received(_ element: Element) {}
  func completed(_ completion: Subscribers.Completion<Failure>) {}
}
