/// A Kotlin `StateFlow`: a value that can be read at any time and followed as it changes.
///
/// Iterating gives the current value first, then every change, conflated: a slow consumer gets the
/// latest value. It never ends by itself.
public struct KotlinStateFlow<Value: KotlinValue>: Sendable {
  public typealias Element = Value

  let source: FlowSource

  init(source: FlowSource) {
    self.source = source
  }

  /// The current value, read without suspending.
  ///
  /// Ends the process where `get()` would throw. Only a flow that is registered by a lambda can
  /// throw.
  public var value: Value { source.valueOrStop() }

  /// The current value. Throws what Kotlin code throws: the body that opens the flow, or a class
  /// that refuses its arguments.
  public func get() throws(KotlinError) -> Value {
    try source.value()
  }

  /// The flow of the values.
  public var flow: KotlinFlow<Value> { KotlinFlow(source: source) }
}

/// A Kotlin `MutableStateFlow`: a state flow whose value Swift may set.
public struct KotlinMutableStateFlow<Value: KotlinValue>: Sendable {
  public typealias Element = Value

  let source: FlowSource

  init(source: FlowSource) {
    self.source = source
  }

  /// The current value. Followers get a new value unless it equals the old one.
  ///
  /// Ends the process where `get()` or `set(_:)` would throw: for a flow that is registered by a
  /// lambda, for a value that its Kotlin class refuses, and for one that is nested too deep.
  public var value: Value {
    get { source.valueOrStop() }
    nonmutating set {
      do throws(KotlinError) {
        try set(newValue)
      } catch {
        source.stop(because: error, "set", remedy: "set(_:)")
      }
    }
  }

  /// The current value. Throws what Kotlin code throws: the body that opens the flow, or a class
  /// that refuses its arguments.
  public func get() throws(KotlinError) -> Value {
    try source.value()
  }

  /// Sets the value. Followers get it unless it equals the old one.
  ///
  /// Throws what Kotlin code throws, for example a class that refuses this value. The value is
  /// unchanged then.
  public func set(_ value: Value) throws(KotlinError) {
    try source.write(value) { (bytes) throws(KotlinError) in
      try source.table.untraced.setState(of: source.id, arguments: source.arguments, to: bytes)
    }
  }

  /// Sets the value to `update` if it equals `expected`, as one step. Returns whether it was equal.
  ///
  /// Throws as `set(_:)` does.
  public func compareAndSet(expected: Value, update: Value) throws(KotlinError) -> Bool {
    try source.write(expected) { (expected) throws(KotlinError) in
      try source.write(update) { (update) throws(KotlinError) in
        try source.table.untraced.compareAndSetState(
          of: source.id, arguments: source.arguments, expected: expected, update: update)
      }
    }
  }

  /// The state flow without its setters.
  public var readOnly: KotlinStateFlow<Value> { KotlinStateFlow(source: source) }

  /// The flow of the values.
  public var flow: KotlinFlow<Value> { readOnly.flow }
}

extension FlowSource {
  fileprivate func value<Value: KotlinValue>() throws(KotlinError) -> Value {
    let bytes = try table.untraced.stateValue(of: id, arguments: arguments)
    defer { bytes.deallocate() }
    return try bytes.decoded(by: cases)
  }

  fileprivate func valueOrStop<Value: KotlinValue>() -> Value {
    do throws(KotlinError) {
      return try value()
    } catch {
      stop(because: error, "read", remedy: "get()")
    }
  }

  fileprivate func write<Value: KotlinValue, Result>(
    _ value: Value, _ body: (UnsafeRawBufferPointer) throws(KotlinError) -> Result
  ) throws(KotlinError) -> Result {
    try KotlinWriter.withWriter(cases: cases.lent) { (writer) throws(KotlinError) in
      writer.write(value)
      return try body(writer.finish())
    }
  }

  fileprivate func stop(because error: KotlinError, _ what: String, remedy: String) -> Never {
    fatalError(
      "the state flow '\(declaration.manifest.name)' could not be \(what), \(remedy) throws this: \(error)"
    )
  }
}
