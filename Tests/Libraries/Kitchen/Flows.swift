// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// A property is collected anew, too.
public var greetings: KotlinFlow<String> {
  KotlinFlow(of: KitchenLibrary.module, flow: 49)
}

/// The latest number; it can be set.
public var number: KotlinMutableStateFlow<Int32> {
  KotlinMutableStateFlow(of: KitchenLibrary.module, flow: 54)
}

public var place: KotlinMutableStateFlow<Place?> {
  KotlinMutableStateFlow(of: KitchenLibrary.module, flow: 56)
}

/// Counts from 0, below `count`.
public func counts(count: Int32) throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try KotlinModule.call(426, Twins.f426, of: KitchenLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 38, made: handle)
}

/// Counts without end, once an `interval`.
public func ticks(interval: Duration) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KitchenLibrary.module.call(427) { $0.write(interval) }
  return KotlinFlow<Int64>(of: KitchenLibrary.module, flow: 39, made: handle)
}

public func countsFrom(start: Int64? = nil, count: Int32? = nil) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KitchenLibrary.module.call(428) {
    $0.write(start)
    $0.write(count)
  }
  return KotlinFlow<Int64>(of: KitchenLibrary.module, flow: 40, made: handle)
}

/// Numbers that Kotlin does not box.
public func powers(count: Int32) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(429, Twins.f429, of: KitchenLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<Int64>(of: KitchenLibrary.module, flow: 41, made: handle)
}

