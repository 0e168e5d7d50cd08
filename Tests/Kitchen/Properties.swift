// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Never changes.
public var version: String {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(80)
  }
}

public var created: Place {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(81)
  }
}

/// Counts.
public var counter: Int64 {
  get throws(KotlinError) {
    if let twin = Twins.function82, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(82)
  }
}

/// Counts.
public func setCounter(_ value: Int64) throws(KotlinError) {
  if let twin = Twins.function83, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  _ = try KitchenLibrary.module.call(83, returning: KotlinUnit.self) { $0.write(value) }
}

public var lastAlarm: Alarm? {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(84)
  }
}

public func setLastAlarm(_ value: Alarm?) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(85, returning: KotlinUnit.self) { $0.write(value) }
}

public var readOnlyOutside: Int32 {
  get throws(KotlinError) {
    if let twin = Twins.function86, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(86)
  }
}

/// Throws each time.
public var unreadable: Int32 {
  get throws(KotlinError) {
    if let twin = Twins.function87, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(87)
  }
}

/// The functions of C for functions of numbers, where the library has them.
private enum Twins {
  typealias Function82 = @convention(c) (UnsafeMutableRawPointer) -> Int64
  static let function82 = try? KitchenLibrary.module.twin(
    ofFunction: 82, as: Function82.self)

  typealias Function83 = @convention(c) (Int64, UnsafeMutableRawPointer) -> Void
  static let function83 = try? KitchenLibrary.module.twin(
    ofFunction: 83, as: Function83.self)

  typealias Function86 = @convention(c) (UnsafeMutableRawPointer) -> Int32
  static let function86 = try? KitchenLibrary.module.twin(
    ofFunction: 86, as: Function86.self)

  typealias Function87 = @convention(c) (UnsafeMutableRawPointer) -> Int32
  static let function87 = try? KitchenLibrary.module.twin(
    ofFunction: 87, as: Function87.self)
}
