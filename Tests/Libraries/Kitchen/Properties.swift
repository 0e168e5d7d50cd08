// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) import KotlinBridge

/// Never changes.
public var version: String {
  KitchenLibrary.module.callOrStop(749)
}

public var created: Place {
  KitchenLibrary.module.callOrStop(750)
}

/// Counts.
public var counter: Int64 {
  get {
    KotlinModule.callOrStop(751, Twins.f751, of: KitchenLibrary.module) { $0($1) }
  }
  set(value) {
    KotlinModule.runOrStop(752, Twins.f752, of: KitchenLibrary.module) {
      $0(value, $1)
    } write: {
      $0.write(value)
    }
  }
}

public var lastAlarm: Alarm? {
  KitchenLibrary.module.callOrStop(753)
}

public func setLastAlarm(_ value: Alarm?) throws {
  _ = try KitchenLibrary.module.call(754, returning: KotlinUnit.self) { $0.write(value) }
}

public var readOnlyOutside: Int32 {
  KotlinModule.callOrStop(755, Twins.f755, of: KitchenLibrary.module) { $0($1) }
}

/// Throws each time.
public var unreadable: Int32 {
  get throws {
    try KotlinModule.call(756, Twins.f756, of: KitchenLibrary.module) { $0($1) }
  }
}

/// Never below 0.
public var balance: Int32 {
  KotlinModule.callOrStop(757, Twins.f757, of: KitchenLibrary.module) { $0($1) }
}

/// Never below 0.
public func setBalance(_ value: Int32) throws {
  try KotlinModule.run(758, Twins.f758, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

/// Swift may give a time that Kotlin can't hold.
public var patience: Duration {
  KitchenLibrary.module.callOrStop(759)
}

/// Swift may give a time that Kotlin can't hold.
public func setPatience(_ value: Duration) throws {
  _ = try KitchenLibrary.module.call(760, returning: KotlinUnit.self) { $0.write(value) }
}

/// Is made when it is read first.
public var slow: String {
  get throws {
    try KitchenLibrary.module.call(761)
  }
}

/// Can't be read before somebody has set it.
public var lateWord: String {
  get throws {
    try KitchenLibrary.module.call(762)
  }
}

/// Can't be read before somebody has set it.
public func setLateWord(_ value: String) throws {
  _ = try KitchenLibrary.module.call(763, returning: KotlinUnit.self) { $0.write(value) }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f751: (@convention(c) (UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(751)
  static let f752: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(752)
  static let f755: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(755)
  static let f756: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(756)
  static let f757: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(757)
  static let f758: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(758)
}
