/// A Kotlin `MutableSharedFlow`: Swift emits values to all that collect it, and collects it itself.
///
/// Every method may be called from any thread.
public struct KotlinMutableSharedFlow<Element: KotlinValue>: Sendable {
  private let object: CoroutineObject

  /// Emits a value, and waits for subscribers that are slow, where the flow's buffer says so.
  ///
  /// Throws `CancellationError` if the task is cancelled, and `KotlinError` for a value that can't cross.
  nonisolated(nonsending) public func emit(_ element: Element) async throws {
    try await object.callSuspending(object.calls.emit, with: element)
  }

  /// Emits a value if that needs no wait. False if it needs one: nobody gets the value then.
  ///
  /// Throws `KotlinError` for a value that can't cross.
  public func tryEmit(_ element: Element) throws -> Bool {
    try object.call(object.calls.tryEmit, with: element, returning: Bool.self)
  }
}

extension KotlinMutableSharedFlow: KotlinFlowProtocol {
  /// The flow of the values. It never ends by itself.
  public var flow: KotlinFlow<Element> { object.flow(FlowTraits(.shared)) }
}

@_spi(GeneratedCode)
extension KotlinMutableSharedFlow: KotlinCoroutine {
  public init(_ object: KotlinObject, _ calls: CoroutineCalls) {
    self.object = CoroutineObject(object, calls)
  }

  public func kotlinObject(of module: KotlinModule, _ calls: CoroutineCalls) -> KotlinObject? {
    object.object(of: module, calls)
  }
}
