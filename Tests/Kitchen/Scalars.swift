// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

public func echoBoolean(value: Bool) throws(KotlinError) -> Bool {
  if let twin = Twins.function201, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(201) { $0.write(value) }
}

public func echoByte(value: Int8) throws(KotlinError) -> Int8 {
  if let twin = Twins.function202, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(202) { $0.write(value) }
}

public func echoShort(value: Int16) throws(KotlinError) -> Int16 {
  if let twin = Twins.function203, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(203) { $0.write(value) }
}

public func echoInt(value: Int32) throws(KotlinError) -> Int32 {
  if let twin = Twins.function204, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(204) { $0.write(value) }
}

public func echoLong(value: Int64) throws(KotlinError) -> Int64 {
  if let twin = Twins.function205, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(205) { $0.write(value) }
}

public func echoUByte(value: UInt8) throws(KotlinError) -> UInt8 {
  if let twin = Twins.function206, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(206) { $0.write(value) }
}

public func echoUShort(value: UInt16) throws(KotlinError) -> UInt16 {
  if let twin = Twins.function207, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(207) { $0.write(value) }
}

public func echoUInt(value: UInt32) throws(KotlinError) -> UInt32 {
  if let twin = Twins.function208, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(208) { $0.write(value) }
}

public func echoULong(value: UInt64) throws(KotlinError) -> UInt64 {
  if let twin = Twins.function209, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(209) { $0.write(value) }
}

public func echoFloat(value: Float) throws(KotlinError) -> Float {
  if let twin = Twins.function210, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(210) { $0.write(value) }
}

public func echoDouble(value: Double) throws(KotlinError) -> Double {
  if let twin = Twins.function211, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(211) { $0.write(value) }
}

public func echoChar(value: UTF16.CodeUnit) throws(KotlinError) -> UTF16.CodeUnit {
  if let twin = Twins.function212, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(212) { $0.write(value) }
}

public func echoString(value: String) throws(KotlinError) -> String {
  try KitchenLibrary.module.call(213) { $0.write(value) }
}

public func echoByteArray(value: [UInt8]) throws(KotlinError) -> [UInt8] {
  try KitchenLibrary.module.call(214) { $0.write(value) }
}

public func echoUnit(value: KotlinUnit) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(215, returning: KotlinUnit.self) { $0.write(value) }
}

public func echoDuration(value: Duration) throws(KotlinError) -> Duration {
  try KitchenLibrary.module.call(216) { $0.write(value) }
}

public func echoInstant(value: KotlinInstant) throws(KotlinError) -> KotlinInstant {
  try KitchenLibrary.module.call(217) { $0.write(value) }
}

/// A function without parameters or result.
public func nothing() throws(KotlinError) {
  if let twin = Twins.function218, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin($0) }
  }
  _ = try KitchenLibrary.module.call(218, returning: KotlinUnit.self)
}

/// A function that never returns.
public func fail(message: String) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(219, returning: KotlinUnit.self) { $0.write(message) }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function201 = @convention(c) (Bool, UnsafeMutableRawPointer) -> Bool
  static let function201 = try? KitchenLibrary.module.twin(
    ofFunction: 201, as: Function201.self)

  typealias Function202 = @convention(c) (Int8, UnsafeMutableRawPointer) -> Int8
  static let function202 = try? KitchenLibrary.module.twin(
    ofFunction: 202, as: Function202.self)

  typealias Function203 = @convention(c) (Int16, UnsafeMutableRawPointer) -> Int16
  static let function203 = try? KitchenLibrary.module.twin(
    ofFunction: 203, as: Function203.self)

  typealias Function204 = @convention(c) (Int32, UnsafeMutableRawPointer) -> Int32
  static let function204 = try? KitchenLibrary.module.twin(
    ofFunction: 204, as: Function204.self)

  typealias Function205 = @convention(c) (Int64, UnsafeMutableRawPointer) -> Int64
  static let function205 = try? KitchenLibrary.module.twin(
    ofFunction: 205, as: Function205.self)

  typealias Function206 = @convention(c) (UInt8, UnsafeMutableRawPointer) -> UInt8
  static let function206 = try? KitchenLibrary.module.twin(
    ofFunction: 206, as: Function206.self)

  typealias Function207 = @convention(c) (UInt16, UnsafeMutableRawPointer) -> UInt16
  static let function207 = try? KitchenLibrary.module.twin(
    ofFunction: 207, as: Function207.self)

  typealias Function208 = @convention(c) (UInt32, UnsafeMutableRawPointer) -> UInt32
  static let function208 = try? KitchenLibrary.module.twin(
    ofFunction: 208, as: Function208.self)

  typealias Function209 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64
  static let function209 = try? KitchenLibrary.module.twin(
    ofFunction: 209, as: Function209.self)

  typealias Function210 = @convention(c) (Float, UnsafeMutableRawPointer) -> Float
  static let function210 = try? KitchenLibrary.module.twin(
    ofFunction: 210, as: Function210.self)

  typealias Function211 = @convention(c) (Double, UnsafeMutableRawPointer) -> Double
  static let function211 = try? KitchenLibrary.module.twin(
    ofFunction: 211, as: Function211.self)

  typealias Function212 = @convention(c) (UTF16.CodeUnit, UnsafeMutableRawPointer) -> UTF16.CodeUnit
  static let function212 = try? KitchenLibrary.module.twin(
    ofFunction: 212, as: Function212.self)

  typealias Function218 = @convention(c) (UnsafeMutableRawPointer) -> Void
  static let function218 = try? KitchenLibrary.module.twin(
    ofFunction: 218, as: Function218.self)
}
