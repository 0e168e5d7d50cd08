/// A flow of the sequences that a closure makes.
final class SequenceFlow<Sequence: AsyncSequence>: SwiftFlow<Sequence.Element>,
  @unchecked Sendable
where Sequence.Element: KotlinValue {
  private let makeSequence: @Sendable () throws -> Sequence

  init(_ makeSequence: @escaping @Sendable () throws -> Sequence) {
    self.makeSequence = makeSequence
  }

  override var sequence: Any.Type { Sequence.self }

  override func iterate(for iteration: SwiftIteration) async throws {
    var iterator = try makeSequence().makeAsyncIterator()
    while await iteration.wantsNext() {
      guard let element = try await iterator.next(isolation: nil) else { return }
      if !iteration.isRendezvous, await !iteration.wantsElement() { return }
      try iteration.bring { element.write(to: &$0) }
    }
  }
}
