// Made by `kotlin-bridge generate` from the library fixtures. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

nonisolated(nonsending) public func value() async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(12)
}

@discardableResult
public func value(
  on placement: KotlinPlacement = .default, completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(12, on: placement, completion: completion)
}

nonisolated(nonsending) public func nullValue() async throws -> String? {
  try await FixturesLibrary.module.callSuspending(13)
}

@discardableResult
public func nullValue(
  on placement: KotlinPlacement = .default, completion: @escaping KotlinCompletion<String?>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(13, on: placement, completion: completion)
}

nonisolated(nonsending) public func unit() async throws {
  _ = try await FixturesLibrary.module.callSuspending(14, returning: KotlinUnit.self)
}

@discardableResult
public func unit(
  on placement: KotlinPlacement = .default, completion: @escaping KotlinCompletion<Void>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(14, on: placement, completion: completion)
}

nonisolated(nonsending) public func add(a: Int64, b: Int64) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(15) {
    $0.write(a)
    $0.write(b)
  }
}

@discardableResult
public func add(
  a: Int64,
  b: Int64,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(15, on: placement, completion: completion) {
    $0.write(a)
    $0.write(b)
  }
}

nonisolated(nonsending) public func length(period: Period) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(16) { $0.write(period) }
}

@discardableResult
public func length(
  period: Period,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(16, on: placement, completion: completion) {
    $0.write(period)
  }
}

/// A text of `n` characters.
nonisolated(nonsending) public func text(n: Int64) async throws -> String {
  try await FixturesLibrary.module.callSuspending(17) { $0.write(n) }
}

/// A text of `n` characters.
///
/// - Parameter completion: Called once. See `KotlinCompletion`.
@discardableResult
public func text(
  n: Int64, on placement: KotlinPlacement = .default, completion: @escaping KotlinCompletion<String>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(17, on: placement, completion: completion) { $0.write(n) }
}

/// A value that has no encoding.
nonisolated(nonsending) public func infiniteDuration() async throws -> Duration {
  try await FixturesLibrary.module.callSuspending(18)
}

/// A value that has no encoding.
///
/// - Parameter completion: Called once. See `KotlinCompletion`.
@discardableResult
public func infiniteDuration(
  on placement: KotlinPlacement = .default, completion: @escaping KotlinCompletion<Duration>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(18, on: placement, completion: completion)
}

/// The thread that it runs on, as `pthread_self()`.
nonisolated(nonsending) public func thread() async throws -> UInt64 {
  try await FixturesLibrary.module.callSuspending(19)
}

/// The thread that it runs on, as `pthread_self()`.
///
/// - Parameter completion: Called once. See `KotlinCompletion`.
@discardableResult
public func thread(
  on placement: KotlinPlacement = .default, completion: @escaping KotlinCompletion<UInt64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(19, on: placement, completion: completion)
}

nonisolated(nonsending) public func delayed(time: Duration, value: Int64) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(20) {
    $0.write(time)
    $0.write(value)
  }
}

@discardableResult
public func delayed(
  time: Duration,
  value: Int64,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(20, on: placement, completion: completion) {
    $0.write(time)
    $0.write(value)
  }
}

nonisolated(nonsending) public func waitsAtGate(gate: String, value: Int64) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(21) {
    $0.write(gate)
    $0.write(value)
  }
}

@discardableResult
public func waitsAtGate(
  gate: String,
  value: Int64,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(21, on: placement, completion: completion) {
    $0.write(gate)
    $0.write(value)
  }
}

/// Never returns. Raises `counter` when it has begun to wait, and again when it was cancelled.
nonisolated(nonsending) public func neverReturns(counter: String) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(22) { $0.write(counter) }
}

/// Never returns. Raises `counter` when it has begun to wait, and again when it was cancelled.
///
/// - Parameter completion: Called once. See `KotlinCompletion`.
@discardableResult
public func neverReturns(
  counter: String,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(22, on: placement, completion: completion) {
    $0.write(counter)
  }
}

nonisolated(nonsending) public func hops(value: Int64) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(23) { $0.write(value) }
}

@discardableResult
public func hops(
  value: Int64,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(23, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func yields(n: Int64) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(24) { $0.write(n) }
}

@discardableResult
public func yields(
  n: Int64, on placement: KotlinPlacement = .default, completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(24, on: placement, completion: completion) { $0.write(n) }
}

nonisolated(nonsending) public func sumOfChildren(n: Int64) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(25) { $0.write(n) }
}

@discardableResult
public func sumOfChildren(
  n: Int64, on placement: KotlinPlacement = .default, completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(25, on: placement, completion: completion) { $0.write(n) }
}

nonisolated(nonsending) public func `throws`(message: String) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(26) { $0.write(message) }
}

@discardableResult
public func `throws`(
  message: String,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(26, on: placement, completion: completion) {
    $0.write(message)
  }
}

