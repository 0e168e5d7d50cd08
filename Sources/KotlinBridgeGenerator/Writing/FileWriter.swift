/// Writes a file of the generated module.
struct FileWriter {
  let module: SwiftModule

  func text(_ file: SwiftFile) -> String {
    let members = file.declarations.compactMap(\.member)
    var scopes: [SwiftPath] = []
    for member in members where !scopes.contains(member.scope) { scopes.append(member.scope) }
    let spaces = namespaces(file)
    let declarations =
      file.declarations.flatMap { lines($0, members) }
      + scopes.filter { $0 != .top && !spaces.contains($0) }.map { scope in
        Lines.block(extensionHead(scope, members), written(members, in: scope))
      }
      + [TwinsWriter(library: library).lines(file.declarations.flatMap(\.bodies) + members)]
    let first = [Marker(source: module.source, module: module.name).line]
    return (Lines.separated([first, imports(file)] + declarations) + [""]).joined(separator: "\n")
  }

  private var library: String { "\(module.name)Library" }

  private func lines(
    _ declaration: SwiftFile.Declaration, _ members: [SwiftMember]
  ) -> [[String]] {
    switch declaration {
    case .library: [LibraryWriter(module: module).lines]
    case .namespace(let path, let name):
      [nested(path, namespace(path, name, written(members, in: path)))]
    case .record(let record): [nested(record.path, RecordWriter.lines(record))]
    case .enumeration(let enumeration):
      [nested(enumeration.path, EnumerationWriter.lines(enumeration))]
    case .sealed(let sealed): [nested(sealed.path, SealedWriter.lines(sealed))]
    case .object(let object):
      [nested(object.path, ClassWriter(object: object, members: writer(object.path)).lines)]
    case .interface(let interface):
      InterfaceWriter(interface: interface, members: writer(interface.path)).declarations
        .map { nested(interface.path, $0) }
    case .member(let member):
      member.scope == .top ? [MemberWriter(library: library, depth: 0).lines(member)] : []
    }
  }

  private func namespace(_ path: SwiftPath, _ name: String, _ members: [String]) -> [String] {
    let head = "public enum \(Keywords.escaped(path.components.last!))"
    return ["/// Kotlin's `\(name)`."]
      + (members.isEmpty ? ["\(head) {}"] : Lines.block(head, members))
  }

  /// A type, in an extension of the one that it is nested in.
  private func nested(_ path: SwiftPath, _ lines: [String]) -> [String] {
    path.outer == .top ? lines : Lines.block("extension \(escaped(path.outer))", lines)
  }

  private func extensionHead(_ scope: SwiftPath, _ members: [SwiftMember]) -> String {
    let isProtocol = members.contains { $0.scope == scope && $0.instance?.isInterface == true }
    return "extension \(escaped(scope))\(isProtocol ? " where Self: KotlinObject" : "")"
  }

  private func written(_ members: [SwiftMember], in scope: SwiftPath) -> [String] {
    Lines.separated(members.filter { $0.scope == scope }.map(writer(scope).lines))
  }

  private func writer(_ scope: SwiftPath) -> MemberWriter {
    MemberWriter(library: library, depth: scope.components.count > 1 ? 2 : 1)
  }

  private func escaped(_ path: SwiftPath) -> String {
    path.components.map(Keywords.escaped).joined(separator: ".")
  }

  private func namespaces(_ file: SwiftFile) -> [SwiftPath] {
    file.declarations.compactMap { if case .namespace(let path, _) = $0 { path } else { nil } }
  }

  // MARK: - Imports

  private func imports(_ file: SwiftFile) -> [String] {
    var imports: [String: String] = [:]
    for declaration in file.declarations {
      switch declaration {
      case .namespace: break
      case .member(let member):
        if imports["KotlinBridge"] == nil { imports["KotlinBridge"] = "import" }
        if member.needsPublicImport { imports["KotlinBridge"] = "public import" }
      case .library:
        imports[module.cModule] = "import"
        imports["KotlinBridge"] = "public import"
      case .object(let object) where !object.needsPublicImport:
        if imports["KotlinBridge"] == nil { imports["KotlinBridge"] = "import" }
      case .record, .enumeration, .sealed, .object, .interface:
        imports["KotlinBridge"] = "public import"
      }
    }
    return imports.sorted { $0.key < $1.key }.map { name, access in
      (name == "KotlinBridge" ? "@_spi(Generated) " : "") + "\(access) \(name)"
    }
  }
}

extension SwiftFile.Declaration {
  fileprivate var member: SwiftMember? {
    if case .member(let member) = self { return member }
    return nil
  }

  /// The members in the body of a class.
  fileprivate var bodies: [SwiftMember] {
    if case .object(let object) = self { return object.members }
    return []
  }
}

extension SwiftClass {
  /// Whether the declarations in its body have a type of KotlinBridge.
  fileprivate var needsPublicImport: Bool {
    superclass == nil || adoptions.contains { $0.adoption == .equality }
      || members.contains { $0.form == .initializer }
  }
}

extension SwiftMember {
  /// Whether its declaration has a type of KotlinBridge. The compiler does not count the errors of
  /// accessors and of functions that throw any.
  fileprivate var needsPublicImport: Bool {
    if instance?.isInterface == true { return true }
    switch (form, effect) {
    case (_, .flow), (.function, .plain), (.operator, .plain), (.initializer, _): return true
    case (_, .suspending), (.property, .plain), (.subscript, .plain):
      let isVoid = result == .unit && form == .function
      return (result.isOfBridge && !isVoid) || parameters.contains { $0.type.contains("Kotlin") }
    }
  }
}
