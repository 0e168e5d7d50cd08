// Made by `kotlin-bridge generate` from the library samples. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// A service without a network: it computes where the station is.
public final class SimulatedSpace: KotlinObject, SpaceApi, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "people.SimulatedSpace" }

  public convenience init(orbit: Orbit? = nil) throws {
    defer { extendLifetime(orbit) }
    let handle: UInt64 = try SamplesLibrary.module.call(80) { $0.write(orbit) }
    self.init(holding: handle, of: SamplesLibrary.module)
  }
}
