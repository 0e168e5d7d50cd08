// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// A property is collected anew, too.
public var greetings: KotlinFlow<String> {
  KotlinFlow(of: KitchenLibrary.module, flow: 41)
}

/// The latest number; it can be set.
public var number: KotlinMutableStateFlow<Int32> {
  KotlinMutableStateFlow(of: KitchenLibrary.module, flow: 46)
}

public var place: KotlinMutableStateFlow<Place?> {
  KotlinMutableStateFlow(of: KitchenLibrary.module, flow: 48)
}

/// Counts from 0, below `count`.
public func counts(count: Int32) throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try KotlinModule.call(368, Twins.f368, of: KitchenLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 33, made: handle)
}

/// Counts without end, once an `interval`.
public func ticks(interval: Duration) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KitchenLibrary.module.call(369) { $0.write(interval) }
  return KotlinFlow<Int64>(of: KitchenLibrary.module, flow: 34, made: handle)
}

public func countsFrom(start: Int64? = nil, count: Int32? = nil) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KitchenLibrary.module.call(370) {
    $0.write(start)
    $0.write(count)
  }
  return KotlinFlow<Int64>(of: KitchenLibrary.module, flow: 35, made: handle)
}

public func nullableStrings(values: [String?]) throws -> KotlinFlow<String?> {
  let handle: UInt64 = try KitchenLibrary.module.call(371) { $0.write(values) }
  return KotlinFlow<String?>(of: KitchenLibrary.module, flow: 36, made: handle)
}

public func units(count: Int32) throws -> KotlinFlow<KotlinUnit> {
  let handle: UInt64 = try KotlinModule.call(372, Twins.f372, of: KitchenLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<KotlinUnit>(of: KitchenLibrary.module, flow: 37, made: handle)
}

public func byteArrays(values: [[UInt8]]) throws -> KotlinFlow<[UInt8]> {
  let handle: UInt64 = try KitchenLibrary.module.call(373) { $0.write(values) }
  return KotlinFlow<[UInt8]>(of: KitchenLibrary.module, flow: 38, made: handle)
}

public func characters(text: String) throws -> KotlinFlow<UTF16.CodeUnit> {
  let handle: UInt64 = try KitchenLibrary.module.call(374) { $0.write(text) }
  return KotlinFlow<UTF16.CodeUnit>(of: KitchenLibrary.module, flow: 39, made: handle)
}

/// Emits some, and then fails.
///
/// - Throws: `kitchen.Refusal`
public func failsAfter(count: Int32) throws -> KotlinFlow<Int32> {
  do {
    let handle: UInt64 = try KotlinModule.call(375, Twins.f375, of: KitchenLibrary.module) {
      $0(count, $1)
    } write: {
      $0.write(count)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 40, made: handle)
  } catch {
    throw KotlinError.thrown(error, declared: [Refusal.self])
  }
}

/// Runs once for each call, whoever collects what it gives: has the number of the call.
public func made() throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try KotlinModule.call(376, Twins.f376, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 42, made: handle)
}

/// How often `made` has run.
public var timesMade: Int32 {
  get throws {
    try KotlinModule.call(377, Twins.f377, of: KitchenLibrary.module) { $0($1) }
  }
}

/// Refuses before there is a flow.
///
/// - Throws: `kitchen.Refusal`
public func refused(count: Int32) throws -> KotlinFlow<Int32> {
  do {
    let handle: UInt64 = try KotlinModule.call(378, Twins.f378, of: KitchenLibrary.module) {
      $0(count, $1)
    } write: {
      $0.write(count)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 43, made: handle)
  } catch {
    throw KotlinError.thrown(error, declared: [Refusal.self])
  }
}

/// Another one each time that it is read.
public var fresh: KotlinMutableStateFlow<Int32> {
  get throws {
    let handle: UInt64 = try KotlinModule.call(379, Twins.f379, of: KitchenLibrary.module) {
      $0($1)
    }
    return KotlinMutableStateFlow<Int32>(of: KitchenLibrary.module, flow: 44, made: handle)
  }
}

/// What somebody has put in its place counts.
public var exchanged: KotlinStateFlow<Int32> {
  let handle: UInt64 = KotlinModule.callOrStop(380, Twins.f380, of: KitchenLibrary.module) {
    $0($1)
  }
  return KotlinStateFlow<Int32>(of: KitchenLibrary.module, flow: 45, made: handle)
}

