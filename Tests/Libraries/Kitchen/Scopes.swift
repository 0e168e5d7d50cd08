// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Lives until it is closed, and then ends what it has given.
public final class Voyage: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Voyage" }

  public convenience init() throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(510, Twins.f510, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Elements that are made no earlier than somebody asks for them.
public func asked(count: Int32) throws(KotlinError) -> KotlinFlow<Int32> {
  try KotlinFlow(of: KitchenLibrary.module, flow: 59, traits: FlowTraits(window: 0)) {
    $0.write(count)
  }
}

/// The message of the last exception that nobody has caught.
public var lastUncaught: KotlinStateFlow<String> {
  KotlinStateFlow(of: KitchenLibrary.module, flow: 60)
}

/// The name of the scope that the code runs in.
nonisolated(nonsending) public func scopeName() async throws -> String? {
  try await KitchenLibrary.module.callSuspending(509)
}

public func failUnseen(message: String) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(515, returning: KotlinUnit.self) { $0.write(message) }
}

extension Voyage {
  /// Endless until the voyage ends.
  public func orders() throws(KotlinError) -> KotlinFlow<Int32> {
    try KotlinFlow(of: KitchenLibrary.module, flow: 58) { $0.write(self) }
  }

  nonisolated(nonsending) public func waitForEnd() async throws {
    defer { extendLifetime(self) }
    _ = try await KitchenLibrary.module.callSuspending(511, returning: KotlinUnit.self) {
      $0.write(self)
    }
  }

  nonisolated(nonsending) public func name() async throws -> String? {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(512) { $0.write(self) }
  }

  nonisolated(nonsending) public func outerName() async throws -> String? {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(513) { $0.write(self) }
  }

  public func close() throws(KotlinError) {
    defer { extendLifetime(self) }
    try KotlinModule.run(514, Twins.f514, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f510: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(510)
  static let f514: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(514)
}
