/// A library as generated code reaches it: by the numbers of its functions and flows, without
/// comparing types at each lookup.
///
/// A class, so that a call counts one reference and not one for each property.
@_spi(Generated)
public final class KotlinModule: Sendable {
  @usableFromInline let table: TracedTable
  public let library: KotlinLibrary
  let any: FunctionsOfAny
  /// The library's numbers of functions for those that the code was generated with; nil for what it
  /// does not have. There are none if all numbers are equal, also those of flows.
  private let functions: [UInt32?]?
  /// The flows by the numbers that the code was generated with; nil for what the library lacks.
  private let flows: [FlowDeclaration?]

  /// Checks that the library is the one that the code was generated from.
  ///
  /// - Parameters:
  ///   - manifest: the manifest that the code was generated from. It is only parsed if the library
  ///     has another digest.
  ///   - digest: of this manifest.
  ///
  /// Throws `KotlinError`, code `misuse`, if the declarations differ, and says which. A library
  /// written in Swift, for tests, may lack some of them: their use throws then.
  public convenience init(
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
    self.library = library
    table = TracedTable(library.table)
    any = FunctionsOfAny(of: library)
    flows = KotlinModule.flows(generated, of: library)
    functions =
      library.isHosted
      ? generated.functions.map { library.functions[$0.name]?.manifest.id } : nil
  }

  /// Code that was written for this very library, and takes the numbers from it.
  package init(asGenerated library: KotlinLibrary) {
    self.library = library
    table = TracedTable(library.table)
    any = FunctionsOfAny(of: library)
    flows = KotlinModule.flows(library.manifest, of: library)
    functions = nil
  }

  private static func flows(
    _ generated: Manifest, of library: KotlinLibrary
  ) -> [FlowDeclaration?] {
    generated.flows.sorted { $0.id < $1.id }.map { library.flows[$0.name] }
  }

  /// The flow with the number that the code was generated with.
  func flow(_ id: UInt32) throws(KotlinError) -> FlowDeclaration {
    if id < flows.count, let flow = flows[Int(id)] { return flow }
    throw .misuse("the library \(library.name) has no flow with the number \(id)")
  }

  @inline(__always)
  func number(ofFunction id: UInt32) throws(KotlinError) -> UInt32 {
    guard let functions else { return id }
    if let number = functions[Int(id)] { return number }
    throw .misuse("the library \(library.name) has no function with the number \(id)")
  }

  @inline(__always)
  func number(ofFlow id: UInt32) throws(KotlinError) -> UInt32 {
    functions == nil ? id : try flow(id).manifest.id
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
