extension Publishers {
  /// The publisher that `decode(type:decoder:)` returns.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    public typealias Failure = any Error

    /// The publisher whose values come in.
    public let upstream: Upstream
    private let decoder: Coder

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.runThrowing(
        MapStep { [decoder] document throws(any Error) in
          try decoder.decode(Output.self, from: document)
        }, for: subscriber)
    }
  }
}

extension Publisher {
  /// Delivers what `decoder` makes of each value, and fails with the first error that it throws.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
