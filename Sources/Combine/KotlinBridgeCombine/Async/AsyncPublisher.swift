/// The values of a publisher as an asynchronous sequence: see the property `values`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  /// Makes a sequence of the values of `publisher`.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    Iterator(publisher)
  }

  /// One subscription, which is cancelled at the latest when the last copy of the iterator goes.
  public struct Iterator: AsyncIteratorProtocol {
    private let inlet = AsyncInlet<P.Output, Never>()
    private let owner: AnyCancellable

    init(_ publisher: P) {
      owner = AnyCancellable(inlet)
      publisher.subscribe(inlet)
    }

    /// Requests a value and waits for it.
    ///
    /// - Returns: nil after the completion, or if the task is cancelled.
    public mutating func next() async -> P.Output? {
      switch await inlet.next() {
      case .success(let value): value
      }
    }
  }
}

/// The values of a publisher that may fail as an asynchronous sequence: see the property `values`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  /// Makes a sequence of the values of `publisher`.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    Iterator(publisher)
  }

  /// One subscription, which is cancelled at the latest when the last copy of the iterator goes.
  public struct Iterator: AsyncIteratorProtocol {
    private let inlet = AsyncInlet<P.Output, P.Failure>()
    private let owner: AnyCancellable

    init(_ publisher: P) {
      owner = AnyCancellable(inlet)
      publisher.subscribe(inlet)
    }

    /// Requests a value and waits for it.
    ///
    /// - Returns: nil after the completion, or if the task is cancelled.
    /// - Throws: the publisher's failure, once.
    public mutating func next() async throws -> P.Output? {
      try await inlet.next().get()
    }
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence, for `for await`.
  ///
  /// - Each loop subscribes for itself, and requests one value at a time: what the publisher does
  ///   with values that come meanwhile is its own affair. `buffer(size:prefetch:whenFull:)` keeps them.
  /// - The subscription is cancelled when the loop ends or its task is cancelled.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence, for `for try await`, which throws the failure.
  ///
  /// - Each loop subscribes for itself, and requests one value at a time: what the publisher does
  ///   with values that come meanwhile is its own affair. `buffer(size:prefetch:whenFull:)` keeps them.
  /// - The subscription is cancelled when the loop ends or its task is cancelled.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
