#if !canImport(Combine)
  extension Publishers {
    /// What `map(_:)` gives.
    public struct Map<Upstream: Publisher, Output>: Publisher {
      public typealias Failure = Upstream.Failure

      public let upstream: Upstream
      public let transform: (Upstream.Output) -> Output

      public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
        self.upstream = upstream
        self.transform = transform
      }

      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        upstream.subscribe(Inner(downstream: subscriber, transform: transform))
      }

      private struct Inner<Downstream: Subscriber>: Subscriber
      where Downstream.Input == Output, Downstream.Failure == Failure {
        let downstream: Downstream
        let transform: (Upstream.Output) -> Output
        let combineIdentifier = CombineIdentifier()

        func receive(subscription: any Subscription) {
          downstream.receive(subscription: subscription)
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
          downstream.receive(transform(input))
        }

        func receive(completion: Subscribers.Completion<Failure>) {
          downstream.receive(completion: completion)
        }
      }
    }
  }

  extension Publisher {
    /// Delivers what `transform` makes of each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
      Publishers.Map(upstream: self, transform: transform)
    }
  }
#endif
