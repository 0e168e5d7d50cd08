import Synchronization

/// A Kotlin/Native library with a bridge.
///
/// - The Swift module that is generated for it calls its functions and has its flows. The module
///   finds a library that is linked to the program by itself; give it one that is opened here:
///
///       try PeopleLibrary.use(KotlinLibrary(path: "libpeople.so"))
///
/// - Make it once and keep it, for it reads the library's manifest. Any thread may use it.
/// - The library stays loaded until the process ends.
public final class KotlinLibrary: Sendable {
  let table: Table
  /// Nil until somebody needs it, for a library that is as the code for it was generated.
  private let contents = AtomicLazyReference<LibraryContents>()
  /// Kept alive, because the table calls it.
  private let host: (any AnyObject & Sendable)?

  /// A library that is linked to the program: `KotlinLibrary(linked: people_kotlin_bridge)`.
  ///
  /// - Parameter entry: the function that the library exports.
  public convenience init(linked entry: () -> UnsafeMutableRawPointer?) throws(KotlinError) {
    try self.init(table: entry(), origin: "the linked library")
  }

  /// A library opened by its path.
  ///
  /// - Parameters:
  ///   - path: the file of the library.
  ///   - name: the name of its bridge; by default `<name>` of the file `lib<name>.so`.
  public convenience init(path: String, name: String? = nil) throws(KotlinError) {
    try self.init(table: DynamicLibrary.entry(path: path, name: name), origin: path)
  }

  /// A library whose table is written in Swift. It keeps `host`, if there is one.
  package convenience init(
    hostedBy host: (any AnyObject & Sendable)?, table: UnsafeMutableRawPointer
  ) throws(KotlinError) {
    try self.init(table: table, origin: "the linked library", host: host)
  }

  /// The library that is linked to the program, for the code that was generated from it. Its manifest
  /// is read only if it has another digest, or once somebody asks for what it says.
  convenience init(
    linked entry: () -> UnsafeMutableRawPointer?, expecting generated: GeneratedManifest
  ) throws(KotlinError) {
    try self.init(table: entry(), origin: "the linked library", expecting: generated)
  }

  private init(
    table raw: UnsafeMutableRawPointer?, origin: String, host: (any AnyObject & Sendable)? = nil,
    expecting generated: GeneratedManifest? = nil
  ) throws(KotlinError) {
    table = try Table(checking: raw, origin: origin)
    self.host = host
    if let generated, table.digest == generated.digest {
      try table.checkModule(
        functions: generated.functionCount, flows: generated.flowCount, origin: origin)
      try table.checkTwins(count: generated.twinCount, origin: origin)
    } else {
      let manifest = try contents(origin).manifest
      try table.checkModule(
        functions: manifest.functions.count, flows: manifest.flows.count, origin: origin)
      try table.checkTwins(of: manifest, origin: origin)
    }
    // By the table, and not by a weak reference: an object that lives at the end of the process keeps
    // the memory of those, which the leak checker of the address sanitizer reports.
    Tracking.register(table.address) { [table] in
      guard let json = try? table.manifest() else { return nil }
      return try? Manifest(json: json, origin: origin)
    }
  }

  private func contents(_ origin: String) throws(KotlinError) -> LibraryContents {
    if let read = contents.load() { return read }
    let json = try table.manifest()
    return contents.storeIfNil(LibraryContents(try Manifest(json: json, origin: origin)))
  }

  /// What the library declares.
  private var declared: LibraryContents {
    if let read = contents.load() { return read }
    do throws(KotlinError) {
      return try contents("the linked library")
    } catch {
      // It has the digest of a manifest that was read.
      fatalError("\(error)")
    }
  }

  var manifest: Manifest { declared.manifest }
  var flows: [String: FlowDeclaration] { declared.flows }
  var functions: [String: FunctionDeclaration] { declared.functions }
  var types: DeclaredTypes { declared.types }

  /// The manifest as the library hands it out. For a library of Kotlin, not for one written in
  /// Swift.
  package func manifestBytes() throws(KotlinError) -> [UInt8] { try table.manifest() }

  /// The name of its bridge.
  public var name: String { manifest.library }

  /// The version of the Kotlin compiler that built the library.
  public var kotlinVersion: String { manifest.kotlin }

  /// The counts of what is alive in the library.
  public var counters: KotlinCounters {
    get throws(KotlinError) { try table.counters() }
  }

  /// Runs a full Kotlin garbage collection, and returns after it.
  public func collectGarbage() throws(KotlinError) {
    try table.collectGarbage()
  }

  // MARK: - What it declares, by name

  /// A flow that the library declares. Throws an error that lists the names if it does not.
  func declaration(ofFlow name: String) throws(KotlinError) -> FlowDeclaration {
    guard let declaration = flows[name] else {
      throw unknown("flow", name, of: manifest.flows.map(\.name))
    }
    return declaration
  }

  /// A function that the library declares. Throws as above.
  func declaration(ofFunction name: String) throws(KotlinError) -> FunctionDeclaration {
    guard let declaration = functions[name] else {
      throw unknown("function", name, of: manifest.functions.map(\.name))
    }
    return declaration
  }

  func unknown(_ what: String, _ name: String, of names: [String]) -> KotlinError {
    // A generated library may have hundreds.
    let shown = names.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
    let left = names.count > 20 ? ", and \(names.count - 20) more" : ""
    return .misuse(
      "\(self.name) has no \(what) '\(name)'; it has " + (names.isEmpty ? "none" : shown + left))
  }
}
