// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// A property is collected anew, too.
public var greetings: KotlinFlow<String> {
  KotlinFlow(of: KitchenLibrary.module, flow: 45)
}

/// The latest number; it can be set.
public var number: KotlinMutableStateFlow<Int32> {
  KotlinMutableStateFlow(of: KitchenLibrary.module, flow: 50)
}

public var place: KotlinMutableStateFlow<Place?> {
  KotlinMutableStateFlow(of: KitchenLibrary.module, flow: 52)
}

/// Counts from 0, below `count`.
public func counts(count: Int32) throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try KotlinModule.call(379, Twins.f379, of: KitchenLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 37, made: handle)
}

/// Counts without end, once an `interval`.
public func ticks(interval: Duration) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KitchenLibrary.module.call(380) { $0.write(interval) }
  return KotlinFlow<Int64>(of: KitchenLibrary.module, flow: 38, made: handle)
}

public func countsFrom(start: Int64? = nil, count: Int32? = nil) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KitchenLibrary.module.call(381) {
    $0.write(start)
    $0.write(count)
  }
  return KotlinFlow<Int64>(of: KitchenLibrary.module, flow: 39, made: handle)
}

public func nullableStrings(values: [String?]) throws -> KotlinFlow<String?> {
  let handle: UInt64 = try KitchenLibrary.module.call(382) { $0.write(values) }
  return KotlinFlow<String?>(of: KitchenLibrary.module, flow: 40, made: handle)
}

public func units(count: Int32) throws -> KotlinFlow<KotlinUnit> {
  let handle: UInt64 = try KotlinModule.call(383, Twins.f383, of: KitchenLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<KotlinUnit>(of: KitchenLibrary.module, flow: 41, made: handle)
}

public func byteArrays(values: [[UInt8]]) throws -> KotlinFlow<[UInt8]> {
  let handle: UInt64 = try KitchenLibrary.module.call(384) { $0.write(values) }
  return KotlinFlow<[UInt8]>(of: KitchenLibrary.module, flow: 42, made: handle)
}

public func characters(text: String) throws -> KotlinFlow<UTF16.CodeUnit> {
  let handle: UInt64 = try KitchenLibrary.module.call(385) { $0.write(text) }
  return KotlinFlow<UTF16.CodeUnit>(of: KitchenLibrary.module, flow: 43, made: handle)
}

/// Emits some, and then fails.
///
/// - Throws: `kitchen.Refusal`
public func failsAfter(count: Int32) throws -> KotlinFlow<Int32> {
  do {
    let handle: UInt64 = try KotlinModule.call(386, Twins.f386, of: KitchenLibrary.module) {
      $0(count, $1)
    } write: {
      $0.write(count)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 44, made: handle)
  } catch {
    throw KotlinError.thrown(error, declared: [Refusal.self])
  }
}

/// Runs once for each call, whoever collects what it gives: has the number of the call.
public func made() throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try KotlinModule.call(387, Twins.f387, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 46, made: handle)
}

/// How often `made` has run.
public var timesMade: Int32 {
  get throws {
    try KotlinModule.call(388, Twins.f388, of: KitchenLibrary.module) { $0($1) }
  }
}

/// Refuses before there is a flow.
///
/// - Throws: `kitchen.Refusal`
public func refused(count: Int32) throws -> KotlinFlow<Int32> {
  do {
    let handle: UInt64 = try KotlinModule.call(389, Twins.f389, of: KitchenLibrary.module) {
      $0(count, $1)
    } write: {
      $0.write(count)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 47, made: handle)
  } catch {
    throw KotlinError.thrown(error, declared: [Refusal.self])
  }
}

/// Another one each time that it is read.
public var fresh: KotlinMutableStateFlow<Int32> {
  get throws {
    let handle: UInt64 = try KotlinModule.call(390, Twins.f390, of: KitchenLibrary.module) {
      $0($1)
    }
    return KotlinMutableStateFlow<Int32>(of: KitchenLibrary.module, flow: 48, made: handle)
  }
}

/// What somebody has put in its place counts.
public var exchanged: KotlinStateFlow<Int32> {
  let handle: UInt64 = KotlinModule.callOrStop(391, Twins.f391, of: KitchenLibrary.module) {
    $0($1)
  }
  return KotlinStateFlow<Int32>(of: KitchenLibrary.module, flow: 49, made: handle)
}

