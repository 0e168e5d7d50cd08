/// A publisher that hides the type of another one.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let box: Box

  /// Wraps `publisher`, unless it is an `AnyPublisher` already.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let erased = publisher as? AnyPublisher {
      box = erased.box
    } else {
      box = BoxOf(publisher)
    }
  }

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    box.receive(subscriber: subscriber)
  }

  // A class whose generic method is overridden, because an existential can't call
  // `receive(subscriber:)`.
  private class Box {
    func receive(subscriber: some Subscriber<Output, Failure>) {
      fatalError("Overridden by BoxOf")
    }
  }

  private final class BoxOf<P: Publisher>: Box where P.Output == Output, P.Failure == Failure {
    let publisher: P

    init(_ publisher: P) {
      self.publisher = publisher
    }

    override func receive(subscriber: some Subscriber<Output, Failure>) {
      publisher.subscribe(subscriber)
    }
  }
}

extension AnyPublisher: CustomStringConvertible, CustomPlaygroundDisplayConvertible {
  /// The name of the type.
  public var description: String { "AnyPublisher" }

  /// The description.
  public var playgroundDescription: Any { description }
}

extension Publisher {
  /// Wraps this publisher in one that hides its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}
