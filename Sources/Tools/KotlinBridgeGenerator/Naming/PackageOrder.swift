/// The order in which packages take names: as the library's list has them, then the others by name.
///
/// A package that is added at the end of the list changes no name of the ones before.
struct PackageOrder {
  private let places: [String: Int]

  init(_ listed: [String] = []) {
    places = Dictionary(listed.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  func isBefore(_ first: String, _ second: String) -> Bool {
    place(first) < place(second)
  }

  /// By which packages are compared.
  func place(_ package: String) -> (Int, String) { (places[package] ?? places.count, package) }
}
