// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public func echoBoolean(value: Bool) throws(KotlinError) -> Bool {
  try KotlinModule.call(341, Twins.f341, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoByte(value: Int8) throws(KotlinError) -> Int8 {
  try KotlinModule.call(342, Twins.f342, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoShort(value: Int16) throws(KotlinError) -> Int16 {
  try KotlinModule.call(343, Twins.f343, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoInt(value: Int32) throws(KotlinError) -> Int32 {
  try KotlinModule.call(344, Twins.f344, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoLong(value: Int64) throws(KotlinError) -> Int64 {
  try KotlinModule.call(345, Twins.f345, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUByte(value: UInt8) throws(KotlinError) -> UInt8 {
  try KotlinModule.call(346, Twins.f346, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUShort(value: UInt16) throws(KotlinError) -> UInt16 {
  try KotlinModule.call(347, Twins.f347, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUInt(value: UInt32) throws(KotlinError) -> UInt32 {
  try KotlinModule.call(348, Twins.f348, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoULong(value: UInt64) throws(KotlinError) -> UInt64 {
  try KotlinModule.call(349, Twins.f349, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoFloat(value: Float) throws(KotlinError) -> Float {
  try KotlinModule.call(350, Twins.f350, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoDouble(value: Double) throws(KotlinError) -> Double {
  try KotlinModule.call(351, Twins.f351, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoChar(value: UTF16.CodeUnit) throws(KotlinError) -> UTF16.CodeUnit {
  try KotlinModule.call(352, Twins.f352, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoString(value: String) throws(KotlinError) -> String {
  try KitchenLibrary.module.call(353) { $0.write(value) }
}

public func echoByteArray(value: [UInt8]) throws(KotlinError) -> [UInt8] {
  try KitchenLibrary.module.call(354) { $0.write(value) }
}

public func echoUnit(value: KotlinUnit) throws(KotlinError) {
  try KotlinModule.run(355, Twins.f355, of: KitchenLibrary.module) {
    $0($1)
  } write: {
    $0.write(value)
  }
}

public func echoDuration(value: Duration) throws(KotlinError) -> Duration {
  try KitchenLibrary.module.call(356) { $0.write(value) }
}

public func echoInstant(value: KotlinInstant) throws(KotlinError) -> KotlinInstant {
  try KitchenLibrary.module.call(357) { $0.write(value) }
}

/// A function without parameters or result.
public func nothing() throws(KotlinError) {
  try KotlinModule.run(358, Twins.f358, of: KitchenLibrary.module) { $0($1) }
}

/// A function that never returns.
public func fail(message: String) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(359, returning: KotlinUnit.self) { $0.write(message) }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f341: (@convention(c) (Bool, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(341)
  static let f342: (@convention(c) (Int8, UnsafeMutableRawPointer) -> Int8)? =
    KitchenLibrary.module.twin(342)
  static let f343: (@convention(c) (Int16, UnsafeMutableRawPointer) -> Int16)? =
    KitchenLibrary.module.twin(343)
  static let f344: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(344)
  static let f345: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(345)
  static let f346: (@convention(c) (UInt8, UnsafeMutableRawPointer) -> UInt8)? =
    KitchenLibrary.module.twin(346)
  static let f347: (@convention(c) (UInt16, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(347)
  static let f348: (@convention(c) (UInt32, UnsafeMutableRawPointer) -> UInt32)? =
    KitchenLibrary.module.twin(348)
  static let f349: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(349)
  static let f350: (@convention(c) (Float, UnsafeMutableRawPointer) -> Float)? =
    KitchenLibrary.module.twin(350)
  static let f351: (@convention(c) (Double, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(351)
  static let f352: (@convention(c) (UInt16, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(352)
  static let f355: (@convention(c) (UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(355)
  static let f358: (@convention(c) (UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(358)
}
