// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) import KotlinBridge

/// Never changes.
public var version: String {
  KitchenLibrary.module.callOrStop(781)
}

public var created: Place {
  KitchenLibrary.module.callOrStop(782)
}

/// Counts.
public var counter: Int64 {
  get {
    KotlinModule.callOrStop(783, Twins.f783, of: KitchenLibrary.module) { $0($1) }
  }
  set(value) {
    KotlinModule.runOrStop(784, Twins.f784, of: KitchenLibrary.module) {
      $0(value, $1)
    } write: {
      $0.write(value)
    }
  }
}

public var lastAlarm: Alarm? {
  KitchenLibrary.module.callOrStop(785)
}

public func setLastAlarm(_ value: Alarm?) throws {
  _ = try KitchenLibrary.module.call(786, returning: KotlinUnit.self) { $0.write(value) }
}

public var readOnlyOutside: Int32 {
  KotlinModule.callOrStop(787, Twins.f787, of: KitchenLibrary.module) { $0($1) }
}

/// Throws each time.
public var unreadable: Int32 {
  get throws {
    try KotlinModule.call(788, Twins.f788, of: KitchenLibrary.module) { $0($1) }
  }
}

/// Never below 0.
public var balance: Int32 {
  KotlinModule.callOrStop(789, Twins.f789, of: KitchenLibrary.module) { $0($1) }
}

/// Never below 0.
public func setBalance(_ value: Int32) throws {
  try KotlinModule.run(790, Twins.f790, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

/// Swift may give a time that Kotlin can't hold.
public var patience: Duration {
  KitchenLibrary.module.callOrStop(791)
}

/// Swift may give a time that Kotlin can't hold.
public func setPatience(_ value: Duration) throws {
  _ = try KitchenLibrary.module.call(792, returning: KotlinUnit.self) { $0.write(value) }
}

/// Is made when it is read first.
public var slow: String {
  get throws {
    try KitchenLibrary.module.call(793)
  }
}

/// Can't be read before somebody has set it.
public var lateWord: String {
  get throws {
    try KitchenLibrary.module.call(794)
  }
}

/// Can't be read before somebody has set it.
public func setLateWord(_ value: String) throws {
  _ = try KitchenLibrary.module.call(795, returning: KotlinUnit.self) { $0.write(value) }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f783: (@convention(c) (UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(783)
  static let f784: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(784)
  static let f787: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(787)
  static let f788: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(788)
  static let f789: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(789)
  static let f790: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(790)
}
