// Made by `kotlin-bridge generate` from the library fixtures. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// One of Kotlin's own, which is always the same.
public var ownFlow: KotlinFlow<Int64> {
  KotlinFlow(of: FixturesLibrary.module, flow: 99)
}

public func throwsBeforeFirst(message: String) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(148) { $0.write(message) }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 54, made: handle)
}

/// Throws instead of making a flow.
public func bodyThrows(message: String) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(149) { $0.write(message) }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 55, made: handle)
}

public func emitsNothing(message: String) throws -> KotlinFlow<KotlinUnit> {
  let handle: UInt64 = try FixturesLibrary.module.call(150) { $0.write(message) }
  return KotlinFlow<KotlinUnit>(of: FixturesLibrary.module, flow: 56, made: handle)
}

/// Throws in place of the element with index `k`.
public func throwsAt(k: Int64, message: String) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(151) {
    $0.write(k)
    $0.write(message)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 57, made: handle)
}

/// Throws when the collection of `n` elements has completed.
public func throwsAfterLast(n: Int64, message: String) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(152) {
    $0.write(n)
    $0.write(message)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 58, made: handle)
}

public func throwsError(k: Int64, message: String) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(153) {
    $0.write(k)
    $0.write(message)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 59, made: handle)
}

public func failsWithFields(
  sensor: String, tries: Int32, latest: Double?
) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(154) {
    $0.write(sensor)
    $0.write(tries)
    $0.write(latest)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 60, made: handle)
}

public func failsWithoutMessage() throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(155, Twins.f155, of: FixturesLibrary.module) { $0($1) }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 61, made: handle)
}

/// Throws an exception with more causes than can cross.
public func throwsDeepCauses(depth: Int64) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(156, Twins.f156, of: FixturesLibrary.module) {
    $0(depth, $1)
  } write: {
    $0.write(depth)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 62, made: handle)
}

/// Cancels the coroutine that collects, then suspends.
public func cancelsItself(k: Int64, message: String) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(157) {
    $0.write(k)
    $0.write(message)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 63, made: handle)
}

/// Throws a cancellation although nobody has cancelled.
public func throwsCancellation(k: Int64, message: String) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(158) {
    $0.write(k)
    $0.write(message)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 64, made: handle)
}

/// Throws a timeout of a millisecond.
public func timesOut(k: Int64) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(159, Twins.f159, of: FixturesLibrary.module) {
    $0(k, $1)
  } write: {
    $0.write(k)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 65, made: handle)
}

/// Emits as many elements as the period is long.
public func during(period: Period) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(160) { $0.write(period) }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 66, made: handle)
}

public func neverEmits() throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(161, Twins.f161, of: FixturesLibrary.module) { $0($1) }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 67, made: handle)
}

public func emitsThenWaits(n: Int64) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(162, Twins.f162, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 68, made: handle)
}

public func endlessSynchronous() throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(163, Twins.f163, of: FixturesLibrary.module) { $0($1) }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 69, made: handle)
}

/// Does as `endlessSynchronous`, and raises `counter` before each `emit`.
public func endlessCounted(counter: String) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(164) { $0.write(counter) }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 70, made: handle)
}

public func endlessDelayed(interval: Duration) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(165) { $0.write(interval) }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 71, made: handle)
}

/// Emits `n` elements. `counter` is raised before each `emit`, so it shows how far ahead the
/// producer is.
public func counted(n: Int64, counter: String) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(166) {
    $0.write(n)
    $0.write(counter)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 72, made: handle)
}

/// Emits `n` elements. The one with index i comes when `gate` has been opened i + 1 times.
public func gated(n: Int64, gate: String) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(167) {
    $0.write(n)
    $0.write(gate)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 73, made: handle)
}

/// Emits `times` bursts of `n` elements. After each burst it blocks its thread, without suspending,
/// until `gate` has been opened as often as there were bursts.
public func blocksAfterBursts(n: Int64, times: Int64, gate: String) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(168) {
    $0.write(n)
    $0.write(times)
    $0.write(gate)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 74, made: handle)
}

/// Emits `n` elements, waits for `gate`, then throws.
public func throwsAtGate(n: Int64, gate: String, message: String) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(169) {
    $0.write(n)
    $0.write(gate)
    $0.write(message)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 75, made: handle)
}

/// Emits `n` elements and ends. `counter` is raised in `finally`.
public func finallyCounts(n: Int64, counter: String) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(170) {
    $0.write(n)
    $0.write(counter)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 76, made: handle)
}

/// Emits `n` elements, then waits for ever. `counter` is raised in `finally`.
public func finallyCountsWaiting(n: Int64, counter: String) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(171) {
    $0.write(n)
    $0.write(counter)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 77, made: handle)
}

/// Emits `n` elements, then waits for ever. In `finally` it raises `counter`, waits for `gate`, and
/// raises `counter` again.
public func finallyWaits(n: Int64, gate: String, counter: String) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(172) {
    $0.write(n)
    $0.write(gate)
    $0.write(counter)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 78, made: handle)
}

public func finallyThrows(n: Int64, message: String) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(173) {
    $0.write(n)
    $0.write(message)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 79, made: handle)
}

/// Waits for ever after `n` elements, so `finally` throws only because somebody cancelled.
public func finallyThrowsWaiting(n: Int64, message: String) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(174) {
    $0.write(n)
    $0.write(message)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 80, made: handle)
}

