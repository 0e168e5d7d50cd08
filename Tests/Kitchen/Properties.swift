// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Never changes.
public var version: String {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(185)
  }
}

public var created: Place {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(186)
  }
}

/// Counts.
public var counter: Int64 {
  get throws(KotlinError) {
    if let twin = Twins.function187, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(187)
  }
}

/// Counts.
public func setCounter(_ value: Int64) throws(KotlinError) {
  if let twin = Twins.function188, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  _ = try KitchenLibrary.module.call(188, returning: KotlinUnit.self) { $0.write(value) }
}

public var lastAlarm: Alarm? {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(189)
  }
}

public func setLastAlarm(_ value: Alarm?) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(190, returning: KotlinUnit.self) { $0.write(value) }
}

public var readOnlyOutside: Int32 {
  get throws(KotlinError) {
    if let twin = Twins.function191, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(191)
  }
}

/// Throws each time.
public var unreadable: Int32 {
  get throws(KotlinError) {
    if let twin = Twins.function192, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(192)
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function187 = @convention(c) (UnsafeMutableRawPointer) -> Int64
  static let function187 = try? KitchenLibrary.module.twin(
    ofFunction: 187, as: Function187.self)

  typealias Function188 = @convention(c) (Int64, UnsafeMutableRawPointer) -> Void
  static let function188 = try? KitchenLibrary.module.twin(
    ofFunction: 188, as: Function188.self)

  typealias Function191 = @convention(c) (UnsafeMutableRawPointer) -> Int32
  static let function191 = try? KitchenLibrary.module.twin(
    ofFunction: 191, as: Function191.self)

  typealias Function192 = @convention(c) (UnsafeMutableRawPointer) -> Int32
  static let function192 = try? KitchenLibrary.module.twin(
    ofFunction: 192, as: Function192.self)
}
