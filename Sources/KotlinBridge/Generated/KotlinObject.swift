/// A Kotlin object that Swift holds: the base class of the classes that are generated for Kotlin's.
///
/// - Kotlin keeps the object as long as a Swift object stands for it.
/// - A Kotlin object may have several Swift objects. They are equal: `==` is Kotlin's `===`.
/// - Any thread may use it. Whether two may at once is up to the Kotlin class.
open class KotlinObject: @unchecked Sendable {  // both properties are constants
  @_spi(Generated) public let handle: UInt64
  @_spi(Generated) public let module: KotlinModule

  /// Takes over one hold of the object with this handle.
  @_spi(Generated)
  public required init(holding handle: UInt64, of module: KotlinModule) {
    self.handle = handle
    self.module = module
  }

  deinit { module.release(handle) }

  /// The name of the class in Kotlin. Each generated class has its own.
  @_spi(Generated)
  open class var kotlinName: String { preconditionFailure("\(self) has no kotlinName") }
}

extension KotlinObject: Hashable {
  public static func == (one: KotlinObject, other: KotlinObject) -> Bool {
    one.handle == other.handle && one.module.library === other.module.library
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(handle) }
}

/// The reading and writing of objects, for generated classes, which are final.
@_spi(Generated)
public protocol KotlinObjectValue: KotlinObject, KotlinValue {}

@_spi(Generated)
extension KotlinObjectValue {
  public static var kotlinType: KotlinType { KotlinType(.object(kotlinName), Self.self) }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    guard let module = reader.module else {
      throw .misuse("objects of \(Self.kotlinName) cross in calls of generated code only")
    }
    let handle: UInt64 = try reader.load()
    self.init(
      holding: UInt64(littleEndian: handle),
      of: unsafeDowncast(module.takeUnretainedValue(), to: KotlinModule.self))
  }

  /// The caller keeps the object until Kotlin has read its handle.
  public func write(to writer: inout KotlinWriter) {
    writer.store(handle.littleEndian)
  }
}

extension KotlinModule {
  func release(_ object: UInt64) { table.untraced.release(object) }
}
