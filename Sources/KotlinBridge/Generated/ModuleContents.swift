import KotlinBridgeLocks
import Synchronization

/// What a module knows of its library.
@usableFromInline
final class ModuleContents: Sendable {
  let table: TracedTable
  let library: KotlinLibrary
  let any: FunctionsOfAny
  /// What Kotlin calls of this module; nil if it has nothing for that.
  let host: LibraryHost?
  /// The library's numbers for those that the code was generated with; nil if all are equal.
  private let numbers: Numbers?
  /// What an `UnreadValue` is; nil for code that knows the types of its values.
  let unread: ManifestType?
  /// Ends one hold of an object, where the library does not count it.
  let release: (@Sendable (UInt64) -> Void)?

  /// Whether the elements of two flows or functions are of one Kotlin type, as far as somebody has asked.
  let sameElements = Guarded<[ElementPlaces: Bool]>([:])

  private let makeClasses: @Sendable () -> LibraryClasses
  // What it points to never changes.
  private nonisolated(unsafe) let madeClasses = Atomic<UnsafePointer<LibraryClasses>?>(nil)

  /// The library's numbers by those that the code was generated with.
  struct Numbers: Sendable {
    private let functions: [UInt32]
    private let flows: [UInt32]
    /// No library has so many declarations.
    private static let none = UInt32.max

    /// Each with the number of the code first, in any order.
    init(functions: [(UInt32, UInt32)], flows: [(UInt32, UInt32)]) {
      func byNumber(_ pairs: [(UInt32, UInt32)]) -> [UInt32] {
        var numbers: [UInt32] = []
        for (own, other) in pairs.sorted(by: { $0.0 < $1.0 }) {
          while numbers.count < own { numbers.append(Self.none) }
          numbers.append(other)
        }
        return numbers
      }
      self.functions = byNumber(functions)
      self.flows = byNumber(flows)
    }

    @inline(__always)
    func function(_ id: UInt32) -> UInt32 {
      id < functions.count ? functions[Int(id)] : Self.none
    }

    @inline(__always)
    func flow(_ id: UInt32) -> UInt32 { id < flows.count ? flows[Int(id)] : Self.none }
  }

  /// - Parameter classes: is called once an object is declared as a class that others extend.
  init(
    library: KotlinLibrary, numbers: Numbers?, any: FunctionsOfAny, host: LibraryHost? = nil,
    unread: ManifestType? = nil,
    release: (@Sendable (UInt64) -> Void)? = nil,
    classes: @escaping @Sendable () -> LibraryClasses = { LibraryClasses([:]) }
  ) {
    self.library = library
    self.numbers = numbers
    self.any = any
    self.host = host
    self.unread = unread
    self.release = release
    makeClasses = classes
    table = TracedTable(library.table)
  }

  /// They live as long as the process, and nobody counts references to them: threads would wait for
  /// each other there.
  var classes: UnsafePointer<LibraryClasses> {
    if let classes = madeClasses.load(ordering: .acquiring) { return classes }
    let made = UnsafeMutablePointer<LibraryClasses>.allocate(capacity: 1)
    made.initialize(to: makeClasses())
    let (isFirst, earlier) = madeClasses.compareExchange(
      expected: nil, desired: UnsafePointer(made), ordering: .acquiringAndReleasing)
    if isFirst { return UnsafePointer(made) }
    made.deinitialize(count: 1)
    made.deallocate()
    return earlier!
  }

  @inline(__always)
  func number(ofFunction id: UInt32) -> UInt32 {
    guard let numbers else { return id }
    return numbers.function(id)
  }

  @inline(__always)
  func number(ofFlow id: UInt32) -> UInt32 {
    guard let numbers else { return id }
    return numbers.flow(id)
  }
}

extension Unmanaged<ModuleContents> {
  private static let all = Guarded<[ModuleContents]>([])

  /// Keeps the contents as long as the process lives.
  static func kept(_ contents: ModuleContents) -> Unmanaged<ModuleContents> {
    all.withLock { $0.append(contents) }
    return .passUnretained(contents)
  }
}
