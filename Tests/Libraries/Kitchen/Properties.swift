// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Never changes.
public var version: String {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(327)
  }
}

public var created: Place {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(328)
  }
}

/// Counts.
public var counter: Int64 {
  get throws(KotlinError) {
    try KotlinModule.call(329, Twins.f329, of: KitchenLibrary.module) { $0($1) }
  }
}

/// Counts.
public func setCounter(_ value: Int64) throws(KotlinError) {
  try KotlinModule.run(330, Twins.f330, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public var lastAlarm: Alarm? {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(331)
  }
}

public func setLastAlarm(_ value: Alarm?) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(332, returning: KotlinUnit.self) { $0.write(value) }
}

public var readOnlyOutside: Int32 {
  get throws(KotlinError) {
    try KotlinModule.call(333, Twins.f333, of: KitchenLibrary.module) { $0($1) }
  }
}

/// Throws each time.
public var unreadable: Int32 {
  get throws(KotlinError) {
    try KotlinModule.call(334, Twins.f334, of: KitchenLibrary.module) { $0($1) }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f329: (@convention(c) (UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(329)
  static let f330: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(330)
  static let f333: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(333)
  static let f334: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(334)
}
