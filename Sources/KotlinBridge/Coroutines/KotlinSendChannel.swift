/// A Kotlin `SendChannel`: where Swift sends elements to Kotlin code.
///
/// Every method may be called from any thread. Dropping it closes nothing.
public struct KotlinSendChannel<Element: KotlinValue>: Sendable {
  fileprivate let object: CoroutineObject

  /// Sends an element, and waits while the channel has no room for it.
  ///
  /// Throws `KotlinError` for a channel that was closed, `CancellationError` for one that was cancelled or if
  /// the task is cancelled. The element was not sent then.
  nonisolated(nonsending) public func send(_ element: Element) async throws {
    try await object.callSuspending(object.calls.send, with: element)
  }

  /// Sends an element if the channel has room for it now. False if it has none or was closed.
  ///
  /// Throws `KotlinError` for an element that can't cross.
  public func trySend(_ element: Element) throws -> Bool {
    try object.call(object.calls.trySend, with: element, returning: Bool.self)
  }

  /// Closes the channel: who receives gets what was sent, and then the end. False if it was closed before.
  @discardableResult
  public func close() -> Bool {
    (try? object.call(object.calls.close, returning: Bool.self)) ?? false
  }
}

@_spi(GeneratedCode)
extension KotlinSendChannel: KotlinCoroutine {
  public init(_ object: KotlinObject, _ calls: CoroutineCalls) {
    self.object = CoroutineObject(object, calls)
  }

  public func kotlinObject(of module: KotlinModule, _ calls: CoroutineCalls) -> KotlinObject? {
    object.object(of: module, calls)
  }
}
