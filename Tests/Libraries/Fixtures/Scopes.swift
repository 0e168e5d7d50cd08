// Made by `kotlin-bridge generate` from the library fixtures. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public func onCancelledScope(n: Int64) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 96) { $0.write(n) }
}

public var stateOnCancelledScope: KotlinStateFlow<Int64> {
  KotlinStateFlow(of: FixturesLibrary.module, flow: 97)
}

/// Emits `n` elements, then waits until the scope is closed.
public func onClosableScope(scope: Int32, n: Int64) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 98) {
    $0.write(scope)
    $0.write(n)
  }
}

public func closeScope(scope: Int32, message: String) throws(KotlinError) {
  _ = try FixturesLibrary.module.call(114, returning: KotlinUnit.self) {
    $0.write(scope)
    $0.write(message)
  }
}

nonisolated(nonsending) public func onCancelledScope() async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(115)
}

@discardableResult
public func onCancelledScope(
  on placement: KotlinPlacement = .default, completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(115, on: placement, completion: completion)
}

public func plainOnCancelledScope() throws(KotlinError) -> Int64 {
  try KotlinModule.call(116, Twins.f116, of: FixturesLibrary.module) { $0($1) }
}

/// Never returns. Raises `counter` when it has begun to wait, and again when the scope was closed.
nonisolated(nonsending) public func onClosableScope(
  scope: Int32, counter: String
) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(117) {
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
  FixturesLibrary.module.callSuspending(117, on: placement, completion: completion) {
    $0.write(scope)
    $0.write(counter)
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f116: (@convention(c) (UnsafeMutableRawPointer) -> Int64)? =
    FixturesLibrary.module.twin(116)
}
