/// A library as generated code reaches it: by the numbers of its functions and flows, without
/// comparing types at each lookup.
///
/// It counts no references, for each call would change the count, and threads would wait for each
/// other there. What it refers to lives as long as the process.
@_spi(Generated)
@frozen
public struct KotlinModule: Sendable {
  @usableFromInline let contents: Unmanaged<ModuleContents>

  /// Checks that the library is the one that the code was generated from.
  ///
  /// - Parameters:
  ///   - manifest: the manifest that the code was generated from. It is only parsed if the library
  ///     has another digest.
  ///   - digest: of this manifest.
  ///
  /// Throws `KotlinError`, code `misuse`, if the declarations differ, and says which. A library
  /// written in Swift, for tests, may lack some of them: their use throws then.
  public init(
    of library: KotlinLibrary, generatedFrom manifest: StaticString, digest: UInt64
  ) throws(KotlinError) {
    if library.table.digest == digest {
      self.init(asGenerated: library)
      return
    }
    let generated = try Manifest(
      json: manifest.withUTF8Buffer { Array($0) }, origin: "the generated code")
    try self.init(of: library, generatedFrom: generated)
  }

  init(of library: KotlinLibrary, generatedFrom generated: Manifest) throws(KotlinError) {
    let comparison = ManifestComparison(
      of: library.manifest, with: generated, isHosted: library.isHosted)
    if !comparison.differences.isEmpty {
      throw .misuse(
        "the library \(library.name) is not as the code for it was generated: "
          + "\(comparison.text); generate the code again")
    }
    contents = .kept(
      ModuleContents(
        library: library, flows: generated,
        functions: library.isHosted
          ? generated.functions.map { library.functions[$0.name]?.manifest.id } : nil))
  }

  /// Code that was written for this very library, and takes the numbers from it.
  package init(asGenerated library: KotlinLibrary) {
    contents = .kept(ModuleContents(library: library, flows: library.manifest, functions: nil))
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

  /// The flow with the number that the code was generated with.
  func flow(_ id: UInt32) throws(KotlinError) -> FlowDeclaration {
    if let flow = contents._withUnsafeGuaranteedRef({ $0.flow(id) }) { return flow }
    throw .misuse("the library \(library.name) has no flow with the number \(id)")
  }

  @inline(__always)
  func number(ofFunction id: UInt32) throws(KotlinError) -> UInt32 {
    if let number = contents._withUnsafeGuaranteedRef({ $0.number(ofFunction: id) }) {
      return number
    }
    throw .misuse("the library \(library.name) has no function with the number \(id)")
  }

  @inline(__always)
  func number(ofFlow id: UInt32) throws(KotlinError) -> UInt32 {
    contents._withUnsafeGuaranteedRef { $0.isAsGenerated } ? id : try flow(id).manifest.id
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
