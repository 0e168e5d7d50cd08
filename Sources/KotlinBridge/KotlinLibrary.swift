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
  private let functions: [String: Manifest.Function]
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
    functions = Dictionary(manifest.functions.map { ($0.name, $0) }) { first, _ in first }
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
    try check("flow", name, flow.parameters, against: types(repeat (each Argument).self))
    try check(element.kotlinType, is: flow.element, "the element type of the flow '\(name)'")
    let arguments = KotlinWriter.withWriter { writer in
      repeat (each argument).write(to: &writer)
      return Array(writer.bytes)
    }
    return FlowSource(table: table, declaration: declaration, arguments: arguments, place: place)
  }

  // MARK: - Functions

  /// A function by its name, to call it many times.
  public func function<each Argument: KotlinValue, Result: KotlinValue>(
    _ name: String, taking argument: repeat (each Argument).Type,
    returning result: Result.Type = Result.self
  ) throws(KotlinError) -> KotlinFunction<repeat each Argument, Result> {
    guard let function = functions[name] else {
      throw unknown("function", name, of: manifest.functions.map(\.name))
    }
    try check("function", name, function.parameters, against: types(repeat each argument))
    try check(result.kotlinType, is: function.result, "the result type of the function '\(name)'")
    return KotlinFunction(
      target: CallTarget(
        table: table, id: function.id, placement: KotlinPlacement(manifest: function.placement)))
  }

  /// The same, with the placement of one call.
  @usableFromInline
  func function<each Argument: KotlinValue, Result: KotlinValue>(
    _ name: String, taking argument: repeat (each Argument).Type, returning result: Result.Type,
    placement: KotlinPlacement?
  ) throws(KotlinError) -> KotlinFunction<repeat each Argument, Result> {
    let function = try function(name, taking: repeat each argument, returning: result)
    return placement.map(function.placement) ?? function
  }

  // MARK: - Checks

  private func types<each Argument: KotlinValue>(
    _ argument: repeat (each Argument).Type
  ) -> [String] {
    var types: [String] = []
    repeat types.append((each argument).kotlinType)
    return types
  }

  private func check(
    _ what: String, _ name: String, _ parameters: [Manifest.Parameter], against types: [String]
  ) throws(KotlinError) {
    if parameters.map(\.type) == types { return }
    let wanted = parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    throw .misuse(
      "the \(what) '\(name)' of \(self.name) takes (\(wanted)), not (\(types.joined(separator: ", ")))"
    )
  }

  private func check(_ type: String, is declared: String, _ what: String) throws(KotlinError) {
    if type == declared { return }
    throw .misuse("\(what) of \(name) is \(declared), not \(type)")
  }

  private func unknown(_ what: String, _ name: String, of names: [String]) -> KotlinError {
    .misuse(
      "\(self.name) has no \(what) '\(name)'; it has "
        + (names.isEmpty ? "none" : names.map { "'\($0)'" }.joined(separator: ", ")))
  }
}
