import KotlinBridge

/// The types of a library that get a Swift type, and their names.
struct TypeSelection {
  /// In the order of the manifest.
  let types: [Manifest.DeclaredType]
  /// The objects that have members.
  let owners: [String]
  let names: TypeNames
  let leftOut: [Remark]
  private let callables: [KotlinCallable]

  init(module: String, manifest: Manifest) {
    callables = KotlinCallable.all(manifest)
    var owners: [String] = []
    for case let owner? in callables.map(\.owner) where !owners.contains(owner) {
      owners.append(owner)
    }
    self.owners = owners
    let all = manifest.types ?? []
    var selected = TypeSelection.needed(all, callables)
    var leftOut: [Remark] = []
    let given = TypeSelection.given(all)
    while true {
      let names = TypeNames(
        module: module, types: selected.map(\.name), owners: owners, given: given)
      let maker = TypeMaker(all, TypeReader(paths: names.paths))
      // A type that can't be expressed takes along those that have it as a part.
      let found = selected.compactMap { type in
        maker.problem(type).map { Remark(name: type.name, reason: $0) }
      }
      leftOut += found
      if found.isEmpty {
        (types, self.names, self.leftOut) = (selected, names, leftOut)
        return
      }
      selected.removeAll { type in found.contains { $0.name == type.name } }
    }
  }

  /// The types except the subclasses of sealed classes that occur only as their cases.
  private static func needed(
    _ types: [Manifest.DeclaredType], _ callables: [KotlinCallable]
  ) -> [Manifest.DeclaredType] {
    var texts = callables.flatMap { $0.parameters.map(\.type) + [$0.result] }
    texts += types.flatMap { ($0.fields ?? []).map(\.type) }
    let names = Set(types.map(\.name))
    var mentioned: Set<String> = []
    for text in texts { TypeExpression(text)?.collect(names, into: &mentioned) }
    let cases = Set(types.filter { $0.kind == "sealed" }.flatMap { $0.cases ?? [] })
    var seen: Set<String> = []
    return types.filter {
      (!cases.contains($0.name) || mentioned.contains($0.name)) && seen.insert($0.name).inserted
    }
  }

  /// The names that types want in Swift.
  private static func given(_ types: [Manifest.DeclaredType]) -> [String: String] {
    var given: [String: String] = [:]
    for type in types { given[type.name] = type.kotlin?.swift }
    return given
  }

  func file(ofMemberOf owner: String) -> String? {
    callables.first { $0.owner == owner }?.kotlin?.file
  }

  func file(ofTypeIn outer: String) -> String? {
    types.first { $0.name.hasPrefix("\(outer).") }?.kotlin?.file
  }
}

extension TypeExpression {
  /// Collects the declared types that this type mentions.
  fileprivate func collect(_ declared: Set<String>, into found: inout Set<String>) {
    if declared.contains(fullName) { found.insert(fullName) }
    for argument in arguments { argument.collect(declared, into: &found) }
  }
}
