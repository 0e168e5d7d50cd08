import Synchronization

/// What a module knows of its library.
@usableFromInline
final class ModuleContents: Sendable {
  let table: TracedTable
  let library: KotlinLibrary
  let any: FunctionsOfAny
  /// The library's numbers of functions for those that the code was generated with; nil for what it
  /// does not have. There are none if all numbers are equal, also those of flows.
  private let functions: [UInt32?]?
  /// The flows by the numbers that the code was generated with; nil for what the library lacks.
  private let flows: [FlowDeclaration?]

  init(library: KotlinLibrary, flows generated: Manifest, functions: [UInt32?]?) {
    self.library = library
    self.functions = functions
    table = TracedTable(library.table)
    any = FunctionsOfAny(of: library)
    flows = generated.flows.sorted { $0.id < $1.id }.map { library.flows[$0.name] }
  }

  var isAsGenerated: Bool { functions == nil }

  func flow(_ id: UInt32) -> FlowDeclaration? {
    id < flows.count ? flows[Int(id)] : nil
  }

  @inline(__always)
  func number(ofFunction id: UInt32) -> UInt32? {
    guard let functions else { return id }
    return functions[Int(id)]
  }
}

extension Unmanaged<ModuleContents> {
  private static let all = Mutex<[ModuleContents]>([])

  /// Keeps the contents as long as the process lives.
  static func kept(_ contents: ModuleContents) -> Unmanaged<ModuleContents> {
    all.withLock { $0.append(contents) }
    return .passUnretained(contents)
  }
}
