// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Lives until it is closed, and then ends what it has given.
public final class Voyage: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Voyage" }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(823, Twins.f823, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// The name of the scope that the code runs in.
nonisolated(nonsending) public func scopeName() async throws -> String? {
  try await KitchenLibrary.module.callSuspending(822)
}

/// Elements that are made no earlier than somebody asks for them.
public func asked(count: Int32) throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try KotlinModule.call(829, Twins.f829, of: KitchenLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<Int32>(
    of: KitchenLibrary.module, flow: 98, traits: FlowTraits(window: 0), made: handle
  )
}

/// The message of the last exception that nobody has caught.
public var lastUncaught: KotlinStateFlow<String> {
  get throws {
    let handle: UInt64 = try KotlinModule.call(830, Twins.f830, of: KitchenLibrary.module) {
      $0($1)
    }
    return KotlinStateFlow<String>(of: KitchenLibrary.module, flow: 99, made: handle)
  }
}

public func failUnseen(message: String) throws {
  _ = try KitchenLibrary.module.call(831, returning: KotlinUnit.self) { $0.write(message) }
}

extension Voyage {
  /// Endless until the voyage ends.
  public func orders() throws -> KotlinFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(824, Twins.f824, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 97, made: handle)
  }

  nonisolated(nonsending) public func waitForEnd() async throws {
    defer { extendLifetime(self) }
    _ = try await KitchenLibrary.module.callSuspending(825, returning: KotlinUnit.self) {
      $0.write(self)
    }
  }

  nonisolated(nonsending) public func name() async throws -> String? {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(826) { $0.write(self) }
  }

  nonisolated(nonsending) public func outerName() async throws -> String? {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(827) { $0.write(self) }
  }

  public func close() throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(828, Twins.f828, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f823: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(823)
  static let f824: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(824)
  static let f828: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(828)
  static let f829: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(829)
  static let f830: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(830)
}
