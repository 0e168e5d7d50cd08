// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Instrument`.
public class Instrument: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Instrument" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 41 }

  public convenience init(name: String) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(113) { $0.write(name) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

extension Instrument {
  public func play() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(114) { $0.write(self) }
  }

  public var name: String {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(115) { $0.write(self) }
  }
}
