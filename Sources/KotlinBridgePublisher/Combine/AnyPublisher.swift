#if !canImport(Combine)
  /// A publisher whose own type is hidden.
  public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let box: Box

    /// Wraps `publisher`; one that is wrapped already is not wrapped again.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
      if let erased = publisher as? AnyPublisher {
        box = erased.box
      } else {
        box = BoxOf(publisher)
      }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      box.receive(subscriber: subscriber)
    }

    // A class with an overridden generic method: existentials can't call `receive(subscriber:)`.
    private class Box {
      func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        fatalError("Overridden by BoxOf")
      }
    }

    private final class BoxOf<P: Publisher>: Box where P.Output == Output, P.Failure == Failure {
      let publisher: P

      init(_ publisher: P) {
        self.publisher = publisher
      }

      override func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        publisher.subscribe(subscriber)
      }
    }
  }

  extension AnyPublisher: CustomStringConvertible {
    public var description: String { "AnyPublisher" }
  }

  extension Publisher {
    /// Hides the type of this publisher.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
      AnyPublisher(self)
    }
  }
#endif
