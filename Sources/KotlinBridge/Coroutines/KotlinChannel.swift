/// A Kotlin `Channel`: Swift sends elements to it, and receives those that others send.
///
/// Iterating takes elements: each goes to one of those that iterate. Every method may be called from any
/// thread. Dropping it closes nothing.
public struct KotlinChannel<Element: KotlinValue>: Sendable {
  /// The end that sends.
  public let sending: KotlinSendChannel<Element>
  private let object: CoroutineObject

  /// Sends an element. See `KotlinSendChannel.send(_:)`.
  nonisolated(nonsending) public func send(_ element: Element) async throws {
    try await sending.send(element)
  }

  /// Sends an element if there is room. See `KotlinSendChannel.trySend(_:)`.
  public func trySend(_ element: Element) throws -> Bool { try sending.trySend(element) }

  /// Closes the channel. See `KotlinSendChannel.close()`.
  @discardableResult
  public func close() -> Bool { sending.close() }
}

extension KotlinChannel: KotlinFlowProtocol {
  /// The elements that nobody else receives, with a window of 0.
  public var flow: KotlinFlow<Element> {
    object.flow(FlowTraits(window: .rendezvous))
  }
}

@_spi(GeneratedCode)
extension KotlinChannel: KotlinCoroutine {
  public init(_ object: KotlinObject, _ calls: CoroutineCalls) {
    self.object = CoroutineObject(object, calls)
    sending = KotlinSendChannel(object, calls)
  }

  public func kotlinObject(of module: KotlinModule, _ calls: CoroutineCalls) -> KotlinObject? {
    object.object(of: module, calls)
  }
}
