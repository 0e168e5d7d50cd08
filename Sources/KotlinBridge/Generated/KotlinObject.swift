/// A Kotlin object that Swift holds: the base class of the classes that are generated for Kotlin's.
///
/// - Kotlin keeps the object as long as a Swift object stands for it.
/// - It is of the most derived class of the module that its Kotlin object has, whatever is declared:
///   `as?`, `is` and `switch` tell.
/// - A Kotlin object may have several Swift objects. They are equal, whatever classes they have; use
///   `==` and not `===`. `==` is Kotlin's `equals`, and the hash Kotlin's `hashCode`. Where these
///   throw, an object equals only itself.
/// - Any thread may use it. Whether two may at once is up to the Kotlin class.
open class KotlinObject: KotlinValue, @unchecked Sendable {  // all properties are constants
  @_spi(GeneratedCode) public final let kotlinHandle: UInt64
  @_spi(GeneratedCode) public final let kotlinModule: KotlinModule
  /// The object that has the hold; nil if this one does.
  private final let holder: KotlinObject?

  /// Takes over one hold of the object with this handle.
  @_spi(GeneratedCode)
  public required init(holding handle: UInt64, of module: KotlinModule) {
    kotlinHandle = handle
    kotlinModule = module
    holder = nil
  }

  /// Stands for the Kotlin object that `other` stands for.
  @_spi(GeneratedCode)
  public required init(sharing other: KotlinObject) {
    kotlinHandle = other.kotlinHandle
    kotlinModule = other.kotlinModule
    holder = other.holder ?? other
  }

  final var kotlinHolder: KotlinObject { holder ?? self }

  deinit { if holder == nil { kotlinModule.release(kotlinHandle) } }

  /// The name of the class in Kotlin. Each generated class has its own.
  @_spi(GeneratedCode)
  open class var kotlinName: String { "kotlin.Any" }

  /// The number of the class among the types of the manifest if others extend it, else nil. Each
  /// generated class that extends another one has its own.
  @_spi(GeneratedCode)
  open class var kotlinNumber: UInt32? { nil }

  // MARK: - As a value

  public class var kotlinType: KotlinType { KotlinType(.object(kotlinName), self) }

  /// The caller keeps the object until Kotlin has read its handle, unless the writer keeps it.
  public final func write(to writer: inout KotlinWriter) {
    writer.store(kotlinHandle.littleEndian)
    if writer.handles != nil || writer.bringsHolds {
      writer.wrote(
        self, kotlinHandle, of: kotlinModule.table.untraced, kotlinModule.lent)
    }
  }
}

extension KotlinObject: Hashable {
  public static func == (one: KotlinObject, other: KotlinObject) -> Bool {
    guard one.kotlinModule.table.untraced.address == other.kotlinModule.table.untraced.address
    else { return false }
    defer {
      extendLifetime(one)
      extendLifetime(other)
    }
    return one.kotlinHandle == other.kotlinHandle
      || one.kotlinModule.any.equals(one.kotlinHandle, other.kotlinHandle)
  }

  public final func hash(into hasher: inout Hasher) {
    defer { extendLifetime(self) }
    if let code = kotlinModule.any.hashCode(of: kotlinHandle) { hasher.combine(code) }
  }
}

extension KotlinModule {
  /// Ends a hold that a handle brought, of a Kotlin or of a Swift object.
  @_spi(GeneratedCode)
  public func release(_ object: UInt64) {
    if PeerTable.isPeer(object) {
      host?.drop(object)
      return
    }
    contents._withUnsafeGuaranteedRef {
      if let release = $0.release {
        release(object)
      } else {
        $0.table.untraced.release(object)
      }
    }
  }
}
