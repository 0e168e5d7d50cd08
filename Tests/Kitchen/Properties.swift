// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Never changes.
public var version: String {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(151)
  }
}

public var created: Place {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(152)
  }
}

/// Counts.
public var counter: Int64 {
  get throws(KotlinError) {
    if let twin = Twins.function153, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(153)
  }
}

/// Counts.
public func setCounter(_ value: Int64) throws(KotlinError) {
  if let twin = Twins.function154, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  _ = try KitchenLibrary.module.call(154, returning: KotlinUnit.self) { $0.write(value) }
}

public var lastAlarm: Alarm? {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(155)
  }
}

public func setLastAlarm(_ value: Alarm?) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(156, returning: KotlinUnit.self) { $0.write(value) }
}

public var readOnlyOutside: Int32 {
  get throws(KotlinError) {
    if let twin = Twins.function157, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(157)
  }
}

/// Throws each time.
public var unreadable: Int32 {
  get throws(KotlinError) {
    if let twin = Twins.function158, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(158)
  }
}

/// The functions of C for functions of numbers, where the library has them.
private enum Twins {
  typealias Function153 = @convention(c) (UnsafeMutableRawPointer) -> Int64
  static let function153 = try? KitchenLibrary.module.twin(
    ofFunction: 153, as: Function153.self)

  typealias Function154 = @convention(c) (Int64, UnsafeMutableRawPointer) -> Void
  static let function154 = try? KitchenLibrary.module.twin(
    ofFunction: 154, as: Function154.self)

  typealias Function157 = @convention(c) (UnsafeMutableRawPointer) -> Int32
  static let function157 = try? KitchenLibrary.module.twin(
    ofFunction: 157, as: Function157.self)

  typealias Function158 = @convention(c) (UnsafeMutableRawPointer) -> Int32
  static let function158 = try? KitchenLibrary.module.twin(
    ofFunction: 158, as: Function158.self)
}
