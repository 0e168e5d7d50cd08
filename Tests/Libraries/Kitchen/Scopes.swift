// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Lives until it is closed, and then ends what it has given.
public final class Voyage: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Voyage" }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(833, Twins.f833, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// The name of the scope that the code runs in.
nonisolated(nonsending) public func scopeName() async throws -> String? {
  try await KitchenLibrary.module.callSuspending(832)
}

/// Elements that are made no earlier than somebody asks for them.
public func asked(count: Int32) throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try KotlinModule.call(839, Twins.f839, of: KitchenLibrary.module) {
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
    let handle: UInt64 = try KotlinModule.call(840, Twins.f840, of: KitchenLibrary.module) {
      $0($1)
    }
    return KotlinStateFlow<String>(of: KitchenLibrary.module, flow: 99, made: handle)
  }
}

public func failUnseen(message: String) throws {
  _ = try KitchenLibrary.module.call(841, returning: KotlinUnit.self) { $0.write(message) }
}

extension Voyage {
  /// Endless until the voyage ends.
  public func orders() throws -> KotlinFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(834, Twins.f834, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 97, made: handle)
  }

  nonisolated(nonsending) public func waitForEnd() async throws {
    defer { extendLifetime(self) }
    _ = try await KitchenLibrary.module.callSuspending(835, returning: KotlinUnit.self) {
      $0.write(self)
    }
  }

  nonisolated(nonsending) public func name() async throws -> String? {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(836) { $0.write(self) }
  }

  nonisolated(nonsending) public func outerName() async throws -> String? {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(837) { $0.write(self) }
  }

  public func close() throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(838, Twins.f838, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f833: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(833)
  static let f834: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(834)
  static let f838: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(838)
  static let f839: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(839)
  static let f840: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(840)
}
