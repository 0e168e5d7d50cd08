// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Boat`.
public final class Boat: KotlinObject, CustomStringConvertible, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Boat" }

  public convenience init(name: String, length: Double) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(1) {
      $0.write(name)
      $0.write(length)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  public convenience init(name: String) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(2) { $0.write(name) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  private func toString() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(4) { $0.write(self) }
  }

  public var description: String {
    (try? toString()) ?? Self.kotlinName
  }
}

extension Boat {
  /// Kotlin's `catalogue.Boat.Cabin`.
  public final class Cabin: KotlinObject, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Boat.Cabin" }

    public convenience init(beds: Int32) throws {
      let handle: UInt64 = try KotlinModule.call(21, Twins.f21, of: KitchenLibrary.module) {
        $0(beds, $1)
      } write: {
        $0.write(beds)
      }
      self.init(holding: handle, of: KitchenLibrary.module)
    }
  }
}

extension Boat {
  /// Kotlin's `catalogue.Boat.Mast`.
  public final class Mast: KotlinObject, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Boat.Mast" }

    public convenience init(of: Boat, height: Int32) throws {
      defer { extendLifetime(of) }
      let handle: UInt64 = try KotlinModule.call(23, Twins.f23, of: KitchenLibrary.module) {
        $0(of.kotlinHandle, height, $1)
      } write: {
        $0.write(of)
        $0.write(height)
      }
      self.init(holding: handle, of: KitchenLibrary.module)
    }
  }
}

extension Boat {
  public func board(people: Int32? = nil) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(3) {
      $0.write(self)
      $0.write(people)
    }
  }

  public func mast(height: Int32) throws -> Boat.Mast {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(5, Twins.f5, of: KitchenLibrary.module) {
      $0(kotlinHandle, height, $1)
    } write: {
      $0.write(self)
      $0.write(height)
    }
    return Boat.Mast(holding: handle, of: KitchenLibrary.module)
  }

  public var name: String {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(6) { $0.write(self) }
  }

  public var length: Double {
    get {
      defer { extendLifetime(self) }
      return KotlinModule.callOrStop(7, Twins.f7, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
    set(value) {
      defer { extendLifetime(self) }
      KotlinModule.runOrStop(8, Twins.f8, of: KitchenLibrary.module) {
        $0(kotlinHandle, value, $1)
      } write: {
        $0.write(self)
        $0.write(value)
      }
    }
  }

  public var crew: Int32 {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(9, Twins.f9, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var isLarge: Bool {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(10, Twins.f10, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public var speed: Int32 {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(11, Twins.f11, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public func setSpeed(_ value: Int32) throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(12, Twins.f12, of: KitchenLibrary.module) {
      $0(kotlinHandle, value, $1)
    } write: {
      $0.write(self)
      $0.write(value)
    }
  }

  public var owner: String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(13) { $0.write(self) }
    }
  }

  public func setOwner(_ value: String) throws {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(14, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value)
    }
  }

  public var log: String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(15) { $0.write(self) }
    }
  }

  public var draught: Double {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(16, Twins.f16, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func setDraught(_ value: Double) throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(17, Twins.f17, of: KitchenLibrary.module) {
      $0(kotlinHandle, value, $1)
    } write: {
      $0.write(self)
      $0.write(value)
    }
  }

  public var changes: Int32 {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(18, Twins.f18, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public static func named(name: String) throws -> Boat {
    try KitchenLibrary.module.call(19) { $0.write(name) }
  }

  public static var wheels: Int32 {
    KotlinModule.callOrStop(20, Twins.f20, of: KitchenLibrary.module) { $0($1) }
  }
}

extension Boat.Cabin {
  public var beds: Int32 {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(22, Twins.f22, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

extension Boat.Mast {
  public func label() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(24) { $0.write(self) }
  }

  public var height: Int32 {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(25, Twins.f25, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f21: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(21)
  static let f23: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(23)
  static let f5: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(5)
  static let f7: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(7)
  static let f8: (@convention(c) (UInt64, Double, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(8)
  static let f9: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(9)
  static let f10: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(10)
  static let f11: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(11)
  static let f12: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(12)
  static let f16: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(16)
  static let f17: (@convention(c) (UInt64, Double, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(17)
  static let f18: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(18)
  static let f20: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(20)
  static let f22: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(22)
  static let f25: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(25)
}
