// Made by `kotlin-bridge generate` from the library fixtures. Do not edit: generate it again.

@_spi(GeneratedCode) import KotlinBridge

public func applyFunction(
  function: @escaping @Sendable (Int64) throws -> Int64, amount: Int64
) throws -> Int64 {
  try FixturesLibrary.module.call(219) {
    $0.write(FixturesLibrary.FunctionOfLongToLong(function))
    $0.write(amount)
  }
}

/// Keeps the function in place of the one before; null keeps none.
public func keepFunction(function: (@Sendable (Int64) throws -> Int64)?) throws {
  _ = try FixturesLibrary.module.call(220, returning: KotlinUnit.self) {
    $0.write(function.map(FixturesLibrary.FunctionOfLongToLong.init))
  }
}

public func keptFunction() throws -> (@Sendable (Int64) throws -> Int64)? {
  let result: FixturesLibrary.FunctionOfLongToLong? = try FixturesLibrary.module.call(221)
  return result?.base
}

public func sameFunction(
  function: @escaping @Sendable (Int64) throws -> Int64
) throws -> @Sendable (Int64) throws -> Int64 {
  let result: FixturesLibrary.FunctionOfLongToLong = try FixturesLibrary.module.call(222) {
    $0.write(FixturesLibrary.FunctionOfLongToLong(function))
  }
  return result.base
}

/// One of Kotlin's own.
public func makeFunction(number: Int64) throws -> @Sendable (Int64) throws -> Int64 {
  let result: FixturesLibrary.FunctionOfLongToLong = try FixturesLibrary.module.call(223) {
    $0.write(number)
  }
  return result.base
}
