import KotlinBridgeLocks

extension KotlinModule {
  /// Whether elements are of one type in Kotlin: some types are one in Swift, as a list and an array.
  func haveSameElements(_ one: ElementPlace, _ other: ElementPlace) -> Bool {
    if one == other { return true }
    return contents._withUnsafeGuaranteedRef { contents in
      let key = ElementPlaces(one: one, other: other)
      if let known = contents.sameElements.withLock({ $0[key] }) { return known }
      let manifest = contents.library.manifest
      let areSame = one.type(in: manifest) == other.type(in: manifest)
      contents.sameElements.withLock { $0[key] = areSame }
      return areSame
    }
  }
}
