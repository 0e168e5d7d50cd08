// Made by `kotlin-bridge generate libfixtures.so --module Fixtures`. Do not edit: generate it again.

@_spi(Generated) import KotlinBridge

nonisolated(nonsending) public func value() async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(11)
}

nonisolated(nonsending) public func nullValue() async throws -> String? {
  try await FixturesLibrary.module.callSuspending(12)
}

nonisolated(nonsending) public func unit() async throws {
  _ = try await FixturesLibrary.module.callSuspending(13, returning: KotlinUnit.self)
}

nonisolated(nonsending) public func add(a: Int64, b: Int64) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(14) {
    $0.write(a)
    $0.write(b)
  }
}

nonisolated(nonsending) public func length(period: Period) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(15) { $0.write(period) }
}

/// A text of `n` characters.
nonisolated(nonsending) public func text(n: Int64) async throws -> String {
  try await FixturesLibrary.module.callSuspending(16) { $0.write(n) }
}

/// A value that has no encoding.
nonisolated(nonsending) public func infiniteDuration() async throws -> Duration {
  try await FixturesLibrary.module.callSuspending(17)
}

/// The thread that it runs on, as `pthread_self()`.
nonisolated(nonsending) public func thread() async throws -> UInt64 {
  try await FixturesLibrary.module.callSuspending(18)
}

nonisolated(nonsending) public func delayed(time: Duration, value: Int64) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(19) {
    $0.write(time)
    $0.write(value)
  }
}

nonisolated(nonsending) public func waitsAtGate(gate: String, value: Int64) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(20) {
    $0.write(gate)
    $0.write(value)
  }
}

/// Never returns. Raises `counter` when it has begun to wait, and again when it was cancelled.
nonisolated(nonsending) public func neverReturns(counter: String) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(21) { $0.write(counter) }
}

nonisolated(nonsending) public func hops(value: Int64) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(22) { $0.write(value) }
}

nonisolated(nonsending) public func yields(n: Int64) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(23) { $0.write(n) }
}

nonisolated(nonsending) public func sumOfChildren(n: Int64) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(24) { $0.write(n) }
}

nonisolated(nonsending) public func `throws`(message: String) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(25) { $0.write(message) }
}

nonisolated(nonsending) public func throwsAnonymous(message: String) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(26) { $0.write(message) }
}

nonisolated(nonsending) public func throwsLater(message: String) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(27) { $0.write(message) }
}

nonisolated(nonsending) public func throwsError(message: String) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(28) { $0.write(message) }
}

nonisolated(nonsending) public func throwsWithoutMessage() async throws {
  _ = try await FixturesLibrary.module.callSuspending(29, returning: KotlinUnit.self)
}

nonisolated(nonsending) public func throwsAtGate(
  gate: String, message: String
) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(30) {
    $0.write(gate)
    $0.write(message)
  }
}

/// Has a child that fails, which cancels its sibling and fails the call.
nonisolated(nonsending) public func childFails(message: String) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(31) { $0.write(message) }
}

nonisolated(nonsending) public func cancelsItself(message: String) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(32) { $0.write(message) }
}

nonisolated(nonsending) public func throwsCancellation(message: String) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(33) { $0.write(message) }
}

nonisolated(nonsending) public func timesOut() async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(34)
}

/// Raises `counter` and waits. When cancelled, waits for `gate` and then returns `value` all the
/// same.
nonisolated(nonsending) public func returnsAfterCancel(
  gate: String, counter: String, value: Int64
) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(35) {
    $0.write(gate)
    $0.write(counter)
    $0.write(value)
  }
}

/// Raises `counter` and waits. When cancelled, throws `failure` instead of the cancellation.
nonisolated(nonsending) public func throwsAfterCancel(
  counter: String, message: String
) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(36) {
    $0.write(counter)
    $0.write(message)
  }
}

/// Raises `counter` and waits. When cancelled, waits for `gate` in `finally`.
nonisolated(nonsending) public func unwindsAtGate(
  gate: String, counter: String
) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(37) {
    $0.write(gate)
    $0.write(counter)
  }
}
