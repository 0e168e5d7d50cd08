#if !canImport(Combine)
  internal import KotlinBridge

  extension Subscribers {
    /// A subscriber that asks for everything at once and calls closures.
    ///
    /// - After `cancel` or the completion it calls nothing more, and has released its closures and the
    ///   subscription.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
      private struct Closures {
        let receiveValue: (Input) -> Void
        let receiveCompletion: (Completion<Failure>) -> Void
      }

      private let lock = Lock()
      private var connection = Connection()
      private var closures: Closures?

      public init(
        receiveCompletion: @escaping (Completion<Failure>) -> Void,
        receiveValue: @escaping (Input) -> Void
      ) {
        closures = Closures(receiveValue: receiveValue, receiveCompletion: receiveCompletion)
      }

      public func receive(subscription: any Subscription) {
        if lock.withLock({ connection.connect(to: subscription) }) {
          subscription.request(.unlimited)
        } else {
          subscription.cancel()
        }
      }

      public func receive(_ value: Input) -> Demand {
        let closures = lock.withLock { self.closures }
        closures?.receiveValue(value)
        return .none
      }

      public func receive(completion: Completion<Failure>) {
        let (closures, subscription) = end()
        closures?.receiveCompletion(completion)
        withExtendedLifetime(subscription) {}
      }

      public func cancel() {
        let (closures, subscription) = end()
        subscription?.cancel()
        withExtendedLifetime(closures) {}
      }

      // What comes out is released by the caller, outside the lock.
      private func end() -> (Closures?, (any Subscription)?) {
        lock.withLock { (closures.take(), connection.end()) }
      }
    }
  }

  extension Publisher {
    /// Subscribes without limit and calls the closures, on the thread the publisher delivers on.
    /// - Returns: what stops it, at the latest when dropped.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      let sink = Subscribers.Sink(
        receiveCompletion: receiveCompletion, receiveValue: receiveValue)
      subscribe(sink)
      return AnyCancellable(sink)
    }
  }

  extension Publisher where Failure == Never {
    /// Subscribes without limit and calls the closure, on the thread the publisher delivers on.
    /// - Returns: what stops it, at the latest when dropped.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
  }
#endif
