/// A library as generated code reaches it: by the numbers of its functions and flows, without
/// comparing types at each lookup.
///
/// It counts no references, for each call would change the count, and threads would wait for each
/// other there. What it refers to lives as long as the process.
@_spi(Generated)
@frozen
public struct KotlinModule: Sendable {
  @usableFromInline let contents: Unmanaged<ModuleContents>

  /// Checks that the library has what the code was generated from. It may have more.
  ///
  /// Throws `KotlinError`, code `misuse`, if declarations are missing or differ, and says which. A
  /// library written in Swift, for tests, may lack some of them: their use throws then.
  public init(
    of library: KotlinLibrary, generatedFrom manifest: GeneratedManifest
  ) throws(KotlinError) {
    if library.table.digest == manifest.digest {
      let any = FunctionsOfAny(
        library.table, equals: manifest.equals, hashCode: manifest.hashCode, type: manifest.type)
      let classes = manifest.classes
      self.init(
        ModuleContents(library: library, numbers: nil, any: any) { LibraryClasses(classes()) })
    } else {
      try self.init(of: library, generatedFrom: manifest.read(), classes: manifest.classes)
    }
  }

  init(
    of library: KotlinLibrary, generatedFrom generated: Manifest,
    classes: @escaping @Sendable () -> GeneratedClasses
  ) throws(KotlinError) {
    let comparison = ManifestComparison(
      of: library.manifest, with: generated, isHosted: library.isHosted)
    if !comparison.differences.isEmpty {
      throw .misuse(
        "the library \(library.name) is not as the code for it was generated: "
          + "\(comparison.text); generate the code again")
    }
    let numbers = ModuleContents.Numbers(
      functions: generated.functions.map { ($0.id, library.functions[$0.name]?.manifest.id) },
      flows: generated.flows.map { ($0.id, library.flows[$0.name]?.manifest.id) })
    self.init(
      ModuleContents(library: library, numbers: numbers, any: FunctionsOfAny(of: library)) {
        LibraryClasses(classes(), in: library.manifest)
      })
  }

  private init(_ contents: ModuleContents) {
    self.contents = .kept(contents)
  }

  /// Code that was written for this very library, and takes the numbers from it.
  package init(asGenerated library: KotlinLibrary) {
    self.init(
      ModuleContents(library: library, numbers: nil, any: FunctionsOfAny(of: library)) {
        LibraryClasses([:])
      })
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

  var any: FunctionsOfAny { contents._withUnsafeGuaranteedRef { $0.any } }

  @inline(__always)
  func number(ofFunction id: UInt32) throws(KotlinError) -> UInt32 {
    if let number = contents._withUnsafeGuaranteedRef({ $0.number(ofFunction: id) }) {
      return number
    }
    throw .misuse("the library \(library.name) has no function with the number \(id)")
  }

  @inline(__always)
  func number(ofFlow id: UInt32) throws(KotlinError) -> UInt32 {
    if let number = contents._withUnsafeGuaranteedRef({ $0.number(ofFlow: id) }) { return number }
    throw .misuse("the library \(library.name) has no flow with the number \(id)")
  }
}

// MARK: - For code that is written by hand

extension KotlinModule {
  package func number(ofFunctionNamed name: String) throws(KotlinError) -> UInt32 {
    guard let function = library.functions[name] else {
      throw library.unknown("function", name, of: library.manifest.functions.map(\.name))
    }
    return function.manifest.id
  }

  package func number(ofFlowNamed name: String) throws(KotlinError) -> UInt32 {
    guard let flow = library.flows[name] else {
      throw library.unknown("flow", name, of: library.manifest.flows.map(\.name))
    }
    return flow.manifest.id
  }
}
