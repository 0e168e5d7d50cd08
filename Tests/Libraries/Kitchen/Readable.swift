// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Readable`.
public protocol Readable: Sendable {
  var text: String { get throws(KotlinError) }
}

/// Any Kotlin object that is a `Readable`.
public final class AnyReadable: KotlinObject, Readable, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Readable" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 29 }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & Readable) {
    self.init(sharing: object)
  }

  /// The same Kotlin object as one of its own class, for `as?`, `is` and `switch`.
  public var base: any KotlinObject & Readable {
    kotlinBase()
  }
}

extension Readable where Self: KotlinObject {
  public var text: String {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(126) { $0.write(self) }
    }
  }
}
