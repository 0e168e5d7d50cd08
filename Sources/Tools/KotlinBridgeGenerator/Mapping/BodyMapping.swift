import KotlinBridge

/// Completes types by what their bodies declare for members of Kotlin's.
struct BodyMapping {
  /// A function or flow with its members in Swift.
  struct Made {
    let callable: KotlinCallable
    let members: [SwiftMember]
  }

  /// By the types that have them.
  private let made: [String: [Made]]
  /// By the interfaces that require them.
  private let requirements: [String: [SwiftMember]]
  private let hierarchy: Hierarchy

  /// - Parameter shared: what types have to declare besides, see `SharedMembers`.
  init(_ made: [Made], shared: [SwiftMember], _ hierarchy: Hierarchy) {
    self.made = Dictionary(grouping: made.filter { $0.callable.owner != nil }) {
      $0.callable.owner!
    }
    let required = (made.flatMap(\.members) + shared).filter {
      $0.isRequirement && $0.instance?.classOrInterface != nil
    }
    requirements = Dictionary(grouping: required) { $0.instance!.classOrInterface! }
    self.hierarchy = hierarchy
  }

  func completed(_ declaration: SwiftFile.Declaration) -> SwiftFile.Declaration {
    switch declaration {
    case .object(let object): .object(completed(object))
    case .interface(let interface): .interface(completed(interface))
    case .record(let record): .record(completed(record))
    case .sealed(let sealed): .sealed(completed(sealed))
    default: declaration
    }
  }

  private func completed(_ interface: SwiftInterface) -> SwiftInterface {
    var interface = interface
    interface.requirements = requirements[interface.kotlinName] ?? []
    guard let hosting = interface.hosting else { return interface }
    let ancestors = hierarchy.ancestors(of: interface.kotlinName)
    interface.hostedAncestors = ancestors.compactMap { hierarchy.hosting($0)?.number }.sorted()
    let inherited = ancestors.flatMap { requirements[$0] ?? [] }
    var keys: Set<String> = []
    interface.allRequirements = (interface.requirements + inherited).filter {
      keys.insert($0.key).inserted
    }
    let bodies = Dictionary(
      hosting.members.compactMap { member in member.body.map { (member.function, $0) } }
    ) { first, _ in first }
    let needed = interface.allRequirements.filter { bodies[$0.number] == nil }
    if interface.isFunInterface, needed.count == 1 { interface.closed = needed[0] }
    interface.bodies = interface.requirements.compactMap { member in
      bodies[member.number].map { member.running(body: $0) }
    }
    return interface
  }

  private func completed(_ object: SwiftClass) -> SwiftClass {
    var object = object
    let superclasses = hierarchy.ancestors(of: object.kotlinName).filter(hierarchy.isClass)
    object.members = members(of: object.kotlinName)
    object.adoptions = adoptions(of: object.kotlinName)
    object.flow = made[object.kotlinName]?.first { $0.callable.isObject }?
      .members.first { $0.name == KotlinCallable.flow }
    object.inheritedAdoptions = superclasses.flatMap(adoptions).map(\.adoption)
    var signatures = Set(object.members.filter { $0.form == .initializer }.map(\.signature))
    object.inheritedConstructors = superclasses.flatMap(members).filter {
      $0.form == .initializer && signatures.insert($0.signature).inserted
    }
    return object
  }

  private func completed(_ record: SwiftRecord) -> SwiftRecord {
    var record = record
    record.order = order(of: record.kotlinName)
    return record
  }

  private func completed(_ sealed: SwiftSealed) -> SwiftSealed {
    var sealed = sealed
    sealed.order = order(of: sealed.kotlinName)
    return sealed
  }

  private func order(of type: String) -> SwiftMember? {
    adoptions(of: type).first { $0.adoption == .order }?.member
  }

  private func members(of type: String) -> [SwiftMember] {
    (made[type] ?? []).flatMap(\.members).filter(\.isInBody)
  }

  private func adoptions(
    of type: String
  ) -> [(adoption: SwiftAdoption, member: SwiftMember)] {
    (made[type] ?? []).compactMap { made in
      SwiftAdoption(made.callable, hierarchy).map { ($0, made.members[0]) }
    }
  }
}

extension SwiftMember {
  /// The same, which runs what Kotlin has for it, as a member of the struct with the object.
  fileprivate func running(body number: UInt32) -> SwiftMember {
    var member = self
    member.isRequirement = false
    member.instance = nil
    member.number = number
    member.twin = nil
    member.arguments[0] = SwiftInterface.defaultsObject
    member.kept = kept.map { $0 == "self" ? SwiftInterface.defaultsObject : $0 }
    return member
  }
}
