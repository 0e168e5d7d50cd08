/// Lookups of flows by their names.
extension KotlinLibrary {
  /// A flow, cold, shared or state, by its name, with its arguments.
  ///
  /// - Parameter fileID: with `line`, the place that `KotlinTrace` reports for what is iterated.
  public func flow<Element: KotlinValue, each Argument: KotlinValue>(
    _ name: String, _ argument: repeat each Argument, of element: Element.Type = Element.self,
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(KotlinError) -> KotlinFlow<Element> {
    KotlinFlow(
      source: try source(
        name, repeat each argument, of: element, at: SourcePlace(fileID: fileID, line: line)))
  }

  /// A state flow by its name, with its arguments.
  public func stateFlow<Value: KotlinValue, each Argument: KotlinValue>(
    _ name: String, _ argument: repeat each Argument, of value: Value.Type = Value.self,
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(KotlinError) -> KotlinStateFlow<Value> {
    let source = try source(
      name, repeat each argument, of: value, at: SourcePlace(fileID: fileID, line: line))
    let flow = try declaration(ofFlow: name).manifest
    guard flow.isState else {
      throw .misuse("'\(name)' of \(self.name) is a \(flow.kind) flow and no state flow")
    }
    return KotlinStateFlow(source: source)
  }

  /// A state flow whose value can be set, by its name, with its arguments.
  public func mutableStateFlow<Value: KotlinValue, each Argument: KotlinValue>(
    _ name: String, _ argument: repeat each Argument, of value: Value.Type = Value.self,
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(KotlinError) -> KotlinMutableStateFlow<Value> {
    let source = try source(
      name, repeat each argument, of: value, at: SourcePlace(fileID: fileID, line: line))
    let flow = try declaration(ofFlow: name).manifest
    guard flow.isState, flow.mutable else {
      throw .misuse("'\(name)' of \(self.name) is no state flow that can be set")
    }
    return KotlinMutableStateFlow(source: source)
  }

  private func source<Element: KotlinValue, each Argument: KotlinValue>(
    _ name: String, _ argument: repeat each Argument, of element: Element.Type,
    at place: SourcePlace
  ) throws(KotlinError) -> FlowSource {
    let declaration = try declaration(ofFlow: name)
    let flow = declaration.manifest
    let cases = try declaration.checked.cases(
      repeat (each Argument).self, returning: element
    ) { () throws(KotlinError) in
      try compare(
        flow.parameters, with: kotlinTypes(repeat (each Argument).self), of: "the flow '\(name)'",
        flow.element, with: element.kotlinType, of: "the element type of the flow '\(name)'")
    }
    let arguments = try KotlinWriter.withWriter(cases: cases.lent) {
      (writer) throws(KotlinError) in
      repeat writer.write(each argument)
      return Array(try writer.finish())
    }
    return FlowSource(
      table: TracedTable(table), id: flow.id, traits: declaration.traits, cases: cases,
      arguments: arguments, place: place)
  }
}
