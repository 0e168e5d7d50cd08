// Made by `kotlin-bridge generate libfixtures.so --module Fixtures`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

public func onCancelledScope(n: Int64) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 96) { $0.write(n) }
}

public var stateOnCancelledScope: KotlinStateFlow<Int64> {
  KotlinStateFlow(of: FixturesLibrary.module, flow: 97)
}

/// Emits `n` elements, then waits until the scope is closed.
public func onClosableScope(scope: Int32, n: Int64) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 98) {
    $0.write(scope)
    $0.write(n)
  }
}

public func closeScope(scope: Int32, message: String) throws(KotlinError) {
  _ = try FixturesLibrary.module.call(114, returning: KotlinUnit.self) {
    $0.write(scope)
    $0.write(message)
  }
}

nonisolated(nonsending) public func onCancelledScope() async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(115)
}

public func plainOnCancelledScope() throws(KotlinError) -> Int64 {
  if let twin = Twins.function116, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin($0) }
  }
  return try FixturesLibrary.module.call(116)
}

/// Never returns. Raises `counter` when it has begun to wait, and again when the scope was closed.
nonisolated(nonsending) public func onClosableScope(
  scope: Int32, counter: String
) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(117) {
    $0.write(scope)
    $0.write(counter)
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function116 = @convention(c) (UnsafeMutableRawPointer) -> Int64
  static let function116 = try? FixturesLibrary.module.twin(
    ofFunction: 116, as: Function116.self)
}
