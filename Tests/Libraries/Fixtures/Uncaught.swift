// Made by `kotlin-bridge generate` from the library fixtures. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Starts a coroutine outside of the call, which nobody awaits and which fails with `message`.
nonisolated(nonsending) public func launchesAndForgets(message: String) async throws {
  _ = try await FixturesLibrary.module.callSuspending(40, returning: KotlinUnit.self) {
    $0.write(message)
  }
}

/// Starts a coroutine outside of the call, which nobody awaits and which fails with `message`.
///
/// - Parameter completion: Called once. See `KotlinCompletion`.
@discardableResult
public func launchesAndForgets(
  message: String,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Void>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(40, on: placement, completion: completion) {
    $0.write(message)
  }
}

/// Starts such a coroutine in a scope other than the library's.
nonisolated(nonsending) public func launchesGlobally(message: String) async throws {
  _ = try await FixturesLibrary.module.callSuspending(41, returning: KotlinUnit.self) {
    $0.write(message)
  }
}

/// Starts such a coroutine in a scope other than the library's.
///
/// - Parameter completion: Called once. See `KotlinCompletion`.
@discardableResult
public func launchesGlobally(
  message: String,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Void>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(41, on: placement, completion: completion) {
    $0.write(message)
  }
}

/// Returns although its child has failed with `message`: a supervisor ignores that.
nonisolated(nonsending) public func supervisedChildFails(message: String) async throws {
  _ = try await FixturesLibrary.module.callSuspending(42, returning: KotlinUnit.self) {
    $0.write(message)
  }
}

/// Returns although its child has failed with `message`: a supervisor ignores that.
///
/// - Parameter completion: Called once. See `KotlinCompletion`.
@discardableResult
public func supervisedChildFails(
  message: String,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Void>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(42, on: placement, completion: completion) {
    $0.write(message)
  }
}

public func uncaughtSeen(message: String) throws -> Int64 {
  try FixturesLibrary.module.call(43) { $0.write(message) }
}

nonisolated(nonsending) public func awaitUncaught(message: String, n: Int64) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(44) {
    $0.write(message)
    $0.write(n)
  }
}

@discardableResult
public func awaitUncaught(
  message: String,
  n: Int64,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(44, on: placement, completion: completion) {
    $0.write(message)
    $0.write(n)
  }
}
