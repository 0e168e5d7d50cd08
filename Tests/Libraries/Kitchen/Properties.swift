// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Never changes.
public var version: String {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(283)
  }
}

public var created: Place {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(284)
  }
}

/// Counts.
public var counter: Int64 {
  get throws(KotlinError) {
    try KotlinModule.call(285, Twins.f285, of: KitchenLibrary.module) { $0($1) }
  }
}

/// Counts.
public func setCounter(_ value: Int64) throws(KotlinError) {
  try KotlinModule.run(286, Twins.f286, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public var lastAlarm: Alarm? {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(287)
  }
}

public func setLastAlarm(_ value: Alarm?) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(288, returning: KotlinUnit.self) { $0.write(value) }
}

public var readOnlyOutside: Int32 {
  get throws(KotlinError) {
    try KotlinModule.call(289, Twins.f289, of: KitchenLibrary.module) { $0($1) }
  }
}

/// Throws each time.
public var unreadable: Int32 {
  get throws(KotlinError) {
    try KotlinModule.call(290, Twins.f290, of: KitchenLibrary.module) { $0($1) }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f285: (@convention(c) (UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(285)
  static let f286: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(286)
  static let f289: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(289)
  static let f290: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(290)
}