public func halves(count: Int32) throws -> KotlinFlow<Double> {
  let handle: UInt64 = try KotlinModule.call(430, Twins.f430, of: KitchenLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<Double>(of: KitchenLibrary.module, flow: 42, made: handle)
}

/// The same flow with elements of another type, which are boxed.
public func powersOrNone(count: Int32) throws -> KotlinFlow<Int64?> {
  let handle: UInt64 = try KotlinModule.call(431, Twins.f431, of: KitchenLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<Int64?>(of: KitchenLibrary.module, flow: 43, made: handle)
}

public func nullableStrings(values: [String?]) throws -> KotlinFlow<String?> {
  let handle: UInt64 = try KitchenLibrary.module.call(432) { $0.write(values) }
  return KotlinFlow<String?>(of: KitchenLibrary.module, flow: 44, made: handle)
}

public func units(count: Int32) throws -> KotlinFlow<KotlinUnit> {
  let handle: UInt64 = try KotlinModule.call(433, Twins.f433, of: KitchenLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<KotlinUnit>(of: KitchenLibrary.module, flow: 45, made: handle)
}

public func byteArrays(values: [[UInt8]]) throws -> KotlinFlow<[UInt8]> {
  let handle: UInt64 = try KitchenLibrary.module.call(434) { $0.write(values) }
  return KotlinFlow<[UInt8]>(of: KitchenLibrary.module, flow: 46, made: handle)
}

public func characters(text: String) throws -> KotlinFlow<UTF16.CodeUnit> {
  let handle: UInt64 = try KitchenLibrary.module.call(435) { $0.write(text) }
  return KotlinFlow<UTF16.CodeUnit>(of: KitchenLibrary.module, flow: 47, made: handle)
}

/// Emits some, and then fails.
///
/// - Throws: `kitchen.Refusal`
public func failsAfter(count: Int32) throws -> KotlinFlow<Int32> {
  do {
    let handle: UInt64 = try KotlinModule.call(436, Twins.f436, of: KitchenLibrary.module) {
      $0(count, $1)
    } write: {
      $0.write(count)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 48, made: handle)
  } catch {
    throw KotlinError.thrown(error, declared: [Refusal.self])
  }
}

/// Runs once for each call, whoever collects what it gives: has the number of the call.
public func made() throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try KotlinModule.call(437, Twins.f437, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 50, made: handle)
}

/// How often `made` has run.
public var timesMade: Int32 {
  get throws {
    try KotlinModule.call(438, Twins.f438, of: KitchenLibrary.module) { $0($1) }
  }
}

/// Refuses before there is a flow.
///
/// - Throws: `kitchen.Refusal`
public func refused(count: Int32) throws -> KotlinFlow<Int32> {
  do {
    let handle: UInt64 = try KotlinModule.call(439, Twins.f439, of: KitchenLibrary.module) {
      $0(count, $1)
    } write: {
      $0.write(count)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 51, made: handle)
  } catch {
    throw KotlinError.thrown(error, declared: [Refusal.self])
  }
}

/// Another one each time that it is read.
public var fresh: KotlinMutableStateFlow<Int32> {
  get throws {
    let handle: UInt64 = try KotlinModule.call(440, Twins.f440, of: KitchenLibrary.module) {
      $0($1)
    }
    return KotlinMutableStateFlow<Int32>(of: KitchenLibrary.module, flow: 52, made: handle)
  }
}

/// What somebody has put in its place counts.
public var exchanged: KotlinStateFlow<Int32> {
  let handle: UInt64 = KotlinModule.callOrStop(441, Twins.f441, of: KitchenLibrary.module) {
    $0($1)
  }
  return KotlinStateFlow<Int32>(of: KitchenLibrary.module, flow: 53, made: handle)
}

/// What somebody has put in its place counts.
public func setExchanged(_ value: KotlinStateFlow<Int32>) throws {
  defer { extendLifetime(value) }
  _ = try KitchenLibrary.module.call(442, returning: KotlinUnit.self) {
    $0.write(KitchenLibrary.StateFlowOfInt(value))
  }
}

/// Puts another flow in the place of `exchanged`.
public func exchange(value: Int32) throws {
  try KotlinModule.run(443, Twins.f443, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

/// The latest alarm.
public var alarm: KotlinStateFlow<Alarm> {
  get throws {
    let handle: UInt64 = try KotlinModule.call(444, Twins.f444, of: KitchenLibrary.module) {
      $0($1)
    }
    return KotlinStateFlow<Alarm>(of: KitchenLibrary.module, flow: 55, made: handle)
  }
}

/// Sets the `alarm`.
public func warn(of: Alarm) throws {
  _ = try KitchenLibrary.module.call(445, returning: KotlinUnit.self) { $0.write(of) }
}

/// The same flow for each name.
public func gauge(name: String) throws -> KotlinStateFlow<Double> {
  let handle: UInt64 = try KitchenLibrary.module.call(446) { $0.write(name) }
  return KotlinStateFlow<Double>(of: KitchenLibrary.module, flow: 57, made: handle)
}

public func setGauge(value: Double) throws {
  try KotlinModule.run(447, Twins.f447, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

/// What happened, with the last two of it.
public var news: KotlinFlow<String> {
  get throws {
    let handle: UInt64 = try KotlinModule.call(448, Twins.f448, of: KitchenLibrary.module) {
      $0($1)
    }
    return KotlinFlow<String>(
      of: KitchenLibrary.module, flow: 58, traits: FlowTraits(.shared), made: handle
    )
  }
}

/// Can be emitted to in Kotlin.
public var rawNews: KotlinMutableSharedFlow<String> {
  get throws {
    let result: KitchenLibrary.MutableSharedFlowOfString = try KitchenLibrary.module.call(449)
    return result.base
  }
}

public func publish(text: String) throws -> Bool {
  try KitchenLibrary.module.call(450) { $0.write(text) }
}

/// Each event goes to one loop.
public var events: KotlinFlow<String> {
  get throws {
    let handle: UInt64 = try KotlinModule.call(451, Twins.f451, of: KitchenLibrary.module) {
      $0($1)
    }
    return KotlinFlow<String>(
      of: KitchenLibrary.module, flow: 59, traits: FlowTraits(window: 0), made: handle
    )
  }
}

public func send(event: String) throws -> Bool {
  try KitchenLibrary.module.call(452) { $0.write(event) }
}

/// A channel of its own for each loop.
public func produced(count: Int32) throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try KotlinModule.call(453, Twins.f453, of: KitchenLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<Int32>(
    of: KitchenLibrary.module, flow: 60, traits: FlowTraits(window: 0), made: handle
  )
}

/// Takes a while to open.
nonisolated(nonsending) public func openCounts(count: Int32) async throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try await KitchenLibrary.module.callSuspending(454) { $0.write(count) }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 61, made: handle)
}

nonisolated(nonsending) public func openNumber() async throws -> KotlinMutableStateFlow<Int32> {
  let handle: UInt64 = try await KitchenLibrary.module.callSuspending(455)
  return KotlinMutableStateFlow<Int32>(of: KitchenLibrary.module, flow: 62, made: handle)
}

nonisolated(nonsending) public func openNews() async throws -> KotlinFlow<String> {
  let handle: UInt64 = try await KitchenLibrary.module.callSuspending(456)
  return KotlinFlow<String>(
    of: KitchenLibrary.module, flow: 63, traits: FlowTraits(.shared), made: handle
  )
}

nonisolated(nonsending) public func openEvents() async throws -> KotlinFlow<String> {
  let handle: UInt64 = try await KitchenLibrary.module.callSuspending(457)
  return KotlinFlow<String>(
    of: KitchenLibrary.module, flow: 64, traits: FlowTraits(window: 0), made: handle
  )
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f426: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(426)
  static let f429: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(429)
  static let f430: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(430)
  static let f431: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(431)
  static let f433: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(433)
  static let f436: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(436)
  static let f437: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(437)
  static let f438: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(438)
  static let f439: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(439)
  static let f440: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(440)
  static let f441: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(441)
  static let f443: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(443)
  static let f444: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(444)
  static let f447: (@convention(c) (Double, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(447)
  static let f448: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(448)
  static let f451: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(451)
  static let f453: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(453)
}
