// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Who is on duty.
public var onDuty: KotlinMutableStateFlow<Crew?> {
  KotlinMutableStateFlow(of: KitchenLibrary.module, flow: 25)
}

/// The crews that have landed, of which the last two come at once.
public var landed: KotlinFlow<Crew> {
  KotlinFlow(of: KitchenLibrary.module, flow: 26, traits: FlowTraits(.shared))
}

/// A crew of one, one of two, and so on.
public func crewsUpTo(count: Int32) throws(KotlinError) -> KotlinFlow<Crew> {
  let handle: UInt64 = try KotlinModule.call(273, Twins.f273, of: KitchenLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<Crew>(of: KitchenLibrary.module, flow: 19, made: handle)
}

/// Crews of one without end, one after the other at once.
public func endlessCrews() throws(KotlinError) -> KotlinFlow<Crew> {
  let handle: UInt64 = try KotlinModule.call(274, Twins.f274, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<Crew>(of: KitchenLibrary.module, flow: 20, made: handle)
}

/// A crew each millisecond, without end.
public func crewsNowAndThen() throws(KotlinError) -> KotlinFlow<Crew> {
  let handle: UInt64 = try KotlinModule.call(275, Twins.f275, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<Crew>(of: KitchenLibrary.module, flow: 21, made: handle)
}

/// The same crew, so many times.
public func crewAgain(crew: Crew, times: Int32) throws(KotlinError) -> KotlinFlow<Crew> {
  defer { extendLifetime(crew) }
  let handle: UInt64 = try KotlinModule.call(276, Twins.f276, of: KitchenLibrary.module) {
    $0(crew.kotlinHandle, times, $1)
  } write: {
    $0.write(crew)
    $0.write(times)
  }
  return KotlinFlow<Crew>(of: KitchenLibrary.module, flow: 22, made: handle)
}

public func missionsOf(crew: Crew) throws(KotlinError) -> KotlinFlow<Mission> {
  defer { extendLifetime(crew) }
  let handle: UInt64 = try KotlinModule.call(277, Twins.f277, of: KitchenLibrary.module) {
    $0(crew.kotlinHandle, $1)
  } write: {
    $0.write(crew)
  }
  return KotlinFlow<Mission>(of: KitchenLibrary.module, flow: 23, made: handle)
}

/// Lists of crews, and of none. The last one can't be written to its end.
public func shifts() throws(KotlinError) -> KotlinFlow<[Crew?]> {
  let handle: UInt64 = try KotlinModule.call(278, Twins.f278, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<[Crew?]>(of: KitchenLibrary.module, flow: 24, made: handle)
}

public func land(crew: Crew) throws(KotlinError) -> Bool {
  defer { extendLifetime(crew) }
  return try KotlinModule.call(279, Twins.f279, of: KitchenLibrary.module) {
    $0(crew.kotlinHandle, $1)
  } write: {
    $0.write(crew)
  }
}

public func boarding() throws(KotlinError) -> KotlinFlow<Crew> {
  let handle: UInt64 = try KotlinModule.call(280, Twins.f280, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<Crew>(
    of: KitchenLibrary.module, flow: 27, traits: FlowTraits(window: 0), made: handle
  )
}

/// A flow that comes later, and is an object itself.
nonisolated(nonsending) public func crewsLater(count: Int32) async throws -> KotlinFlow<Crew> {
  let handle: UInt64 = try await KitchenLibrary.module.callSuspending(281) { $0.write(count) }
  return KotlinFlow<Crew>(of: KitchenLibrary.module, flow: 28, made: handle)
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f273: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(273)
  static let f274: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(274)
  static let f275: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(275)
  static let f276: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(276)
  static let f277: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(277)
  static let f278: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(278)
  static let f279: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(279)
  static let f280: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(280)
}
