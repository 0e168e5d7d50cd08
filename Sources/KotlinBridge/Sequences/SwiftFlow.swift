import KotlinBridgeLocks

/// A flow that is made of a sequence of Swift's: each collection iterates over a sequence of its own. Only
/// generated code names it.
@_spi(GeneratedCode)
public class SwiftFlow<Element: KotlinValue>: AnySwiftFlow, @unchecked Sendable {}

/// The same, of any elements.
@_spi(GeneratedCode)
public class AnySwiftFlow: @unchecked Sendable {
  /// `KotlinModule.lent` of the module whose objects have been among the elements; nil before.
  let module = Guarded<Unmanaged<AnyObject>?>(nil)

  init() {}

  /// Iterates over a sequence until its end, and hands all elements to the collection.
  func iterate(for collection: SequenceCollection) async throws {}
}

/// The same, of the sequences that a closure makes.
final class SequenceFlow<Sequence: AsyncSequence>: SwiftFlow<Sequence.Element>,
  @unchecked Sendable
where Sequence.Element: KotlinValue {
  private let makeSequence: @Sendable () throws -> Sequence

  init(_ makeSequence: @escaping @Sendable () throws -> Sequence) {
    self.makeSequence = makeSequence
  }

  override func iterate(for collection: SequenceCollection) async throws {
    var iterator = try makeSequence().makeAsyncIterator()
    while await collection.wantsNext() {
      guard let element = try await iterator.next(isolation: nil) else { return }
      if !collection.isRendezvous, await !collection.wantsElement() { return }
      try collection.bring { element.write(to: &$0) }
    }
  }
}
