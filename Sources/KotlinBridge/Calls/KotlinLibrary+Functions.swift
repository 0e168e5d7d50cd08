/// Lookups of functions by their names.
extension KotlinLibrary {
  /// A function by its name, to call it many times.
  ///
  /// - Parameter fileID: with `line`, the place that `KotlinTrace` reports for its calls.
  public func function<each Argument: KotlinValue, Result: KotlinValue>(
    _ name: String, taking argument: repeat (each Argument).Type,
    returning result: Result.Type = Result.self,
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(KotlinError) -> KotlinFunction<repeat each Argument, Result> {
    let declaration = try declaration(ofFunction: name)
    let function = declaration.manifest
    let cases = try declaration.checked.cases(
      repeat each argument, returning: result
    ) { () throws(KotlinError) in
      try compare(
        function.parameters, with: kotlinTypes(repeat each argument),
        of: "the function '\(name)'", function.result, with: result.kotlinType,
        of: "the result type of the function '\(name)'")
    }
    return KotlinFunction(
      target: CallTarget(
        table: TracedTable(table), declaration: declaration, cases: cases,
        placement: declaration.placement,
        place: SourcePlace(fileID: fileID, line: line)))
  }
}