/// Puts another flow in the place of `exchanged`.
public func exchange(value: Int32) throws {
  try KotlinModule.run(392, Twins.f392, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

/// The latest alarm.
public var alarm: KotlinStateFlow<Alarm> {
  get throws {
    let handle: UInt64 = try KotlinModule.call(393, Twins.f393, of: KitchenLibrary.module) {
      $0($1)
    }
    return KotlinStateFlow<Alarm>(of: KitchenLibrary.module, flow: 51, made: handle)
  }
}

/// Sets the `alarm`.
public func warn(of: Alarm) throws {
  _ = try KitchenLibrary.module.call(394, returning: KotlinUnit.self) { $0.write(of) }
}

/// The same flow for each name.
public func gauge(name: String) throws -> KotlinStateFlow<Double> {
  let handle: UInt64 = try KitchenLibrary.module.call(395) { $0.write(name) }
  return KotlinStateFlow<Double>(of: KitchenLibrary.module, flow: 53, made: handle)
}

public func setGauge(value: Double) throws {
  try KotlinModule.run(396, Twins.f396, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

/// What happened, with the last two of it.
public var news: KotlinFlow<String> {
  get throws {
    let handle: UInt64 = try KotlinModule.call(397, Twins.f397, of: KitchenLibrary.module) {
      $0($1)
    }
    return KotlinFlow<String>(
      of: KitchenLibrary.module, flow: 54, traits: FlowTraits(.shared), made: handle
    )
  }
}

/// Can be emitted to in Kotlin.
public var rawNews: KotlinFlow<String> {
  get throws {
    let handle: UInt64 = try KotlinModule.call(398, Twins.f398, of: KitchenLibrary.module) {
      $0($1)
    }
    return KotlinFlow<String>(
      of: KitchenLibrary.module, flow: 55, traits: FlowTraits(.shared), made: handle
    )
  }
}

public func publish(text: String) throws -> Bool {
  try KitchenLibrary.module.call(399) { $0.write(text) }
}

/// Each event goes to one loop.
public var events: KotlinFlow<String> {
  get throws {
    let handle: UInt64 = try KotlinModule.call(400, Twins.f400, of: KitchenLibrary.module) {
      $0($1)
    }
    return KotlinFlow<String>(
      of: KitchenLibrary.module, flow: 56, traits: FlowTraits(window: 0), made: handle
    )
  }
}

public func send(event: String) throws -> Bool {
  try KitchenLibrary.module.call(401) { $0.write(event) }
}

/// A channel of its own for each loop.
public func produced(count: Int32) throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try KotlinModule.call(402, Twins.f402, of: KitchenLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<Int32>(
    of: KitchenLibrary.module, flow: 57, traits: FlowTraits(window: 0), made: handle
  )
}

/// Takes a while to open.
nonisolated(nonsending) public func openCounts(count: Int32) async throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try await KitchenLibrary.module.callSuspending(403) { $0.write(count) }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 58, made: handle)
}

nonisolated(nonsending) public func openNumber() async throws -> KotlinMutableStateFlow<Int32> {
  let handle: UInt64 = try await KitchenLibrary.module.callSuspending(404)
  return KotlinMutableStateFlow<Int32>(of: KitchenLibrary.module, flow: 59, made: handle)
}

nonisolated(nonsending) public func openNews() async throws -> KotlinFlow<String> {
  let handle: UInt64 = try await KitchenLibrary.module.callSuspending(405)
  return KotlinFlow<String>(
    of: KitchenLibrary.module, flow: 60, traits: FlowTraits(.shared), made: handle
  )
}

nonisolated(nonsending) public func openEvents() async throws -> KotlinFlow<String> {
  let handle: UInt64 = try await KitchenLibrary.module.callSuspending(406)
  return KotlinFlow<String>(
    of: KitchenLibrary.module, flow: 61, traits: FlowTraits(window: 0), made: handle
  )
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f379: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(379)
  static let f383: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(383)
  static let f386: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(386)
  static let f387: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(387)
  static let f388: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(388)
  static let f389: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(389)
  static let f390: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(390)
  static let f391: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(391)
  static let f392: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(392)
  static let f393: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(393)
  static let f396: (@convention(c) (Double, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(396)
  static let f397: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(397)
  static let f398: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(398)
  static let f400: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(400)
  static let f402: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(402)
}
