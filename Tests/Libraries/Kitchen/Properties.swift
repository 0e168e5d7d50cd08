// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Never changes.
public var version: String {
  KitchenLibrary.module.callOrStop(522)
}

public var created: Place {
  KitchenLibrary.module.callOrStop(523)
}

/// Counts.
public var counter: Int64 {
  get {
    KotlinModule.callOrStop(524, Twins.f524, of: KitchenLibrary.module) { $0($1) }
  }
  set(value) {
    KotlinModule.runOrStop(525, Twins.f525, of: KitchenLibrary.module) {
      $0(value, $1)
    } write: {
      $0.write(value)
    }
  }
}

public var lastAlarm: Alarm? {
  KitchenLibrary.module.callOrStop(526)
}

public func setLastAlarm(_ value: Alarm?) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(527, returning: KotlinUnit.self) { $0.write(value) }
}

public var readOnlyOutside: Int32 {
  KotlinModule.callOrStop(528, Twins.f528, of: KitchenLibrary.module) { $0($1) }
}

/// Throws each time.
public var unreadable: Int32 {
  get throws(KotlinError) {
    try KotlinModule.call(529, Twins.f529, of: KitchenLibrary.module) { $0($1) }
  }
}

/// Never below 0.
public var balance: Int32 {
  KotlinModule.callOrStop(530, Twins.f530, of: KitchenLibrary.module) { $0($1) }
}

/// Never below 0.
public func setBalance(_ value: Int32) throws(KotlinError) {
  try KotlinModule.run(531, Twins.f531, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

/// Swift may give a time that Kotlin can't hold.
public var patience: Duration {
  KitchenLibrary.module.callOrStop(532)
}

/// Swift may give a time that Kotlin can't hold.
public func setPatience(_ value: Duration) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(533, returning: KotlinUnit.self) { $0.write(value) }
}

/// Is made when it is read first.
public var slow: String {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(534)
  }
}

/// Can't be read before somebody has set it.
public var lateWord: String {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(535)
  }
}

/// Can't be read before somebody has set it.
public func setLateWord(_ value: String) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(536, returning: KotlinUnit.self) { $0.write(value) }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f524: (@convention(c) (UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(524)
  static let f525: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(525)
  static let f528: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(528)
  static let f529: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(529)
  static let f530: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(530)
  static let f531: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(531)
}
