// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Never changes.
public var version: String {
  KitchenLibrary.module.callOrStop(528)
}

public var created: Place {
  KitchenLibrary.module.callOrStop(529)
}

/// Counts.
public var counter: Int64 {
  get {
    KotlinModule.callOrStop(530, Twins.f530, of: KitchenLibrary.module) { $0($1) }
  }
  set(value) {
    KotlinModule.runOrStop(531, Twins.f531, of: KitchenLibrary.module) {
      $0(value, $1)
    } write: {
      $0.write(value)
    }
  }
}

public var lastAlarm: Alarm? {
  KitchenLibrary.module.callOrStop(532)
}

public func setLastAlarm(_ value: Alarm?) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(533, returning: KotlinUnit.self) { $0.write(value) }
}

public var readOnlyOutside: Int32 {
  KotlinModule.callOrStop(534, Twins.f534, of: KitchenLibrary.module) { $0($1) }
}

/// Throws each time.
public var unreadable: Int32 {
  get throws(KotlinError) {
    try KotlinModule.call(535, Twins.f535, of: KitchenLibrary.module) { $0($1) }
  }
}

/// Never below 0.
public var balance: Int32 {
  KotlinModule.callOrStop(536, Twins.f536, of: KitchenLibrary.module) { $0($1) }
}

/// Never below 0.
public func setBalance(_ value: Int32) throws(KotlinError) {
  try KotlinModule.run(537, Twins.f537, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

/// Swift may give a time that Kotlin can't hold.
public var patience: Duration {
  KitchenLibrary.module.callOrStop(538)
}

/// Swift may give a time that Kotlin can't hold.
public func setPatience(_ value: Duration) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(539, returning: KotlinUnit.self) { $0.write(value) }
}

/// Is made when it is read first.
public var slow: String {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(540)
  }
}

/// Can't be read before somebody has set it.
public var lateWord: String {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(541)
  }
}

/// Can't be read before somebody has set it.
public func setLateWord(_ value: String) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(542, returning: KotlinUnit.self) { $0.write(value) }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f530: (@convention(c) (UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(530)
  static let f531: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(531)
  static let f534: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(534)
  static let f535: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(535)
  static let f536: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(536)
  static let f537: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(537)
}
