import KotlinBridgeLocks

/// A library as generated code reaches it: by the numbers of its functions and flows.
///
/// It counts no references, for each call would change the count, and threads would wait for each
/// other there. What it refers to lives as long as the process.
@_spi(GeneratedCode)
@frozen
public struct KotlinModule: Sendable {
  @usableFromInline let contents: Unmanaged<ModuleContents>

  /// Checks that the library has what the code was generated from. It may have more.
  ///
  /// Throws `KotlinError`, code `misuse`, if declarations are missing or differ, and says which.
  public init(
    of library: KotlinLibrary, generatedFrom manifest: GeneratedManifest
  ) throws(KotlinError) {
    let hosted = manifest.hosted()
    if library.table.digest == manifest.digest {
      let any = FunctionsOfAny(
        library.table, equals: manifest.equals, hashCode: manifest.hashCode, type: manifest.type)
      let classes = manifest.classes
      let host = try KotlinModule.host(of: library, hosted) {
        LibraryHost(hosted, of: library.table.address, layout: HostLayout(hosted))
      }
      self.init(
        ModuleContents(
          library: library, numbers: nil, any: any, host: host,
          classes: { LibraryClasses(classes()) }))
    } else {
      try self.init(
        of: library, generatedFrom: manifest.read(), classes: manifest.classes, hosted: hosted)
    }
    try attachHost()
  }

  init(
    of library: KotlinLibrary, generatedFrom generated: Manifest,
    classes: @escaping @Sendable () -> GeneratedClasses, hosted: [HostedInterface]
  ) throws(KotlinError) {
    let comparison = ManifestComparison(of: library.manifest, with: generated)
    if !comparison.differences.isEmpty {
      throw .misuse(
        "the library \(library.name) does not match the code that was generated for it: "
          + "\(comparison.text); generate the code again")
    }
    // None is missing, as the comparison has shown.
    let numbers = ModuleContents.Numbers(
      functions: generated.functions.map { ($0.id, library.functions[$0.name]!.manifest.id) },
      flows: generated.flows.map { ($0.id, library.flows[$0.name]!.manifest.id) })
    let host = try KotlinModule.host(of: library, hosted) {
      let layout = HostLayout(hosted, generatedFrom: generated, in: library.manifest)
      return LibraryHost(hosted, of: library.table.address, layout: layout)
    }
    self.init(
      ModuleContents(
        library: library, numbers: numbers, any: FunctionsOfAny(of: library), host: host,
        classes: { LibraryClasses(classes(), in: library.manifest) }))
  }

  private init(_ contents: ModuleContents) {
    self.contents = .kept(contents)
  }

  /// The objects that a library written in Swift has itself, besides those that it hands out. They
  /// equal those, and do not keep the library.
  ///
  /// - Parameter release: gets the handle of each Swift object that ends.
  package init(
    ofObjectsIn table: UnsafeMutableRawPointer, release: @escaping @Sendable (UInt64) -> Void
  ) throws(KotlinError) {
    let library = try KotlinLibrary(hostedBy: nil, table: table)
    self.init(
      ModuleContents(
        library: library, numbers: nil, any: FunctionsOfAny(of: library), release: release))
  }

  /// The module that a reader has as `lent`.
  init(lent: Unmanaged<AnyObject>) {
    contents = .fromOpaque(lent.toOpaque())
  }

  /// Itself, for a reader, which knows nothing of modules.
  @inlinable
  var lent: Unmanaged<AnyObject> { .fromOpaque(contents.toOpaque()) }

  public var library: KotlinLibrary { contents._withUnsafeGuaranteedRef { $0.library } }

  @usableFromInline
  var table: TracedTable { contents._withUnsafeGuaranteedRef { $0.table } }

  var host: LibraryHost? {
    contents._withUnsafeGuaranteedRef {
      if let host = $0.host { return host }
      // The objects of a library written in Swift, whose host another module has made.
      return $0.release == nil ? nil : LibraryHost.known($0.table.untraced.address)
    }
  }

  var unread: ManifestType? { contents._withUnsafeGuaranteedRef { $0.unread } }

  var any: FunctionsOfAny { contents._withUnsafeGuaranteedRef { $0.any } }

  @inline(__always)
  func number(ofFunction id: UInt32) -> UInt32 {
    contents._withUnsafeGuaranteedRef { $0.number(ofFunction: id) }
  }

  @inline(__always)
  func number(ofFlow id: UInt32) -> UInt32 {
    contents._withUnsafeGuaranteedRef { $0.number(ofFlow: id) }
  }
}

// MARK: - What Kotlin calls

extension KotlinModule {
  /// The host of a library with these interfaces. A library without any has one too, for the main queue.
  private static func host(
    of library: KotlinLibrary, _ hosted: [HostedInterface], _ make: () -> LibraryHost
  ) throws(KotlinError) -> LibraryHost {
    guard let host = LibraryHost.host(of: library.table, hosted, make) else {
      throw hostedElsewhere
    }
    return host
  }

  private func attachHost() throws(KotlinError) {
    guard let host, !host.attach(to: table.untraced, of: lent) else { return }
    // What needs no host works without it.
    if !host.interfaces.isEmpty { throw KotlinModule.hostedElsewhere }
  }

  private static let hostedElsewhere = KotlinError.misuse(
    "the library is already attached to another module, or was built from other sources than this "
      + "one: only one module of a library can have interfaces that Swift implements")
}

// MARK: - For code that is written by hand

extension KotlinModule {
  /// Code that was written for this very library, and takes the numbers from it. The module is the
  /// same each time.
  ///
  /// - Parameter unread: what an `UnreadValue` is.
  package init(asGenerated library: KotlinLibrary, readingPast unread: ManifestType? = nil) {
    self = modulesAsGenerated.withLock { modules in
      let key = ModuleAsGenerated(library: ObjectIdentifier(library), unread: unread)
      if let module = modules[key] { return module }
      let module = KotlinModule(
        ModuleContents(
          library: library, numbers: nil, any: FunctionsOfAny(of: library), unread: unread))
      modules[key] = module
      return module
    }
  }

  package func number(ofFunctionNamed name: String) throws(KotlinError) -> UInt32 {
    try library.declaration(ofFunction: name).manifest.id
  }

  package func number(ofFlowNamed name: String) throws(KotlinError) -> UInt32 {
    try library.declaration(ofFlow: name).manifest.id
  }
}

// A module lives as long as the process, so each library has one of each kind.
private let modulesAsGenerated = Guarded<[ModuleAsGenerated: KotlinModule]>([:])

private struct ModuleAsGenerated: Hashable {
  let library: ObjectIdentifier
  let unread: ManifestType?
}
