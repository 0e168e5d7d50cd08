// Made by `kotlin-bridge generate` from the library fixtures. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public func increment(counter: String) throws -> Int64 {
  try FixturesLibrary.module.call(0) { $0.write(counter) }
}

public func counter(counter: String) throws -> Int64 {
  try FixturesLibrary.module.call(1) { $0.write(counter) }
}

/// Suspends until the counter is at least `atLeast` and returns it.
nonisolated(nonsending) public func awaitCounter(
  counter: String, atLeast: Int64
) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(2) {
    $0.write(counter)
    $0.write(atLeast)
  }
}

/// Suspends until the counter is at least `atLeast` and returns it.
///
/// - Parameter completion: Called once. See `KotlinCompletion`.
@discardableResult
public func awaitCounter(
  counter: String,
  atLeast: Int64,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(2, on: placement, completion: completion) {
    $0.write(counter)
    $0.write(atLeast)
  }
}

/// Opens `gate` so many `times` more.
public func open(gate: String, times: Int64) throws -> Int64 {
  try FixturesLibrary.module.call(3) {
    $0.write(gate)
    $0.write(times)
  }
}
