// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.HasLabel`.
public protocol HasLabel: Sendable {
  func longLabel() throws(KotlinError) -> String

  var label: String { get throws(KotlinError) }
}

/// Any Kotlin object that is a `HasLabel`.
public final class AnyHasLabel: KotlinObject, HasLabel, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.HasLabel" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 18 }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & HasLabel) {
    self.init(sharing: object)
  }

  /// The same Kotlin object as one of its own class, for `as?`, `is` and `switch`.
  public var base: any KotlinObject & HasLabel {
    kotlinBase()
  }
}

extension HasLabel where Self: KotlinObject {
  public func longLabel() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(103) { $0.write(self) }
  }

  public var label: String {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(104) { $0.write(self) }
    }
  }
}
