// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// A crew of one, one of two, and so on.
public func crewsUpTo(count: Int32) throws(KotlinError) -> KotlinFlow<Crew> {
  try KotlinFlow(of: KitchenLibrary.module, flow: 19) { $0.write(count) }
}

/// Crews of one without end, one after the other at once.
public func endlessCrews() throws(KotlinError) -> KotlinFlow<Crew> {
  try KotlinFlow(of: KitchenLibrary.module, flow: 20) { _ in }
}

/// A crew each millisecond, without end.
public func crewsNowAndThen() throws(KotlinError) -> KotlinFlow<Crew> {
  try KotlinFlow(of: KitchenLibrary.module, flow: 21) { _ in }
}

/// The same crew, so many times.
public func crewAgain(crew: Crew, times: Int32) throws(KotlinError) -> KotlinFlow<Crew> {
  try KotlinFlow(of: KitchenLibrary.module, flow: 22) {
    $0.write(crew)
    $0.write(times)
  }
}

public func missionsOf(crew: Crew) throws(KotlinError) -> KotlinFlow<Mission> {
  try KotlinFlow(of: KitchenLibrary.module, flow: 23) { $0.write(crew) }
}

/// Lists of crews, and of none. The last one can't be written to its end.
public func shifts() throws(KotlinError) -> KotlinFlow<[Crew?]> {
  try KotlinFlow(of: KitchenLibrary.module, flow: 24) { _ in }
}

/// Who is on duty.
public var onDuty: KotlinMutableStateFlow<Crew?> {
  KotlinMutableStateFlow(of: KitchenLibrary.module, flow: 25)
}

/// The crews that have landed, of which the last two come at once.
public var landed: KotlinFlow<Crew> {
  KotlinFlow(of: KitchenLibrary.module, flow: 26, traits: FlowTraits(.shared))
}

public func boarding() throws(KotlinError) -> KotlinFlow<Crew> {
  try KotlinFlow(of: KitchenLibrary.module, flow: 27, traits: FlowTraits(window: 0)) { _ in }
}

public func land(crew: Crew) throws(KotlinError) -> Bool {
  defer { extendLifetime(crew) }
  return try KotlinModule.call(259, Twins.f259, of: KitchenLibrary.module) {
    $0(crew.kotlinHandle, $1)
  } write: {
    $0.write(crew)
  }
}

/// A flow that comes later, and is an object itself.
nonisolated(nonsending) public func crewsLater(count: Int32) async throws -> KotlinFlow<Crew> {
  let flow: KotlinObject = try await KitchenLibrary.module.callSuspending(260) { $0.write(count) }
  return KotlinFlow<Crew>(of: KitchenLibrary.module, flow: 76, owner: flow)
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f259: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(259)
}
