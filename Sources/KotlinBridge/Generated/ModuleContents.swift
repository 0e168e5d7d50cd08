import Synchronization

/// What a module knows of its library.
@usableFromInline
final class ModuleContents: Sendable {
  let table: TracedTable
  let library: KotlinLibrary
  let any: FunctionsOfAny
  /// The library's numbers for those that the code was generated with; nil if all are equal.
  private let numbers: Numbers?
  /// What an `UnreadValue` is; nil for code that knows the types of its values.
  let unread: ManifestType?
  /// Ends one hold of an object, where the library does not count it.
  let release: (@Sendable (UInt64) -> Void)?

  /// The library's numbers by those that the code was generated with.
  struct Numbers: Sendable {
    let functions: [UInt32]
    let flows: [UInt32]
  }

  init(
    library: KotlinLibrary, numbers: Numbers?, any: FunctionsOfAny, unread: ManifestType? = nil,
    release: (@Sendable (UInt64) -> Void)? = nil
  ) {
    self.library = library
    self.numbers = numbers
    self.any = any
    self.unread = unread
    self.release = release
    table = TracedTable(library.table)
  }

  @inline(__always)
  func number(ofFunction id: UInt32) -> UInt32 {
    guard let numbers else { return id }
    return numbers.functions[Int(id)]
  }

  @inline(__always)
  func number(ofFlow id: UInt32) -> UInt32 {
    guard let numbers else { return id }
    return numbers.flows[Int(id)]
  }
}

extension Unmanaged<ModuleContents> {
  private static let all = Mutex<[ModuleContents]>([])

  /// Keeps the contents as long as the process lives.
  static func kept(_ contents: ModuleContents) -> Unmanaged<ModuleContents> {
    all.withLock { $0.append(contents) }
    return .passUnretained(contents)
  }
}
