// Made by `kotlin-bridge generate` from the library fixtures. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// A state without a name, for everybody.
public var plainState: KotlinMutableStateFlow<Int64> {
  KotlinMutableStateFlow(of: FixturesLibrary.module, flow: 87)
}

/// Another one.
public var total: KotlinMutableStateFlow<Int64> {
  KotlinMutableStateFlow(of: FixturesLibrary.module, flow: 88)
}

public func state(name: String) throws(KotlinError) -> KotlinMutableStateFlow<Int64> {
  try KotlinMutableStateFlow(of: FixturesLibrary.module, flow: 89) { $0.write(name) }
}

public func readOnlyState(name: String) throws(KotlinError) -> KotlinStateFlow<Int64> {
  try KotlinStateFlow(of: FixturesLibrary.module, flow: 90) { $0.write(name) }
}

public func stringState(name: String) throws(KotlinError) -> KotlinMutableStateFlow<String?> {
  try KotlinMutableStateFlow(of: FixturesLibrary.module, flow: 91) { $0.write(name) }
}

public func pointState(name: String) throws(KotlinError) -> KotlinMutableStateFlow<Point> {
  try KotlinMutableStateFlow(of: FixturesLibrary.module, flow: 92) { $0.write(name) }
}

public func periodState(name: String) throws(KotlinError) -> KotlinMutableStateFlow<Period> {
  try KotlinMutableStateFlow(of: FixturesLibrary.module, flow: 93) { $0.write(name) }
}

/// The plain state, for everybody who names a right period.
public func stateOfPeriod(period: Period) throws(KotlinError) -> KotlinMutableStateFlow<Int64> {
  try KotlinMutableStateFlow(of: FixturesLibrary.module, flow: 94) { $0.write(period) }
}

/// Throws instead of giving a flow.
public func stateThrows(name: String) throws(KotlinError) -> KotlinStateFlow<Int64> {
  try KotlinStateFlow(of: FixturesLibrary.module, flow: 95) { $0.write(name) }
}

public func setState(name: String, value: Int64) throws(KotlinError) {
  _ = try FixturesLibrary.module.call(99, returning: KotlinUnit.self) {
    $0.write(name)
    $0.write(value)
  }
}

nonisolated(nonsending) public func awaitStateSubscribers(
  name: String, subscribers: Int32
) async throws {
  _ = try await FixturesLibrary.module.callSuspending(100, returning: KotlinUnit.self) {
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
  FixturesLibrary.module.callSuspending(100, on: placement, completion: completion) {
    $0.write(name)
    $0.write(subscribers)
  }
}
