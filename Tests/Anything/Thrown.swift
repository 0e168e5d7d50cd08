/// An exception of a package that its functions throw.
struct Thrown {
  struct Field {
    /// As code writes it.
    let name: String
    let sort: Sort
  }

  /// Its class, with a value of it.
  let sort: Sort
  /// The class that functions say they throw: its own, or one that it extends.
  let declared: String
  /// Those of that class.
  let fields: [Field]
  /// Whether Kotlin makes it again of what Swift throws.
  let isMade: Bool
}
