// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Counts from 0, below `count`.
public func counts(count: Int32) throws(KotlinError) -> KotlinFlow<Int32> {
  try KotlinFlow(of: KitchenLibrary.module, flow: 30) { $0.write(count) }
}

/// Counts without end, once an `interval`.
public func ticks(interval: Duration) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: KitchenLibrary.module, flow: 31) { $0.write(interval) }
}

public func countsFrom(
  start: Int64? = nil, count: Int32? = nil
) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: KitchenLibrary.module, flow: 32) {
    $0.write(start)
    $0.write(count)
  }
}

public func nullableStrings(values: [String?]) throws(KotlinError) -> KotlinFlow<String?> {
  try KotlinFlow(of: KitchenLibrary.module, flow: 33) { $0.write(values) }
}

public func units(count: Int32) throws(KotlinError) -> KotlinFlow<KotlinUnit> {
  try KotlinFlow(of: KitchenLibrary.module, flow: 34) { $0.write(count) }
}

public func byteArrays(values: [[UInt8]]) throws(KotlinError) -> KotlinFlow<[UInt8]> {
  try KotlinFlow(of: KitchenLibrary.module, flow: 35) { $0.write(values) }
}

public func characters(text: String) throws(KotlinError) -> KotlinFlow<UTF16.CodeUnit> {
  try KotlinFlow(of: KitchenLibrary.module, flow: 36) { $0.write(text) }
}

/// Emits some, and then fails.
///
/// - Throws: `kitchen.Refusal`
public func failsAfter(count: Int32) throws(KotlinError) -> KotlinFlow<Int32> {
  try KotlinFlow(of: KitchenLibrary.module, flow: 37) { $0.write(count) }
}

/// A property is collected anew, too.
public var greetings: KotlinFlow<String> {
  KotlinFlow(of: KitchenLibrary.module, flow: 38)
}

/// The latest number; it can be set.
public var number: KotlinMutableStateFlow<Int32> {
  KotlinMutableStateFlow(of: KitchenLibrary.module, flow: 39)
}

/// The latest alarm.
public var alarm: KotlinStateFlow<Alarm> {
  KotlinStateFlow(of: KitchenLibrary.module, flow: 40)
}

public var place: KotlinMutableStateFlow<Place?> {
  KotlinMutableStateFlow(of: KitchenLibrary.module, flow: 41)
}

/// The same flow for each name.
public func gauge(name: String) throws(KotlinError) -> KotlinStateFlow<Double> {
  try KotlinStateFlow(of: KitchenLibrary.module, flow: 42) { $0.write(name) }
}

/// What happened, with the last two of it.
public var news: KotlinFlow<String> {
  KotlinFlow(of: KitchenLibrary.module, flow: 43, traits: FlowTraits(.shared))
}

/// Can be emitted to in Kotlin.
public var rawNews: KotlinFlow<String> {
  KotlinFlow(of: KitchenLibrary.module, flow: 44, traits: FlowTraits(.shared))
}

/// Each event goes to one loop.
public var events: KotlinFlow<String> {
  KotlinFlow(of: KitchenLibrary.module, flow: 45, traits: FlowTraits(window: 0))
}

/// A channel of its own for each loop.
public func produced(count: Int32) throws(KotlinError) -> KotlinFlow<Int32> {
  try KotlinFlow(of: KitchenLibrary.module, flow: 46, traits: FlowTraits(window: 0)) {
    $0.write(count)
  }
}

/// Sets the `alarm`.
public func warn(of: Alarm) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(277, returning: KotlinUnit.self) { $0.write(of) }
}

public func setGauge(value: Double) throws(KotlinError) {
  try KotlinModule.run(278, Twins.f278, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

public func publish(text: String) throws(KotlinError) -> Bool {
  try KitchenLibrary.module.call(279) { $0.write(text) }
}

public func send(event: String) throws(KotlinError) -> Bool {
  try KitchenLibrary.module.call(280) { $0.write(event) }
}

/// Takes a while to open.
nonisolated(nonsending) public func openCounts(count: Int32) async throws -> KotlinFlow<Int32> {
  let flow: KotlinObject = try await KitchenLibrary.module.callSuspending(281) { $0.write(count) }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 75, owner: flow)
}

nonisolated(nonsending) public func openNumber() async throws -> KotlinMutableStateFlow<Int32> {
  let flow: KotlinObject = try await KitchenLibrary.module.callSuspending(282)
  return KotlinMutableStateFlow<Int32>(of: KitchenLibrary.module, flow: 77, owner: flow)
}

// swift-format-ignore
nonisolated(nonsending) public func openNews() async throws -> KotlinFlow<String> {
  let flow: KotlinObject = try await KitchenLibrary.module.callSuspending(283)
  return KotlinFlow<String>(of: KitchenLibrary.module, flow: 78, traits: FlowTraits(.shared), owner: flow)
}

// swift-format-ignore
nonisolated(nonsending) public func openEvents() async throws -> KotlinFlow<String> {
  let flow: KotlinObject = try await KitchenLibrary.module.callSuspending(284)
  return KotlinFlow<String>(of: KitchenLibrary.module, flow: 74, traits: FlowTraits(window: 0), owner: flow)
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f278: (@convention(c) (Double, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(278)
}
