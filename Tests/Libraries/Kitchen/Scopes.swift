// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Lives until it is closed, and then ends what it has given.
public final class Voyage: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Voyage" }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(744, Twins.f744, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// The name of the scope that the code runs in.
nonisolated(nonsending) public func scopeName() async throws -> String? {
  try await KitchenLibrary.module.callSuspending(743)
}

/// Elements that are made no earlier than somebody asks for them.
public func asked(count: Int32) throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try KotlinModule.call(750, Twins.f750, of: KitchenLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return KotlinFlow<Int32>(
    of: KitchenLibrary.module, flow: 74, traits: FlowTraits(window: 0), made: handle
  )
}

/// The message of the last exception that nobody has caught.
public var lastUncaught: KotlinStateFlow<String> {
  get throws {
    let handle: UInt64 = try KotlinModule.call(751, Twins.f751, of: KitchenLibrary.module) {
      $0($1)
    }
    return KotlinStateFlow<String>(of: KitchenLibrary.module, flow: 75, made: handle)
  }
}

public func failUnseen(message: String) throws {
  _ = try KitchenLibrary.module.call(752, returning: KotlinUnit.self) { $0.write(message) }
}

extension Voyage {
  /// Endless until the voyage ends.
  public func orders() throws -> KotlinFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(745, Twins.f745, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 73, made: handle)
  }

  nonisolated(nonsending) public func waitForEnd() async throws {
    defer { extendLifetime(self) }
    _ = try await KitchenLibrary.module.callSuspending(746, returning: KotlinUnit.self) {
      $0.write(self)
    }
  }

  nonisolated(nonsending) public func name() async throws -> String? {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(747) { $0.write(self) }
  }

  nonisolated(nonsending) public func outerName() async throws -> String? {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(748) { $0.write(self) }
  }

  public func close() throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(749, Twins.f749, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f744: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(744)
  static let f745: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(745)
  static let f749: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(749)
  static let f750: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(750)
  static let f751: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(751)
}
