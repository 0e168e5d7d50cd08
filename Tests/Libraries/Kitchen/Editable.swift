// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Editable`.
public protocol Editable: Readable {
  func setText(_ value: String) throws(KotlinError)
}

/// Any Kotlin object that is a `Editable`.
public final class AnyEditable: KotlinObject, Editable, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Editable" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 14 }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & Editable) {
    self.init(sharing: object)
  }

  /// The same Kotlin object as one of its own class, for `as?`, `is` and `switch`.
  public var base: any KotlinObject & Editable {
    kotlinBase()
  }
}

extension Editable where Self: KotlinObject {
  public func setText(_ value: String) throws(KotlinError) {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(97, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value)
    }
  }
}
