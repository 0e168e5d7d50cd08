@_spi(GeneratedCode)
extension KotlinModule {
  /// Calls a function that suspends, with a completion handler. `write` writes its arguments in
  /// order. See `KotlinCompletion`.
  @discardableResult
  public func callSuspending<Value: KotlinValue>(
    _ function: UInt32, on placement: KotlinPlacement,
    completion: @escaping KotlinCompletion<Value>,
    fileID: StaticString = #fileID, line: UInt = #line,
    write: (inout KotlinWriter) -> Void = { _ in }
  ) -> KotlinJob {
    let place = SourcePlace(fileID: fileID, line: line)
    return KotlinJob.calling(table, module: lent, completion: completion) {
      (call) throws(KotlinError) in
      let id = number(ofFunction: function)
      return try KotlinWriter.withWriter { (writer) throws(KotlinError) in
        write(&writer)
        return try table.startPushing(
          id, with: writer.lend(), placement: placement, call, at: place)
      }
    }
  }

  /// The same for a function of `Unit`.
  @discardableResult
  public func callSuspending(
    _ function: UInt32, on placement: KotlinPlacement,
    completion: @escaping KotlinCompletion<Void>,
    fileID: StaticString = #fileID, line: UInt = #line,
    write: (inout KotlinWriter) -> Void = { _ in }
  ) -> KotlinJob {
    let completion: KotlinCompletion<KotlinUnit> = { completion($0.map { _ in }) }
    return callSuspending(
      function, on: placement, completion: completion, fileID: fileID, line: line, write: write)
  }

  /// The same for a function of objects of any class with an interface, or of a flow, which `object`
  /// makes of what crosses: a handle.
  @discardableResult
  public func callSuspending<Handle: KotlinValue, Object>(
    _ function: UInt32, on placement: KotlinPlacement,
    completion: @escaping KotlinCompletion<Object>,
    object: @escaping @Sendable (Handle) -> Object,
    fileID: StaticString = #fileID, line: UInt = #line,
    write: (inout KotlinWriter) -> Void = { _ in }
  ) -> KotlinJob {
    let completion: KotlinCompletion<Handle> = { completion($0.map(object)) }
    return callSuspending(
      function, on: placement, completion: completion, fileID: fileID, line: line, write: write)
  }
}
