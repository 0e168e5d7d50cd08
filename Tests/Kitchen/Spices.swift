// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Curry, as everybody makes it.
public func curry(heat: Heat) throws(KotlinError) -> BlendSpice {
  try KitchenLibrary.module.call(353) { $0.write(heat) }
}

extension BlendSpice {
  /// The part that `wish` likes best.
  public func best(wish: Spice) throws(KotlinError) -> Spice {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(352) {
      $0.write(self)
      $0.write(wish)
    }
  }

  /// The price of a blend of spices.
  public var price: Double {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function354, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try KitchenLibrary.module.call(354) { $0.write(self) }
    }
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function354 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Double
  static let function354 = try? KitchenLibrary.module.twin(
    ofFunction: 354, as: Function354.self)
}
