// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) import KotlinBridge

/// Never changes.
public var version: String {
  KitchenLibrary.module.callOrStop(681)
}

public var created: Place {
  KitchenLibrary.module.callOrStop(682)
}

/// Counts.
public var counter: Int64 {
  get {
    KotlinModule.callOrStop(683, Twins.f683, of: KitchenLibrary.module) { $0($1) }
  }
  set(value) {
    KotlinModule.runOrStop(684, Twins.f684, of: KitchenLibrary.module) {
      $0(value, $1)
    } write: {
      $0.write(value)
    }
  }
}

public var lastAlarm: Alarm? {
  KitchenLibrary.module.callOrStop(685)
}

public func setLastAlarm(_ value: Alarm?) throws {
  _ = try KitchenLibrary.module.call(686, returning: KotlinUnit.self) { $0.write(value) }
}

public var readOnlyOutside: Int32 {
  KotlinModule.callOrStop(687, Twins.f687, of: KitchenLibrary.module) { $0($1) }
}

/// Throws each time.
public var unreadable: Int32 {
  get throws {
    try KotlinModule.call(688, Twins.f688, of: KitchenLibrary.module) { $0($1) }
  }
}

/// Never below 0.
public var balance: Int32 {
  KotlinModule.callOrStop(689, Twins.f689, of: KitchenLibrary.module) { $0($1) }
}

/// Never below 0.
public func setBalance(_ value: Int32) throws {
  try KotlinModule.run(690, Twins.f690, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

/// Swift may give a time that Kotlin can't hold.
public var patience: Duration {
  KitchenLibrary.module.callOrStop(691)
}

/// Swift may give a time that Kotlin can't hold.
public func setPatience(_ value: Duration) throws {
  _ = try KitchenLibrary.module.call(692, returning: KotlinUnit.self) { $0.write(value) }
}

/// Is made when it is read first.
public var slow: String {
  get throws {
    try KitchenLibrary.module.call(693)
  }
}

/// Can't be read before somebody has set it.
public var lateWord: String {
  get throws {
    try KitchenLibrary.module.call(694)
  }
}

/// Can't be read before somebody has set it.
public func setLateWord(_ value: String) throws {
  _ = try KitchenLibrary.module.call(695, returning: KotlinUnit.self) { $0.write(value) }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f683: (@convention(c) (UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(683)
  static let f684: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(684)
  static let f687: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(687)
  static let f688: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(688)
  static let f689: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(689)
  static let f690: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(690)
}
