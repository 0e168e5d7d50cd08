// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Stack<Double>`.
public final class StackDouble: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Stack<Double>" }

  public convenience init() throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(127, Twins.f127, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Kotlin's `catalogue.Stack<String>`.
public final class StackString: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Stack<String>" }

  public convenience init() throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(131, Twins.f131, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

extension StackDouble {
  public func push(item: Double) throws(KotlinError) {
    defer { extendLifetime(self) }
    try KotlinModule.run(128, Twins.f128, of: KitchenLibrary.module) {
      $0(kotlinHandle, item, $1)
    } write: {
      $0.write(self)
      $0.write(item)
    }
  }

  public func pop() throws(KotlinError) -> Double {
    defer { extendLifetime(self) }
    return try KotlinModule.call(129, Twins.f129, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var size: Int32 {
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

extension StackString {
  public func push(item: String) throws(KotlinError) {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(132, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(item)
    }
  }

  public func pop() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(133) { $0.write(self) }
  }

  public var size: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(134, Twins.f134, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f127: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(127)
  static let f131: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(131)
  static let f128: (@convention(c) (UInt64, Double, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(128)
  static let f129: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(129)
  static let f130: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(130)
  static let f134: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(134)
}
