// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Lives until it is closed, and then ends what it has given.
public final class Voyage: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Voyage" }

  public convenience init() throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(570, Twins.f570, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// The name of the scope that the code runs in.
nonisolated(nonsending) public func scopeName() async throws -> String? {
  try await KitchenLibrary.module.callSuspending(569)
}

/// Elements that are made no earlier than somebody asks for them.
public func asked(count: Int32) throws(KotlinError) -> KotlinFlow<Int32> {
  let handle: UInt64 = try KotlinModule.call(576, Twins.f576, of: KitchenLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<Int32>(
    of: KitchenLibrary.module, flow: 68, traits: FlowTraits(window: 0), made: handle
  )
}

/// The message of the last exception that nobody has caught.
public var lastUncaught: KotlinStateFlow<String> {
  get throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(577, Twins.f577, of: KitchenLibrary.module) {
      $0($1)
    }
    return KotlinStateFlow<String>(of: KitchenLibrary.module, flow: 69, made: handle)
  }
}

public func failUnseen(message: String) throws(KotlinError) {
  _ = try KitchenLibrary.module.call(578, returning: KotlinUnit.self) { $0.write(message) }
}

extension Voyage {
  /// Endless until the voyage ends.
  public func orders() throws(KotlinError) -> KotlinFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(571, Twins.f571, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 67, made: handle)
  }

  nonisolated(nonsending) public func waitForEnd() async throws {
    defer { extendLifetime(self) }
    _ = try await KitchenLibrary.module.callSuspending(572, returning: KotlinUnit.self) {
      $0.write(self)
    }
  }

  nonisolated(nonsending) public func name() async throws -> String? {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(573) { $0.write(self) }
  }

  nonisolated(nonsending) public func outerName() async throws -> String? {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(574) { $0.write(self) }
  }

  public func close() throws(KotlinError) {
    defer { extendLifetime(self) }
    try KotlinModule.run(575, Twins.f575, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f570: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(570)
  static let f571: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(571)
  static let f575: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(575)
  static let f576: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(576)
  static let f577: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(577)
}
