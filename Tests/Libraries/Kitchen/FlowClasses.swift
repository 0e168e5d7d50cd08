// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// A flow that Swift can watch without a sequence.
public final class CommonFlowInt: KotlinObject, KotlinFlowProtocol, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.CommonFlow<Int>" }

  public typealias Element = Int32

  public convenience init(origin: KotlinFlow<Int32>) throws {
    defer { extendLifetime(origin) }
    let handle: UInt64 = try KitchenLibrary.module.call(415) {
      $0.write(KitchenLibrary.FlowOfInt(origin))
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// A flow that Swift can watch without a sequence.
public final class CommonFlowListString: KotlinObject, KotlinFlowProtocol, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String {
    "kitchen.CommonFlow<List<String>>"
  }

  public typealias Element = [String]

  public convenience init(origin: KotlinFlow<[String]>) throws {
    defer { extendLifetime(origin) }
    let handle: UInt64 = try KitchenLibrary.module.call(416) {
      $0.write(KitchenLibrary.FlowOfListOfString(origin))
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Kotlin's `kitchen.Gauge`.
public final class Gauge: KotlinObject, KotlinFlowProtocol, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Gauge" }

  public typealias Element = Int32

  public convenience init(state: KotlinMutableStateFlow<Int32>? = nil) throws {
    defer { extendLifetime(state) }
    let handle: UInt64 = try KitchenLibrary.module.call(422) {
      $0.write(state.map(KitchenLibrary.MutableStateFlowOfInt.init))
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Kotlin's `kitchen.Spelling`.
public class Spelling: KotlinObject, KotlinFlowProtocol, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Spelling" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 288 }

  public typealias Element = String

  public convenience init(text: String) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(419) { $0.write(text) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Kotlin's `kitchen.Vowels`.
public final class Vowels: Spelling, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Vowels" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }

  public convenience init(text: String) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(420) { $0.write(text) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

public func commonNumbers(count: Int32) throws -> CommonFlowInt {
  let handle: UInt64 = try KotlinModule.call(424, Twins.f424, of: KitchenLibrary.module) {
    $0(count, $1)
  } write: {
    $0.write(count)
  }
  return CommonFlowInt(holding: handle, of: KitchenLibrary.module)
}

public var commonCrews: CommonFlowListString {
  get throws {
    let handle: UInt64 = try KotlinModule.call(425, Twins.f425, of: KitchenLibrary.module) {
      $0($1)
    }
    return CommonFlowListString(holding: handle, of: KitchenLibrary.module)
  }
}

extension CommonFlowInt {
  public var flow: KotlinFlow<Int32> {
    KotlinFlow(of: KitchenLibrary.module, flow: 34, owner: self)
  }

  public func watch(block: @escaping @Sendable (Int32) throws -> Void) throws {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(417, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(KitchenLibrary.FunctionOfInt(block))
    }
  }
}

extension CommonFlowListString {
  public var flow: KotlinFlow<[String]> {
    KotlinFlow(of: KitchenLibrary.module, flow: 35, owner: self)
  }

  public func watch(block: @escaping @Sendable ([String]) throws -> Void) throws {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(418, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(KitchenLibrary.FunctionOfListOfString(block))
    }
  }
}

extension Spelling {
  public var flow: KotlinFlow<String> {
    KotlinFlow(of: KitchenLibrary.module, flow: 36, owner: self)
  }
}

extension Gauge {
  public var flow: KotlinFlow<Int32> {
    KotlinFlow(of: KitchenLibrary.module, flow: 37, traits: FlowTraits(.state), owner: self)
  }

  public var value: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(413, Twins.f413, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public var replayCache: [Int32] {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(414) { $0.write(self) }
    }
  }

  public func set(value: Int32) throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(423, Twins.f423, of: KitchenLibrary.module) {
      $0(kotlinHandle, value, $1)
    } write: {
      $0.write(self)
      $0.write(value)
    }
  }
}

extension Vowels {
  public var isEmpty: Bool {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(421, Twins.f421, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f413: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(413)
  static let f421: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(421)
  static let f423: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(423)
  static let f424: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(424)
  static let f425: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(425)
}
