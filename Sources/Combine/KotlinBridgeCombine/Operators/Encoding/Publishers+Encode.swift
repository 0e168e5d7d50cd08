extension Publishers {
  /// The publisher that `encode(encoder:)` returns.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    public typealias Output = Coder.Output
    public typealias Failure = any Error

    /// The publisher whose values come in.
    public let upstream: Upstream
    private let encoder: Coder

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.runThrowing(
        MapStep { [encoder] value throws(any Error) in try encoder.encode(value) },
        for: subscriber)
    }
  }
}

extension Publisher where Output: Encodable {
  /// Delivers what `encoder` makes of each value, and fails with the first error that it throws.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
