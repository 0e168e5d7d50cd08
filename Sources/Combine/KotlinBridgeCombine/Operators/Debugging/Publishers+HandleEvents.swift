extension Publishers {
  /// The publisher that `handleEvents` returns.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// Called with the subscription, before the subscriber.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Called with each value, before the subscriber.
    public var receiveOutput: ((Upstream.Output) -> Void)?
    /// Called with the completion, before the subscriber.
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    /// Called for a cancel, before the publisher.
    public var receiveCancel: (() -> Void)?
    /// Called with each demand, also with one that the subscriber returns for a value.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Makes the publisher, as the method does.
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Upstream.Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let observer = EventObserver(
        onSubscription: receiveSubscription, onValue: receiveOutput,
        onCompletion: receiveCompletion, onCancel: receiveCancel, onRequest: receiveRequest,
        onReturnedDemand: receiveRequest)
      upstream.subscribe(
        ObservingSubscription(subscriber, named: "HandleEvents", observer: observer))
    }
  }
}

extension Publisher {
  /// Calls the closures when events pass, before whoever gets the event.
  ///
  /// - They are called on the threads of the events: those for requests and cancels on any thread,
  ///   also at the same time as the others.
  /// - One that belongs to an actor must be called there, as for `sink`.
  public func handleEvents(
    receiveSubscription: (@isolated(any) (any Subscription) -> Void)? = nil,
    receiveOutput: (@isolated(any) (Output) -> Void)? = nil,
    receiveCompletion: (@isolated(any) (Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (@isolated(any) () -> Void)? = nil,
    receiveRequest: (@isolated(any) (Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self,
      receiveSubscription: receiveSubscription.map { SubscriberClosure($0).callAsFunction },
      receiveOutput: receiveOutput.map { SubscriberClosure($0).callAsFunction },
      receiveCompletion: receiveCompletion.map { SubscriberClosure($0).callAsFunction },
      receiveCancel: receiveCancel.map { closure in
        let closure = SubscriberClosure<Void>(closure)
        return { closure(()) }
      },
      receiveRequest: receiveRequest.map { SubscriberClosure($0).callAsFunction })
  }
}
