/// Writes a file of the generated module.
struct FileWriter {
  let module: SwiftModule

  func text(_ file: SwiftFile) -> String {
    let members = members(file)
    var scopes: [SwiftPath] = []
    for member in members where !scopes.contains(member.scope) { scopes.append(member.scope) }
    let spaces = namespaces(file)
    let declarations =
      file.declarations.map { lines($0, members) }
      + scopes.filter { $0 != .top && !spaces.contains($0) }.map { scope in
        Lines.block("extension \(escaped(scope))", written(members, in: scope))
      } + [TwinsWriter(library: "\(module.name)Library").lines(members)]
    let first = [Marker(source: module.source, module: module.name).line]
    return (Lines.separated([first, imports(file)] + declarations) + [""]).joined(separator: "\n")
  }

  private func lines(_ declaration: SwiftFile.Declaration, _ members: [SwiftMember]) -> [String] {
    switch declaration {
    case .library: LibraryWriter(module: module).lines
    case .namespace(let path, let name):
      nested(path) { simple in
        let members = written(members, in: path)
        return ["/// Kotlin's `\(name)`."]
          + (members.isEmpty
            ? ["public enum \(simple) {}"] : Lines.block("public enum \(simple)", members))
      }
    case .record(let record): nested(record.path) { _ in RecordWriter.lines(record) }
    case .enumeration(let enumeration):
      nested(enumeration.path) { _ in EnumerationWriter.lines(enumeration) }
    case .sealed(let sealed): nested(sealed.path) { _ in SealedWriter.lines(sealed) }
    case .member(let member):
      member.scope == .top
        ? MemberWriter(library: "\(module.name)Library", depth: 0).lines(member) : []
    }
  }

  /// A type, in an extension of the one that it is nested in.
  private func nested(_ path: SwiftPath, _ lines: (String) -> [String]) -> [String] {
    let lines = lines(Keywords.escaped(path.components.last!))
    return path.outer == .top ? lines : Lines.block("extension \(escaped(path.outer))", lines)
  }

  private func written(_ members: [SwiftMember], in scope: SwiftPath) -> [String] {
    let writer = MemberWriter(
      library: "\(module.name)Library", depth: scope.components.count > 1 ? 2 : 1)
    return Lines.separated(members.filter { $0.scope == scope }.map(writer.lines))
  }

  private func escaped(_ path: SwiftPath) -> String {
    path.components.map(Keywords.escaped).joined(separator: ".")
  }

  private func members(_ file: SwiftFile) -> [SwiftMember] {
    file.declarations.compactMap { if case .member(let member) = $0 { member } else { nil } }
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
      case .record, .enumeration, .sealed: imports["KotlinBridge"] = "public import"
      }
    }
    return imports.sorted { $0.key < $1.key }.map { name, access in
      (name == "KotlinBridge" ? "@_spi(Generated) " : "") + "\(access) \(name)"
    }
  }
}

extension SwiftMember {
  /// Whether its declaration has a type of KotlinBridge.
  fileprivate var needsPublicImport: Bool {
    guard case .suspending = effect else { return true }
    let isVoid = result == .unit && form == .function
    return (result.isOfBridge && !isVoid) || parameters.contains { $0.type.contains("Kotlin") }
  }
}
