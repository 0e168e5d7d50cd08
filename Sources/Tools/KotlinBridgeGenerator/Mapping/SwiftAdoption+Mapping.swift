import KotlinBridge

extension SwiftAdoption {
  /// What Swift has in place of a member of a class or value; nil for most members.
  init?(_ callable: KotlinCallable, _ hierarchy: Hierarchy) {
    guard let owner = callable.owner, !hierarchy.isInterface(owner), callable.isMember,
      !callable.isExtension, callable.effect == .plain, callable.kotlin?.swift == nil
    else { return nil }
    let others = callable.parameters.dropFirst().map(\.type.description)
    switch (callable.kotlin?.name, others, callable.result.description) {
    case ("toString", [], "String") where hierarchy.isClass(owner): self = .description
    case ("compareTo", [owner], "Int"): self = .order
    default: return nil
    }
  }

  /// Whether Swift's has all that Kotlin's does. A `compareTo` also says what it throws.
  var replacesMember: Bool { self != .order }
}
