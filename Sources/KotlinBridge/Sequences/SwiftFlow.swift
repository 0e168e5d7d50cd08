import KotlinBridgeLocks

/// A flow that is made of a sequence of Swift's: each collection iterates over a sequence of its own. Only
/// generated code names it.
@_spi(GeneratedCode)
public class SwiftFlow<Element: KotlinValue>: AnySwiftFlow, @unchecked Sendable {
  override var name: String { "Flow<\(Element.kotlinType)>" }
}

/// The same, of any elements.
@_spi(GeneratedCode)
public class AnySwiftFlow: @unchecked Sendable {
  /// `KotlinModule.lent` of the module whose objects have been among the elements; nil before.
  let module = Guarded<Unmanaged<AnyObject>?>(nil)

  init() {}

  /// Its Kotlin type, for people.
  var name: String { "Flow" }

  /// The type of the sequences that it is made of.
  var sequence: Any.Type { Never.self }

  /// Iterates over a sequence until its end, and hands all elements over.
  func iterate(for iteration: SwiftIteration) async throws {}
}

/// One iteration, as the sequence knows it.
class SwiftIteration: @unchecked Sendable {
  /// Whether the sequence is asked for nothing before somebody wants it.
  let isRendezvous: Bool

  init(isRendezvous: Bool) {
    self.isRendezvous = isRendezvous
  }

  /// Waits until the sequence should be asked for an element. False if it should not.
  nonisolated(nonsending) func wantsNext() async -> Bool { false }

  /// Waits until somebody wants an element. False if nobody will.
  nonisolated(nonsending) func wantsElement() async -> Bool { false }

  /// Hands an element over, which `write` writes. Throws if it can't cross.
  func bring(_ write: (inout KotlinWriter) -> Void) throws(KotlinError) {}
}

/// Who gets the elements of an iteration: one call at a time, on any thread.
protocol SequenceConsumer: Sendable {
  /// One element, whose handles bring holds. The bytes are valid during the call.
  func brought(_ element: UnsafeRawBufferPointer)
  func completed()
  func failed(_ error: any Error)
  /// The last call. `unseen` is how the iteration has failed after a cancel.
  func released(unseen: (any Error)?)
}
