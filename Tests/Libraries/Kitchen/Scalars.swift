// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public func echoBoolean(value: Bool) throws -> Bool {
  try KotlinModule.call(810, Twins.f810, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoByte(value: Int8) throws -> Int8 {
  try KotlinModule.call(811, Twins.f811, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoShort(value: Int16) throws -> Int16 {
  try KotlinModule.call(812, Twins.f812, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoInt(value: Int32) throws -> Int32 {
  try KotlinModule.call(813, Twins.f813, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoLong(value: Int64) throws -> Int64 {
  try KotlinModule.call(814, Twins.f814, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUByte(value: UInt8) throws -> UInt8 {
  try KotlinModule.call(815, Twins.f815, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUShort(value: UInt16) throws -> UInt16 {
  try KotlinModule.call(816, Twins.f816, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUInt(value: UInt32) throws -> UInt32 {
  try KotlinModule.call(817, Twins.f817, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoULong(value: UInt64) throws -> UInt64 {
  try KotlinModule.call(818, Twins.f818, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoFloat(value: Float) throws -> Float {
  try KotlinModule.call(819, Twins.f819, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoDouble(value: Double) throws -> Double {
  try KotlinModule.call(820, Twins.f820, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoChar(value: UTF16.CodeUnit) throws -> UTF16.CodeUnit {
  try KotlinModule.call(821, Twins.f821, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoString(value: String) throws -> String {
  try KitchenLibrary.module.call(822) { $0.write(value) }
}

public func echoByteArray(value: [UInt8]) throws -> [UInt8] {
  try KitchenLibrary.module.call(823) { $0.write(value) }
}

public func echoUnit(value: KotlinUnit) throws {
  try KotlinModule.run(824, Twins.f824, of: KitchenLibrary.module) {
    $0($1)
  } write: {
    $0.write(value)
  }
}

public func echoDuration(value: Duration) throws -> Duration {
  try KitchenLibrary.module.call(825) { $0.write(value) }
}

public func echoInstant(value: KotlinInstant) throws -> KotlinInstant {
  try KitchenLibrary.module.call(826) { $0.write(value) }
}

/// A function without parameters or result.
public func nothing() throws {
  try KotlinModule.run(827, Twins.f827, of: KitchenLibrary.module) { $0($1) }
}

/// A function that never returns.
public func fail(message: String) throws {
  _ = try KitchenLibrary.module.call(828, returning: KotlinUnit.self) { $0.write(message) }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f810: (@convention(c) (Bool, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(810)
  static let f811: (@convention(c) (Int8, UnsafeMutableRawPointer) -> Int8)? =
    KitchenLibrary.module.twin(811)
  static let f812: (@convention(c) (Int16, UnsafeMutableRawPointer) -> Int16)? =
    KitchenLibrary.module.twin(812)
  static let f813: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(813)
  static let f814: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(814)
  static let f815: (@convention(c) (UInt8, UnsafeMutableRawPointer) -> UInt8)? =
    KitchenLibrary.module.twin(815)
  static let f816: (@convention(c) (UInt16, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(816)
  static let f817: (@convention(c) (UInt32, UnsafeMutableRawPointer) -> UInt32)? =
    KitchenLibrary.module.twin(817)
  static let f818: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(818)
  static let f819: (@convention(c) (Float, UnsafeMutableRawPointer) -> Float)? =
    KitchenLibrary.module.twin(819)
  static let f820: (@convention(c) (Double, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(820)
  static let f821: (@convention(c) (UInt16, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(821)
  static let f824: (@convention(c) (UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(824)
  static let f827: (@convention(c) (UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(827)
}
