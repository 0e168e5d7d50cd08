// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Never changes.
public var version: String {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(154)
  }
}

public var created: Place {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(155)
  }
}

/// Counts.
public var counter: Int64 {
  get throws(KotlinError) {
    if let twin = Twins.function156, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(156)
  }
}

/// Counts.
public func setCounter(_ value: Int64) throws(KotlinError) {
  if let twin = Twins.function157, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  _ = try KitchenLibrary.module.call(157, returning: KotlinUnit.self) { $0.write(value) }
}

public var lastAlarm: Alarm? {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(158)
  }
}

public func setLastAlarm(_ value: Alarm?) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(159, returning: KotlinUnit.self) { $0.write(value) }
}

public var readOnlyOutside: Int32 {
  get throws(KotlinError) {
    if let twin = Twins.function160, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(160)
  }
}

/// Throws each time.
public var unreadable: Int32 {
  get throws(KotlinError) {
    if let twin = Twins.function161, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(161)
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function156 = @convention(c) (UnsafeMutableRawPointer) -> Int64
  static let function156 = try? KitchenLibrary.module.twin(
    ofFunction: 156, as: Function156.self)

  typealias Function157 = @convention(c) (Int64, UnsafeMutableRawPointer) -> Void
  static let function157 = try? KitchenLibrary.module.twin(
    ofFunction: 157, as: Function157.self)

  typealias Function160 = @convention(c) (UnsafeMutableRawPointer) -> Int32
  static let function160 = try? KitchenLibrary.module.twin(
    ofFunction: 160, as: Function160.self)

  typealias Function161 = @convention(c) (UnsafeMutableRawPointer) -> Int32
  static let function161 = try? KitchenLibrary.module.twin(
    ofFunction: 161, as: Function161.self)
}
