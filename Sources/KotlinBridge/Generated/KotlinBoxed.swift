/// What crosses for a value of a type that all libraries share, and that stands for a Kotlin object: a job, a
/// scope, a channel. Only generated code uses it.
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
      writer.write(object)
    } else {
      writer.refuse(
        .misuse(
          "a \(Base.self) can't cross as a \(Self.kotlinName): pass one that this library has given, "
            + "for only that is an object of its Kotlin code"))
    }
  }
}
