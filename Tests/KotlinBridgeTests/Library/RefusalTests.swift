import CKotlinBridge
import Glibc
import KotlinBridgeTesting
import TestHelpers
import Testing

@testable import KotlinBridge

/// Expects that `body` is refused with exactly this message.
func expectMisuse<R>(
  _ message: String, _ sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> R
) {
  let error = #expect(throws: KotlinError.self, sourceLocation: sourceLocation) { _ = try body() }
  #expect(error?.code == .misuse, sourceLocation: sourceLocation)
  #expect(error?.message == message, sourceLocation: sourceLocation)
}

extension FakeTableTests {
  /// Libraries that can't be used, and wrong names: each is refused with a message that says why.
  @Suite struct RefusalTests {
    /// Opens a table with this version and size. There is room behind it for what a later version
    /// adds.
    private func open(version: UInt32, size: UInt32) throws -> KotlinLibrary {
      let memory = UnsafeMutableRawPointer.allocate(byteCount: 256, alignment: 8)
      defer { memory.deallocate() }
      let library = ScriptedLibrary().raw
      defer { extendLifetime(library) }
      var table = library.table.load(as: kb_library.self)
      table.abi_version = version
      table.size = size
      memory.bindMemory(to: kb_library.self, capacity: 1).initialize(to: table)
      return try KotlinLibrary(linked: { memory })
    }

    // MARK: - Tables

    @Test func aLibraryThatCouldNotBeSetUpIsRefused() {
      expectMisuse(
        "the linked library could not be set up; the cause was printed to stderr"
      ) { try KotlinLibrary(linked: { nil }) }
    }

    @Test(
      arguments: [(5, 144), (1, 144), (7, 144), (6, 143), (6, 0), (5, 4096)] as [(UInt32, UInt32)])
    func anotherVersionOrASmallerTableIsRefused(version: UInt32, size: UInt32) {
      expectMisuse(
        "the linked library has version \(version) and \(size) bytes of the bridge's table, this "
          + "module needs version 6 and at least 144 bytes: build both from the same release"
      ) { try open(version: version, size: size) }
    }

    @Test func aLargerTableOfTheSameVersionIsAccepted() throws {
      #expect(try open(version: 6, size: 144).name == "fake")
    }

    // MARK: - Manifests

    @Test(arguments: [
      "", "no JSON", "[]", "{}",
      #"{"abi":6,"library":"x","kotlin":"2","flows":[]}"#,
      #"{"abi":6,"library":7,"kotlin":"2","flows":[],"functions":[]}"#,
      #"{"library":"x","kotlin":"2","flows":[{"id":0}],"functions":[]}"#,
    ])
    func malformedManifestsAreRefused(_ json: String) {
      let error = #expect(throws: KotlinError.self) {
        try ScriptedLibrary(manifest: Array(json.utf8)).open()
      }
      #expect(error?.code == .misuse)
      #expect(
        error?.message.hasPrefix("the manifest of the linked library can't be read: ") == true)
    }

    @Test func aManifestMaySayMoreThanIsKnown() throws {
      let json =
        #"{"abi":6,"library":"x","kotlin":"2","flows":[],"functions":[],"new":1}"#
      let library = try ScriptedLibrary(manifest: Array(json.utf8)).open()
      #expect(library.name == "x")
      #expect(library.kotlinVersion == "2")
      expectMisuse("x has no flow 'numbers'; it has none") {
        try library.flow("numbers", of: Int64.self)
      }
    }

    // MARK: - Files

    @Test func aFileThatDoesNotExistIsRefused() {
      let error = #expect(throws: KotlinError.self) {
        try KotlinLibrary(path: "/nowhere/libnothing.so")
      }
      #expect(error?.code == .misuse)
      #expect(
        error?.message.hasPrefix("can't open the library /nowhere/libnothing.so: ") == true)
      #expect(error?.message.contains("No such file") == true)
    }

    @Test func aPathWithoutASlashIsAFileInTheWorkingDirectory() {
      let error = #expect(throws: KotlinError.self) { try KotlinLibrary(path: "libm.so.6") }
      #expect(error?.message.hasPrefix("can't open the library libm.so.6: ./libm.so.6: ") == true)
    }

    @Test func aFileThatIsNotALibraryIsRefused() {
      let error = #expect(throws: KotlinError.self) { try KotlinLibrary(path: #filePath) }
      #expect(error?.code == .misuse)
      #expect(error?.message.hasPrefix("can't open the library \(#filePath): ") == true)
    }

    @Test func aLibraryWithoutABridgeIsRefused() throws {
      let path = try #require(mathLibrary)
      expectMisuse(
        "\(path) exports no m_kotlin_bridge: it has no bridge, or its bridge has a different name: "
          + "pass that name as `name`"
      ) { try KotlinLibrary(path: path) }
      expectMisuse(
        "\(path) exports no people_kotlin_bridge: it has no bridge, or its bridge has a different "
          + "name: pass that name as `name`"
      ) { try KotlinLibrary(path: path, name: "people") }
    }

    /// The path of a library of the machine, which has no bridge.
    private var mathLibrary: String? {
      let folders = ["/lib/x86_64-linux-gnu", "/lib/aarch64-linux-gnu", "/lib64", "/usr/lib64"]
      return folders.map { $0 + "/libm.so.6" }.first { access($0, R_OK) == 0 }
    }

    // MARK: - Names

    @Test func anUnknownFlowIsRefusedWithThoseThereAre() throws {
      let library = try ScriptedLibrary().open()
      let message =
        "fake has no flow 'number'; it has 'numbers', 'words', 'units', 'news', 'state', "
        + "'setting', 'ticks', 'events'"
      expectMisuse(message) { try library.flow("number") }
    }

    @Test func anUnknownFunctionIsRefusedWithThoseThereAre() async throws {
      let fake = ScriptedLibrary()
      let library = try fake.open()
      let message = "fake has no function 'adds'; it has 'add', 'greet', 'nothing', 'block'"
      let error = await #expect(throws: KotlinError.self) {
        try await library.call("adds", returning: Int64.self)
      }
      #expect(error?.code == .misuse && error?.message == message)
      let recorder = EventRecorder<Int64>()
      let job = library.call("adds", returning: Int64.self) { recorder.record($0) }
      job.cancel()
      await job.join()
      #expect(recorder.events == [.misuse(message)])
      #expect(fake.jobs.isEmpty)
    }
  }
}
