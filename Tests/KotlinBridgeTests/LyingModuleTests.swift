import CKotlinBridge
import KotlinBridge
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
    let fake = FakeTable.table(of: nil)
    // They live as long as the process, for a library is never unloaded.
    let entry = UnsafeMutablePointer<kb_entry>.allocate(capacity: 1)
    entry.initialize(to: kb_entry(frame: fake.call, twin: nil))
    let entries = counts.hasEntries ? UnsafePointer(entry) : nil
    let module = UnsafeMutablePointer<kb_module>.allocate(capacity: 1)
    module.initialize(
      to: kb_module(
        digest: 0, function_count: counts.functions, flow_count: counts.flows,
        functions: entries, flows: entries))
    let table = UnsafeMutablePointer<kb_library>.allocate(capacity: 1)
    table.initialize(to: fake)
    table.pointee.manifest = handOutManifest
    table.pointee.module = UnsafePointer(module)
    do throws(KotlinError) {
      _ = try KotlinLibrary(linked: { UnsafeMutableRawPointer(table) })
      #expect(counts.isOpened)
    } catch {
      #expect(!counts.isOpened)
      #expect(
        error.message
          == "the linked library has entries for \(counts.hasEntries ? counts.functions : 0) functions "
          + "and \(counts.hasEntries ? counts.flows : 0) flows, and declares 1 and 1")
    }
  }
}

private func handOutManifest(
  _ library: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?,
  _ receive: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, Int64) -> Void)?
) -> kb_status {
  let json = Array(
    """
    {"abi":5,"library":"lying","kotlin":"2.4.20","types":[],"flows":[
    {"id":0,"name":"state","kind":"state","mutable":false,"parameters":[],"element":"Long"}],
    "functions":[{"id":0,"name":"f","kind":"plain","parameters":[],"result":"Long"}]}
    """.utf8)
  receive?(context, json, Int64(json.count))
  return kb_status(KB_OK)
}
