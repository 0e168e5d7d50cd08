// Made by `kotlin-bridge generate` from the library fixtures. Do not edit: generate it again.

@_spi(GeneratedCode) import KotlinBridge

public func plainAdd(a: Int64, b: Int64) throws -> Int64 {
  try KotlinModule.call(4, Twins.f4, of: FixturesLibrary.module) {
    $0(a, b, $1)
  } write: {
    $0.write(a)
    $0.write(b)
  }
}

public func plainLength(period: Period) throws -> Int64 {
  try FixturesLibrary.module.call(5) { $0.write(period) }
}

/// The thread that it runs on, as `pthread_self()`.
public func plainThread() throws -> UInt64 {
  try KotlinModule.call(6, Twins.f6, of: FixturesLibrary.module) { $0($1) }
}

public func plainUnit() throws {
  try KotlinModule.run(7, Twins.f7, of: FixturesLibrary.module) { $0($1) }
}

public func plainNull() throws -> String? {
  try FixturesLibrary.module.call(8)
}

public func plainThrows(message: String) throws -> Int64 {
  try FixturesLibrary.module.call(9) { $0.write(message) }
}

public func plainThrowsFields(sensor: String, tries: Int32, latest: Double?) throws -> Int64 {
  try FixturesLibrary.module.call(10) {
    $0.write(sensor)
    $0.write(tries)
    $0.write(latest)
  }
}

public func nothingButThrows(message: String) throws {
  _ = try FixturesLibrary.module.call(11, returning: KotlinUnit.self) { $0.write(message) }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f4: (@convention(c) (Int64, Int64, UnsafeMutableRawPointer) -> Int64)? =
    FixturesLibrary.module.twin(4)
  static let f6: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(6)
  static let f7: (@convention(c) (UnsafeMutableRawPointer) -> Void)? =
    FixturesLibrary.module.twin(7)
}
