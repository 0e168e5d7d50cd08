// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public func echoBoolean(value: Bool) throws -> Bool {
  try KotlinModule.call(703, Twins.f703, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoByte(value: Int8) throws -> Int8 {
  try KotlinModule.call(704, Twins.f704, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoShort(value: Int16) throws -> Int16 {
  try KotlinModule.call(705, Twins.f705, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoInt(value: Int32) throws -> Int32 {
  try KotlinModule.call(706, Twins.f706, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoLong(value: Int64) throws -> Int64 {
  try KotlinModule.call(707, Twins.f707, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUByte(value: UInt8) throws -> UInt8 {
  try KotlinModule.call(708, Twins.f708, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUShort(value: UInt16) throws -> UInt16 {
  try KotlinModule.call(709, Twins.f709, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUInt(value: UInt32) throws -> UInt32 {
  try KotlinModule.call(710, Twins.f710, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoULong(value: UInt64) throws -> UInt64 {
  try KotlinModule.call(711, Twins.f711, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoFloat(value: Float) throws -> Float {
  try KotlinModule.call(712, Twins.f712, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoDouble(value: Double) throws -> Double {
  try KotlinModule.call(713, Twins.f713, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoChar(value: UTF16.CodeUnit) throws -> UTF16.CodeUnit {
  try KotlinModule.call(714, Twins.f714, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoString(value: String) throws -> String {
  try KitchenLibrary.module.call(715) { $0.write(value) }
}

public func echoByteArray(value: [UInt8]) throws -> [UInt8] {
  try KitchenLibrary.module.call(716) { $0.write(value) }
}

public func echoUnit(value: KotlinUnit) throws {
  try KotlinModule.run(717, Twins.f717, of: KitchenLibrary.module) {
    $0($1)
  } write: {
    $0.write(value)
  }
}

public func echoDuration(value: Duration) throws -> Duration {
  try KitchenLibrary.module.call(718) { $0.write(value) }
}

public func echoInstant(value: KotlinInstant) throws -> KotlinInstant {
  try KitchenLibrary.module.call(719) { $0.write(value) }
}

/// A function without parameters or result.
public func nothing() throws {
  try KotlinModule.run(720, Twins.f720, of: KitchenLibrary.module) { $0($1) }
}

/// A function that never returns.
public func fail(message: String) throws {
  _ = try KitchenLibrary.module.call(721, returning: KotlinUnit.self) { $0.write(message) }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f703: (@convention(c) (Bool, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(703)
  static let f704: (@convention(c) (Int8, UnsafeMutableRawPointer) -> Int8)? =
    KitchenLibrary.module.twin(704)
  static let f705: (@convention(c) (Int16, UnsafeMutableRawPointer) -> Int16)? =
    KitchenLibrary.module.twin(705)
  static let f706: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(706)
  static let f707: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(707)
  static let f708: (@convention(c) (UInt8, UnsafeMutableRawPointer) -> UInt8)? =
    KitchenLibrary.module.twin(708)
  static let f709: (@convention(c) (UInt16, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(709)
  static let f710: (@convention(c) (UInt32, UnsafeMutableRawPointer) -> UInt32)? =
    KitchenLibrary.module.twin(710)
  static let f711: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(711)
  static let f712: (@convention(c) (Float, UnsafeMutableRawPointer) -> Float)? =
    KitchenLibrary.module.twin(712)
  static let f713: (@convention(c) (Double, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(713)
  static let f714: (@convention(c) (UInt16, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(714)
  static let f717: (@convention(c) (UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(717)
  static let f720: (@convention(c) (UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(720)
}
