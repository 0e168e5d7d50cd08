/// Finds members that a type has from several interfaces. Swift could not choose one of them, so the
/// type declares it once more. In Kotlin they are one.
struct SharedMembers {
  private let hierarchy: Hierarchy
  /// What each type declares, by its key.
  private var declared: [String: [String: SwiftMember]] = [:]
  /// The type that declares what each type has, by its key.
  private var origins: [String: [String: String]] = [:]

  /// The members, each with the type that has to declare it.
  static func found(
    among members: [SwiftMember], _ hierarchy: Hierarchy
  ) -> [(type: String, member: SwiftMember)] {
    var search = SharedMembers(members, hierarchy)
    return hierarchy.names.flatMap { type in
      search.shared(by: type).flatMap { shared in
        // With its overloads.
        members.filter { $0.isDeclared(with: shared) }.map { (type, $0) }
      }
    }
  }

  private init(_ members: [SwiftMember], _ hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    for member in members where member.form != .operator && !member.isPrivate {
      guard let type = member.instance?.classOrInterface else { continue }
      if member.isRequirement || hierarchy.isClass(type) {
        declared[type, default: [:]][member.key] = member
      }
    }
  }

  private mutating func shared(by type: String) -> [SwiftMember] {
    let inherited = inherited(by: type)
    origins[type] = (declared[type] ?? [:]).mapValues { _ in type }
    var shared: [SwiftMember] = []
    for (key, types) in inherited.sorted(by: { $0.key < $1.key }) {
      if declared[type]?[key] != nil { continue }
      let nearest = types.filter { one in
        !types.contains { hierarchy.ancestors(of: $0).contains(one) }
      }
      // A member of a class comes before those of protocols.
      let chosen = nearest.first(where: hierarchy.isClass) ?? nearest[0]
      let isShared = nearest.count > 1 && !hierarchy.isClass(chosen)
      origins[type]![key] = isShared ? type : chosen
      if isShared, let member = declared[chosen]?[key] {
        shared.append(member)
        declared[type, default: [:]][key] = member
      }
    }
    return shared
  }

  /// The types that declare what a type inherits, by its key.
  private func inherited(by type: String) -> [String: [String]] {
    var inherited: [String: [String]] = [:]
    for supertype in hierarchy.supertypes(of: type) {
      for (key, origin) in origins[supertype] ?? [:]
      where inherited[key]?.contains(origin) != true {
        inherited[key, default: []].append(origin)
      }
    }
    return inherited
  }
}

extension SwiftMember {
  /// Whether both are for one function or flow of Kotlin's.
  fileprivate func isDeclared(with other: SwiftMember) -> Bool {
    number == other.number && name == other.name && instance == other.instance
  }
}