nonisolated(nonsending) public func throwsAnonymous(message: String) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(27) { $0.write(message) }
}

@discardableResult
public func throwsAnonymous(
  message: String,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(27, on: placement, completion: completion) {
    $0.write(message)
  }
}

nonisolated(nonsending) public func throwsLater(message: String) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(28) { $0.write(message) }
}

@discardableResult
public func throwsLater(
  message: String,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(28, on: placement, completion: completion) {
    $0.write(message)
  }
}

nonisolated(nonsending) public func throwsError(message: String) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(29) { $0.write(message) }
}

@discardableResult
public func throwsError(
  message: String,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(29, on: placement, completion: completion) {
    $0.write(message)
  }
}

nonisolated(nonsending) public func throwsFields(
  sensor: String, tries: Int32, latest: Double?
) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(30) {
    $0.write(sensor)
    $0.write(tries)
    $0.write(latest)
  }
}

@discardableResult
public func throwsFields(
  sensor: String,
  tries: Int32,
  latest: Double?,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(30, on: placement, completion: completion) {
    $0.write(sensor)
    $0.write(tries)
    $0.write(latest)
  }
}

nonisolated(nonsending) public func throwsWithoutMessage() async throws {
  _ = try await FixturesLibrary.module.callSuspending(31, returning: KotlinUnit.self)
}

@discardableResult
public func throwsWithoutMessage(
  on placement: KotlinPlacement = .default, completion: @escaping KotlinCompletion<Void>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(31, on: placement, completion: completion)
}

nonisolated(nonsending) public func throwsAtGate(
  gate: String, message: String
) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(32) {
    $0.write(gate)
    $0.write(message)
  }
}

@discardableResult
public func throwsAtGate(
  gate: String,
  message: String,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(32, on: placement, completion: completion) {
    $0.write(gate)
    $0.write(message)
  }
}

/// Has a child that fails, which cancels its sibling and fails the call.
nonisolated(nonsending) public func childFails(message: String) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(33) { $0.write(message) }
}

/// Has a child that fails, which cancels its sibling and fails the call.
///
/// - Parameter completion: Called once. See `KotlinCompletion`.
@discardableResult
public func childFails(
  message: String,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(33, on: placement, completion: completion) {
    $0.write(message)
  }
}

nonisolated(nonsending) public func cancelsItself(message: String) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(34) { $0.write(message) }
}

@discardableResult
public func cancelsItself(
  message: String,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(34, on: placement, completion: completion) {
    $0.write(message)
  }
}

nonisolated(nonsending) public func throwsCancellation(message: String) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(35) { $0.write(message) }
}

@discardableResult
public func throwsCancellation(
  message: String,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(35, on: placement, completion: completion) {
    $0.write(message)
  }
}

nonisolated(nonsending) public func timesOut() async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(36)
}

@discardableResult
public func timesOut(
  on placement: KotlinPlacement = .default, completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(36, on: placement, completion: completion)
}

/// Raises `counter` and waits. When cancelled, waits for `gate` and then returns `value` all the
/// same.
nonisolated(nonsending) public func returnsAfterCancel(
  gate: String, counter: String, value: Int64
) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(37) {
    $0.write(gate)
    $0.write(counter)
    $0.write(value)
  }
}

/// Raises `counter` and waits. When cancelled, waits for `gate` and then returns `value` all the
/// same.
///
/// - Parameter completion: Called once. See `KotlinCompletion`.
@discardableResult
public func returnsAfterCancel(
  gate: String,
  counter: String,
  value: Int64,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(37, on: placement, completion: completion) {
    $0.write(gate)
    $0.write(counter)
    $0.write(value)
  }
}

/// Raises `counter` and waits. When cancelled, throws `failure` instead of the cancellation.
nonisolated(nonsending) public func throwsAfterCancel(
  counter: String, message: String
) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(38) {
    $0.write(counter)
    $0.write(message)
  }
}

/// Raises `counter` and waits. When cancelled, throws `failure` instead of the cancellation.
///
/// - Parameter completion: Called once. See `KotlinCompletion`.
@discardableResult
public func throwsAfterCancel(
  counter: String,
  message: String,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(38, on: placement, completion: completion) {
    $0.write(counter)
    $0.write(message)
  }
}

/// Raises `counter` and waits. When cancelled, waits for `gate` in `finally`.
nonisolated(nonsending) public func unwindsAtGate(
  gate: String, counter: String
) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(39) {
    $0.write(gate)
    $0.write(counter)
  }
}

/// Raises `counter` and waits. When cancelled, waits for `gate` in `finally`.
///
/// - Parameter completion: Called once. See `KotlinCompletion`.
@discardableResult
public func unwindsAtGate(
  gate: String,
  counter: String,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(39, on: placement, completion: completion) {
    $0.write(gate)
    $0.write(counter)
  }
}
