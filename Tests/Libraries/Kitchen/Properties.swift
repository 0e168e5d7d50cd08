// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Never changes.
public var version: String {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(190)
  }
}

public var created: Place {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(191)
  }
}

/// Counts.
public var counter: Int64 {
  get throws(KotlinError) {
    try KotlinModule.call(192, Twins.f192, of: KitchenLibrary.module) { $0($1) }
  }
}

/// Counts.
public func setCounter(_ value: Int64) throws(KotlinError) {
  try KotlinModule.run(193, Twins.f193, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public var lastAlarm: Alarm? {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(194)
  }
}

public func setLastAlarm(_ value: Alarm?) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(195, returning: KotlinUnit.self) { $0.write(value) }
}

public var readOnlyOutside: Int32 {
  get throws(KotlinError) {
    try KotlinModule.call(196, Twins.f196, of: KitchenLibrary.module) { $0($1) }
  }
}

/// Throws each time.
public var unreadable: Int32 {
  get throws(KotlinError) {
    try KotlinModule.call(197, Twins.f197, of: KitchenLibrary.module) { $0($1) }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f192: (@convention(c) (UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(192)
  static let f193: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(193)
  static let f196: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(196)
  static let f197: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(197)
}
