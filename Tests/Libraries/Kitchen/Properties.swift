// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Never changes.
public var version: String {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(231)
  }
}

public var created: Place {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(232)
  }
}

/// Counts.
public var counter: Int64 {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(233, Twins.f233) { $0($1) }
  }
}

/// Counts.
public func setCounter(_ value: Int64) throws(KotlinError) {
  try KitchenLibrary.module.run(234, Twins.f234) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public var lastAlarm: Alarm? {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(235)
  }
}

public func setLastAlarm(_ value: Alarm?) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(236, returning: KotlinUnit.self) { $0.write(value) }
}

public var readOnlyOutside: Int32 {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(237, Twins.f237) { $0($1) }
  }
}

/// Throws each time.
public var unreadable: Int32 {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(238, Twins.f238) { $0($1) }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f233: (@convention(c) (UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(233)
  static let f234: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(234)
  static let f237: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(237)
  static let f238: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(238)
}
