// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Who is on duty.
public var onDuty: KotlinMutableStateFlow<Crew?> {
  KotlinMutableStateFlow(of: KitchenLibrary.module, flow: 28)
}

/// The crews that have landed, of which the last two come at once.
public var landed: KotlinFlow<Crew> {
  KotlinFlow(of: KitchenLibrary.module, flow: 29, traits: FlowTraits(.shared))
}

/// A crew of one, one of two, and so on.
public func crewsUpTo(count: Int32) throws -> KotlinFlow<Crew> {
  let handle: UInt64 = try KotlinModule.call(362, Twins.f362, of: KitchenLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<Crew>(of: KitchenLibrary.module, flow: 22, made: handle)
}

/// Crews of one without end, one after the other at once.
public func endlessCrews() throws -> KotlinFlow<Crew> {
  let handle: UInt64 = try KotlinModule.call(363, Twins.f363, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<Crew>(of: KitchenLibrary.module, flow: 23, made: handle)
}

/// A crew each millisecond, without end.
public func crewsNowAndThen() throws -> KotlinFlow<Crew> {
  let handle: UInt64 = try KotlinModule.call(364, Twins.f364, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<Crew>(of: KitchenLibrary.module, flow: 24, made: handle)
}

/// The same crew, so many times.
public func crewAgain(crew: Crew, times: Int32) throws -> KotlinFlow<Crew> {
  defer { extendLifetime(crew) }
  let handle: UInt64 = try KotlinModule.call(365, Twins.f365, of: KitchenLibrary.module) {
    $0(crew.kotlinHandle, times, $1)
  } write: {
    $0.write(crew)
    $0.write(times)
  }
  return KotlinFlow<Crew>(of: KitchenLibrary.module, flow: 25, made: handle)
}

public func missionsOf(crew: Crew) throws -> KotlinFlow<Mission> {
  defer { extendLifetime(crew) }
  let handle: UInt64 = try KotlinModule.call(366, Twins.f366, of: KitchenLibrary.module) {
    $0(crew.kotlinHandle, $1)
  } write: {
    $0.write(crew)
  }
  return KotlinFlow<Mission>(of: KitchenLibrary.module, flow: 26, made: handle)
}

/// Lists of crews, and of none. The last one can't be written to its end.
public func shifts() throws -> KotlinFlow<[Crew?]> {
  let handle: UInt64 = try KotlinModule.call(367, Twins.f367, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<[Crew?]>(of: KitchenLibrary.module, flow: 27, made: handle)
}

public func land(crew: Crew) throws -> Bool {
  defer { extendLifetime(crew) }
  return try KotlinModule.call(368, Twins.f368, of: KitchenLibrary.module) {
    $0(crew.kotlinHandle, $1)
  } write: {
    $0.write(crew)
  }
}

public func boarding() throws -> KotlinFlow<Crew> {
  let handle: UInt64 = try KotlinModule.call(369, Twins.f369, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<Crew>(
    of: KitchenLibrary.module, flow: 30, traits: FlowTraits(window: 0), made: handle
  )
}

/// A flow that comes later, and is an object itself.
nonisolated(nonsending) public func crewsLater(count: Int32) async throws -> KotlinFlow<Crew> {
  let handle: UInt64 = try await KitchenLibrary.module.callSuspending(370) { $0.write(count) }
  return KotlinFlow<Crew>(of: KitchenLibrary.module, flow: 31, made: handle)
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f362: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(362)
  static let f363: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(363)
  static let f364: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(364)
  static let f365: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(365)
  static let f366: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(366)
  static let f367: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(367)
  static let f368: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(368)
  static let f369: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(369)
}
