// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) import KotlinBridge

/// Curry, as everybody makes it.
public func curry(heat: Heat) throws -> BlendSpice {
  try KitchenLibrary.module.call(1201) { $0.write(heat) }
}

extension BlendSpice {
  /// The part that `wish` likes best.
  public func best(wish: Spice) throws -> Spice {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(1200) {
      $0.write(self)
      $0.write(wish)
    }
  }

  /// The price of a blend of spices.
  public var price: Double {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(1202, Twins.f1202, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f1202: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(1202)
}
