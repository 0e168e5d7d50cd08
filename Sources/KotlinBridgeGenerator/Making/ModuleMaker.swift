import KotlinBridge

/// Makes the model of a Swift module from the manifest of a library.
struct ModuleMaker {
  private let module: String
  private let manifest: Manifest
  private let names: TypeNames
  private var files: [String: SwiftFile] = [:]
  private var leftOut: [Remark]
  private var renamed: [Remark]

  static func module(
    named name: String, cModule: String, of source: LibrarySource
  ) -> SwiftModule {
    var maker = ModuleMaker(name, source.manifest)
    maker.add(.library, to: "\(name)Library")
    maker.addNamespaces()
    maker.addTypes()
    maker.addMembers()
    return SwiftModule(
      name: name, cModule: cModule, source: source,
      files: maker.files.values.sorted { $0.name < $1.name },
      omitted: (source.manifest.omitted ?? []).map { Remark(name: $0.name, reason: $0.reason) },
      leftOut: maker.leftOut, renamed: maker.renamed)
  }

  private let selection: TypeSelection

  private init(_ module: String, _ manifest: Manifest) {
    self.module = module
    self.manifest = manifest
    selection = TypeSelection(module: module, manifest: manifest)
    names = selection.names
    leftOut = selection.leftOut
    renamed = selection.names.renamed
  }

  private mutating func addTypes() {
    let maker = TypeMaker(manifest.types ?? [], TypeReader(paths: names.paths))
    let types = Indirection.marked(selection.types.compactMap(maker.declaration))
    for (type, declaration) in zip(selection.types, types) {
      add(declaration, to: type.kotlin?.file ?? names.paths[type.name]!.components[0])
    }
    renamed += types.flatMap(\.renamed)
  }

  /// Adds the enums that only contain: objects, and classes that other types are nested in.
  private mutating func addNamespaces() {
    let types = Set(selection.types.map(\.name))
    for name in names.namespaces + selection.owners where !types.contains(name) {
      let path = names.paths[name]!
      let file =
        selection.file(ofMemberOf: name) ?? selection.file(ofTypeIn: name) ?? path.components[0]
      add(.namespace(path, kotlinName: name), to: file)
    }
  }

  private mutating func addMembers() {
    var maker = MemberMaker(names: names, types: manifest.types ?? [])
    for callable in KotlinCallable.all(manifest) {
      do throws(Inexpressible) {
        for member in try maker.members(for: callable) {
          add(.member(member), to: callable.kotlin?.file ?? module)
        }
      } catch {
        leftOut.append(Remark(name: callable.name, reason: error.reason))
      }
    }
    renamed += maker.renamed
  }

  private mutating func add(_ declaration: SwiftFile.Declaration, to name: String) {
    let name = FileName.safe(name)
    files[name, default: SwiftFile(name: name)].declarations.append(declaration)
  }
}
