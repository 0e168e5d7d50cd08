// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Badge`.
public final class Badge: KotlinObject, HasLabel, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Badge" }

  public convenience init(label: String) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(0) { $0.write(label) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}
