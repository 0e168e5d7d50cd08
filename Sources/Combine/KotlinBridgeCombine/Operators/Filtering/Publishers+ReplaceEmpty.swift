extension Publishers {
  /// The publisher that `replaceEmpty(with:)` returns.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that may finish without a value.
    public let upstream: Upstream
    /// The value that is delivered then.
    public let output: Output

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      SequencingSubscription.start(subscriber, named: "ReplaceEmpty", upstream) {
        sequence, completion in
        guard case .finished = completion, !sequence.hasDelivered else { return completion }
        sequence.attach(Just(output)) { _ in .finished }
        return nil
      }
    }
  }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}

extension Publisher {
  /// Delivers `output` if this publisher finishes without a value. `output` waits for demand, as
  /// every value does.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
