extension Publishers {
  /// The publisher that `catch(_:)` returns.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    /// The publisher whose failure is handled.
    public let upstream: Upstream
    /// Makes the publisher that takes its place.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      SequencingSubscription.start(subscriber, named: "Catch", upstream) { sequence, completion in
        guard case .failure(let failure) = completion else { return .finished }
        sequence.attach(handler(failure)) { $0 }
        return nil
      }
    }
  }

  /// The publisher that `tryCatch(_:)` returns.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose failure is handled.
    public let upstream: Upstream
    /// Makes the publisher that takes its place.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Makes the publisher, as the method does.
    public init(
      upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher
    ) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      SequencingSubscription.start(subscriber, named: "TryCatch", upstream) {
        sequence, completion in
        guard case .failure(let failure) = completion else { return .finished }
        do {
          sequence.attach(try handler(failure)) { $0.mapFailure { $0 } }
          return nil
        } catch {
          return .failure(error)
        }
      }
    }
  }
}

extension Publisher {
  /// Goes on with the publisher that `handler` makes of this publisher's failure.
  ///
  /// - That publisher is asked for the demand that is left, and its completion is passed on.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// The same as `catch(_:)`, and fails with the error that the closure throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
