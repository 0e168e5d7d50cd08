// Made by `kotlin-bridge generate` from the library fixtures. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public func replaysTwo(name: String) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 84, traits: FlowTraits(.shared)) {
    $0.write(name)
  }
}

public func replaysNothing(name: String) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 85, traits: FlowTraits(.shared)) {
    $0.write(name)
  }
}

public func dropsOldest(name: String) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 86, traits: FlowTraits(.shared)) {
    $0.write(name)
  }
}

nonisolated(nonsending) public func emitToReplaysTwo(name: String, value: Int64) async throws {
  _ = try await FixturesLibrary.module.callSuspending(94, returning: KotlinUnit.self) {
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
  FixturesLibrary.module.callSuspending(94, on: placement, completion: completion) {
    $0.write(name)
    $0.write(value)
  }
}

public func tryEmitToReplaysTwo(name: String, value: Int64) throws(KotlinError) -> Bool {
  try FixturesLibrary.module.call(95) {
    $0.write(name)
    $0.write(value)
  }
}

nonisolated(nonsending) public func emitToReplaysNothing(name: String, value: Int64) async throws {
  _ = try await FixturesLibrary.module.callSuspending(96, returning: KotlinUnit.self) {
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
  FixturesLibrary.module.callSuspending(96, on: placement, completion: completion) {
    $0.write(name)
    $0.write(value)
  }
}

public func subscribersOfReplaysNothing(name: String) throws(KotlinError) -> Int32 {
  try FixturesLibrary.module.call(97) { $0.write(name) }
}

public func emitToDropsOldest(name: String, value: Int64) throws(KotlinError) -> Bool {
  try FixturesLibrary.module.call(98) {
    $0.write(name)
    $0.write(value)
  }
}
