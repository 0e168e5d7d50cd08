// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Cell<Int>`.
public final class CellInt: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Cell<Int>" }

  public convenience init(value: Int32) throws {
    let handle: UInt64 = try KotlinModule.call(94, Twins.f94, of: KitchenLibrary.module) {
      $0(value, $1)
    } write: {
      $0.write(value)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

extension CellInt {
  public var value: Int32 {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(95, Twins.f95, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f94: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(94)
  static let f95: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(95)
}
