// Made by `kotlin-bridge generate libfixtures.so --module Fixtures`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

public func plainAdd(a: Int64, b: Int64) throws(KotlinError) -> Int64 {
  if let twin = Twins.function4, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(a, b, $0) }
  }
  return try FixturesLibrary.module.call(4) {
    $0.write(a)
    $0.write(b)
  }
}

public func plainLength(period: Period) throws(KotlinError) -> Int64 {
  try FixturesLibrary.module.call(5) { $0.write(period) }
}

/// The thread that it runs on, as `pthread_self()`.
public func plainThread() throws(KotlinError) -> UInt64 {
  if let twin = Twins.function6, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin($0) }
  }
  return try FixturesLibrary.module.call(6)
}

public func plainUnit() throws(KotlinError) {
  if let twin = Twins.function7, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin($0) }
  }
  _ = try FixturesLibrary.module.call(7, returning: KotlinUnit.self)
}

public func plainNull() throws(KotlinError) -> String? {
  try FixturesLibrary.module.call(8)
}

public func plainThrows(message: String) throws(KotlinError) -> Int64 {
  try FixturesLibrary.module.call(9) { $0.write(message) }
}

public func nothingButThrows(message: String) throws(KotlinError) {
  _ = try FixturesLibrary.module.call(10, returning: KotlinUnit.self) { $0.write(message) }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function4 = @convention(c) (Int64, Int64, UnsafeMutableRawPointer) -> Int64
  static let function4 = try? FixturesLibrary.module.twin(
    ofFunction: 4, as: Function4.self)

  typealias Function6 = @convention(c) (UnsafeMutableRawPointer) -> UInt64
  static let function6 = try? FixturesLibrary.module.twin(
    ofFunction: 6, as: Function6.self)

  typealias Function7 = @convention(c) (UnsafeMutableRawPointer) -> Void
  static let function7 = try? FixturesLibrary.module.twin(
    ofFunction: 7, as: Function7.self)
}
