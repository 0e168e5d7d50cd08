// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// A property is collected anew, too.
public var greetings: KotlinFlow<String> {
  KotlinFlow(of: KitchenLibrary.module, flow: 39)
}

/// The latest number; it can be set.
public var number: KotlinMutableStateFlow<Int32> {
  KotlinMutableStateFlow(of: KitchenLibrary.module, flow: 44)
}

public var place: KotlinMutableStateFlow<Place?> {
  KotlinMutableStateFlow(of: KitchenLibrary.module, flow: 46)
}

/// Counts from 0, below `count`.
public func counts(count: Int32) throws(KotlinError) -> KotlinFlow<Int32> {
  let handle: UInt64 = try KotlinModule.call(300, Twins.f300, of: KitchenLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 31, made: handle)
}

/// Counts without end, once an `interval`.
public func ticks(interval: Duration) throws(KotlinError) -> KotlinFlow<Int64> {
  let handle: UInt64 = try KitchenLibrary.module.call(301) { $0.write(interval) }
  return KotlinFlow<Int64>(of: KitchenLibrary.module, flow: 32, made: handle)
}

public func countsFrom(
  start: Int64? = nil, count: Int32? = nil
) throws(KotlinError) -> KotlinFlow<Int64> {
  let handle: UInt64 = try KitchenLibrary.module.call(302) {
    $0.write(start)
    $0.write(count)
  }
  return KotlinFlow<Int64>(of: KitchenLibrary.module, flow: 33, made: handle)
}

public func nullableStrings(values: [String?]) throws(KotlinError) -> KotlinFlow<String?> {
  let handle: UInt64 = try KitchenLibrary.module.call(303) { $0.write(values) }
  return KotlinFlow<String?>(of: KitchenLibrary.module, flow: 34, made: handle)
}

public func units(count: Int32) throws(KotlinError) -> KotlinFlow<KotlinUnit> {
  let handle: UInt64 = try KotlinModule.call(304, Twins.f304, of: KitchenLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<KotlinUnit>(of: KitchenLibrary.module, flow: 35, made: handle)
}

public func byteArrays(values: [[UInt8]]) throws(KotlinError) -> KotlinFlow<[UInt8]> {
  let handle: UInt64 = try KitchenLibrary.module.call(305) { $0.write(values) }
  return KotlinFlow<[UInt8]>(of: KitchenLibrary.module, flow: 36, made: handle)
}

public func characters(text: String) throws(KotlinError) -> KotlinFlow<UTF16.CodeUnit> {
  let handle: UInt64 = try KitchenLibrary.module.call(306) { $0.write(text) }
  return KotlinFlow<UTF16.CodeUnit>(of: KitchenLibrary.module, flow: 37, made: handle)
}

/// Emits some, and then fails.
///
/// - Throws: `kitchen.Refusal`
public func failsAfter(count: Int32) throws -> KotlinFlow<Int32> {
  do {
    let handle: UInt64 = try KotlinModule.call(307, Twins.f307, of: KitchenLibrary.module) {
      $0(count, $1)
    } write: {
      $0.write(count)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 38, made: handle)
  } catch {
    throw KotlinError.thrown(error, declared: [Refusal.self])
  }
}

/// Runs once for each call, whoever collects what it gives: has the number of the call.
public func made() throws(KotlinError) -> KotlinFlow<Int32> {
  let handle: UInt64 = try KotlinModule.call(308, Twins.f308, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 40, made: handle)
}

/// How often `made` has run.
public var timesMade: Int32 {
  get throws(KotlinError) {
    try KotlinModule.call(309, Twins.f309, of: KitchenLibrary.module) { $0($1) }
  }
}

/// Refuses before there is a flow.
///
/// - Throws: `kitchen.Refusal`
public func refused(count: Int32) throws -> KotlinFlow<Int32> {
  do {
    let handle: UInt64 = try KotlinModule.call(310, Twins.f310, of: KitchenLibrary.module) {
      $0(count, $1)
    } write: {
      $0.write(count)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 41, made: handle)
  } catch {
    throw KotlinError.thrown(error, declared: [Refusal.self])
  }
}

/// Another one each time that it is read.
public var fresh: KotlinMutableStateFlow<Int32> {
  get throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(311, Twins.f311, of: KitchenLibrary.module) {
      $0($1)
    }
    return KotlinMutableStateFlow<Int32>(of: KitchenLibrary.module, flow: 42, made: handle)
  }
}

