// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Thermostat`.
public final class Thermostat: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Thermostat" }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(151, Twins.f151, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

extension Thermostat {
  public var temperature: KotlinStateFlow<Int32> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 4, owner: self)
  }

  public var wanted: KotlinMutableStateFlow<Int32> {
    KotlinMutableStateFlow(of: KitchenLibrary.module, flow: 5, owner: self)
  }

  public var bells: KotlinFlow<String> {
    KotlinFlow(of: KitchenLibrary.module, flow: 6, traits: FlowTraits(.shared), owner: self)
  }

  public func heat(degrees: Int32) throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(152, Twins.f152, of: KitchenLibrary.module) {
      $0(kotlinHandle, degrees, $1)
    } write: {
      $0.write(self)
      $0.write(degrees)
    }
  }

  public func ring() throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(153, Twins.f153, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f151: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(151)
  static let f152: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(152)
  static let f153: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(153)
}
