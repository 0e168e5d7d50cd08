import CKotlinBridge
import KotlinBridgeLocks
import TestHelpers
import Testing

@testable @_spi(GeneratedCode) import KotlinBridge

/// How a library gets its host, and finds interfaces and members by their names.
@Suite struct HostingAttachTests {
  @Test func aModuleAttachesItsHostOnce() throws {
    let kotlin = ToyKotlin()
    let module = try kotlin.module()
    #expect(kotlin.attachCount.value == 1)
    let host = kotlin.host.pointee
    #expect(host.abi_version == KB_ABI_VERSION && host.size == MemoryLayout<kb_host>.size)
    #expect(host.entry_count == 9)
    let again = try kotlin.module()
    #expect(kotlin.attachCount.value == 1 && again.host === module.host)
  }

  @Test func aModuleWithoutInterfacesAttachesAHostForTheMainQueue() throws {
    let kotlin = ToyKotlin()
    for _ in 0..<2 { _ = try kotlin.module([]) }
    #expect(kotlin.attachCount.value == 1 && kotlin.host.pointee.entry_count == 0)
    #expect(kotlin.host.pointee.post != nil && kotlin.host.pointee.is_main != nil)
  }

  @Test func aModuleWithoutInterfacesUsesALibraryThatIsAttachedElsewhere() throws {
    let kotlin = ToyKotlin()
    kotlin.attachCount.value = 1
    for _ in 0..<2 { _ = try kotlin.module([]) }
  }

  @Test func aLibraryWithInterfacesThatTheModuleLacksHasAHost() throws {
    let kotlin = ToyKotlin(manifest: Self.other(), digest: 8)
    _ = try kotlin.module([])
    #expect(kotlin.host.pointee.entry_count == 11)
  }

  @Test func anotherModuleIsRefused() throws {
    let kotlin = ToyKotlin()
    _ = try kotlin.module()
    let error = try #require(throws: KotlinError.self) {
      try kotlin.module(Array(toyInterfaces.prefix(2)))
    }
    #expect(error.code == .misuse)
  }

  @Test func whatTheLibraryRefusesIsRefused() throws {
    let kotlin = ToyKotlin()
    kotlin.attachCount.value = 1
    #expect(throws: KotlinError.self) { try kotlin.module() }
    #expect(throws: KotlinError.self) { try kotlin.module() }
  }

  @Test func manyThreadsFindOneHost() throws {
    var seed = Seed()
    for _ in 0..<200 {
      let kotlin = ToyKotlin()
      let take: @Sendable () -> Void = {
        do { _ = try kotlin.module() } catch { Issue.record(error) }
      }
      race(&seed, take, take, take)
      #expect(kotlin.attachCount.value == 1)
    }
  }

  /// Another digest: another order of interfaces and members, one more of each.
  private static let stationInterface = """
    ,"interface":{"number":4,"members":[{"function":5},{"function":6},{"function":4},{"function":3},
    {"function":2},{"function":1},{"function":0}]}
    """

  private static func other(isStationHosted: Bool = true) -> String {
    """
    {"abi":6,"library":"toy","kotlin":"2.4.20","flows":[],"functions":[
    {"id":0,"name":"Station.rest","kind":"plain","parameters":[],"result":"Unit"},
    {"id":1,"name":"Station.forecast","kind":"plain","parameters":[],"result":"Unit"},
    {"id":2,"name":"Station.nothing","kind":"plain","parameters":[],"result":"Unit"},
    {"id":3,"name":"Station.box","kind":"plain","parameters":[],"result":"Unit"},
    {"id":4,"name":"Station.join","kind":"plain","parameters":[],"result":"Unit"},
    {"id":5,"name":"Station.mark","kind":"plain","parameters":[],"result":"Unit"},
    {"id":6,"name":"Named.name","kind":"plain","parameters":[],"result":"Unit"},
    {"id":7,"name":"Machine.spin","kind":"plain","parameters":[],"result":"Unit"},
    {"id":8,"name":"Machine.stop","kind":"plain","parameters":[],"result":"Unit"}],
    "types":[
    {"name":"toy.Extra","kind":"object","kotlin":{"kind":"interface"},
    "interface":{"number":1,"members":[{"function":8}]}},
    {"name":"toy.Machine","kind":"object","kotlin":{"kind":"interface"},
    "interface":{"number":2,"members":[{"function":8},{"function":7}]}},
    {"name":"toy.Station","kind":"object","kotlin":{"kind":"interface","supertypes":["toy.Named"]}
    \(isStationHosted ? stationInterface : "")},
    {"name":"toy.Named","kind":"object","kotlin":{"kind":"interface"},
    "interface":{"number":3,"members":[{"function":6}]}}]}
    """
  }

  @Test func aLibraryWithOtherNumbersIsFoundByNames() throws {
    let kotlin = ToyKotlin(manifest: Self.other(), digest: 8)
    let module = try kotlin.module()
    #expect(kotlin.host.pointee.entry_count == 11)
    let station = StationMachine()
    let peer = try kotlin.lending(station, to: module) { try #require(kotlin.hold($0, 3)) }
    #expect(peer.interface == 4)
    // Extra.stop, Machine.stop, Machine.spin, Named.name, Station.mark, ToyStation.name
    #expect(try kotlin.call(5, of: peer).value(of: module) == "Oslo")
    #expect(kotlin.call(4, of: peer, KotlinWriter.bytes(of: Int32(4))).bytes == [1])
    let machine = try #require(kotlin.hold(kotlin.handle(peer), 2, owned: true))
    #expect(machine.interface == 2)
    #expect(
      try kotlin.call(2, of: machine, KotlinWriter.bytes(of: Int64(4))).value(of: module)
        == Int64(8))
    #expect(kotlin.call(1, of: machine).status == KB_UNSUPPORTED)
    let handle = kotlin.handle(peer)
    #expect(kotlin.hold(handle, 1) == nil)
    kotlin.drop(handle)
    kotlin.release(machine)
    kotlin.release(peer)
  }

  /// Kotlin alone implements the stations of this library. A station is called by the interface that
  /// both know, though it has one that only the code knows.
  @Test func anObjectIsNotCalledByAnInterfaceThatTheLibraryLacks() throws {
    let kotlin = ToyKotlin(manifest: Self.other(isStationHosted: false), digest: 9)
    let module = try kotlin.module()
    #expect(kotlin.host.pointee.entry_count == 4)
    let peer = try KotlinWriter.withWriter { writer in
      writer.write(peer: StationMachine() as any ToyNamed, interface: 1, of: module)
      return try #require(kotlin.hold(writer.finish().loadUnaligned(as: UInt64.self), 3))
    }
    #expect(peer.interface == 3)
    #expect(try kotlin.call(3, of: peer).value(of: module) == "Oslo")
    kotlin.release(peer)
  }
}
