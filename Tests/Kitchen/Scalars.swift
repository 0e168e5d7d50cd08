// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

public func echoBoolean(value: Bool) throws(KotlinError) -> Bool {
  if let twin = Twins.function178, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(178) { $0.write(value) }
}

public func echoByte(value: Int8) throws(KotlinError) -> Int8 {
  if let twin = Twins.function179, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(179) { $0.write(value) }
}

public func echoShort(value: Int16) throws(KotlinError) -> Int16 {
  if let twin = Twins.function180, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(180) { $0.write(value) }
}

public func echoInt(value: Int32) throws(KotlinError) -> Int32 {
  if let twin = Twins.function181, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(181) { $0.write(value) }
}

public func echoLong(value: Int64) throws(KotlinError) -> Int64 {
  if let twin = Twins.function182, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(182) { $0.write(value) }
}

public func echoUByte(value: UInt8) throws(KotlinError) -> UInt8 {
  if let twin = Twins.function183, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(183) { $0.write(value) }
}

public func echoUShort(value: UInt16) throws(KotlinError) -> UInt16 {
  if let twin = Twins.function184, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(184) { $0.write(value) }
}

public func echoUInt(value: UInt32) throws(KotlinError) -> UInt32 {
  if let twin = Twins.function185, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(185) { $0.write(value) }
}

public func echoULong(value: UInt64) throws(KotlinError) -> UInt64 {
  if let twin = Twins.function186, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(186) { $0.write(value) }
}

public func echoFloat(value: Float) throws(KotlinError) -> Float {
  if let twin = Twins.function187, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(187) { $0.write(value) }
}

public func echoDouble(value: Double) throws(KotlinError) -> Double {
  if let twin = Twins.function188, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(188) { $0.write(value) }
}

public func echoChar(value: UTF16.CodeUnit) throws(KotlinError) -> UTF16.CodeUnit {
  if let twin = Twins.function189, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  return try KitchenLibrary.module.call(189) { $0.write(value) }
}

public func echoString(value: String) throws(KotlinError) -> String {
  try KitchenLibrary.module.call(190) { $0.write(value) }
}

public func echoByteArray(value: [UInt8]) throws(KotlinError) -> [UInt8] {
  try KitchenLibrary.module.call(191) { $0.write(value) }
}

public func echoUnit(value: KotlinUnit) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(192, returning: KotlinUnit.self) { $0.write(value) }
}

public func echoDuration(value: Duration) throws(KotlinError) -> Duration {
  try KitchenLibrary.module.call(193) { $0.write(value) }
}

public func echoInstant(value: KotlinInstant) throws(KotlinError) -> KotlinInstant {
  try KitchenLibrary.module.call(194) { $0.write(value) }
}

/// A function without parameters or result.
public func nothing() throws(KotlinError) {
  if let twin = Twins.function195, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin($0) }
  }
  _ = try KitchenLibrary.module.call(195, returning: KotlinUnit.self)
}

/// A function that never returns.
public func fail(message: String) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(196, returning: KotlinUnit.self) { $0.write(message) }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function178 = @convention(c) (Bool, UnsafeMutableRawPointer) -> Bool
  static let function178 = try? KitchenLibrary.module.twin(
    ofFunction: 178, as: Function178.self)

  typealias Function179 = @convention(c) (Int8, UnsafeMutableRawPointer) -> Int8
  static let function179 = try? KitchenLibrary.module.twin(
    ofFunction: 179, as: Function179.self)

  typealias Function180 = @convention(c) (Int16, UnsafeMutableRawPointer) -> Int16
  static let function180 = try? KitchenLibrary.module.twin(
    ofFunction: 180, as: Function180.self)

  typealias Function181 = @convention(c) (Int32, UnsafeMutableRawPointer) -> Int32
  static let function181 = try? KitchenLibrary.module.twin(
    ofFunction: 181, as: Function181.self)

  typealias Function182 = @convention(c) (Int64, UnsafeMutableRawPointer) -> Int64
  static let function182 = try? KitchenLibrary.module.twin(
    ofFunction: 182, as: Function182.self)

  typealias Function183 = @convention(c) (UInt8, UnsafeMutableRawPointer) -> UInt8
  static let function183 = try? KitchenLibrary.module.twin(
    ofFunction: 183, as: Function183.self)

  typealias Function184 = @convention(c) (UInt16, UnsafeMutableRawPointer) -> UInt16
  static let function184 = try? KitchenLibrary.module.twin(
    ofFunction: 184, as: Function184.self)

  typealias Function185 = @convention(c) (UInt32, UnsafeMutableRawPointer) -> UInt32
  static let function185 = try? KitchenLibrary.module.twin(
    ofFunction: 185, as: Function185.self)

  typealias Function186 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64
  static let function186 = try? KitchenLibrary.module.twin(
    ofFunction: 186, as: Function186.self)

  typealias Function187 = @convention(c) (Float, UnsafeMutableRawPointer) -> Float
  static let function187 = try? KitchenLibrary.module.twin(
    ofFunction: 187, as: Function187.self)

  typealias Function188 = @convention(c) (Double, UnsafeMutableRawPointer) -> Double
  static let function188 = try? KitchenLibrary.module.twin(
    ofFunction: 188, as: Function188.self)

  typealias Function189 = @convention(c) (UTF16.CodeUnit, UnsafeMutableRawPointer) -> UTF16.CodeUnit
  static let function189 = try? KitchenLibrary.module.twin(
    ofFunction: 189, as: Function189.self)

  typealias Function195 = @convention(c) (UnsafeMutableRawPointer) -> Void
  static let function195 = try? KitchenLibrary.module.twin(
    ofFunction: 195, as: Function195.self)
}
