// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

public func echoBoolean(value: Bool) throws(KotlinError) -> Bool {
  try KotlinModule.call(204, Twins.f204, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoByte(value: Int8) throws(KotlinError) -> Int8 {
  try KotlinModule.call(205, Twins.f205, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoShort(value: Int16) throws(KotlinError) -> Int16 {
  try KotlinModule.call(206, Twins.f206, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoInt(value: Int32) throws(KotlinError) -> Int32 {
  try KotlinModule.call(207, Twins.f207, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoLong(value: Int64) throws(KotlinError) -> Int64 {
  try KotlinModule.call(208, Twins.f208, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUByte(value: UInt8) throws(KotlinError) -> UInt8 {
  try KotlinModule.call(209, Twins.f209, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUShort(value: UInt16) throws(KotlinError) -> UInt16 {
  try KotlinModule.call(210, Twins.f210, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUInt(value: UInt32) throws(KotlinError) -> UInt32 {
  try KotlinModule.call(211, Twins.f211, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoULong(value: UInt64) throws(KotlinError) -> UInt64 {
  try KotlinModule.call(212, Twins.f212, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoFloat(value: Float) throws(KotlinError) -> Float {
  try KotlinModule.call(213, Twins.f213, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoDouble(value: Double) throws(KotlinError) -> Double {
  try KotlinModule.call(214, Twins.f214, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoChar(value: UTF16.CodeUnit) throws(KotlinError) -> UTF16.CodeUnit {
  try KotlinModule.call(215, Twins.f215, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoString(value: String) throws(KotlinError) -> String {
  try KitchenLibrary.module.call(216) { $0.write(value) }
}

public func echoByteArray(value: [UInt8]) throws(KotlinError) -> [UInt8] {
  try KitchenLibrary.module.call(217) { $0.write(value) }
}

public func echoUnit(value: KotlinUnit) throws(KotlinError) {
  try KotlinModule.run(218, Twins.f218, of: KitchenLibrary.module) {
    $0($1)
  } write: {
    $0.write(value)
  }
}

public func echoDuration(value: Duration) throws(KotlinError) -> Duration {
  try KitchenLibrary.module.call(219) { $0.write(value) }
}

public func echoInstant(value: KotlinInstant) throws(KotlinError) -> KotlinInstant {
  try KitchenLibrary.module.call(220) { $0.write(value) }
}

/// A function without parameters or result.
public func nothing() throws(KotlinError) {
  try KotlinModule.run(221, Twins.f221, of: KitchenLibrary.module) { $0($1) }
}

/// A function that never returns.
public func fail(message: String) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(222, returning: KotlinUnit.self) { $0.write(message) }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f204: (@convention(c) (Bool, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(204)
  static let f205: (@convention(c) (Int8, UnsafeMutableRawPointer) -> Int8)? =
    KitchenLibrary.module.twin(205)
  static let f206: (@convention(c) (Int16, UnsafeMutableRawPointer) -> Int16)? =
    KitchenLibrary.module.twin(206)
  static let f207: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(207)
  static let f208: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(208)
  static let f209: (@convention(c) (UInt8, UnsafeMutableRawPointer) -> UInt8)? =
    KitchenLibrary.module.twin(209)
  static let f210: (@convention(c) (UInt16, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(210)
  static let f211: (@convention(c) (UInt32, UnsafeMutableRawPointer) -> UInt32)? =
    KitchenLibrary.module.twin(211)
  static let f212: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(212)
  static let f213: (@convention(c) (Float, UnsafeMutableRawPointer) -> Float)? =
    KitchenLibrary.module.twin(213)
  static let f214: (@convention(c) (Double, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(214)
  static let f215: (@convention(c) (UInt16, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(215)
  static let f218: (@convention(c) (UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(218)
  static let f221: (@convention(c) (UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(221)
}
