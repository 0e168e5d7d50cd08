/// A Kotlin `StateFlow`: a value that can be read at any time and followed as it changes.
///
/// Iterating gives the current value first, then every change, conflated: a slow consumer gets the
/// latest value. It never ends by itself.
public struct KotlinStateFlow<Value: KotlinValue>: Sendable {
  public typealias Element = Value

  @usableFromInline let source: FlowSource

  @inline(__always)
  init(source: FlowSource) {
    self.source = source
  }

  /// The current value, read without suspending.
  ///
  /// Ends the process where `get()` would throw: for a value that can't cross, such as an infinite
  /// `Duration`.
  @inlinable
  public var value: Value { source.valueOrStop() }

  /// The current value. Throws where it can't cross, and where a fake does not declare the flow.
  @inlinable
  public func get() throws(KotlinError) -> Value {
    try source.value()
  }

  /// The flow of the values.
  public var flow: KotlinFlow<Value> { KotlinFlow(source: source) }
}

/// A Kotlin `MutableStateFlow`: a state flow whose value Swift may set.
public struct KotlinMutableStateFlow<Value: KotlinValue>: Sendable {
  public typealias Element = Value

  @usableFromInline let source: FlowSource

  @inline(__always)
  init(source: FlowSource) {
    self.source = source
  }

  /// The current value. Followers get a new value unless it equals the old one.
  ///
  /// Ends the process where `get()` or `set(_:)` would throw: for a value that its Kotlin class
  /// refuses, for one that is nested too deep, and for one that can't cross.
  @inlinable
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

  /// The current value. Throws where it can't cross, and where a fake does not declare the flow.
  @inlinable
  public func get() throws(KotlinError) -> Value {
    try source.value()
  }

  /// Sets the value. Followers get it unless it equals the old one.
  ///
  /// Throws what Kotlin code throws, for example a class that refuses this value. The value is
  /// unchanged then.
  @inlinable
  public func set(_ value: Value) throws(KotlinError) {
    try source.write(value) { (value) throws(KotlinError) in
      try source.withArguments { (arguments) throws(KotlinError) in
        _ = try source.set(with: arguments, to: value).take(KotlinUnit.self)
      }
    }
  }

  /// Sets the value to `update` if it equals `expected`, as one step. Returns whether it was equal.
  ///
  /// Throws as `set(_:)` does.
  @inlinable
  public func compareAndSet(expected: Value, update: Value) throws(KotlinError) -> Bool {
    try source.write(expected) { (expected) throws(KotlinError) in
      try source.write(update) { (update) throws(KotlinError) in
        try source.withArguments { (arguments) throws(KotlinError) in
          try source.compareAndSet(with: arguments, expected: expected, update: update)
            .take(Bool.self)
        }
      }
    }
  }

  /// The state flow without its setters.
  public var readOnly: KotlinStateFlow<Value> { KotlinStateFlow(source: source) }

  /// The flow of the values.
  public var flow: KotlinFlow<Value> { readOnly.flow }
}

// Inlinable, so that a reader or writer of the value is made for its type.
extension FlowSource {
  @inlinable
  func value<Value: KotlinValue>() throws(KotlinError) -> Value {
    try withArguments { (arguments) throws(KotlinError) in
      try read(with: arguments).take(Value.self, of: module)
    }
  }

  @inlinable
  func valueOrStop<Value: KotlinValue>() -> Value {
    do throws(KotlinError) {
      return try value()
    } catch {
      stop(because: error, "read", remedy: "get()")
    }
  }

  /// Lends `body` the encoding of a value.
  @inlinable
  func write<Value: KotlinValue, Result>(
    _ value: Value, _ body: (UnsafeRawBufferPointer) throws(KotlinError) -> Result
  ) throws(KotlinError) -> Result {
    defer { extendLifetime(value) }  // for objects among it
    return try KotlinWriter.withWriter { (writer) throws(KotlinError) in
      writer.write(value)
      return try body(writer.finish())
    }
  }

  /// Lends `body` the arguments, with room for the answer.
  @inlinable
  func withArguments<Result>(
    _ body: (FrameArguments) throws(KotlinError) -> Result
  ) throws(KotlinError) -> Result {
    defer { extendLifetime(owner) }
    return try KotlinWriter.withWriter { (writer) throws(KotlinError) in
      arguments.write(to: &writer)
      return try body(writer.lend())
    }
  }

  // Each returns the answer. See `Table`.

  @usableFromInline
  func read(with arguments: FrameArguments) throws(KotlinError) -> FrameAnswer {
    try table.untraced.stateValue(of: id, with: arguments)
  }

  @usableFromInline
  func set(
    with arguments: FrameArguments, to value: UnsafeRawBufferPointer
  ) throws(KotlinError) -> FrameAnswer {
    try table.untraced.setState(of: id, with: arguments, to: value)
  }

  @usableFromInline
  func compareAndSet(
    with arguments: FrameArguments, expected: UnsafeRawBufferPointer,
    update: UnsafeRawBufferPointer
  ) throws(KotlinError) -> FrameAnswer {
    try table.untraced.compareAndSetState(
      of: id, with: arguments, expected: expected, update: update)
  }

  @usableFromInline
  func stop(because error: KotlinError, _ what: String, remedy: String) -> Never {
    fatalError(
      "the state flow '\(name)' could not be \(what); use \(remedy), which throws the error: "
        + "\(error)")
  }
}
