/// The names of one scope of Swift: no two declarations have the same one.
struct NameScope {
  private var taken: Set<String> = []

  init(taken: some Sequence<String> = []) {
    self.taken = Set(taken)
  }

  /// Takes the names of another scope, too.
  mutating func take(_ other: NameScope) {
    taken.formUnion(other.taken)
  }

  /// A name that none of the scope's declarations has: `name`, else `name2`, `name3` …
  ///
  /// - Parameters:
  ///   - isPossible: whether it may have a name that is free.
  ///   - keys: what a declaration of that name occupies.
  mutating func claim(
    _ name: String, where isPossible: (String) -> Bool = { _ in true }, keys: (String) -> [String]
  ) -> String {
    var claimed = name
    var number = 2
    while !isPossible(claimed) || keys(claimed).contains(where: taken.contains) {
      claimed = "\(name)\(number)"
      number += 1
    }
    taken.formUnion(keys(claimed))
    return claimed
  }

  mutating func claim(_ name: String) -> String {
    claim(name) { [$0] }
  }
}
