/// What crosses for a value of a type that all libraries share, and that stands for a Kotlin object: a job, a
/// scope, a channel, a state flow. Only generated code uses it.
@_spi(GeneratedCode)
public protocol KotlinBoxed: KotlinValue {
  associatedtype Base: KotlinCoroutine
  var base: Base { get }
  init(_ base: Base)
  /// The name of the Kotlin type.
  static var kotlinName: String { get }
  /// What the library has for objects of the type.
  static var kotlinCalls: CoroutineCalls { get }
  static var kotlinModule: KotlinModule { get }
}

@_spi(GeneratedCode)
extension KotlinBoxed {
  public static var kotlinType: KotlinType { .interface(kotlinName, Self.self) }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    self.init(Base(try KotlinObject(from: &reader), Self.kotlinCalls))
  }

  public func write(to writer: inout KotlinWriter) {
    if let object = base.kotlinObject(of: Self.kotlinModule, Self.kotlinCalls) {
      writer.write(keeping: object)
    } else {
      writer.refuse(
        .misuse(
          "a \(Base.self) can't cross as a \(Self.kotlinName): pass one that this library returned as such, "
            + "because only those are objects of its Kotlin code"))
    }
  }
}

// MARK: - What Swift makes

@_spi(GeneratedCode)
extension KotlinBoxed {
  /// A state of Kotlin's with this value.
  public static func made<Value>(_ value: Value) throws -> Base
  where Base == KotlinMutableStateFlow<Value> {
    try made { $0.write(value) }
  }

  /// A shared flow of Kotlin's.
  public static func made<Element>(_ replay: Int, _ extraBufferCapacity: Int) throws -> Base
  where Base == KotlinMutableSharedFlow<Element> {
    try made { writer in
      writer.write(Int32(clamping: replay))
      writer.write(Int32(clamping: extraBufferCapacity))
    }
  }

  private static func made(_ write: (inout KotlinWriter) -> Void) throws -> Base {
    // Each such type has one.
    let object = try kotlinModule.call(
      kotlinCalls.make!, returning: KotlinObject.self, write: write)
    return Base(object, kotlinCalls)
  }
}

extension KotlinWriter {
  /// Writes the handle of an object that nobody else keeps until the bytes have been read.
  @usableFromInline @inline(never)
  mutating func write(keeping object: KotlinObject) {
    keep(object)
    write(object)
  }
}
