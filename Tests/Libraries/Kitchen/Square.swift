// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) import KotlinBridge

/// Kotlin's `catalogue.Square`.
public final class Square: Solid, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Square" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }

  public convenience init(side: Double) throws {
    let handle: UInt64 = try KotlinModule.call(140, Twins.f140, of: KitchenLibrary.module) {
      $0(side, $1)
    } write: {
      $0.write(side)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

extension Square {
  public var side: Double {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(141, Twins.f141, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f140: (@convention(c) (Double, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(140)
  static let f141: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(141)
}
