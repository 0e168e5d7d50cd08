// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public func echoBoolean(value: Bool) throws -> Bool {
  try KotlinModule.call(813, Twins.f813, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoByte(value: Int8) throws -> Int8 {
  try KotlinModule.call(814, Twins.f814, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoShort(value: Int16) throws -> Int16 {
  try KotlinModule.call(815, Twins.f815, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoInt(value: Int32) throws -> Int32 {
  try KotlinModule.call(816, Twins.f816, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoLong(value: Int64) throws -> Int64 {
  try KotlinModule.call(817, Twins.f817, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUByte(value: UInt8) throws -> UInt8 {
  try KotlinModule.call(818, Twins.f818, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUShort(value: UInt16) throws -> UInt16 {
  try KotlinModule.call(819, Twins.f819, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUInt(value: UInt32) throws -> UInt32 {
  try KotlinModule.call(820, Twins.f820, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoULong(value: UInt64) throws -> UInt64 {
  try KotlinModule.call(821, Twins.f821, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoFloat(value: Float) throws -> Float {
  try KotlinModule.call(822, Twins.f822, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoDouble(value: Double) throws -> Double {
  try KotlinModule.call(823, Twins.f823, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoChar(value: UTF16.CodeUnit) throws -> UTF16.CodeUnit {
  try KotlinModule.call(824, Twins.f824, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoString(value: String) throws -> String {
  try KitchenLibrary.module.call(825) { $0.write(value) }
}

public func echoByteArray(value: [UInt8]) throws -> [UInt8] {
  try KitchenLibrary.module.call(826) { $0.write(value) }
}

public func echoUnit(value: KotlinUnit) throws {
  try KotlinModule.run(827, Twins.f827, of: KitchenLibrary.module) {
    $0($1)
  } write: {
    $0.write(value)
  }
}

public func echoDuration(value: Duration) throws -> Duration {
  try KitchenLibrary.module.call(828) { $0.write(value) }
}

public func echoInstant(value: KotlinInstant) throws -> KotlinInstant {
  try KitchenLibrary.module.call(829) { $0.write(value) }
}

/// A function without parameters or result.
public func nothing() throws {
  try KotlinModule.run(830, Twins.f830, of: KitchenLibrary.module) { $0($1) }
}

/// A function that never returns.
public func fail(message: String) throws {
  _ = try KitchenLibrary.module.call(831, returning: KotlinUnit.self) { $0.write(message) }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f813: (@convention(c) (Bool, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(813)
  static let f814: (@convention(c) (Int8, UnsafeMutableRawPointer) -> Int8)? =
    KitchenLibrary.module.twin(814)
  static let f815: (@convention(c) (Int16, UnsafeMutableRawPointer) -> Int16)? =
    KitchenLibrary.module.twin(815)
  static let f816: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(816)
  static let f817: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(817)
  static let f818: (@convention(c) (UInt8, UnsafeMutableRawPointer) -> UInt8)? =
    KitchenLibrary.module.twin(818)
  static let f819: (@convention(c) (UInt16, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(819)
  static let f820: (@convention(c) (UInt32, UnsafeMutableRawPointer) -> UInt32)? =
    KitchenLibrary.module.twin(820)
  static let f821: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(821)
  static let f822: (@convention(c) (Float, UnsafeMutableRawPointer) -> Float)? =
    KitchenLibrary.module.twin(822)
  static let f823: (@convention(c) (Double, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(823)
  static let f824: (@convention(c) (UInt16, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(824)
  static let f827: (@convention(c) (UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(827)
  static let f830: (@convention(c) (UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(830)
}
