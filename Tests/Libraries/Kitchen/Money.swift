// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Money`.
public final class Money: KotlinObject, Comparable, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Money" }

  public convenience init(cents: Int64) throws {
    let handle: UInt64 = try KotlinModule.call(118, Twins.f118, of: KitchenLibrary.module) {
      $0(cents, $1)
    } write: {
      $0.write(cents)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  public static func < (left: Money, right: Money) -> Bool {
    (try? left.compareTo(other: right)).map { $0 < 0 } ?? false
  }
}

extension Money {
  public static func + (left: Money, right: Money) throws -> Money {
    defer {
      extendLifetime(left)
      extendLifetime(right)
    }
    let handle: UInt64 = try KotlinModule.call(119, Twins.f119, of: KitchenLibrary.module) {
      $0(left.kotlinHandle, right.kotlinHandle, $1)
    } write: {
      $0.write(left)
      $0.write(right)
    }
    return Money(holding: handle, of: KitchenLibrary.module)
  }

  public static prefix func - (operand: Money) throws -> Money {
    defer { extendLifetime(operand) }
    let handle: UInt64 = try KotlinModule.call(120, Twins.f120, of: KitchenLibrary.module) {
      $0(operand.kotlinHandle, $1)
    } write: {
      $0.write(operand)
    }
    return Money(holding: handle, of: KitchenLibrary.module)
  }

  public subscript(index: Int32) -> UTF16.CodeUnit {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(121, Twins.f121, of: KitchenLibrary.module) {
        $0(kotlinHandle, index, $1)
      } write: {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  public func contains(value: Int64) throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(122, Twins.f122, of: KitchenLibrary.module) {
      $0(kotlinHandle, value, $1)
    } write: {
      $0.write(self)
      $0.write(value)
    }
  }

  public func callAsFunction(factor: Int32) throws -> Money {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(123, Twins.f123, of: KitchenLibrary.module) {
      $0(kotlinHandle, factor, $1)
    } write: {
      $0.write(self)
      $0.write(factor)
    }
    return Money(holding: handle, of: KitchenLibrary.module)
  }

  public func compareTo(other: Money) throws -> Int32 {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KotlinModule.call(124, Twins.f124, of: KitchenLibrary.module) {
      $0(kotlinHandle, other.kotlinHandle, $1)
    } write: {
      $0.write(self)
      $0.write(other)
    }
  }

  public var cents: Int64 {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(125, Twins.f125, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f118: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(118)
  static let f119: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(119)
  static let f120: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(120)
  static let f121: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(121)
  static let f122: (@convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(122)
  static let f123: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(123)
  static let f124: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(124)
  static let f125: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(125)
}
