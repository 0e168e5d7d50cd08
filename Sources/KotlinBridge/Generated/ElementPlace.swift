/// What tells of which type elements are in Kotlin, by the library's numbers.
enum ElementPlace: Hashable {
  case flow(UInt32)
  /// One whose last parameter is an element, or its result if the object is all that it takes.
  case function(UInt32)

  func type(in manifest: Manifest) -> ManifestType? {
    switch self {
    case .flow(let id): return manifest.flows.first { $0.id == id }?.element
    case .function(let id):
      guard let function = manifest.functions.first(where: { $0.id == id }) else { return nil }
      return function.parameters.count > 1 ? function.parameters.last!.type : function.result
    }
  }
}

/// Two that may tell of one type.
struct ElementPlaces: Hashable {
  let one: ElementPlace
  let other: ElementPlace
}
