// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Draft`.
public final class Draft: KotlinObject, Editable, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Draft" }

  public convenience init(text: String) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(100) { $0.write(text) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}
