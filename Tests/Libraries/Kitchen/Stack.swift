// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Stack<*>`.
public final class StackAny: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Stack<*>" }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: StackDouble) {
    self.init(sharing: object)
  }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: StackString) {
    self.init(sharing: object)
  }
}

/// Kotlin's `catalogue.Stack<Double>`.
public final class StackDouble: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Stack<Double>" }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(143, Twins.f143, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Kotlin's `catalogue.Stack<String>`.
public final class StackString: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Stack<String>" }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(147, Twins.f147, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

extension StackAny {
  public var size: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(142, Twins.f142, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

extension StackDouble {
  public func push(item: Double) throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(144, Twins.f144, of: KitchenLibrary.module) {
      $0(kotlinHandle, item, $1)
    } write: {
      $0.write(self)
      $0.write(item)
    }
  }

  public func pop() throws -> Double {
    defer { extendLifetime(self) }
    return try KotlinModule.call(145, Twins.f145, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var size: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(146, Twins.f146, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

extension StackString {
  public func push(item: String) throws {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(148, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(item)
    }
  }

  public func pop() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(149) { $0.write(self) }
  }

  public var size: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(150, Twins.f150, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f143: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(143)
  static let f147: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(147)
  static let f142: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(142)
  static let f144: (@convention(c) (UInt64, Double, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(144)
  static let f145: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(145)
  static let f146: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(146)
  static let f150: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(150)
}
