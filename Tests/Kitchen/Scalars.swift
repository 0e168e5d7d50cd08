// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

public func echoBoolean(value: Bool) throws(KotlinError) -> Bool {
  if let twin = Twins.function94, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(94) { $0.write(value) }
}

public func echoByte(value: Int8) throws(KotlinError) -> Int8 {
  if let twin = Twins.function95, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(95) { $0.write(value) }
}

public func echoShort(value: Int16) throws(KotlinError) -> Int16 {
  if let twin = Twins.function96, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(96) { $0.write(value) }
}

public func echoInt(value: Int32) throws(KotlinError) -> Int32 {
  if let twin = Twins.function97, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(97) { $0.write(value) }
}

public func echoLong(value: Int64) throws(KotlinError) -> Int64 {
  if let twin = Twins.function98, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(98) { $0.write(value) }
}

public func echoUByte(value: UInt8) throws(KotlinError) -> UInt8 {
  if let twin = Twins.function99, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(99) { $0.write(value) }
}

public func echoUShort(value: UInt16) throws(KotlinError) -> UInt16 {
  if let twin = Twins.function100, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(100) { $0.write(value) }
}

public func echoUInt(value: UInt32) throws(KotlinError) -> UInt32 {
  if let twin = Twins.function101, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(101) { $0.write(value) }
}

public func echoULong(value: UInt64) throws(KotlinError) -> UInt64 {
  if let twin = Twins.function102, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(102) { $0.write(value) }
}

public func echoFloat(value: Float) throws(KotlinError) -> Float {
  if let twin = Twins.function103, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(103) { $0.write(value) }
}

public func echoDouble(value: Double) throws(KotlinError) -> Double {
  if let twin = Twins.function104, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(104) { $0.write(value) }
}

public func echoChar(value: UTF16.CodeUnit) throws(KotlinError) -> UTF16.CodeUnit {
  if let twin = Twins.function105, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(105) { $0.write(value) }
}

public func echoString(value: String) throws(KotlinError) -> String {
  try KitchenLibrary.module.call(106) { $0.write(value) }
}

public func echoByteArray(value: [UInt8]) throws(KotlinError) -> [UInt8] {
  try KitchenLibrary.module.call(107) { $0.write(value) }
}

public func echoUnit(value: KotlinUnit) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(108, returning: KotlinUnit.self) { $0.write(value) }
}

public func echoDuration(value: Duration) throws(KotlinError) -> Duration {
  try KitchenLibrary.module.call(109) { $0.write(value) }
}

public func echoInstant(value: KotlinInstant) throws(KotlinError) -> KotlinInstant {
  try KitchenLibrary.module.call(110) { $0.write(value) }
}

/// A function without parameters or result.
public func nothing() throws(KotlinError) {
  if let twin = Twins.function111, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin($0) }
  }
  _ = try KitchenLibrary.module.call(111, returning: KotlinUnit.self)
}

/// A function that never returns.
public func fail(message: String) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(112, returning: KotlinUnit.self) { $0.write(message) }
}

/// The functions of C for functions of numbers, where the library has them.
private enum Twins {
  typealias Function94 = @convention(c) (Bool, UnsafeMutableRawPointer) -> Bool
  static let function94 = try? KitchenLibrary.module.twin(
    ofFunction: 94, as: Function94.self)

  typealias Function95 = @convention(c) (Int8, UnsafeMutableRawPointer) -> Int8
  static let function95 = try? KitchenLibrary.module.twin(
    ofFunction: 95, as: Function95.self)

  typealias Function96 = @convention(c) (Int16, UnsafeMutableRawPointer) -> Int16
  static let function96 = try? KitchenLibrary.module.twin(
    ofFunction: 96, as: Function96.self)

  typealias Function97 = @convention(c) (Int32, UnsafeMutableRawPointer) -> Int32
  static let function97 = try? KitchenLibrary.module.twin(
    ofFunction: 97, as: Function97.self)

  typealias Function98 = @convention(c) (Int64, UnsafeMutableRawPointer) -> Int64
  static let function98 = try? KitchenLibrary.module.twin(
    ofFunction: 98, as: Function98.self)

  typealias Function99 = @convention(c) (UInt8, UnsafeMutableRawPointer) -> UInt8
  static let function99 = try? KitchenLibrary.module.twin(
    ofFunction: 99, as: Function99.self)

  typealias Function100 = @convention(c) (UInt16, UnsafeMutableRawPointer) -> UInt16
  static let function100 = try? KitchenLibrary.module.twin(
    ofFunction: 100, as: Function100.self)

  typealias Function101 = @convention(c) (UInt32, UnsafeMutableRawPointer) -> UInt32
  static let function101 = try? KitchenLibrary.module.twin(
    ofFunction: 101, as: Function101.self)

  typealias Function102 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64
  static let function102 = try? KitchenLibrary.module.twin(
    ofFunction: 102, as: Function102.self)

  typealias Function103 = @convention(c) (Float, UnsafeMutableRawPointer) -> Float
  static let function103 = try? KitchenLibrary.module.twin(
    ofFunction: 103, as: Function103.self)

  typealias Function104 = @convention(c) (Double, UnsafeMutableRawPointer) -> Double
  static let function104 = try? KitchenLibrary.module.twin(
    ofFunction: 104, as: Function104.self)

  typealias Function105 = @convention(c) (UTF16.CodeUnit, UnsafeMutableRawPointer) -> UTF16.CodeUnit
  static let function105 = try? KitchenLibrary.module.twin(
    ofFunction: 105, as: Function105.self)

  typealias Function111 = @convention(c) (UnsafeMutableRawPointer) -> Void
  static let function111 = try? KitchenLibrary.module.twin(
    ofFunction: 111, as: Function111.self)
}
