extension Publishers {
  /// The publisher that `replaceError(with:)` returns.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// The publisher whose failure is replaced.
    public let upstream: Upstream

    /// The value that takes the place of a failure.
    public let output: Output

    /// Makes a publisher that delivers `output` in place of a failure of `upstream`.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive(subscriber: some Subscriber<Output, Never>) {
      SequencingSubscription.start(subscriber, named: "ReplaceError", upstream) {
        sequence, completion in
        guard case .failure = completion else { return .finished }
        sequence.attach(Just(output)) { $0 }
        return nil
      }
    }
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}

extension Publisher {
  /// Delivers `output` and finishes when this publisher fails. `output` waits for demand, as every
  /// value does.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
