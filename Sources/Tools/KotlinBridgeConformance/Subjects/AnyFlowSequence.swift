/// A sequence of a flow's elements that hides the type of the sequence.
public struct AnyFlowSequence: AsyncSequence, Sendable {
  private let make: @Sendable () -> AsyncIterator

  /// Hides the type of `sequence`. Each iteration begins an iterator of it.
  public init<S: AsyncSequence & Sendable>(_ sequence: S)
  where S.Element == Int64, S: SendableMetatype, S.AsyncIterator: SendableMetatype {
    make = {
      var iterator = sequence.makeAsyncIterator()
      return AsyncIterator { try await iterator.next(isolation: nil) }
    }
  }

  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let advance: () async throws -> Int64?

    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(any Error) -> Int64? {
      try await advance()
    }

    public mutating func next() async throws -> Int64? { try await advance() }
  }

  public func makeAsyncIterator() -> AsyncIterator { make() }
}
