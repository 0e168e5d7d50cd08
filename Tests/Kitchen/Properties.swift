// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Never changes.
public var version: String {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(161)
  }
}

public var created: Place {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(162)
  }
}

/// Counts.
public var counter: Int64 {
  get throws(KotlinError) {
    if let twin = Twins.function163, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(163)
  }
}

/// Counts.
public func setCounter(_ value: Int64) throws(KotlinError) {
  if let twin = Twins.function164, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  _ = try KitchenLibrary.module.call(164, returning: KotlinUnit.self) { $0.write(value) }
}

public var lastAlarm: Alarm? {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(165)
  }
}

public func setLastAlarm(_ value: Alarm?) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(166, returning: KotlinUnit.self) { $0.write(value) }
}

public var readOnlyOutside: Int32 {
  get throws(KotlinError) {
    if let twin = Twins.function167, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(167)
  }
}

/// Throws each time.
public var unreadable: Int32 {
  get throws(KotlinError) {
    if let twin = Twins.function168, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(168)
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function163 = @convention(c) (UnsafeMutableRawPointer) -> Int64
  static let function163 = try? KitchenLibrary.module.twin(
    ofFunction: 163, as: Function163.self)

  typealias Function164 = @convention(c) (Int64, UnsafeMutableRawPointer) -> Void
  static let function164 = try? KitchenLibrary.module.twin(
    ofFunction: 164, as: Function164.self)

  typealias Function167 = @convention(c) (UnsafeMutableRawPointer) -> Int32
  static let function167 = try? KitchenLibrary.module.twin(
    ofFunction: 167, as: Function167.self)

  typealias Function168 = @convention(c) (UnsafeMutableRawPointer) -> Int32
  static let function168 = try? KitchenLibrary.module.twin(
    ofFunction: 168, as: Function168.self)
}
