/// A Kotlin/Native library with a bridge: its flows and functions by name.
///
/// - Made once and kept: it reads the library's manifest. Any thread may use it.
/// - The library stays loaded until the process ends.
/// - Names and types are checked where a flow or function is looked up; what doesn't fit throws
///   `KotlinError`, code `misuse`, which says what there is instead.
public final class KotlinLibrary: Sendable {
  let table: Table
  private let manifest: Manifest
  private let flows: [String: FlowDeclaration]
  private let functions: [String: FunctionDeclaration]
  private let types: DeclaredTypes
  private let host: (any LibraryHost)?

  /// A library that is linked to the program, by its exported function: `KotlinLibrary(linked:
  /// people_kotlin_bridge)`.
  public convenience init(linked entry: () -> UnsafeMutableRawPointer?) throws(KotlinError) {
    try self.init(table: entry(), origin: "the linked library")
  }

  /// A library opened by its path.
  ///
  /// - Parameter name: the name it was registered with; that of the file, `lib<name>.so`, unless given.
  public convenience init(path: String, name: String? = nil) throws(KotlinError) {
    try self.init(table: DynamicLibrary.entry(path: path, name: name), origin: path)
  }

  /// A library whose table is written in Swift.
  package convenience init(
    hostedBy host: any LibraryHost, table: UnsafeMutableRawPointer
  ) throws(KotlinError) {
    try self.init(table: table, origin: "the linked library", host: host)
  }

  private init(
    table raw: UnsafeMutableRawPointer?, origin: String, host: (any LibraryHost)? = nil
  ) throws(KotlinError) {
    table = try Table(checking: raw, origin: origin)
    self.host = host
    let json = try host.withCurrent { [table] () throws(KotlinError) in try table.manifest() }
    manifest = try Manifest(json: json, origin: origin)
    flows = Dictionary(manifest.flows.map { ($0.name, FlowDeclaration($0)) }) { first, _ in first }
    functions = Dictionary(manifest.functions.map { ($0.name, FunctionDeclaration($0)) }) {
      first, _ in first
    }
    types = DeclaredTypes(manifest.types ?? [])
    Tracking.register(table.address, manifest)
  }

  /// The name that the library was registered with.
  public var name: String { manifest.library }

  /// The version of Kotlin that the library was built with.
  public var kotlinVersion: String { manifest.kotlin }

  /// What is alive in the library.
  public var counters: KotlinCounters {
    get throws(KotlinError) {
      try host.withCurrent { () throws(KotlinError) in try table.counters() }
    }
  }

  /// Runs a full Kotlin garbage collection before it returns.
  public func collectGarbage() throws(KotlinError) {
    try host.withCurrent { () throws(KotlinError) in try table.collectGarbage() }
  }

  // MARK: - Flows

  /// A flow, cold, shared or state, by its name, with its arguments.
  ///
  /// - Parameter fileID: with `line`, the place that `KotlinTrace` tells of what is iterated.
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
    let flow = source.declaration.manifest
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
    let flow = source.declaration.manifest
    guard flow.isState, flow.mutable else {
      throw .misuse("'\(name)' of \(self.name) is no state flow that can be set")
    }
    return KotlinMutableStateFlow(source: source)
  }

  private func source<Element: KotlinValue, each Argument: KotlinValue>(
    _ name: String, _ argument: repeat each Argument, of element: Element.Type,
    at place: SourcePlace
  ) throws(KotlinError) -> FlowSource {
    guard let declaration = flows[name] else {
      throw unknown("flow", name, of: manifest.flows.map(\.name))
    }
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
      table: table, declaration: declaration, cases: cases, arguments: arguments, place: place)
  }

  // MARK: - Functions

  /// A function by its name, to call it many times.
  ///
  /// - Parameter fileID: with `line`, the place that `KotlinTrace` tells of its calls.
  public func function<each Argument: KotlinValue, Result: KotlinValue>(
    _ name: String, taking argument: repeat (each Argument).Type,
    returning result: Result.Type = Result.self,
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(KotlinError) -> KotlinFunction<repeat each Argument, Result> {
    guard let declaration = functions[name] else {
      throw unknown("function", name, of: manifest.functions.map(\.name))
    }
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
        table: table, declaration: declaration, cases: cases, placement: declaration.placement,
        place: SourcePlace(fileID: fileID, line: line)))
  }

  // MARK: - Checks

  /// Throws unless the types fit, and says where they differ.
  private func compare(
    _ parameters: [Manifest.Parameter], with arguments: [KotlinType], of what: String,
    _ declared: String, with type: KotlinType, of whatOfType: String
  ) throws(KotlinError) -> CaseTable {
    var comparison = TypeComparison(types)
    var isNamed = parameters.count == arguments.count
    for (parameter, argument) in zip(parameters, arguments) {
      switch comparison.difference(of: argument, from: parameter.type) {
      case .name: isNamed = false
      case .contents(let difference):
        throw .misuse("the parameter '\(parameter.name)' of \(what) of \(name): \(difference)")
      case nil: continue
      }
    }
    if !isNamed {
      let wanted = parameters.map { "\($0.name): \(KotlinType.hint($0.type))" }
      let given = arguments.map(\.swiftName)
      throw .misuse(
        "\(what) of \(name) takes (\(wanted.joined(separator: ", "))), "
          + "not (\(given.joined(separator: ", ")))")
    }
    switch comparison.difference(of: type, from: declared) {
    case .name:
      throw .misuse(
        "\(whatOfType) of \(name) is \(KotlinType.hint(declared)), not \(type.swiftName)")
    case .contents(let difference):
      throw .misuse("\(whatOfType) of \(name): \(difference)")
    case nil: return CaseTable(comparison.cases)
    }
  }

  private func unknown(_ what: String, _ name: String, of names: [String]) -> KotlinError {
    .misuse(
      "\(self.name) has no \(what) '\(name)'; it has "
        + (names.isEmpty ? "none" : names.map { "'\($0)'" }.joined(separator: ", ")))
  }
}

private func kotlinTypes<each Value: KotlinValue>(
  _ type: repeat (each Value).Type
) -> [KotlinType] {
  var types: [KotlinType] = []
  repeat types.append((each type).kotlinType)
  return types
}
