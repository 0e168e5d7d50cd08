// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Solid`.
public class Solid: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Solid" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 33 }
}

extension Solid {
  public func twiceTheArea() throws(KotlinError) -> Double {
    defer { extendLifetime(self) }
    return try KotlinModule.call(129, Twins.f129, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var area: Double {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(130, Twins.f130, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f129: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(129)
  static let f130: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(130)
}
