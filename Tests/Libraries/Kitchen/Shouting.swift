// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Shouting`.
public final class Shouting: KotlinObject, HasLabel, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Shouting" }

  public convenience init(inner: any HasLabel) throws {
    defer { extendLifetime(inner) }
    let handle: UInt64 = try KitchenLibrary.module.call(136) { $0.write(AnyHasLabel(inner)) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}
