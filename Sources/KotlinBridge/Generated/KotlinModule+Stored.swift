// What reads and sets a stored property, where no code of the library's runs.

@_spi(GeneratedCode)
extension KotlinModule {
  /// As `call`. Ends the process where that would throw.
  @inlinable
  public func callOrStop<Result: KotlinValue>(
    _ function: UInt32, returning result: Result.Type = Result.self,
    fileID: StaticString = #fileID, line: UInt = #line,
    write: (inout KotlinWriter) -> Void = { _ in }
  ) -> Result {
    do {
      return try call(function, returning: result, fileID: fileID, line: line, write: write)
    } catch {
      stop(in: function, because: error)
    }
  }

  /// As `call` with a typed twin. Ends the process where that would throw.
  @inlinable
  public static func callOrStop<Function, Result: KotlinValue>(
    _ function: UInt32, _ twin: Function?, of module: @autoclosure () -> KotlinModule,
    fileID: StaticString = #fileID, line: UInt = #line,
    direct: (Function, UnsafeMutableRawPointer) -> Result,
    write: (inout KotlinWriter) -> Void = { _ in }
  ) -> Result {
    do {
      return try call(
        function, twin, of: module(), fileID: fileID, line: line, direct: direct, write: write)
    } catch {
      module().stop(in: function, because: error)
    }
  }

  /// As `run`. Ends the process where that would throw.
  @inlinable
  public static func runOrStop<Function>(
    _ function: UInt32, _ twin: Function?, of module: @autoclosure () -> KotlinModule,
    fileID: StaticString = #fileID, line: UInt = #line,
    direct: (Function, UnsafeMutableRawPointer) -> Void,
    write: (inout KotlinWriter) -> Void = { _ in }
  ) {
    do {
      try run(
        function, twin, of: module(), fileID: fileID, line: line, direct: direct, write: write)
    } catch {
      module().stop(in: function, because: error)
    }
  }

  @usableFromInline @inline(never)
  func stop(in function: UInt32, because error: any Error) -> Never {
    let id = number(ofFunction: function)
    let name = library.manifest.functions.first { $0.id == id }?.name ?? "number \(id)"
    fatalError("the property '\(name)' could not be read or set: \(error)")
  }
}
