// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Never changes.
public var version: String {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(164)
  }
}

public var created: Place {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(165)
  }
}

/// Counts.
public var counter: Int64 {
  get throws(KotlinError) {
    if let twin = Twins.function166, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(166)
  }
}

/// Counts.
public func setCounter(_ value: Int64) throws(KotlinError) {
  if let twin = Twins.function167, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  _ = try KitchenLibrary.module.call(167, returning: KotlinUnit.self) { $0.write(value) }
}

public var lastAlarm: Alarm? {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(168)
  }
}

public func setLastAlarm(_ value: Alarm?) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(169, returning: KotlinUnit.self) { $0.write(value) }
}

public var readOnlyOutside: Int32 {
  get throws(KotlinError) {
    if let twin = Twins.function170, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(170)
  }
}

/// Throws each time.
public var unreadable: Int32 {
  get throws(KotlinError) {
    if let twin = Twins.function171, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(171)
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function166 = @convention(c) (UnsafeMutableRawPointer) -> Int64
  static let function166 = try? KitchenLibrary.module.twin(
    ofFunction: 166, as: Function166.self)

  typealias Function167 = @convention(c) (Int64, UnsafeMutableRawPointer) -> Void
  static let function167 = try? KitchenLibrary.module.twin(
    ofFunction: 167, as: Function167.self)

  typealias Function170 = @convention(c) (UnsafeMutableRawPointer) -> Int32
  static let function170 = try? KitchenLibrary.module.twin(
    ofFunction: 170, as: Function170.self)

  typealias Function171 = @convention(c) (UnsafeMutableRawPointer) -> Int32
  static let function171 = try? KitchenLibrary.module.twin(
    ofFunction: 171, as: Function171.self)
}
