// Made by `kotlin-bridge generate` from the library fixtures. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// A state without a name, for everybody.
public var plainState: KotlinMutableStateFlow<Int64> {
  KotlinMutableStateFlow(of: FixturesLibrary.module, flow: 88)
}

/// Another one.
public var total: KotlinMutableStateFlow<Int64> {
  KotlinMutableStateFlow(of: FixturesLibrary.module, flow: 89)
}

public func state(name: String) throws -> KotlinMutableStateFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(189) { $0.write(name) }
  return KotlinMutableStateFlow<Int64>(of: FixturesLibrary.module, flow: 90, made: handle)
}

public func readOnlyState(name: String) throws -> KotlinStateFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(190) { $0.write(name) }
  return KotlinStateFlow<Int64>(of: FixturesLibrary.module, flow: 91, made: handle)
}

public func stringState(name: String) throws -> KotlinMutableStateFlow<String?> {
  let handle: UInt64 = try FixturesLibrary.module.call(191) { $0.write(name) }
  return KotlinMutableStateFlow<String?>(of: FixturesLibrary.module, flow: 92, made: handle)
}

public func pointState(name: String) throws -> KotlinMutableStateFlow<Point> {
  let handle: UInt64 = try FixturesLibrary.module.call(192) { $0.write(name) }
  return KotlinMutableStateFlow<Point>(of: FixturesLibrary.module, flow: 93, made: handle)
}

public func periodState(name: String) throws -> KotlinMutableStateFlow<Period> {
  let handle: UInt64 = try FixturesLibrary.module.call(193) { $0.write(name) }
  return KotlinMutableStateFlow<Period>(of: FixturesLibrary.module, flow: 94, made: handle)
}

/// The plain state, for everybody who names a right period.
public func stateOfPeriod(period: Period) throws -> KotlinMutableStateFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(194) { $0.write(period) }
  return KotlinMutableStateFlow<Int64>(of: FixturesLibrary.module, flow: 95, made: handle)
}

/// Throws instead of giving a flow.
public func stateThrows(name: String) throws -> KotlinStateFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(195) { $0.write(name) }
  return KotlinStateFlow<Int64>(of: FixturesLibrary.module, flow: 96, made: handle)
}

public func setState(name: String, value: Int64) throws {
  _ = try FixturesLibrary.module.call(196, returning: KotlinUnit.self) {
    $0.write(name)
    $0.write(value)
  }
}

nonisolated(nonsending) public func awaitStateSubscribers(
  name: String, subscribers: Int32
) async throws {
  _ = try await FixturesLibrary.module.callSuspending(197, returning: KotlinUnit.self) {
    $0.write(name)
    $0.write(subscribers)
  }
}

@discardableResult
public func awaitStateSubscribers(
  name: String,
  subscribers: Int32,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Void>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(197, on: placement, completion: completion) {
    $0.write(name)
    $0.write(subscribers)
  }
}
