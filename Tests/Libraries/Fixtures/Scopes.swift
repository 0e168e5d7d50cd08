// Made by `kotlin-bridge generate` from the library fixtures. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public var stateOnCancelledScope: KotlinStateFlow<Int64> {
  KotlinStateFlow(of: FixturesLibrary.module, flow: 101)
}

public func closeScope(scope: Int32, message: String) throws {
  _ = try FixturesLibrary.module.call(246, returning: KotlinUnit.self) {
    $0.write(scope)
    $0.write(message)
  }
}

public func onCancelledScope(n: Int64) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(247, Twins.f247, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 100, made: handle)
}

nonisolated(nonsending) public func onCancelledScope() async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(248)
}

@discardableResult
public func onCancelledScope(
  on placement: KotlinPlacement = .default, completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(248, on: placement, completion: completion)
}

public func plainOnCancelledScope() throws -> Int64 {
  try KotlinModule.call(249, Twins.f249, of: FixturesLibrary.module) { $0($1) }
}

/// Emits `n` elements, then waits until the scope is closed.
public func onClosableScope(scope: Int32, n: Int64) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(250, Twins.f250, of: FixturesLibrary.module) {
    $0(scope, n, $1)
  } write: {
    $0.write(scope)
    $0.write(n)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 102, made: handle)
}

/// Never returns. Raises `counter` when it has begun to wait, and again when the scope was closed.
nonisolated(nonsending) public func onClosableScope(
  scope: Int32, counter: String
) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(251) {
    $0.write(scope)
    $0.write(counter)
  }
}

/// Never returns. Raises `counter` when it has begun to wait, and again when the scope was closed.
///
/// - Parameter completion: Called once. See `KotlinCompletion`.
@discardableResult
public func onClosableScope(
  scope: Int32,
  counter: String,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(251, on: placement, completion: completion) {
    $0.write(scope)
    $0.write(counter)
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f247: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(247)
  static let f249: (@convention(c) (UnsafeMutableRawPointer) -> Int64)? =
    FixturesLibrary.module.twin(249)
  static let f250: (@convention(c) (Int32, Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(250)
}
