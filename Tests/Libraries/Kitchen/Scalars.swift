// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public func echoBoolean(value: Bool) throws(KotlinError) -> Bool {
  try KotlinModule.call(297, Twins.f297, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoByte(value: Int8) throws(KotlinError) -> Int8 {
  try KotlinModule.call(298, Twins.f298, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoShort(value: Int16) throws(KotlinError) -> Int16 {
  try KotlinModule.call(299, Twins.f299, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoInt(value: Int32) throws(KotlinError) -> Int32 {
  try KotlinModule.call(300, Twins.f300, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoLong(value: Int64) throws(KotlinError) -> Int64 {
  try KotlinModule.call(301, Twins.f301, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUByte(value: UInt8) throws(KotlinError) -> UInt8 {
  try KotlinModule.call(302, Twins.f302, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUShort(value: UInt16) throws(KotlinError) -> UInt16 {
  try KotlinModule.call(303, Twins.f303, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoUInt(value: UInt32) throws(KotlinError) -> UInt32 {
  try KotlinModule.call(304, Twins.f304, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoULong(value: UInt64) throws(KotlinError) -> UInt64 {
  try KotlinModule.call(305, Twins.f305, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoFloat(value: Float) throws(KotlinError) -> Float {
  try KotlinModule.call(306, Twins.f306, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoDouble(value: Double) throws(KotlinError) -> Double {
  try KotlinModule.call(307, Twins.f307, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoChar(value: UTF16.CodeUnit) throws(KotlinError) -> UTF16.CodeUnit {
  try KotlinModule.call(308, Twins.f308, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func echoString(value: String) throws(KotlinError) -> String {
  try KitchenLibrary.module.call(309) { $0.write(value) }
}

public func echoByteArray(value: [UInt8]) throws(KotlinError) -> [UInt8] {
  try KitchenLibrary.module.call(310) { $0.write(value) }
}

public func echoUnit(value: KotlinUnit) throws(KotlinError) {
  try KotlinModule.run(311, Twins.f311, of: KitchenLibrary.module) {
    $0($1)
  } write: {
    $0.write(value)
  }
}

public func echoDuration(value: Duration) throws(KotlinError) -> Duration {
  try KitchenLibrary.module.call(312) { $0.write(value) }
}

public func echoInstant(value: KotlinInstant) throws(KotlinError) -> KotlinInstant {
  try KitchenLibrary.module.call(313) { $0.write(value) }
}

/// A function without parameters or result.
public func nothing() throws(KotlinError) {
  try KotlinModule.run(314, Twins.f314, of: KitchenLibrary.module) { $0($1) }
}

/// A function that never returns.
public func fail(message: String) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(315, returning: KotlinUnit.self) { $0.write(message) }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f297: (@convention(c) (Bool, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(297)
  static let f298: (@convention(c) (Int8, UnsafeMutableRawPointer) -> Int8)? =
    KitchenLibrary.module.twin(298)
  static let f299: (@convention(c) (Int16, UnsafeMutableRawPointer) -> Int16)? =
    KitchenLibrary.module.twin(299)
  static let f300: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(300)
  static let f301: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(301)
  static let f302: (@convention(c) (UInt8, UnsafeMutableRawPointer) -> UInt8)? =
    KitchenLibrary.module.twin(302)
  static let f303: (@convention(c) (UInt16, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(303)
  static let f304: (@convention(c) (UInt32, UnsafeMutableRawPointer) -> UInt32)? =
    KitchenLibrary.module.twin(304)
  static let f305: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(305)
  static let f306: (@convention(c) (Float, UnsafeMutableRawPointer) -> Float)? =
    KitchenLibrary.module.twin(306)
  static let f307: (@convention(c) (Double, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(307)
  static let f308: (@convention(c) (UInt16, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(308)
  static let f311: (@convention(c) (UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(311)
  static let f314: (@convention(c) (UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(314)
}