public func finallyThrowsOnSelfCancel(n: Int64, message: String) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(175) {
    $0.write(n)
    $0.write(message)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 81, made: handle)
}

/// Waits after `n` elements. When cancelled, emits `more` elements, and raises `counter` for each
/// that `emit` accepted.
public func emitsAfterCancel(n: Int64, more: Int64, counter: String) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(176) {
    $0.write(n)
    $0.write(more)
    $0.write(counter)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 82, made: handle)
}

/// Waits after `n` elements. Ends normally when cancelled.
public func completesWhenCancelled(n: Int64) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(177, Twins.f177, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 83, made: handle)
}

/// Takes the first elements, and ends the collection then.
nonisolated(nonsending) public func collectFlow(
  flow: KotlinFlow<Int64>, count: Int32
) async throws -> [Int64] {
  defer { extendLifetime(flow) }
  return try await FixturesLibrary.module.callSuspending(211) {
    $0.write(FixturesLibrary.FlowOfLong(flow))
    $0.write(count)
  }
}

/// Takes the first elements, and ends the collection then.
///
/// - Parameter completion: Called once. See `KotlinCompletion`.
@discardableResult
public func collectFlow(
  flow: KotlinFlow<Int64>,
  count: Int32,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<[Int64]>
) -> KotlinJob {
  defer { extendLifetime(flow) }
  return FixturesLibrary.module.callSuspending(211, on: placement, completion: completion) {
    $0.write(FixturesLibrary.FlowOfLong(flow))
    $0.write(count)
  }
}

/// The same of a flow that may be so many elements ahead.
nonisolated(nonsending) public func collectAhead(
  flow: KotlinFlow<Int64>, ahead: Int32, count: Int32
) async throws -> [Int64] {
  defer { extendLifetime(flow) }
  return try await FixturesLibrary.module.callSuspending(212) {
    $0.write(FixturesLibrary.FlowOfLong(flow))
    $0.write(ahead)
    $0.write(count)
  }
}

/// The same of a flow that may be so many elements ahead.
///
/// - Parameter completion: Called once. See `KotlinCompletion`.
@discardableResult
public func collectAhead(
  flow: KotlinFlow<Int64>,
  ahead: Int32,
  count: Int32,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<[Int64]>
) -> KotlinJob {
  defer { extendLifetime(flow) }
  return FixturesLibrary.module.callSuspending(212, on: placement, completion: completion) {
    $0.write(FixturesLibrary.FlowOfLong(flow))
    $0.write(ahead)
    $0.write(count)
  }
}

/// Fails at the first element.
nonisolated(nonsending) public func failAtFirst(flow: KotlinFlow<Int64>) async throws {
  defer { extendLifetime(flow) }
  _ = try await FixturesLibrary.module.callSuspending(213, returning: KotlinUnit.self) {
    $0.write(FixturesLibrary.FlowOfLong(flow))
  }
}

/// Fails at the first element.
///
/// - Parameter completion: Called once. See `KotlinCompletion`.
@discardableResult
public func failAtFirst(
  flow: KotlinFlow<Int64>,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Void>
) -> KotlinJob {
  defer { extendLifetime(flow) }
  return FixturesLibrary.module.callSuspending(213, on: placement, completion: completion) {
    $0.write(FixturesLibrary.FlowOfLong(flow))
  }
}

/// What the flow fails with, as Kotlin sees it; else the count of its elements.
nonisolated(nonsending) public func complaintOfFlow(
  flow: KotlinFlow<Int64>
) async throws -> String {
  defer { extendLifetime(flow) }
  return try await FixturesLibrary.module.callSuspending(214) {
    $0.write(FixturesLibrary.FlowOfLong(flow))
  }
}

/// What the flow fails with, as Kotlin sees it; else the count of its elements.
///
/// - Parameter completion: Called once. See `KotlinCompletion`.
@discardableResult
public func complaintOfFlow(
  flow: KotlinFlow<Int64>,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<String>
) -> KotlinJob {
  defer { extendLifetime(flow) }
  return FixturesLibrary.module.callSuspending(214, on: placement, completion: completion) {
    $0.write(FixturesLibrary.FlowOfLong(flow))
  }
}

/// Keeps the flow in place of the one before; null keeps none.
public func keepFlow(flow: KotlinFlow<Int64>?) throws {
  defer { extendLifetime(flow) }
  _ = try FixturesLibrary.module.call(215, returning: KotlinUnit.self) {
    $0.write(flow.map(FixturesLibrary.FlowOfLong.init))
  }
}

public func isKeptFlow(flow: KotlinFlow<Int64>) throws -> Bool {
  defer { extendLifetime(flow) }
  return try FixturesLibrary.module.call(216) { $0.write(FixturesLibrary.FlowOfLong(flow)) }
}

public func sameFlow(flow: KotlinFlow<Int64>) throws -> KotlinFlow<Int64> {
  defer { extendLifetime(flow) }
  let handle: UInt64 = try FixturesLibrary.module.call(217) {
    $0.write(FixturesLibrary.FlowOfLong(flow))
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 97, made: handle)
}

/// One of Kotlin's own, of the numbers from 1. It is another one each time.
public func makeFlow(count: Int64) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(218, Twins.f218, of: FixturesLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 98, made: handle)
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f155: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(155)
  static let f156: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(156)
  static let f159: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(159)
  static let f161: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(161)
  static let f162: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(162)
  static let f163: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(163)
  static let f177: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(177)
  static let f218: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(218)
}
