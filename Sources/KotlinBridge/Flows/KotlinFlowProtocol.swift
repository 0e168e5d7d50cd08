/// A flow or state flow, with the forms in which Swift can consume it.
///
/// The sequence form is the flow itself: `for try await element in flow`.
public protocol KotlinFlowProtocol<Element>: Sendable, AsyncSequence
where
  Element: KotlinValue, Failure == any Error, AsyncIterator == KotlinFlow<Element>.AsyncIterator
{
  /// The flow behind all forms.
  var flow: KotlinFlow<Element> { get }
}

extension KotlinFlow: KotlinFlowProtocol {
  public var flow: KotlinFlow { self }
}

extension KotlinStateFlow: KotlinFlowProtocol {}

extension KotlinMutableStateFlow: KotlinFlowProtocol {}

extension KotlinFlowProtocol {
  /// Chooses where the Kotlin code runs. Without a choice here, the declaration's counts; without
  /// that, `.caller` for the forms that pull and `.default` for those that push.
  public func placement(_ placement: KotlinPlacement) -> KotlinFlow<Element> {
    flow.placed(placement)
  }

  /// Begins an iteration. Its first `next()` subscribes.
  public func makeAsyncIterator() -> KotlinFlow<Element>.AsyncIterator {
    KotlinFlow.AsyncIterator(cursor: flow.makeCursor())
  }
}
