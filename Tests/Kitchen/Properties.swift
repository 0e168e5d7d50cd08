// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Never changes.
public var version: String {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(187)
  }
}

public var created: Place {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(188)
  }
}

/// Counts.
public var counter: Int64 {
  get throws(KotlinError) {
    if let twin = Twins.function189, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(189)
  }
}

/// Counts.
public func setCounter(_ value: Int64) throws(KotlinError) {
  if let twin = Twins.function190, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(value, $0) }
  }
  _ = try KitchenLibrary.module.call(190, returning: KotlinUnit.self) { $0.write(value) }
}

public var lastAlarm: Alarm? {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(191)
  }
}

public func setLastAlarm(_ value: Alarm?) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(192, returning: KotlinUnit.self) { $0.write(value) }
}

public var readOnlyOutside: Int32 {
  get throws(KotlinError) {
    if let twin = Twins.function193, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(193)
  }
}

/// Throws each time.
public var unreadable: Int32 {
  get throws(KotlinError) {
    if let twin = Twins.function194, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin($0) }
    }
    return try KitchenLibrary.module.call(194)
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function189 = @convention(c) (UnsafeMutableRawPointer) -> Int64
  static let function189 = try? KitchenLibrary.module.twin(
    ofFunction: 189, as: Function189.self)

  typealias Function190 = @convention(c) (Int64, UnsafeMutableRawPointer) -> Void
  static let function190 = try? KitchenLibrary.module.twin(
    ofFunction: 190, as: Function190.self)

  typealias Function193 = @convention(c) (UnsafeMutableRawPointer) -> Int32
  static let function193 = try? KitchenLibrary.module.twin(
    ofFunction: 193, as: Function193.self)

  typealias Function194 = @convention(c) (UnsafeMutableRawPointer) -> Int32
  static let function194 = try? KitchenLibrary.module.twin(
    ofFunction: 194, as: Function194.self)
}
