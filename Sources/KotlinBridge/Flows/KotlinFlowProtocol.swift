/// What flows and state flows have in common: their forms.
///
/// The sequence is the flow itself: `for try await element in flow`.
public protocol KotlinFlowProtocol<Element>: Sendable, AsyncSequence
where
  Element: KotlinValue, Failure == any Error, AsyncIterator == KotlinFlow<Element>.AsyncIterator
{
  /// The flow that the forms are of.
  var flow: KotlinFlow<Element> { get }
}

extension KotlinFlow: KotlinFlowProtocol {
  public var flow: KotlinFlow { self }
}

extension KotlinStateFlow: KotlinFlowProtocol {}

extension KotlinMutableStateFlow: KotlinFlowProtocol {}

extension KotlinFlowProtocol {
  /// Where the Kotlin code runs: what is chosen here, else what the registration says, else `.caller` for
  /// the forms that pull and `.default` for those that push.
  public func placement(_ placement: KotlinPlacement) -> KotlinFlow<Element> {
    flow.placed(placement)
  }

  public func makeAsyncIterator() -> KotlinFlow<Element>.AsyncIterator {
    KotlinFlow.AsyncIterator(cursor: flow.makeCursor())
  }
}
