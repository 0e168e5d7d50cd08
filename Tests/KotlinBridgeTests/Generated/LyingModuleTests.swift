import CKotlinBridge
@_spi(GeneratedCode) import KotlinBridge
import KotlinBridgeTesting
import Testing

/// A library with fewer entries than declarations is refused before a call goes astray.
@Suite struct LyingModuleTests {
  @Test(arguments: [
    (functions: 0, flows: 1, hasEntries: true, isOpened: false),
    (functions: 1, flows: 0, hasEntries: true, isOpened: false),
    (functions: 1, flows: 1, hasEntries: false, isOpened: false),
    (functions: 1, flows: 1, hasEntries: true, isOpened: true),
  ])
  func eachDeclarationNeedsAnEntry(
    _ counts: (functions: Int64, flows: Int64, hasEntries: Bool, isOpened: Bool)
  ) throws {
    let table = lying(
      functions: counts.functions, flows: counts.flows, hasEntries: counts.hasEntries,
      handOutManifest)
    do throws(KotlinError) {
      _ = try KotlinLibrary(linked: { UnsafeMutableRawPointer(table) })
      #expect(counts.isOpened)
    } catch {
      #expect(!counts.isOpened)
      #expect(
        error.message
          == "the linked library has entries for \(counts.hasEntries ? counts.functions : 0) functions "
          + "and \(counts.hasEntries ? counts.flows : 0) flows, but declares 1 and 1")
    }
  }

  @Test func aTypedTwinThatIsDeclaredHasToBeThere() {
    let table = lying(functions: 1, flows: 1, hasEntries: true, handOutManifestWithTwin)
    let error = #expect(throws: KotlinError.self) {
      try KotlinLibrary(linked: { UnsafeMutableRawPointer(table) })
    }
    #expect(
      error?.message
        == "the linked library declares a typed twin of the function 'f' but does not have it: "
        + "build the library again")
  }

  @Test func aLibraryThatIsAsGeneratedHasItsTypedTwinsToo() {
    nonisolated(unsafe) let table = lying(
      functions: 1, flows: 1, hasEntries: true, handOutManifestWithTwin)
    let link = KotlinLink(
      to: { UnsafeMutableRawPointer(table) },
      generatedFrom: GeneratedManifest("", digest: 0, functions: 1, flows: 1, twins: 1))
    let error = #expect(throws: KotlinError.self) { try link.module() }
    #expect(
      error?.message
        == "the linked library declares 1 typed twins but has 0: build the library again")
  }

  /// A table with a module of so many entries, without typed twins. It lives as long as the process,
  /// for a library is never unloaded.
  private func lying(
    functions: Int64, flows: Int64, hasEntries: Bool,
    _ manifest:
      @escaping @convention(c) (
        UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Receive?
      ) -> kb_status
  ) -> UnsafeMutablePointer<kb_library> {
    let fake = FakeTable.table(of: nil)
    let entry = UnsafeMutablePointer<kb_entry>.allocate(capacity: 1)
    entry.initialize(to: kb_entry(frame: fake.call, twin: nil))
    let entries = hasEntries ? UnsafePointer(entry) : nil
    let module = UnsafeMutablePointer<kb_module>.allocate(capacity: 1)
    module.initialize(
      to: kb_module(
        digest: 0, function_count: functions, flow_count: flows, functions: entries, flows: entries
      ))
    let table = UnsafeMutablePointer<kb_library>.allocate(capacity: 1)
    table.initialize(to: fake)
    table.pointee.manifest = manifest
    table.pointee.module = UnsafePointer(module)
    return table
  }
}

private typealias Receive =
  @convention(c) (
    UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, Int64
  ) -> Void

private func handOutManifest(
  _ library: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?, _ receive: Receive?
) -> kb_status { handOut(twin: "", to: receive, context) }

private func handOutManifestWithTwin(
  _ library: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?, _ receive: Receive?
) -> kb_status { handOut(twin: #","twin":["int64_t"]"#, to: receive, context) }

private func handOut(
  twin: String, to receive: Receive?, _ context: UnsafeMutableRawPointer?
) -> kb_status {
  let json = Array(
    """
    {"abi":6,"library":"lying","kotlin":"2.4.20","types":[],"flows":[
    {"id":0,"name":"state","kind":"state","mutable":false,"parameters":[],"element":"Long"}],
    "functions":[{"id":0,"name":"f","kind":"plain","parameters":[],"result":"Long"\(twin)}]}
    """.utf8)
  receive?(context, json, Int64(json.count))
  return kb_status(KB_OK)
}
