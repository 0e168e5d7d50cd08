// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Never changes.
public var version: String {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(476)
  }
}

public var created: Place {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(477)
  }
}

/// Counts.
public var counter: Int64 {
  get throws(KotlinError) {
    try KotlinModule.call(478, Twins.f478, of: KitchenLibrary.module) { $0($1) }
  }
}

/// Counts.
public func setCounter(_ value: Int64) throws(KotlinError) {
  try KotlinModule.run(479, Twins.f479, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public var lastAlarm: Alarm? {
  get throws(KotlinError) {
    try KitchenLibrary.module.call(480)
  }
}

public func setLastAlarm(_ value: Alarm?) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(481, returning: KotlinUnit.self) { $0.write(value) }
}

public var readOnlyOutside: Int32 {
  get throws(KotlinError) {
    try KotlinModule.call(482, Twins.f482, of: KitchenLibrary.module) { $0($1) }
  }
}

/// Throws each time.
public var unreadable: Int32 {
  get throws(KotlinError) {
    try KotlinModule.call(483, Twins.f483, of: KitchenLibrary.module) { $0($1) }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f478: (@convention(c) (UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(478)
  static let f479: (@convention(c) (Int64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(479)
  static let f482: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(482)
  static let f483: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(483)
}
