// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public func echoBoolean(value: Bool) throws(KotlinError) -> Bool {
  try KotlinModule.call(550, Twins.f550, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoByte(value: Int8) throws(KotlinError) -> Int8 {
  try KotlinModule.call(551, Twins.f551, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoShort(value: Int16) throws(KotlinError) -> Int16 {
  try KotlinModule.call(552, Twins.f552, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoInt(value: Int32) throws(KotlinError) -> Int32 {
  try KotlinModule.call(553, Twins.f553, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoLong(value: Int64) throws(KotlinError) -> Int64 {
  try KotlinModule.call(554, Twins.f554, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUByte(value: UInt8) throws(KotlinError) -> UInt8 {
  try KotlinModule.call(555, Twins.f555, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUShort(value: UInt16) throws(KotlinError) -> UInt16 {
  try KotlinModule.call(556, Twins.f556, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUInt(value: UInt32) throws(KotlinError) -> UInt32 {
  try KotlinModule.call(557, Twins.f557, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoULong(value: UInt64) throws(KotlinError) -> UInt64 {
  try KotlinModule.call(558, Twins.f558, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoFloat(value: Float) throws(KotlinError) -> Float {
  try KotlinModule.call(559, Twins.f559, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoDouble(value: Double) throws(KotlinError) -> Double {
  try KotlinModule.call(560, Twins.f560, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoChar(value: UTF16.CodeUnit) throws(KotlinError) -> UTF16.CodeUnit {
  try KotlinModule.call(561, Twins.f561, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoString(value: String) throws(KotlinError) -> String {
  try KitchenLibrary.module.call(562) { $0.write(value) }
}

public func echoByteArray(value: [UInt8]) throws(KotlinError) -> [UInt8] {
  try KitchenLibrary.module.call(563) { $0.write(value) }
}

public func echoUnit(value: KotlinUnit) throws(KotlinError) {
  try KotlinModule.run(564, Twins.f564, of: KitchenLibrary.module) {
    $0($1)
  } write: {
    $0.write(value)
  }
}

public func echoDuration(value: Duration) throws(KotlinError) -> Duration {
  try KitchenLibrary.module.call(565) { $0.write(value) }
}

public func echoInstant(value: KotlinInstant) throws(KotlinError) -> KotlinInstant {
  try KitchenLibrary.module.call(566) { $0.write(value) }
}

/// A function without parameters or result.
public func nothing() throws(KotlinError) {
  try KotlinModule.run(567, Twins.f567, of: KitchenLibrary.module) { $0($1) }
}

/// A function that never returns.
public func fail(message: String) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(568, returning: KotlinUnit.self) { $0.write(message) }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f550: (@convention(c) (Bool, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(550)
  static let f551: (@convention(c) (Int8, UnsafeMutableRawPointer) -> Int8)? =
    KitchenLibrary.module.twin(551)
  static let f552: (@convention(c) (Int16, UnsafeMutableRawPointer) -> Int16)? =
    KitchenLibrary.module.twin(552)
  static let f553: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(553)
  static let f554: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(554)
  static let f555: (@convention(c) (UInt8, UnsafeMutableRawPointer) -> UInt8)? =
    KitchenLibrary.module.twin(555)
  static let f556: (@convention(c) (UInt16, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(556)
  static let f557: (@convention(c) (UInt32, UnsafeMutableRawPointer) -> UInt32)? =
    KitchenLibrary.module.twin(557)
  static let f558: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(558)
  static let f559: (@convention(c) (Float, UnsafeMutableRawPointer) -> Float)? =
    KitchenLibrary.module.twin(559)
  static let f560: (@convention(c) (Double, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(560)
  static let f561: (@convention(c) (UInt16, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(561)
  static let f564: (@convention(c) (UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(564)
  static let f567: (@convention(c) (UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(567)
}
