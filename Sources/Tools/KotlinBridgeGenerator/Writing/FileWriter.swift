/// Writes a file of the generated module.
struct FileWriter {
  let module: SwiftModule

  func text(_ file: SwiftFile) -> String {
    let members = file.declarations.compactMap(\.member)
    var scopes: [SwiftPath] = []
    for member in members where !scopes.contains(member.scope) { scopes.append(member.scope) }
    let spaces = namespaces(file)
    let inner = InnerTypes(file)
    let declarations =
      file.declarations.flatMap { lines($0, members, inner) }
      + scopes.filter { $0 != .top && !spaces.contains($0) }
      .flatMap { extensions($0, members) }
      + [
        TwinsWriter(library: library).lines(file.declarations.flatMap(\.bodies) + members),
        FlowMakersWriter(boxes: file.declarations.compactMap(\.box), library: library).lines,
      ]
    let first = [Marker(module: module).line]
    return (Lines.separated([first, imports(file)] + declarations) + [""]).joined(separator: "\n")
  }

  private var library: String { "\(module.name)Library" }

  private func lines(
    _ declaration: SwiftFile.Declaration, _ members: [SwiftMember], _ inner: InnerTypes
  ) -> [[String]] {
    if let path = declaration.typePath {
      let type = inner.contains(path) ? [] : nested(path, whole(declaration, members, inner))
      return [type, codable(declaration)]
    }
    return switch declaration {
    case .library: [LibraryWriter(module: module).lines]
    case .interface(let interface):
      InterfaceWriter(interface: interface, members: writer(interface.path)).declarations
        .map { $0.first!.hasPrefix("extension ") ? $0 : nested(interface.path, $0) }
    case .box(let box): [nested(box.path, lines(box))]
    case .member(let member):
      member.scope == .top ? [MemberWriter(library: library, depth: 0).lines(member)] : []
    case .namespace, .record, .enumeration, .sealed, .object, .exception: []
    }
  }

  /// A type with those that stand in its body.
  private func whole(
    _ declaration: SwiftFile.Declaration, _ members: [SwiftMember], _ inner: InnerTypes
  ) -> [String] {
    let types = declaration.typePath.map(inner.types) ?? []
    return Lines.adding(
      types.map { whole($0, members, inner) }, to: type(declaration, members, inner))
  }

  private func type(
    _ declaration: SwiftFile.Declaration, _ members: [SwiftMember], _ inner: InnerTypes
  ) -> [String] {
    switch declaration {
    case .namespace(let path, let name): namespace(path, name, written(members, in: path))
    case .record(let record): RecordWriter.lines(record)
    case .enumeration(let enumeration): EnumerationWriter.lines(enumeration)
    case .sealed(let sealed): SealedWriter.lines(sealed)
    case .object(let object):
      ClassWriter(
        object: object,
        members: MemberWriter(library: library, depth: inner.memberDepth(object.path))
      ).lines
    case .exception(let exception): ExceptionWriter.lines(exception)
    case .interface, .box, .member, .library: []
    }
  }

  private func codable(_ declaration: SwiftFile.Declaration) -> [String] {
    switch declaration {
    case .record(let record): TypeWriter.codable(record.generic, record.isCodable)
    case .sealed(let sealed): TypeWriter.codable(sealed.generic, sealed.isCodable)
    default: []
    }
  }

  private func lines(_ box: SwiftBox) -> [String] {
    switch box {
    case .function(let function): FunctionWriter(function: function, library: library).lines
    case .coroutine(let coroutine): CoroutineWriter(coroutine: coroutine, library: library).lines
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
    let callers = members.first { $0.scope == scope }?.callers
    return "extension \(escaped(scope))\(callers.map { " where Self: \($0)" } ?? "")"
  }

  /// An extension with the members of a type. Those that only some types with a protocol have stand in
  /// others.
  private func extensions(_ scope: SwiftPath, _ members: [SwiftMember]) -> [[String]] {
    let members = members.filter { $0.scope == scope }
    var callers: [String?] = []
    for member in members where !callers.contains(member.callers) { callers.append(member.callers) }
    return callers.sorted { ($0 ?? "") < ($1 ?? "") }.map { callers in
      let own = members.filter { $0.callers == callers }
      return Lines.block(extensionHead(scope, own), written(own, in: scope))
    }
  }

  private func written(_ members: [SwiftMember], in scope: SwiftPath) -> [String] {
    Lines.separated(members.filter { $0.scope == scope }.map(writer(scope).lines))
  }

  private func writer(_ scope: SwiftPath) -> MemberWriter {
    MemberWriter(library: library, depth: scope.memberDepth)
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
      if case .namespace = declaration { continue }
      if case .library = declaration { imports[module.cModule] = "import" }
      let isPublic = declaration.needsPublicImport || imports["KotlinBridge"] == "public import"
      imports["KotlinBridge"] = isPublic ? "public import" : "import"
    }
    return imports.sorted { $0.key < $1.key }.map { name, access in
      (name == "KotlinBridge" ? "@_spi(GeneratedCode) " : "") + "\(access) \(name)"
    }
  }
}

extension SwiftFile.Declaration {
  fileprivate var member: SwiftMember? {
    if case .member(let member) = self { return member }
    return nil
  }

  fileprivate var box: SwiftBox? {
    if case .box(let box) = self { return box }
    return nil
  }

  /// The members in the body of a class or struct.
  fileprivate var bodies: [SwiftMember] {
    switch self {
    case .object(let object): object.members
    case .box(let box): box.calls
    default: []
    }
  }
}

// Swift warns of a public import that no public declaration needs.
extension SwiftFile.Declaration {
  /// Whether a public declaration names a type of KotlinBridge.
  fileprivate var needsPublicImport: Bool {
    switch self {
    case .namespace: false
    // That of a flow that Swift may make.
    case .box(let box): box.madeFlow != nil
    case .member(let member): member.needsPublicImport
    case .object(let object): object.needsPublicImport
    case .library, .record, .enumeration, .sealed, .interface, .exception: true
    }
  }
}

extension SwiftClass {
  fileprivate var needsPublicImport: Bool {
    superclass == nil
      || (inheritedConstructors + members.filter { $0.form == .initializer })
        .contains(where: \.needsPublicImport)
  }
}

extension SwiftMember.Parameter {
  /// Whether KotlinBridge declares its type or a part of it, or a conformance that it needs.
  fileprivate var isOfBridge: Bool {
    type.replacing("Set<", with: "[").contains("<")
      || type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        .contains { $0.hasPrefix("Kotlin") && Keywords.usedTypes.contains(String($0)) }
  }
}

extension SwiftMember {
  fileprivate var needsPublicImport: Bool {
    let isVoid = result == .unit && form == .function
    if callers != nil || result.isOfBridge && !isVoid { return true }
    if result.isAnyObject { return true }
    if parameters.contains(where: \.isOfBridge) { return true }
    switch effect {
    case .flow, .completing: return true
    case .plain, .suspending: return false
    }
  }
}
