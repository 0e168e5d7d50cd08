// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Never changes.
public var version: String {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(163)
  }
}

public var created: Place {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(164)
  }
}

/// Counts.
public var counter: Int64 {
  get throws(KotlinError) {
    if let twin = Twins.function165, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(165)
  }
}

/// Counts.
public func setCounter(_ value: Int64) throws(KotlinError) {
  if let twin = Twins.function166, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  _ = try KitchenLibrary.module.call(166, returning: KotlinUnit.self) { $0.write(value) }
}

public var lastAlarm: Alarm? {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(167)
  }
}

public func setLastAlarm(_ value: Alarm?) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(168, returning: KotlinUnit.self) { $0.write(value) }
}

public var readOnlyOutside: Int32 {
  get throws(KotlinError) {
    if let twin = Twins.function169, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(169)
  }
}

/// Throws each time.
public var unreadable: Int32 {
  get throws(KotlinError) {
    if let twin = Twins.function170, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(170)
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function165 = @convention(c) (UnsafeMutableRawPointer) -> Int64
  static let function165 = try? KitchenLibrary.module.twin(
    ofFunction: 165, as: Function165.self)

  typealias Function166 = @convention(c) (Int64, UnsafeMutableRawPointer) -> Void
  static let function166 = try? KitchenLibrary.module.twin(
    ofFunction: 166, as: Function166.self)

  typealias Function169 = @convention(c) (UnsafeMutableRawPointer) -> Int32
  static let function169 = try? KitchenLibrary.module.twin(
    ofFunction: 169, as: Function169.self)

  typealias Function170 = @convention(c) (UnsafeMutableRawPointer) -> Int32
  static let function170 = try? KitchenLibrary.module.twin(
    ofFunction: 170, as: Function170.self)
}
