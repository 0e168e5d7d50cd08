import CKotlinBridge
import Glibc
import KotlinBridgeTestSupport
import KotlinBridgeTesting
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
  /// Libraries that can't be used, and wrong names and types: each is refused with a message that
  /// says why.
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
        "the linked library could not be set up; what went wrong was printed to stderr"
      ) { try KotlinLibrary(linked: { nil }) }
    }

    @Test(
      arguments: [(4, 120), (1, 120), (6, 120), (5, 119), (5, 0), (4, 4096)] as [(UInt32, UInt32)])
    func anotherVersionOrASmallerTableIsRefused(version: UInt32, size: UInt32) {
      expectMisuse(
        "the linked library has version \(version) and \(size) bytes of the bridge's table, this "
          + "module needs version 5 and at least 120 bytes: build both from the same release"
      ) { try open(version: version, size: size) }
    }

    @Test func aLargerTableOfTheSameVersionIsAccepted() throws {
      #expect(try open(version: 5, size: 128).name == "fake")
    }

    // MARK: - Manifests

    @Test(arguments: [
      "", "no JSON", "[]", "{}",
      #"{"abi":5,"library":"x","kotlin":"2","flows":[]}"#,
      #"{"abi":5,"library":7,"kotlin":"2","flows":[],"functions":[]}"#,
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
        #"{"abi":5,"library":"x","kotlin":"2","flows":[],"functions":[],"new":1}"#
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
        "\(path) exports no m_kotlin_bridge: it is no library with a bridge, or its bridge has "
          + "another name, to be given as the argument `name`"
      ) { try KotlinLibrary(path: path) }
      expectMisuse(
        "\(path) exports no people_kotlin_bridge: it is no library with a bridge, or its bridge "
          + "has another name, to be given as the argument `name`"
      ) { try KotlinLibrary(path: path, name: "people") }
    }

    /// The path of a library of the machine, which has no bridge.
    private var mathLibrary: String? {
      let folders = ["/lib/x86_64-linux-gnu", "/lib/aarch64-linux-gnu", "/lib64", "/usr/lib64"]
      return folders.map { $0 + "/libm.so.6" }.first { access($0, R_OK) == 0 }
    }

    // MARK: - Names and types

    private func library() throws -> KotlinLibrary { try ScriptedLibrary().open() }

    @Test func anUnknownNameIsRefusedWithThoseThereAre() throws {
      let library = try library()
      expectMisuse(
        "fake has no flow 'number'; it has 'numbers', 'words', 'units', 'news', 'state', "
          + "'setting', 'ticks', 'events'"
      ) { try library.flow("number", of: Int64.self) }
      expectMisuse("fake has no function 'numbers'; it has 'add', 'greet', 'nothing', 'block'") {
        try library.function("numbers", returning: Int64.self)
      }
    }

    @Test func wrongArgumentsAreRefused() throws {
      let library = try library()
      expectMisuse("the flow 'numbers' of fake takes (), not (Int64)") {
        try library.flow("numbers", Int64(1), of: Int64.self)
      }
      expectMisuse("the flow 'ticks' of fake takes (interval: Duration, tag: String?), not ()") {
        try library.flow("ticks", of: Int64.self)
      }
      expectMisuse(
        "the flow 'ticks' of fake takes (interval: Duration, tag: String?), not (Duration, String)"
      ) { try library.flow("ticks", Duration.seconds(1), "x", of: Int64.self) }
      expectMisuse(
        "the function 'add' of fake takes (a: Long (Swift Int64), b: Long (Swift Int64)), "
          + "not (Int64, Int32)"
      ) {
        try library.function("add", taking: Int64.self, Int32.self, returning: Int64.self)
      }
    }

    @Test func wrongElementsAndResultsAreRefused() throws {
      let library = try library()
      expectMisuse(
        "the element type of the flow 'numbers' of fake is Long (Swift Int64), not Int32"
      ) {
        try library.flow("numbers", of: Int32.self)
      }
      expectMisuse("the element type of the flow 'state' of fake is Long (Swift Int64), not Int64?")
      {
        try library.stateFlow("state", of: Int64?.self)
      }
      expectMisuse(
        "the result type of the function 'add' of fake is Long (Swift Int64), not KotlinUnit"
      ) {
        try library.function("add", taking: Int64.self, Int64.self, returning: KotlinUnit.self)
      }
    }

    @Test func onlyStateFlowsHaveAValue() throws {
      let library = try library()
      expectMisuse("'numbers' of fake is a flow flow and no state flow") {
        try library.stateFlow("numbers", of: Int64.self)
      }
      expectMisuse("'news' of fake is a shared flow and no state flow") {
        try library.stateFlow("news", of: Int64.self)
      }
    }

    @Test func onlyMutableStateFlowsCanBeSet() throws {
      let library = try library()
      for name in ["state", "numbers", "news"] {
        expectMisuse("'\(name)' of fake is no state flow that can be set") {
          try library.mutableStateFlow(name, of: Int64.self)
        }
      }
    }

    @Test func aWrongCallByNameThrowsAndIsNotMade() async throws {
      let fake = ScriptedLibrary()
      let library = try fake.open()
      let error = await #expect(throws: KotlinError.self) {
        let _: Int64 = try await library.call("add", Int64(1))
      }
      #expect(
        error?.message
          == "the function 'add' of fake takes (a: Long (Swift Int64), b: Long (Swift Int64)), "
          + "not (Int64)")
      let history = History<String>()
      let job = library.call("adds", Int64(1)) { (result: Result<Int64, KotlinError>) in
        history.append("\(result)")
      }
      await history.reaches(1)
      #expect(history.events[0].contains("fake has no function 'adds'"))
      await job.join()
      #expect(fake.jobs.isEmpty)
    }
  }
}
