// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public func echoBoolean(value: Bool) throws -> Bool {
  try KotlinModule.call(627, Twins.f627, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoByte(value: Int8) throws -> Int8 {
  try KotlinModule.call(628, Twins.f628, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoShort(value: Int16) throws -> Int16 {
  try KotlinModule.call(629, Twins.f629, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoInt(value: Int32) throws -> Int32 {
  try KotlinModule.call(630, Twins.f630, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoLong(value: Int64) throws -> Int64 {
  try KotlinModule.call(631, Twins.f631, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUByte(value: UInt8) throws -> UInt8 {
  try KotlinModule.call(632, Twins.f632, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUShort(value: UInt16) throws -> UInt16 {
  try KotlinModule.call(633, Twins.f633, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUInt(value: UInt32) throws -> UInt32 {
  try KotlinModule.call(634, Twins.f634, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoULong(value: UInt64) throws -> UInt64 {
  try KotlinModule.call(635, Twins.f635, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoFloat(value: Float) throws -> Float {
  try KotlinModule.call(636, Twins.f636, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoDouble(value: Double) throws -> Double {
  try KotlinModule.call(637, Twins.f637, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoChar(value: UTF16.CodeUnit) throws -> UTF16.CodeUnit {
  try KotlinModule.call(638, Twins.f638, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoString(value: String) throws -> String {
  try KitchenLibrary.module.call(639) { $0.write(value) }
}

public func echoByteArray(value: [UInt8]) throws -> [UInt8] {
  try KitchenLibrary.module.call(640) { $0.write(value) }
}

public func echoUnit(value: KotlinUnit) throws {
  try KotlinModule.run(641, Twins.f641, of: KitchenLibrary.module) {
    $0($1)
  } write: {
    $0.write(value)
  }
}

public func echoDuration(value: Duration) throws -> Duration {
  try KitchenLibrary.module.call(642) { $0.write(value) }
}

public func echoInstant(value: KotlinInstant) throws -> KotlinInstant {
  try KitchenLibrary.module.call(643) { $0.write(value) }
}

/// A function without parameters or result.
public func nothing() throws {
  try KotlinModule.run(644, Twins.f644, of: KitchenLibrary.module) { $0($1) }
}

/// A function that never returns.
public func fail(message: String) throws {
  _ = try KitchenLibrary.module.call(645, returning: KotlinUnit.self) { $0.write(message) }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f627: (@convention(c) (Bool, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(627)
  static let f628: (@convention(c) (Int8, UnsafeMutableRawPointer) -> Int8)? =
    KitchenLibrary.module.twin(628)
  static let f629: (@convention(c) (Int16, UnsafeMutableRawPointer) -> Int16)? =
    KitchenLibrary.module.twin(629)
  static let f630: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(630)
  static let f631: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(631)
  static let f632: (@convention(c) (UInt8, UnsafeMutableRawPointer) -> UInt8)? =
    KitchenLibrary.module.twin(632)
  static let f633: (@convention(c) (UInt16, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(633)
  static let f634: (@convention(c) (UInt32, UnsafeMutableRawPointer) -> UInt32)? =
    KitchenLibrary.module.twin(634)
  static let f635: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(635)
  static let f636: (@convention(c) (Float, UnsafeMutableRawPointer) -> Float)? =
    KitchenLibrary.module.twin(636)
  static let f637: (@convention(c) (Double, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(637)
  static let f638: (@convention(c) (UInt16, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(638)
  static let f641: (@convention(c) (UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(641)
  static let f644: (@convention(c) (UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(644)
}
