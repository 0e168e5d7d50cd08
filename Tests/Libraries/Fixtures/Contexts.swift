// Made by `kotlin-bridge generate` from the library fixtures. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Emits `n` elements from each of four coroutines at once. An element is emitter * 1 000 000 000 +
/// index.
public func fourDispatchers(n: Int64) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(134, Twins.f134, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 40, made: handle)
}

public func onDefault(n: Int64) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(135, Twins.f135, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 41, made: handle)
}

public func onIO(n: Int64) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(136, Twins.f136, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 42, made: handle)
}

public func onUnconfined(n: Int64) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(137, Twins.f137, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 43, made: handle)
}

/// Emits `n` elements from a thread of its own, which exits at the end.
public func onOwnThread(n: Int64) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(138, Twins.f138, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 44, made: handle)
}

/// Goes to `Dispatchers.Default` and comes back before each element.
public func hopsBetween(n: Int64) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(139, Twins.f139, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 45, made: handle)
}

/// Emits from another dispatcher, against the rules of flows. Kotlin throws an
/// `IllegalStateException`.
public func emitsFromOtherContext() throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(140, Twins.f140, of: FixturesLibrary.module) { $0($1) }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 46, made: handle)
}

/// Emits the first `n` elements of an endless flow, which Kotlin ends with an exception of its own.
public func taken(n: Int64) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(141, Twins.f141, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 47, made: handle)
}

public func buffered(n: Int64, capacity: Int32) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(142, Twins.f142, of: FixturesLibrary.module) {
    $0(n, capacity, $1)
  } write: {
    $0.write(n)
    $0.write(capacity)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 48, made: handle)
}

/// Emits `n` elements, conflated: a slow consumer sees few of them, and always the last.
public func conflated(n: Int64) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(143, Twins.f143, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 49, made: handle)
}

/// Emits one element and waits. Another coroutine cancels the collecting one when `gate` is opened.
public func cancelledByOther(gate: String, message: String) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(144) {
    $0.write(gate)
    $0.write(message)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 50, made: handle)
}

/// Emits `n` times the thread that it runs on, as `pthread_self()`.
public func threads(n: Int64) throws -> KotlinFlow<UInt64> {
  let handle: UInt64 = try KotlinModule.call(145, Twins.f145, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<UInt64>(of: FixturesLibrary.module, flow: 51, made: handle)
}

/// Emits its thread before and after each of `n` delays of `pause`.
public func threadsAcrossDelays(n: Int64, pause: Duration) throws -> KotlinFlow<UInt64> {
  let handle: UInt64 = try FixturesLibrary.module.call(146) {
    $0.write(n)
    $0.write(pause)
  }
  return KotlinFlow<UInt64>(of: FixturesLibrary.module, flow: 52, made: handle)
}

/// Blocks its thread for `pause` before each of `n` elements.
public func blocking(n: Int64, pause: Duration) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(147) {
    $0.write(n)
    $0.write(pause)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 53, made: handle)
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f134: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(134)
  static let f135: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(135)
  static let f136: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(136)
  static let f137: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(137)
  static let f138: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(138)
  static let f139: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(139)
  static let f140: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(140)
  static let f141: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(141)
  static let f142: (@convention(c) (Int64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(142)
  static let f143: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(143)
  static let f145: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(145)
}
