// Made by `kotlin-bridge generate` from the library fixtures. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Puts the `n` elements 0, 1, 2 and so on into `channel`.
public func fill(channel: String, n: Int64) throws {
  _ = try FixturesLibrary.module.call(178, returning: KotlinUnit.self) {
    $0.write(channel)
    $0.write(n)
  }
}

/// Takes what is in `channel`, element by element, and waits for more.
public func received(channel: String) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try FixturesLibrary.module.call(179) { $0.write(channel) }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 84, made: handle)
}

/// Takes all elements that are left in `channel`, and returns their count.
public func takeRest(channel: String) throws -> Int64 {
  try FixturesLibrary.module.call(180) { $0.write(channel) }
}
