/// The numbers of the functions that a library has for the objects of one coroutine type; nil for what the
/// type lacks. Only generated code uses it.
@_spi(GeneratedCode)
public struct CoroutineCalls: Sendable {
  let `await`: UInt32?
  let cancel: UInt32?
  let close: UInt32?
  let emit: UInt32?
  /// A flow.
  let flow: UInt32?
  let isActive: UInt32?
  let join: UInt32?
  let make: UInt32?
  let raise: UInt32?
  let send: UInt32?
  let tryEmit: UInt32?
  let trySend: UInt32?
  /// Of the flow.
  let traits: FlowTraits

  public init(
    await: UInt32? = nil, cancel: UInt32? = nil, close: UInt32? = nil, emit: UInt32? = nil,
    flow: UInt32? = nil, isActive: UInt32? = nil, join: UInt32? = nil, make: UInt32? = nil,
    raise: UInt32? = nil, send: UInt32? = nil, traits: FlowTraits = .cold,
    tryEmit: UInt32? = nil, trySend: UInt32? = nil
  ) {
    self.await = `await`
    self.cancel = cancel
    self.close = close
    self.emit = emit
    self.flow = flow
    self.isActive = isActive
    self.join = join
    self.make = make
    self.raise = raise
    self.send = send
    self.traits = traits
    self.tryEmit = tryEmit
    self.trySend = trySend
  }

  /// The function whose last parameter or whose result is an element; nil for a type without elements.
  var ofElement: UInt32? { emit ?? send ?? `await` }
}