/// Puts another flow in the place of `exchanged`.
public func exchange(value: Int32) throws {
  try KotlinModule.run(381, Twins.f381, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

/// The latest alarm.
public var alarm: KotlinStateFlow<Alarm> {
  get throws {
    let handle: UInt64 = try KotlinModule.call(382, Twins.f382, of: KitchenLibrary.module) {
      $0($1)
    }
    return KotlinStateFlow<Alarm>(of: KitchenLibrary.module, flow: 47, made: handle)
  }
}

/// Sets the `alarm`.
public func warn(of: Alarm) throws {
  _ = try KitchenLibrary.module.call(383, returning: KotlinUnit.self) { $0.write(of) }
}

/// The same flow for each name.
public func gauge(name: String) throws -> KotlinStateFlow<Double> {
  let handle: UInt64 = try KitchenLibrary.module.call(384) { $0.write(name) }
  return KotlinStateFlow<Double>(of: KitchenLibrary.module, flow: 49, made: handle)
}

public func setGauge(value: Double) throws {
  try KotlinModule.run(385, Twins.f385, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

/// What happened, with the last two of it.
public var news: KotlinFlow<String> {
  get throws {
    let handle: UInt64 = try KotlinModule.call(386, Twins.f386, of: KitchenLibrary.module) {
      $0($1)
    }
    return KotlinFlow<String>(
      of: KitchenLibrary.module, flow: 50, traits: FlowTraits(.shared), made: handle
    )
  }
}

/// Can be emitted to in Kotlin.
public var rawNews: KotlinFlow<String> {
  get throws {
    let handle: UInt64 = try KotlinModule.call(387, Twins.f387, of: KitchenLibrary.module) {
      $0($1)
    }
    return KotlinFlow<String>(
      of: KitchenLibrary.module, flow: 51, traits: FlowTraits(.shared), made: handle
    )
  }
}

public func publish(text: String) throws -> Bool {
  try KitchenLibrary.module.call(388) { $0.write(text) }
}

/// Each event goes to one loop.
public var events: KotlinFlow<String> {
  get throws {
    let handle: UInt64 = try KotlinModule.call(389, Twins.f389, of: KitchenLibrary.module) {
      $0($1)
    }
    return KotlinFlow<String>(
      of: KitchenLibrary.module, flow: 52, traits: FlowTraits(window: 0), made: handle
    )
  }
}

public func send(event: String) throws -> Bool {
  try KitchenLibrary.module.call(390) { $0.write(event) }
}

/// A channel of its own for each loop.
public func produced(count: Int32) throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try KotlinModule.call(391, Twins.f391, of: KitchenLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<Int32>(
    of: KitchenLibrary.module, flow: 53, traits: FlowTraits(window: 0), made: handle
  )
}

/// Takes a while to open.
nonisolated(nonsending) public func openCounts(count: Int32) async throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try await KitchenLibrary.module.callSuspending(392) { $0.write(count) }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 54, made: handle)
}

nonisolated(nonsending) public func openNumber() async throws -> KotlinMutableStateFlow<Int32> {
  let handle: UInt64 = try await KitchenLibrary.module.callSuspending(393)
  return KotlinMutableStateFlow<Int32>(of: KitchenLibrary.module, flow: 55, made: handle)
}

nonisolated(nonsending) public func openNews() async throws -> KotlinFlow<String> {
  let handle: UInt64 = try await KitchenLibrary.module.callSuspending(394)
  return KotlinFlow<String>(
    of: KitchenLibrary.module, flow: 56, traits: FlowTraits(.shared), made: handle
  )
}

nonisolated(nonsending) public func openEvents() async throws -> KotlinFlow<String> {
  let handle: UInt64 = try await KitchenLibrary.module.callSuspending(395)
  return KotlinFlow<String>(
    of: KitchenLibrary.module, flow: 57, traits: FlowTraits(window: 0), made: handle
  )
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f368: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(368)
  static let f372: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(372)
  static let f375: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(375)
  static let f376: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(376)
  static let f377: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(377)
  static let f378: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(378)
  static let f379: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(379)
  static let f380: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(380)
  static let f381: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(381)
  static let f382: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(382)
  static let f385: (@convention(c) (Double, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(385)
  static let f386: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(386)
  static let f387: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(387)
  static let f389: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(389)
  static let f391: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(391)
}
