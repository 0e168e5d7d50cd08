/// The types of a file that stand in the bodies of the types that nest them: superclasses, and what nests these.
/// All other nested types stand in extensions.
///
/// Swift binds extensions one after the other. To find `A.B.C` it looks for a `C` in the superclass of `A.B`, too.
/// If that is in an extension that is not bound yet, `A.B` has no superclass from then on.
struct InnerTypes {
  private let byOuter: [SwiftPath: [SwiftFile.Declaration]]

  init(_ file: SwiftFile) {
    let types = Set(file.declarations.compactMap(\.typePath))
    let inner = file.declarations.filter(\.isSuperclass).compactMap(\.typePath)
      .map { Array(sequence(first: $0) { $0.outer == .top ? nil : $0.outer }) }
      .filter { $0.allSatisfy(types.contains) }
    let paths = Set(inner.joined()).filter { $0.outer != .top }
    byOuter = Dictionary(
      grouping: file.declarations.filter { $0.typePath.map(paths.contains) ?? false }
    ) { $0.typePath!.outer }
  }

  /// Those that stand in the body of a type.
  func types(in outer: SwiftPath) -> [SwiftFile.Declaration] { byOuter[outer] ?? [] }

  func contains(_ path: SwiftPath) -> Bool {
    types(in: path.outer).contains { $0.typePath == path }
  }

  /// How many times the members of a type are indented.
  func memberDepth(_ path: SwiftPath) -> Int {
    contains(path) ? memberDepth(path.outer) + 1 : path.memberDepth
  }
}

extension SwiftFile.Declaration {
  /// The path of a type that may nest others; nil for the rest.
  var typePath: SwiftPath? {
    switch self {
    case .namespace(let path, _): path
    case .record(let record): record.path
    case .enumeration(let enumeration): enumeration.path
    case .sealed(let sealed): sealed.path
    case .object(let object): object.path
    case .exception(let exception): exception.path
    case .interface, .box, .member, .library: nil
    }
  }

  fileprivate var isSuperclass: Bool {
    if case .object(let object) = self { !object.isFinal } else { false }
  }
}
