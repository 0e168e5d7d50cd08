/// A Kotlin `StateFlow`: a value that can be read at any time and followed as it changes.
///
/// Iterating gives the current value first, then every change, conflated: a slow consumer gets the
/// latest value. It never ends by itself.
public struct KotlinStateFlow<Value: KotlinValue>: Sendable, AsyncSequence {
  public typealias Element = Value
  public typealias Failure = any Error
  public typealias AsyncIterator = KotlinFlow<Value>.AsyncIterator

  let source: FlowSource

  init(source: FlowSource) {
    self.source = source
  }

  /// The current value, read without suspending.
  ///
  /// Throws what Kotlin code throws on the way: a class that refuses its arguments, the body that opens the flow.
  public var value: Value {
    get throws(KotlinError) {
      let bytes = try source.table.stateValue(of: source.id, arguments: source.arguments)
      defer { bytes.deallocate() }
      return try bytes.decoded()
    }
  }

  /// The same as a flow, for its other forms.
  public var flow: KotlinFlow<Value> { KotlinFlow(source: source) }

  public func makeAsyncIterator() -> AsyncIterator { flow.makeAsyncIterator() }
}

/// A Kotlin `MutableStateFlow`: a state flow whose value Swift may set.
public struct KotlinMutableStateFlow<Value: KotlinValue>: Sendable, AsyncSequence {
  public typealias Element = Value
  public typealias Failure = any Error
  public typealias AsyncIterator = KotlinFlow<Value>.AsyncIterator

  let source: FlowSource

  init(source: FlowSource) {
    self.source = source
  }

  /// The current value, read without suspending. Throws what Kotlin code throws on the way.
  public var value: Value {
    get throws(KotlinError) { try readOnly.value }
  }

  /// Sets the value; whoever follows it gets it, unless it equals the one before.
  ///
  /// Throws what Kotlin code throws, and has set nothing then: a class that refuses this value, for example.
  public func set(_ value: Value) throws(KotlinError) {
    try KotlinWriter.withWriter { (writer) throws(KotlinError) in
      value.write(to: &writer)
      try source.table.setState(of: source.id, arguments: source.arguments, to: writer.bytes)
    }
  }

  /// Sets the value to `update` if it equals `expected`, as one step. Returns whether it did.
  ///
  /// Throws as `set(_:)` does.
  public func compareAndSet(expected: Value, update: Value) throws(KotlinError) -> Bool {
    try KotlinWriter.withWriter { (first) throws(KotlinError) in
      expected.write(to: &first)
      let expected = first.bytes
      return try KotlinWriter.withWriter { (second) throws(KotlinError) in
        update.write(to: &second)
        return try source.table.compareAndSetState(
          of: source.id, arguments: source.arguments, expected: expected, update: second.bytes)
      }
    }
  }

  /// The same state flow without the means to set it.
  public var readOnly: KotlinStateFlow<Value> { KotlinStateFlow(source: source) }

  /// The same as a flow, for its other forms.
  public var flow: KotlinFlow<Value> { readOnly.flow }

  public func makeAsyncIterator() -> AsyncIterator { flow.makeAsyncIterator() }
}
