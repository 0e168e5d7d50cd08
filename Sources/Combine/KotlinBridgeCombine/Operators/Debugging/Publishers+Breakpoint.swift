internal import Foundation

extension Publishers {
  /// The publisher that `breakpoint(receiveSubscription:receiveOutput:receiveCompletion:)` returns.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose events pass.
    public let upstream: Upstream
    /// Says of a subscription whether the debugger stops at it.
    public let receiveSubscription: ((any Subscription) -> Bool)?
    /// Says of a value whether the debugger stops at it.
    public let receiveOutput: ((Upstream.Output) -> Bool)?
    /// Says of a completion whether the debugger stops at it.
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

    /// Makes the publisher, as the method does.
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Upstream.Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let observer = EventObserver<Output, Failure>(
        onSubscription: stopping(receiveSubscription), onValue: stopping(receiveOutput),
        onCompletion: stopping(receiveCompletion))
      upstream.subscribe(ObservingSubscription(subscriber, named: "Breakpoint", observer: observer))
    }

    private func stopping<Event>(_ stops: ((Event) -> Bool)?) -> ((Event) -> Void)? {
      stops.map { stops in { if stops($0) { raise(SIGTRAP) } } }
    }
  }
}

extension Publisher {
  /// Stops the debugger, by the signal SIGTRAP, at each event for which the closure for it gives true.
  ///
  /// - Without a debugger that signal ends the process.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Stops the debugger, by the signal SIGTRAP, when this publisher fails.
  ///
  /// - Without a debugger that signal ends the process.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
  }
}
