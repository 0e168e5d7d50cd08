/// A function type of Kotlin's: what crosses for a closure of Swift's, and for a function of Kotlin's. Only
/// generated code uses it.
///
/// Each crossing of a closure is a new function in Kotlin, and each of a Kotlin function a new closure. A
/// closure that Kotlin gives back is the same one.
@_spi(GeneratedCode)
public protocol KotlinFunction: KotlinValue {
  /// One of Kotlin's, which it calls.
  init(kotlin object: KotlinObject)
  /// How Kotlin calls one of Swift's.
  static var kotlinHosted: HostedInterface { get }
  static var kotlinModule: KotlinModule { get }
}

@_spi(GeneratedCode)
extension KotlinFunction {
  public static var kotlinType: KotlinType { .interface(kotlinHosted.name, Self.self) }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    let (handle, module) = try KotlinObject.held(from: &reader)
    if KotlinObject.isPeer(handle) {
      self = try reader.peer(handle, of: module)
    } else {
      self.init(kotlin: KotlinObject.kotlinAny(holding: handle, of: module, in: &reader))
    }
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: self, interface: Self.kotlinHosted.number, of: Self.kotlinModule)
  }
}
