#if !canImport(Combine)
  extension Publishers {
    /// What `setFailureType(to:)` gives.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
    where Upstream.Failure == Never {
      public typealias Output = Upstream.Output

      public let upstream: Upstream

      public init(upstream: Upstream) {
        self.upstream = upstream
      }

      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        upstream.subscribe(Inner(downstream: subscriber))
      }

      private struct Inner<Downstream: Subscriber>: Subscriber {
        let downstream: Downstream
        let combineIdentifier = CombineIdentifier()

        func receive(subscription: any Subscription) {
          downstream.receive(subscription: subscription)
        }

        func receive(_ input: Downstream.Input) -> Subscribers.Demand {
          downstream.receive(input)
        }

        func receive(completion: Subscribers.Completion<Never>) {
          downstream.receive(completion: .finished)
        }
      }
    }
  }

  extension Publisher where Failure == Never {
    /// Gives a publisher that can't fail a failure type, to fit where one is wanted.
    public func setFailureType<E: Error>(
      to failureType: E.Type
    ) -> Publishers.SetFailureType<Self, E> {
      Publishers.SetFailureType(upstream: self)
    }
  }
#endif
