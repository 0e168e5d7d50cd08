// Made by `kotlin-bridge generate` from the library fixtures. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Emits `n` elements from each of four coroutines at once. An element is emitter * 1 000 000 000 +
/// index.
public func fourDispatchers(n: Int64) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 40) { $0.write(n) }
}

public func onDefault(n: Int64) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 41) { $0.write(n) }
}

public func onIO(n: Int64) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 42) { $0.write(n) }
}

public func onUnconfined(n: Int64) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 43) { $0.write(n) }
}

/// Emits `n` elements from a thread of its own, which exits at the end.
public func onOwnThread(n: Int64) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 44) { $0.write(n) }
}

/// Goes to `Dispatchers.Default` and comes back before each element.
public func hopsBetween(n: Int64) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 45) { $0.write(n) }
}

/// Emits from another dispatcher, against the rules of flows. Kotlin throws an
/// `IllegalStateException`.
public func emitsFromOtherContext() throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 46) { _ in }
}

/// Emits the first `n` elements of an endless flow, which Kotlin ends with an exception of its own.
public func taken(n: Int64) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 47) { $0.write(n) }
}

public func buffered(n: Int64, capacity: Int32) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 48) {
    $0.write(n)
    $0.write(capacity)
  }
}

/// Emits `n` elements, conflated: a slow consumer sees few of them, and always the last.
public func conflated(n: Int64) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 49) { $0.write(n) }
}

/// Emits one element and waits. Another coroutine cancels the collecting one when `gate` is opened.
public func cancelledByOther(
  gate: String, message: String
) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 50) {
    $0.write(gate)
    $0.write(message)
  }
}

/// Emits `n` times the thread that it runs on, as `pthread_self()`.
public func threads(n: Int64) throws(KotlinError) -> KotlinFlow<UInt64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 51) { $0.write(n) }
}

/// Emits its thread before and after each of `n` delays of `pause`.
public func threadsAcrossDelays(
  n: Int64, pause: Duration
) throws(KotlinError) -> KotlinFlow<UInt64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 52) {
    $0.write(n)
    $0.write(pause)
  }
}

/// Blocks its thread for `pause` before each of `n` elements.
public func blocking(n: Int64, pause: Duration) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 53) {
    $0.write(n)
    $0.write(pause)
  }
}
