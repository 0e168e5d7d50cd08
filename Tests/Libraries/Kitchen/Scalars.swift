// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public func echoBoolean(value: Bool) throws -> Bool {
  try KotlinModule.call(803, Twins.f803, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoByte(value: Int8) throws -> Int8 {
  try KotlinModule.call(804, Twins.f804, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoShort(value: Int16) throws -> Int16 {
  try KotlinModule.call(805, Twins.f805, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoInt(value: Int32) throws -> Int32 {
  try KotlinModule.call(806, Twins.f806, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoLong(value: Int64) throws -> Int64 {
  try KotlinModule.call(807, Twins.f807, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUByte(value: UInt8) throws -> UInt8 {
  try KotlinModule.call(808, Twins.f808, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUShort(value: UInt16) throws -> UInt16 {
  try KotlinModule.call(809, Twins.f809, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUInt(value: UInt32) throws -> UInt32 {
  try KotlinModule.call(810, Twins.f810, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoULong(value: UInt64) throws -> UInt64 {
  try KotlinModule.call(811, Twins.f811, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoFloat(value: Float) throws -> Float {
  try KotlinModule.call(812, Twins.f812, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoDouble(value: Double) throws -> Double {
  try KotlinModule.call(813, Twins.f813, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoChar(value: UTF16.CodeUnit) throws -> UTF16.CodeUnit {
  try KotlinModule.call(814, Twins.f814, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoString(value: String) throws -> String {
  try KitchenLibrary.module.call(815) { $0.write(value) }
}

public func echoByteArray(value: [UInt8]) throws -> [UInt8] {
  try KitchenLibrary.module.call(816) { $0.write(value) }
}

public func echoUnit(value: KotlinUnit) throws {
  try KotlinModule.run(817, Twins.f817, of: KitchenLibrary.module) {
    $0($1)
  } write: {
    $0.write(value)
  }
}

public func echoDuration(value: Duration) throws -> Duration {
  try KitchenLibrary.module.call(818) { $0.write(value) }
}

public func echoInstant(value: KotlinInstant) throws -> KotlinInstant {
  try KitchenLibrary.module.call(819) { $0.write(value) }
}

/// A function without parameters or result.
public func nothing() throws {
  try KotlinModule.run(820, Twins.f820, of: KitchenLibrary.module) { $0($1) }
}

/// A function that never returns.
public func fail(message: String) throws {
  _ = try KitchenLibrary.module.call(821, returning: KotlinUnit.self) { $0.write(message) }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f803: (@convention(c) (Bool, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(803)
  static let f804: (@convention(c) (Int8, UnsafeMutableRawPointer) -> Int8)? =
    KitchenLibrary.module.twin(804)
  static let f805: (@convention(c) (Int16, UnsafeMutableRawPointer) -> Int16)? =
    KitchenLibrary.module.twin(805)
  static let f806: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(806)
  static let f807: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(807)
  static let f808: (@convention(c) (UInt8, UnsafeMutableRawPointer) -> UInt8)? =
    KitchenLibrary.module.twin(808)
  static let f809: (@convention(c) (UInt16, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(809)
  static let f810: (@convention(c) (UInt32, UnsafeMutableRawPointer) -> UInt32)? =
    KitchenLibrary.module.twin(810)
  static let f811: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(811)
  static let f812: (@convention(c) (Float, UnsafeMutableRawPointer) -> Float)? =
    KitchenLibrary.module.twin(812)
  static let f813: (@convention(c) (Double, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(813)
  static let f814: (@convention(c) (UInt16, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(814)
  static let f817: (@convention(c) (UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(817)
  static let f820: (@convention(c) (UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(820)
}
