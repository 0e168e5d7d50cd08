#if !canImport(Combine)
  /// A type that receives a subscription, then values, then at most one completion.
  ///
  /// The calls come one at a time, on any thread.
  public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// What the subscriber takes.
    associatedtype Input

    /// The failure the subscriber takes; `Never` if it takes none.
    associatedtype Failure: Error

    /// Hands over the subscription by which values are requested. The first call, once.
    func receive(subscription: any Subscription)

    /// Takes one requested value.
    /// - Returns: how many values more are wanted than have been requested; `.none` for no change.
    func receive(_ input: Input) -> Subscribers.Demand

    /// The end. The last call, and none of it after a cancel.
    func receive(completion: Subscribers.Completion<Failure>)
  }

  extension Subscriber where Input == Void {
    /// Takes a value that carries nothing.
    public func receive() -> Subscribers.Demand {
      receive(())
    }
  }

  /// The types of the ready-made subscribers and what they exchange with publishers.
  public enum Subscribers {}
#endif
