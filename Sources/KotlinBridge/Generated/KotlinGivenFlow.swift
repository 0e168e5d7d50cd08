/// What crosses for a flow as a value: a sequence of Swift's, or a flow of Kotlin's. Only generated code uses
/// it.
///
/// A flow that the library has given crosses as the original, whatever window or placement it has in Swift. A
/// flow of another library crosses as a sequence.
@_spi(GeneratedCode)
public protocol KotlinGivenFlow<Element>: KotlinBoxed where Base == KotlinFlow<Element> {
  associatedtype Element: KotlinValue
  /// How Kotlin knows one of Swift's.
  static var kotlinHosted: HostedInterface { get }
}

@_spi(GeneratedCode)
extension KotlinGivenFlow {
  public static var kotlinName: String { kotlinHosted.name }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    let (handle, module) = try KotlinObject.held(from: &reader)
    if KotlinObject.isPeer(handle) {
      let flow: SwiftFlow<Element> = try reader.peer(handle, of: module)
      self.init(KotlinFlow(origin: .sequence(flow)))
    } else {
      let object: KotlinObject = KotlinObject.kotlinAny(holding: handle, of: module, in: &reader)
      self.init(KotlinFlow(object, Self.kotlinCalls))
    }
  }

  public func write(to writer: inout KotlinWriter) {
    if let object = base.kotlinObject(of: Self.kotlinModule, Self.kotlinCalls) {
      writer.write(keeping: object)
    } else {
      writer.write(
        peer: sequence, interface: Self.kotlinHosted.number, of: Self.kotlinModule)
    }
  }

  private var sequence: SwiftFlow<Element> {
    if case .sequence(let flow) = base.origin, let own = flow as? SwiftFlow<Element> { return own }
    return SequenceFlow { [base] in base }
  }
}
