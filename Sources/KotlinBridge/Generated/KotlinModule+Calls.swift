@_spi(GeneratedCode)
extension KotlinModule {
  /// Calls a function that does not suspend, on this thread. `write` writes its arguments in order.
  ///
  /// Throws what Kotlin throws: a `KotlinError`, or the error of Swift's that Kotlin passes on.
  @inlinable
  public func call<Result: KotlinValue>(
    _ function: UInt32, returning result: Result.Type = Result.self,
    fileID: StaticString = #fileID, line: UInt = #line,
    write: (inout KotlinWriter) -> Void = { _ in }
  ) throws -> Result {
    do throws(KotlinError) {
      return try KotlinWriter.withWriter { (writer) throws(KotlinError) in
        write(&writer)
        let place = SourcePlace(fileID: fileID, line: line)
        return try call(function, with: writer.lend(), at: place).take(result, of: lent)
      }
    } catch {
      throw error.passedOn
    }
  }

  /// Reads a state flow. `write` writes its arguments in order.
  @inlinable
  public func value<Value: KotlinValue>(
    ofFlow flow: UInt32, as value: Value.Type = Value.self,
    write: (inout KotlinWriter) -> Void = { _ in }
  ) throws(KotlinError) -> Value {
    try KotlinWriter.withWriter { (writer) throws(KotlinError) in
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

  /// The typed twin of a function, a C function of its own type. Nil if the library has no entries,
  /// as a fake or a proxy: its functions are called by frames. Keep it: then a call costs what a call
  /// of C costs.
  ///
  /// `Function` is the type that the manifest says: the C types of the parameters, then a
  /// `UnsafeMutableRawPointer`, for which `call` has the argument.
  public func twin<Function>(_ function: UInt32) -> Function? {
    table.untraced.twin(ofFunction: number(ofFunction: function))
      .map { unsafeBitCast($0, to: Function.self) }
  }

  /// Calls a function that does not suspend, on this thread: by its typed twin, or by a frame if there
  /// is none or somebody traces a library.
  ///
  /// - `module` is only asked for a frame.
  /// - `direct` calls the twin, and passes its second argument as the last one. `write` writes the
  ///   arguments for the frame.
  ///
  /// Throws what Kotlin throws, as the other `call`.
  @inlinable
  public static func call<Function, Result: KotlinValue>(
    _ function: UInt32, _ twin: Function?, of module: @autoclosure () -> KotlinModule,
    fileID: StaticString = #fileID, line: UInt = #line,
    direct: (Function, UnsafeMutableRawPointer) -> Result,
    write: (inout KotlinWriter) -> Void = { _ in }
  ) throws -> Result {
    guard let twin, let caught = KotlinCatch.untraced() else {
      return try module().call(function, fileID: fileID, line: line, write: write)
    }
    do throws(KotlinError) {
      return try caught.calling { direct(twin, $0) }
    } catch {
      throw error.passedOn
    }
  }

  /// Calls such a function without a result.
  @inlinable
  public static func run<Function>(
    _ function: UInt32, _ twin: Function?, of module: @autoclosure () -> KotlinModule,
    fileID: StaticString = #fileID, line: UInt = #line,
    direct: (Function, UnsafeMutableRawPointer) -> Void,
    write: (inout KotlinWriter) -> Void = { _ in }
  ) throws {
    guard let twin, let caught = KotlinCatch.untraced() else {
      _ = try module().call(
        function, returning: KotlinUnit.self, fileID: fileID, line: line, write: write)
      return
    }
    do throws(KotlinError) {
      try caught.calling { direct(twin, $0) }
    } catch {
      throw error.passedOn
    }
  }
}
