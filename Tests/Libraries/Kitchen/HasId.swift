// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.HasId`.
public protocol HasId: AnyObject, Sendable {
  func shortId() throws(KotlinError) -> String

  var id: String { get throws(KotlinError) }
}

/// Any Kotlin object that is a `HasId`.
public final class AnyHasId: KotlinObject, HasId, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.HasId" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 15 }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & HasId) {
    self.init(sharing: object)
  }

  /// The same Kotlin object as one of its own class, for `as?`, `is` and `switch`.
  public var base: any KotlinObject & HasId {
    kotlinBase()
  }
}

extension HasId where Self: KotlinObject {
  public func shortId() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(94) { $0.write(self) }
  }

  public var id: String {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(95) { $0.write(self) }
    }
  }
}
