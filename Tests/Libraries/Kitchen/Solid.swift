// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Solid`.
public class Solid: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Solid" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 55 }
}

extension Solid {
  public func twiceTheArea() throws -> Double {
    defer { extendLifetime(self) }
    return try KotlinModule.call(137, Twins.f137, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var area: Double {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(138, Twins.f138, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f137: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(137)
  static let f138: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(138)
}
