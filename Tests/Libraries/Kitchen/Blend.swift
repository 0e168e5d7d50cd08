// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// What is in a blend, in the order in which it was put there.
public final class BlendSpice: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "spices.Blend<spices.Spice>" }

  public convenience init(first: Spice) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(1196) { $0.write(first) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

extension BlendSpice {
  /// Puts another part into the blend.
  ///
  /// - Parameter part: what it is.
  /// - Throws: `IllegalStateException` if it is there already.
  public func add(part: Spice) throws -> BlendSpice {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(1197) {
      $0.write(self)
      $0.write(part)
    }
  }

  /// All parts.
  public var parts: [Spice] {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(1198) { $0.write(self) }
    }
  }
}
