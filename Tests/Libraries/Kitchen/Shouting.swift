// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Shouting`.
public final class Shouting: KotlinObject, HasLabel, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Shouting" }

  public convenience init(inner: any KotlinObject & HasLabel) throws(KotlinError) {
    defer { extendLifetime(inner) }
    let handle: UInt64 = try KotlinModule.call(128, Twins.f128, of: KitchenLibrary.module) {
      $0(inner.kotlinHandle, $1)
    } write: {
      $0.write(inner)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f128: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(128)
}
