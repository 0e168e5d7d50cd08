// Made by `kotlin-bridge generate` from the library fixtures. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public func replaysTwo(name: String) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(181) { $0.write(name) }
  return KotlinFlow<Int64>(
    of: FixturesLibrary.module, flow: 85, traits: FlowTraits(.shared), made: handle
  )
}

nonisolated(nonsending) public func emitToReplaysTwo(name: String, value: Int64) async throws {
  _ = try await FixturesLibrary.module.callSuspending(182, returning: KotlinUnit.self) {
    $0.write(name)
    $0.write(value)
  }
}

@discardableResult
public func emitToReplaysTwo(
  name: String,
  value: Int64,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Void>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(182, on: placement, completion: completion) {
    $0.write(name)
    $0.write(value)
  }
}

public func tryEmitToReplaysTwo(name: String, value: Int64) throws -> Bool {
  try FixturesLibrary.module.call(183) {
    $0.write(name)
    $0.write(value)
  }
}

public func replaysNothing(name: String) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(184) { $0.write(name) }
  return KotlinFlow<Int64>(
    of: FixturesLibrary.module, flow: 86, traits: FlowTraits(.shared), made: handle
  )
}

nonisolated(nonsending) public func emitToReplaysNothing(name: String, value: Int64) async throws {
  _ = try await FixturesLibrary.module.callSuspending(185, returning: KotlinUnit.self) {
    $0.write(name)
    $0.write(value)
  }
}

@discardableResult
public func emitToReplaysNothing(
  name: String,
  value: Int64,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Void>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(185, on: placement, completion: completion) {
    $0.write(name)
    $0.write(value)
  }
}

public func subscribersOfReplaysNothing(name: String) throws -> Int32 {
  try FixturesLibrary.module.call(186) { $0.write(name) }
}

public func dropsOldest(name: String) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(187) { $0.write(name) }
  return KotlinFlow<Int64>(
    of: FixturesLibrary.module, flow: 87, traits: FlowTraits(.shared), made: handle
  )
}

public func emitToDropsOldest(name: String, value: Int64) throws -> Bool {
  try FixturesLibrary.module.call(188) {
    $0.write(name)
    $0.write(value)
  }
}