/// What somebody has put in its place counts.
public var exchanged: KotlinStateFlow<Int32> {
  let handle: UInt64 = KotlinModule.callOrStop(312, Twins.f312, of: KitchenLibrary.module) {
    $0($1)
  }
  return KotlinStateFlow<Int32>(of: KitchenLibrary.module, flow: 43, made: handle)
}

/// Puts another flow in the place of `exchanged`.
public func exchange(value: Int32) throws(KotlinError) {
  try KotlinModule.run(313, Twins.f313, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

/// The latest alarm.
public var alarm: KotlinStateFlow<Alarm> {
  get throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(314, Twins.f314, of: KitchenLibrary.module) {
      $0($1)
    }
    return KotlinStateFlow<Alarm>(of: KitchenLibrary.module, flow: 45, made: handle)
  }
}

/// Sets the `alarm`.
public func warn(of: Alarm) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(315, returning: KotlinUnit.self) { $0.write(of) }
}

/// The same flow for each name.
public func gauge(name: String) throws(KotlinError) -> KotlinStateFlow<Double> {
  let handle: UInt64 = try KitchenLibrary.module.call(316) { $0.write(name) }
  return KotlinStateFlow<Double>(of: KitchenLibrary.module, flow: 47, made: handle)
}

public func setGauge(value: Double) throws(KotlinError) {
  try KotlinModule.run(317, Twins.f317, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

/// What happened, with the last two of it.
public var news: KotlinFlow<String> {
  get throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(318, Twins.f318, of: KitchenLibrary.module) {
      $0($1)
    }
    return KotlinFlow<String>(
      of: KitchenLibrary.module, flow: 48, traits: FlowTraits(.shared), made: handle
    )
  }
}

/// Can be emitted to in Kotlin.
public var rawNews: KotlinFlow<String> {
  get throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(319, Twins.f319, of: KitchenLibrary.module) {
      $0($1)
    }
    return KotlinFlow<String>(
      of: KitchenLibrary.module, flow: 49, traits: FlowTraits(.shared), made: handle
    )
  }
}

public func publish(text: String) throws(KotlinError) -> Bool {
  try KitchenLibrary.module.call(320) { $0.write(text) }
}

/// Each event goes to one loop.
public var events: KotlinFlow<String> {
  get throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(321, Twins.f321, of: KitchenLibrary.module) {
      $0($1)
    }
    return KotlinFlow<String>(
      of: KitchenLibrary.module, flow: 50, traits: FlowTraits(window: 0), made: handle
    )
  }
}

public func send(event: String) throws(KotlinError) -> Bool {
  try KitchenLibrary.module.call(322) { $0.write(event) }
}

/// A channel of its own for each loop.
public func produced(count: Int32) throws(KotlinError) -> KotlinFlow<Int32> {
  let handle: UInt64 = try KotlinModule.call(323, Twins.f323, of: KitchenLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<Int32>(
    of: KitchenLibrary.module, flow: 51, traits: FlowTraits(window: 0), made: handle
  )
}

/// Takes a while to open.
nonisolated(nonsending) public func openCounts(count: Int32) async throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try await KitchenLibrary.module.callSuspending(324) { $0.write(count) }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 52, made: handle)
}

nonisolated(nonsending) public func openNumber() async throws -> KotlinMutableStateFlow<Int32> {
  let handle: UInt64 = try await KitchenLibrary.module.callSuspending(325)
  return KotlinMutableStateFlow<Int32>(of: KitchenLibrary.module, flow: 53, made: handle)
}

nonisolated(nonsending) public func openNews() async throws -> KotlinFlow<String> {
  let handle: UInt64 = try await KitchenLibrary.module.callSuspending(326)
  return KotlinFlow<String>(
    of: KitchenLibrary.module, flow: 54, traits: FlowTraits(.shared), made: handle
  )
}

nonisolated(nonsending) public func openEvents() async throws -> KotlinFlow<String> {
  let handle: UInt64 = try await KitchenLibrary.module.callSuspending(327)
  return KotlinFlow<String>(
    of: KitchenLibrary.module, flow: 55, traits: FlowTraits(window: 0), made: handle
  )
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f300: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(300)
  static let f304: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(304)
  static let f307: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(307)
  static let f308: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(308)
  static let f309: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(309)
  static let f310: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(310)
  static let f311: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(311)
  static let f312: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(312)
  static let f313: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(313)
  static let f314: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(314)
  static let f317: (@convention(c) (Double, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(317)
  static let f318: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(318)
  static let f319: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(319)
  static let f321: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(321)
  static let f323: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(323)
}
