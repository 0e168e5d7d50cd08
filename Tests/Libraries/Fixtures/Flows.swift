// Made by `kotlin-bridge generate` from the library fixtures. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public func throwsBeforeFirst(message: String) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 54) { $0.write(message) }
}

/// Throws instead of making a flow.
public func bodyThrows(message: String) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 55) { $0.write(message) }
}

public func emitsNothing(message: String) throws(KotlinError) -> KotlinFlow<KotlinUnit> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 56) { $0.write(message) }
}

/// Throws in place of the element with index `k`.
public func throwsAt(k: Int64, message: String) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 57) {
    $0.write(k)
    $0.write(message)
  }
}

/// Throws when the collection of `n` elements has completed.
public func throwsAfterLast(n: Int64, message: String) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 58) {
    $0.write(n)
    $0.write(message)
  }
}

public func throwsError(k: Int64, message: String) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 59) {
    $0.write(k)
    $0.write(message)
  }
}

public func failsWithoutMessage() throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 60) { _ in }
}

/// Throws an exception with more causes than can cross.
public func throwsDeepCauses(depth: Int64) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 61) { $0.write(depth) }
}

/// Cancels the coroutine that collects, then suspends.
public func cancelsItself(k: Int64, message: String) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 62) {
    $0.write(k)
    $0.write(message)
  }
}

/// Throws a cancellation although nobody has cancelled.
public func throwsCancellation(k: Int64, message: String) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 63) {
    $0.write(k)
    $0.write(message)
  }
}

/// Throws a timeout of a millisecond.
public func timesOut(k: Int64) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 64) { $0.write(k) }
}

/// Emits as many elements as the period is long.
public func during(period: Period) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 65) { $0.write(period) }
}

public func neverEmits() throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 66) { _ in }
}

public func emitsThenWaits(n: Int64) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 67) { $0.write(n) }
}

public func endlessSynchronous() throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 68) { _ in }
}

/// Does as `endlessSynchronous`, and raises `counter` before each `emit`.
public func endlessCounted(counter: String) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 69) { $0.write(counter) }
}

public func endlessDelayed(interval: Duration) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 70) { $0.write(interval) }
}

/// Emits `n` elements. `counter` is raised before each `emit`, so it shows how far ahead the
/// producer is.
public func counted(n: Int64, counter: String) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 71) {
    $0.write(n)
    $0.write(counter)
  }
}

/// Emits `n` elements. The one with index i comes when `gate` has been opened i + 1 times.
public func gated(n: Int64, gate: String) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 72) {
    $0.write(n)
    $0.write(gate)
  }
}

/// Emits `times` bursts of `n` elements. After each burst it blocks its thread, without suspending,
/// until `gate` has been opened as often as there were bursts.
public func blocksAfterBursts(
  n: Int64, times: Int64, gate: String
) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 73) {
    $0.write(n)
    $0.write(times)
    $0.write(gate)
  }
}

/// Emits `n` elements, waits for `gate`, then throws.
public func throwsAtGate(
  n: Int64, gate: String, message: String
) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 74) {
    $0.write(n)
    $0.write(gate)
    $0.write(message)
  }
}

/// Emits `n` elements and ends. `counter` is raised in `finally`.
public func finallyCounts(n: Int64, counter: String) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 75) {
    $0.write(n)
    $0.write(counter)
  }
}

/// Emits `n` elements, then waits for ever. `counter` is raised in `finally`.
public func finallyCountsWaiting(
  n: Int64, counter: String
) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 76) {
    $0.write(n)
    $0.write(counter)
  }
}

/// Emits `n` elements, then waits for ever. In `finally` it raises `counter`, waits for `gate`, and
/// raises `counter` again.
public func finallyWaits(
  n: Int64, gate: String, counter: String
) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 77) {
    $0.write(n)
    $0.write(gate)
    $0.write(counter)
  }
}

public func finallyThrows(n: Int64, message: String) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 78) {
    $0.write(n)
    $0.write(message)
  }
}

/// Waits for ever after `n` elements, so `finally` throws only because somebody cancelled.
public func finallyThrowsWaiting(
  n: Int64, message: String
) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 79) {
    $0.write(n)
    $0.write(message)
  }
}

public func finallyThrowsOnSelfCancel(
  n: Int64, message: String
) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 80) {
    $0.write(n)
    $0.write(message)
  }
}

/// Waits after `n` elements. When cancelled, emits `more` elements, and raises `counter` for each
/// that `emit` accepted.
public func emitsAfterCancel(
  n: Int64, more: Int64, counter: String
) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 81) {
    $0.write(n)
    $0.write(more)
    $0.write(counter)
  }
}

/// Waits after `n` elements. Ends normally when cancelled.
public func completesWhenCancelled(n: Int64) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 82) { $0.write(n) }
}
