import KotlinBridgeTesting
import TestHelpers
import Testing

@testable @_spi(GeneratedCode) import KotlinBridge

/// Swift objects that cross to a fake library.
@Suite struct HostingFakeTests {
  private static let manifest: StaticString = """
    {"abi":6,"library":"toy","kotlin":"2.4.20","flows":[],"functions":[
    {"id":0,"name":"keep","kind":"plain","parameters":[{"name":"station","type":{"named":"toy.Station"}}],
    "result":{"named":"toy.Station"}}],
    "types":[
    {"name":"toy.Station","kind":"object","kotlin":{"kind":"interface"},
    "interface":{"number":2,"members":[{"function":0}]}}]}
    """

  @Test func aFakeGetsTheObjectItselfAndGivesIt() async throws {
    let generated = GeneratedManifest(
      Self.manifest, digest: 3, functions: 1, flows: 0, hosted: { [toyInterfaces[1]] })
    let fake = FakeLibrary(generated)
    let module = try KotlinModule(of: fake.open(), generatedFrom: generated)
    let other = ToyClass(name: "Bergen")
    let keep = fake.function(
      "keep", taking: AnyToyStation.self, returning: AnyToyStation.self
    ) { station in
      (try? station.base.name) == "Oslo" ? station : AnyToyStation(other)
    }
    try AnyToyStation.$module.withValue(module) {
      let station = ToyClass()
      let same: AnyToyStation = try module.call(0) { $0.write(AnyToyStation(station)) }
      #expect(same.base as? ToyClass === station)
      let back: AnyToyStation = try module.call(0) { $0.write(AnyToyStation(other)) }
      #expect(back.base as? ToyClass === other)
      let argument = try keep.calls[0].arguments(as: AnyToyStation.self)
      #expect(argument.base as? ToyClass === station)
    }
    // The fake keeps what it was called with.
    #expect(module.host!.liveCount == 2)
  }
}
