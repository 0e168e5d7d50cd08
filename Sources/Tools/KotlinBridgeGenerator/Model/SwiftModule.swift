/// A Swift module that calls one Kotlin library.
struct SwiftModule {
  let name: String
  /// The module of C that declares the library's entry.
  let cModule: String
  let source: LibrarySource
  /// Whether the command asked for methods with completion handlers.
  let withHandlers: Bool
  /// Sorted by name.
  let files: [SwiftFile]
  /// What the library's sources could not export.
  let omitted: [Remark]
  /// What the generator could not express.
  let leftOut: [Remark]
  let renamed: [Remark]
  /// The classes that extend others or are extended, in the order of their numbers.
  let classes: [Class]
  /// The structs of the interfaces that Swift types may implement.
  let hosted: [SwiftPath]

  struct Class {
    let number: UInt32
    let path: SwiftPath
  }
}
