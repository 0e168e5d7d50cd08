// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) import KotlinBridge

/// Never changes.
public var version: String {
  KitchenLibrary.module.callOrStop(788)
}

public var created: Place {
  KitchenLibrary.module.callOrStop(789)
}

/// Counts.
public var counter: Int64 {
  get {
    KotlinModule.callOrStop(790, Twins.f790, of: KitchenLibrary.module) { $0($1) }
  }
  set(value) {
    KotlinModule.runOrStop(791, Twins.f791, of: KitchenLibrary.module) {
      $0(value, $1)
    } write: {
      $0.write(value)
    }
  }
}

public var lastAlarm: Alarm? {
  KitchenLibrary.module.callOrStop(792)
}

public func setLastAlarm(_ value: Alarm?) throws {
  _ = try KitchenLibrary.module.call(793, returning: KotlinUnit.self) { $0.write(value) }
}

public var readOnlyOutside: Int32 {
  KotlinModule.callOrStop(794, Twins.f794, of: KitchenLibrary.module) { $0($1) }
}

/// Throws each time.
public var unreadable: Int32 {
  get throws {
    try KotlinModule.call(795, Twins.f795, of: KitchenLibrary.module) { $0($1) }
  }
}

/// Never below 0.
public var balance: Int32 {
  KotlinModule.callOrStop(796, Twins.f796, of: KitchenLibrary.module) { $0($1) }
}

/// Never below 0.
public func setBalance(_ value: Int32) throws {
  try KotlinModule.run(797, Twins.f797, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

/// Swift may give a time that Kotlin can't hold.
public var patience: Duration {
  KitchenLibrary.module.callOrStop(798)
}

/// Swift may give a time that Kotlin can't hold.
public func setPatience(_ value: Duration) throws {
  _ = try KitchenLibrary.module.call(799, returning: KotlinUnit.self) { $0.write(value) }
}

/// Is made when it is read first.
public var slow: String {
  get throws {
    try KitchenLibrary.module.call(800)
  }
}

/// Can't be read before somebody has set it.
public var lateWord: String {
  get throws {
    try KitchenLibrary.module.call(801)
  }
}

/// Can't be read before somebody has set it.
public func setLateWord(_ value: String) throws {
  _ = try KitchenLibrary.module.call(802, returning: KotlinUnit.self) { $0.write(value) }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f790: (@convention(c) (UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(790)
  static let f791: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(791)
  static let f794: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(794)
  static let f795: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(795)
  static let f796: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(796)
  static let f797: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(797)
}
