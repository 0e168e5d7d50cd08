// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Who is on duty.
public var onDuty: KotlinMutableStateFlow<Crew?> {
  KotlinMutableStateFlow(of: KitchenLibrary.module, flow: 27)
}

/// The crews that have landed, of which the last two come at once.
public var landed: KotlinFlow<Crew> {
  KotlinFlow(of: KitchenLibrary.module, flow: 28, traits: FlowTraits(.shared))
}

/// A crew of one, one of two, and so on.
public func crewsUpTo(count: Int32) throws -> KotlinFlow<Crew> {
  let handle: UInt64 = try KotlinModule.call(341, Twins.f341, of: KitchenLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<Crew>(of: KitchenLibrary.module, flow: 21, made: handle)
}

/// Crews of one without end, one after the other at once.
public func endlessCrews() throws -> KotlinFlow<Crew> {
  let handle: UInt64 = try KotlinModule.call(342, Twins.f342, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<Crew>(of: KitchenLibrary.module, flow: 22, made: handle)
}

/// A crew each millisecond, without end.
public func crewsNowAndThen() throws -> KotlinFlow<Crew> {
  let handle: UInt64 = try KotlinModule.call(343, Twins.f343, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<Crew>(of: KitchenLibrary.module, flow: 23, made: handle)
}

/// The same crew, so many times.
public func crewAgain(crew: Crew, times: Int32) throws -> KotlinFlow<Crew> {
  defer { extendLifetime(crew) }
  let handle: UInt64 = try KotlinModule.call(344, Twins.f344, of: KitchenLibrary.module) {
    $0(crew.kotlinHandle, times, $1)
  } write: {
    $0.write(crew)
    $0.write(times)
  }
  return KotlinFlow<Crew>(of: KitchenLibrary.module, flow: 24, made: handle)
}

public func missionsOf(crew: Crew) throws -> KotlinFlow<Mission> {
  defer { extendLifetime(crew) }
  let handle: UInt64 = try KotlinModule.call(345, Twins.f345, of: KitchenLibrary.module) {
    $0(crew.kotlinHandle, $1)
  } write: {
    $0.write(crew)
  }
  return KotlinFlow<Mission>(of: KitchenLibrary.module, flow: 25, made: handle)
}

/// Lists of crews, and of none. The last one can't be written to its end.
public func shifts() throws -> KotlinFlow<[Crew?]> {
  let handle: UInt64 = try KotlinModule.call(346, Twins.f346, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<[Crew?]>(of: KitchenLibrary.module, flow: 26, made: handle)
}

public func land(crew: Crew) throws -> Bool {
  defer { extendLifetime(crew) }
  return try KotlinModule.call(347, Twins.f347, of: KitchenLibrary.module) {
    $0(crew.kotlinHandle, $1)
  } write: {
    $0.write(crew)
  }
}

public func boarding() throws -> KotlinFlow<Crew> {
  let handle: UInt64 = try KotlinModule.call(348, Twins.f348, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<Crew>(
    of: KitchenLibrary.module, flow: 29, traits: FlowTraits(window: 0), made: handle
  )
}

/// A flow that comes later, and is an object itself.
nonisolated(nonsending) public func crewsLater(count: Int32) async throws -> KotlinFlow<Crew> {
  let handle: UInt64 = try await KitchenLibrary.module.callSuspending(349) { $0.write(count) }
  return KotlinFlow<Crew>(of: KitchenLibrary.module, flow: 30, made: handle)
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f341: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(341)
  static let f342: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(342)
  static let f343: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(343)
  static let f344: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(344)
  static let f345: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(345)
  static let f346: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(346)
  static let f347: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(347)
  static let f348: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(348)
}
