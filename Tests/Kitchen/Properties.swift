// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Never changes.
public var version: String {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(156)
  }
}

public var created: Place {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(157)
  }
}

/// Counts.
public var counter: Int64 {
  get throws(KotlinError) {
    if let twin = Twins.function158, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(158)
  }
}

/// Counts.
public func setCounter(_ value: Int64) throws(KotlinError) {
  if let twin = Twins.function159, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  _ = try KitchenLibrary.module.call(159, returning: KotlinUnit.self) { $0.write(value) }
}

public var lastAlarm: Alarm? {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(160)
  }
}

public func setLastAlarm(_ value: Alarm?) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(161, returning: KotlinUnit.self) { $0.write(value) }
}

public var readOnlyOutside: Int32 {
  get throws(KotlinError) {
    if let twin = Twins.function162, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(162)
  }
}

/// Throws each time.
public var unreadable: Int32 {
  get throws(KotlinError) {
    if let twin = Twins.function163, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(163)
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function158 = @convention(c) (UnsafeMutableRawPointer) -> Int64
  static let function158 = try? KitchenLibrary.module.twin(
    ofFunction: 158, as: Function158.self)

  typealias Function159 = @convention(c) (Int64, UnsafeMutableRawPointer) -> Void
  static let function159 = try? KitchenLibrary.module.twin(
    ofFunction: 159, as: Function159.self)

  typealias Function162 = @convention(c) (UnsafeMutableRawPointer) -> Int32
  static let function162 = try? KitchenLibrary.module.twin(
    ofFunction: 162, as: Function162.self)

  typealias Function163 = @convention(c) (UnsafeMutableRawPointer) -> Int32
  static let function163 = try? KitchenLibrary.module.twin(
    ofFunction: 163, as: Function163.self)
}
