import KotlinBridge

/// Makes the model of a Swift module from the manifest of a library.
struct ModuleMapping {
  private let module: String
  private var files: [String: SwiftFile] = [:]
  private var leftOut: [Remark]
  private var renamed: [Remark]

  /// - Parameter withHandlers: whether functions that suspend get methods with completion handlers,
  ///   also where the library's list does not ask for them.
  static func module(
    named name: String, cModule: String, of source: LibrarySource, withHandlers: Bool = false
  ) -> SwiftModule {
    var mapping = ModuleMapping(name, source.manifest, withHandlers: withHandlers)
    mapping.add(.library, to: "\(name)Library")
    mapping.addNamespaces()
    mapping.addTypesAndMembers()
    return SwiftModule(
      name: name, cModule: cModule, source: source, withHandlers: withHandlers,
      files: mapping.files.values.sorted { $0.name < $1.name },
      omitted: (source.manifest.omitted ?? []).map { Remark(name: $0.name, reason: $0.reason) },
      leftOut: mapping.leftOut, renamed: mapping.renamed,
      classes: mapping.selection.classes, hosted: mapping.selection.hosted)
  }

  private let selection: TypeSelection
  private let withHandlers: Bool

  private init(_ module: String, _ manifest: Manifest, withHandlers: Bool) {
    self.module = module
    self.withHandlers = withHandlers || manifest.completionHandlers == true
    selection = TypeSelection(module: module, manifest: manifest)
    leftOut = selection.leftOut
    renamed = selection.names.renamed
  }

  private mutating func addTypesAndMembers() {
    let types = Indirection.marked(selection.declarations)
    var generics = GenericTypes(types)
    let made = members(types)
    let members = made.flatMap(\.members)
    let shared = SharedMembers.found(among: members, selection.hierarchy).map { type, member in
      (file: selection.file(of: type), member: member.declared(by: selection.reader.types[type]!))
    }
    let bodies = BodyMapping(made, shared: shared.map(\.member), selection.hierarchy)
    for (type, declaration) in zip(selection.types, types) {
      guard let whole = generics.whole(bodies.completed(declaration)) else { continue }
      renamed += whole.renamed(selection.names.uses)
      add(whole, to: selection.file(of: type.name))
    }
    for box in selection.boxes { add(.box(box), to: "\(module)Boxes") }
    for made in made {
      for member in made.members where !member.isInBody {
        add(.member(member), to: made.callable.kotlin?.file ?? module)
      }
    }
    for (file, member) in shared { add(.member(member), to: file) }
  }

  /// Adds the enums that only contain: objects, and classes that other types are nested in.
  private mutating func addNamespaces() {
    let types = Set(selection.types.map(\.name))
    for name in selection.names.namespaces + selection.owners
    where !types.contains(name) && selection.names.generics[name] == nil {
      let path = selection.names.paths[name]!
      let file =
        selection.file(ofMemberOf: name) ?? selection.file(ofTypeIn: name) ?? path.components[0]
      add(.namespace(path, kotlinName: name), to: file)
    }
  }

  /// The members for all functions and flows that have some, in the order of the manifest.
  private mutating func members(_ types: [SwiftFile.Declaration]) -> [BodyMapping.Made] {
    var mapping = MemberMapping(selection, types, withHandlers: withHandlers)
    var made: [Int: [SwiftMember]] = [:]
    let callables = selection.callables
    let depths = callables.map { $0.type.map(selection.hierarchy.depth) ?? 0 }
    // A member takes the names that those of supertypes leave. What comes first does not depend on
    // other packages, nor on the place in a file.
    let places = callables.map { selection.names.uses.order.place($0.kotlin?.package ?? "") }
    func rank(_ index: Int) -> (Int, Int, String, String, Int) {
      // Swift finds the flow of an object by its name.
      let depth = callables[index].isObject ? -1 : depths[index]
      return (depth, places[index].0, places[index].1, callables[index].signature, index)
    }
    for index in callables.indices.sorted(by: { rank($0) < rank($1) }) {
      do throws(Inexpressible) {
        made[index] = try mapping.members(for: callables[index])
      } catch {
        leftOut.append(Remark(name: callables[index].name, reason: error.reason))
      }
    }
    renamed += mapping.renamed
    return callables.indices.compactMap { index in
      made[index].map { BodyMapping.Made(callable: callables[index], members: $0) }
    }
  }

  private mutating func add(_ declaration: SwiftFile.Declaration, to name: String) {
    let name = FileName.safe(name)
    // Some file systems take `Url.swift` and `URL.swift` for one file.
    let key = name.lowercased()
    files[key, default: SwiftFile(name: name)].declarations.append(declaration)
  }
}
