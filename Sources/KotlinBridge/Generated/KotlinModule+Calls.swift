@_spi(Generated)
extension KotlinModule {
  /// Calls a function that does not suspend, on this thread. `write` writes its arguments in order.
  ///
  /// Throws what Kotlin throws.
  @inlinable
  public func call<Result: KotlinValue>(
    _ function: UInt32, returning result: Result.Type = Result.self,
    fileID: StaticString = #fileID, line: UInt = #line,
    write: (inout KotlinWriter) -> Void = { _ in }
  ) throws(KotlinError) -> Result {
    try KotlinWriter.withWriter(cases: nil) { (writer) throws(KotlinError) in
      write(&writer)
      let place = SourcePlace(fileID: fileID, line: line)
      return try call(function, with: writer.lend(), at: place).take(result, of: lent)
    }
  }

  /// Reads a state flow. `write` writes its arguments in order.
  @inlinable
  public func value<Value: KotlinValue>(
    ofFlow flow: UInt32, as value: Value.Type = Value.self,
    write: (inout KotlinWriter) -> Void = { _ in }
  ) throws(KotlinError) -> Value {
    try KotlinWriter.withWriter(cases: nil) { (writer) throws(KotlinError) in
      write(&writer)
      return try readValue(ofFlow: flow, with: writer.lend()).take(value, of: lent)
    }
  }

  @usableFromInline
  func call(
    _ function: UInt32, with arguments: FrameArguments, at place: SourcePlace
  ) throws(KotlinError) -> FrameAnswer {
    try table.call(number(ofFunction: function), with: arguments, at: place)
  }

  @usableFromInline
  func readValue(
    ofFlow flow: UInt32, with arguments: FrameArguments
  ) throws(KotlinError) -> FrameAnswer {
    try table.untraced.stateValue(of: number(ofFlow: flow), with: arguments)
  }

  // MARK: - Typed twins

  /// The typed twin of a function, a C function of its own type; nil if it has none. Keep it: then
  /// a call costs what a call of C costs.
  ///
  /// - Parameter type: the type of the C function. Its parameters are those of the function and a
  ///   `UnsafeMutableRawPointer`, for which `KotlinCatch.catching` has the argument.
  public func twin<Function>(
    ofFunction id: UInt32, as type: Function.Type
  ) throws(KotlinError) -> Function? {
    try table.untraced.twin(ofFunction: number(ofFunction: id))
      .map { unsafeBitCast($0, to: type) }
  }

  /// The typed twin that reads the value of a state flow; nil if it has none.
  public func twin<Function>(
    ofFlow id: UInt32, as type: Function.Type
  ) throws(KotlinError) -> Function? {
    try table.untraced.twin(ofFlow: number(ofFlow: id)).map { unsafeBitCast($0, to: type) }
  }

  /// Whether somebody traces a library. Calls are then made through frames, which are traced.
  public static var isTraced: Bool { Tracking.isOn }
}
