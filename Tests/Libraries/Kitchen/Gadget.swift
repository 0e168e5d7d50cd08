// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Gadget`.
public final class Gadget: KotlinObject, HasKey, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Gadget" }

  public convenience init(key: String) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(104) { $0.write(key) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}
