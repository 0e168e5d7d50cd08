/// A Kotlin/Native library with a bridge: its flows and functions by name.
///
/// - Make it once and keep it, for it reads the library's manifest. Any thread may use it.
/// - The library stays loaded until the process ends.
/// - A lookup of a flow or function checks its name and types. It throws `KotlinError`, code
///   `misuse`, if they don't fit, and says what the library has instead.
public final class KotlinLibrary: Sendable {
  let table: Table
  let manifest: Manifest
  let flows: [String: FlowDeclaration]
  let functions: [String: FunctionDeclaration]
  let types: DeclaredTypes
  private let host: (any LibraryHost)?

  /// A library that is linked to the program: `KotlinLibrary(linked: people_kotlin_bridge)`.
  ///
  /// - Parameter entry: the function that the library exports.
  public convenience init(linked entry: () -> UnsafeMutableRawPointer?) throws(KotlinError) {
    try self.init(table: entry(), origin: "the linked library")
  }

  /// A library opened by its path.
  ///
  /// - Parameter name: the name of its bridge; by default `<name>` of the file `lib<name>.so`.
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
    try table.checkModule(manifest, origin: origin)
    flows = Dictionary(manifest.flows.map { ($0.name, FlowDeclaration($0)) }) { first, _ in first }
    functions = Dictionary(manifest.functions.map { ($0.name, FunctionDeclaration($0)) }) {
      first, _ in first
    }
    types = DeclaredTypes(manifest.types ?? [])
    Tracking.register(table.address, manifest)
  }

  /// Whether its table is written in Swift.
  var isHosted: Bool { host != nil }

  /// The name of its bridge.
  public var name: String { manifest.library }

  /// The version of the Kotlin compiler that built the library.
  public var kotlinVersion: String { manifest.kotlin }

  /// The counts of what is alive in the library.
  public var counters: KotlinCounters {
    get throws(KotlinError) {
      try host.withCurrent { () throws(KotlinError) in try table.counters() }
    }
  }

  /// Runs a full Kotlin garbage collection, and returns after it.
  public func collectGarbage() throws(KotlinError) {
    try host.withCurrent { () throws(KotlinError) in try table.collectGarbage() }
  }

  // MARK: - Checks

  /// Compares the Swift types of a lookup with the declared ones. Throws an error that says where
  /// they differ.
  func compare(
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
    case nil: return CaseTable([])
    }
  }

  /// The error of a lookup by a name that the library does not have.
  func unknown(_ what: String, _ name: String, of names: [String]) -> KotlinError {
    // A generated library may have hundreds.
    let shown = names.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
    let left = names.count > 20 ? ", and \(names.count - 20) more" : ""
    return .misuse(
      "\(self.name) has no \(what) '\(name)'; it has " + (names.isEmpty ? "none" : shown + left))
  }
}
