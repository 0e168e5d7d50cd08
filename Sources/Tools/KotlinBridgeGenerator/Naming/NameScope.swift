/// The names of one scope of Swift: no two declarations have the same one.
struct NameScope {
  /// A declaration of Kotlin's that has a name.
  struct Holder: Hashable {
    let kotlinName: String
    let package: String
  }

  /// A name that was free, and who has the one that was wanted.
  struct Claim {
    let name: String
    let wanted: String
    let holder: Holder?

    /// What the report says of the declaration; nil if it has the name that was wanted.
    func remark(_ kotlinName: String, isNow: String? = nil) -> Remark? {
      if name == wanted { return nil }
      let whose = holder.map { " by \($0.kotlinName)" } ?? ""
      return Remark(
        name: kotlinName, reason: "the name \(wanted) is taken\(whose): it is \(isNow ?? name)")
    }
  }

  /// By what declarations occupy. Nobody of Kotlin's has what Swift or generated code needs.
  private var taken: [String: Holder?] = [:]

  init(taken: some Sequence<String> = []) {
    for key in taken { self.taken[key] = .some(nil) }
  }

  /// Takes the names of another scope, too.
  mutating func take(_ other: NameScope) {
    taken.merge(other.taken) { own, _ in own }
  }

  /// A name that none of the scope's declarations has: `name`, else `name2`, `name3` …
  ///
  /// If a declaration of another package has it, that of the own package comes before it: the number
  /// then says nothing of other packages.
  ///
  /// - Parameters:
  ///   - isPossible: whether it may have a name that is free.
  ///   - keys: what a declaration of that name occupies.
  mutating func claim(
    _ name: String, for holder: Holder?, where isPossible: (String) -> Bool = { _ in true },
    keys: (String) -> [String] = { [$0] }
  ) -> Claim {
    func isFree(_ name: String) -> Bool {
      isPossible(name) && keys(name).allSatisfy { taken[$0] == nil }
    }
    let other = keys(name).compactMap { taken[$0] ?? nil }.first
    var base = name
    if let holder, let other, other.package != holder.package, !holder.package.isEmpty {
      base = Words.name(name, of: holder.package)
    }
    var claimed = base
    var number = 2
    while !isFree(claimed) {
      claimed = "\(base)\(number)"
      number += 1
    }
    for key in keys(claimed) { taken[key] = .some(holder) }
    return Claim(name: claimed, wanted: name, holder: other)
  }

  mutating func claim(_ name: String) -> String {
    claim(name, for: nil).name
  }
}
