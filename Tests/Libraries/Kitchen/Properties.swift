// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) import KotlinBridge

/// Never changes.
public var version: String {
  KitchenLibrary.module.callOrStop(775)
}

public var created: Place {
  KitchenLibrary.module.callOrStop(776)
}

/// Counts.
public var counter: Int64 {
  get {
    KotlinModule.callOrStop(777, Twins.f777, of: KitchenLibrary.module) { $0($1) }
  }
  set(value) {
    KotlinModule.runOrStop(778, Twins.f778, of: KitchenLibrary.module) {
      $0(value, $1)
    } write: {
      $0.write(value)
    }
  }
}

public var lastAlarm: Alarm? {
  KitchenLibrary.module.callOrStop(779)
}

public func setLastAlarm(_ value: Alarm?) throws {
  _ = try KitchenLibrary.module.call(780, returning: KotlinUnit.self) { $0.write(value) }
}

public var readOnlyOutside: Int32 {
  KotlinModule.callOrStop(781, Twins.f781, of: KitchenLibrary.module) { $0($1) }
}

/// Throws each time.
public var unreadable: Int32 {
  get throws {
    try KotlinModule.call(782, Twins.f782, of: KitchenLibrary.module) { $0($1) }
  }
}

/// Never below 0.
public var balance: Int32 {
  KotlinModule.callOrStop(783, Twins.f783, of: KitchenLibrary.module) { $0($1) }
}

/// Never below 0.
public func setBalance(_ value: Int32) throws {
  try KotlinModule.run(784, Twins.f784, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

/// Swift may give a time that Kotlin can't hold.
public var patience: Duration {
  KitchenLibrary.module.callOrStop(785)
}

/// Swift may give a time that Kotlin can't hold.
public func setPatience(_ value: Duration) throws {
  _ = try KitchenLibrary.module.call(786, returning: KotlinUnit.self) { $0.write(value) }
}

/// Is made when it is read first.
public var slow: String {
  get throws {
    try KitchenLibrary.module.call(787)
  }
}

/// Can't be read before somebody has set it.
public var lateWord: String {
  get throws {
    try KitchenLibrary.module.call(788)
  }
}

/// Can't be read before somebody has set it.
public func setLateWord(_ value: String) throws {
  _ = try KitchenLibrary.module.call(789, returning: KotlinUnit.self) { $0.write(value) }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f777: (@convention(c) (UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(777)
  static let f778: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(778)
  static let f781: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(781)
  static let f782: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(782)
  static let f783: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(783)
  static let f784: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(784)
}
