import CKotlinBridge
package import KotlinBridge

/// A client of a library's C table: it uses the library as a consumer in C does.
package struct TableClient: @unchecked Sendable {
  // A constant that lives as long as the process. Any thread may call its functions.
  let table: UnsafePointer<kb_library>
  package let manifest: Manifest
  package let path: String
  /// The objects among the elements of its flows; nil if there are none.
  let objects: ElementObjects?
  /// The name of the bridge, if it is not the one in the file's name.
  let name: String?

  /// Loads the library. Throws `KotlinError` when the table is not one of this version.
  package init(path: String, name: String? = nil) throws(KotlinError) {
    // Checks version and size.
    _ = try KotlinLibrary(path: path, name: name)
    guard let raw = try DynamicLibrary.entry(path: path, name: name) else {
      throw KotlinError(code: .misuse, message: "\(path) could not be set up")
    }
    table = UnsafePointer(raw.assumingMemoryBound(to: kb_library.self))
    manifest = try Manifest(json: TableClient.manifest(of: table), origin: path)
    objects = ElementObjects(of: manifest)
    self.path = path
    self.name = name
  }

  static func manifest(of table: UnsafePointer<kb_library>) -> [UInt8] {
    var bytes: [UInt8] = []
    withUnsafeMutablePointer(to: &bytes) {
      _ = table.pointee.manifest(table.pointee.context, $0) { context, data, size in
        guard let context, let data, size > 0 else { return }
        context.assumingMemoryBound(to: [UInt8].self).pointee =
          Array(UnsafeBufferPointer(start: data, count: Int(size)))
      }
    }
    return bytes
  }

  func flow(_ name: String) -> Manifest.Flow? {
    manifest.flows.first { $0.name == name }
  }

  func function(_ name: String) -> Manifest.Function? {
    manifest.functions.first { $0.name == name }
  }

  /// The arguments with which a flow is subscribed to: the handle of one that a function makes of those
  /// that are given. `release` it after the subscription has begun. Throws `NotOffered` if that function throws.
  func made(_ flow: UInt32, _ arguments: [UInt8]) throws -> [UInt8] {
    guard let maker = manifest.functions.first(where: { $0.flow == flow }) else {
      return arguments
    }
    let frame = LentFrame(of: table.pointee.context, maker.id, arguments, onThrow: { _, _ in })
    let status = frame.used { table.pointee.call($0) }
    if status == KB_THREW { throw NotOffered("a flow from '\(maker.name)', which throws") }
    try check(status, "call of '\(maker.name)'")
    return frame.answer
  }

  /// Releases what `made` has returned.
  func release(_ made: [UInt8], of flow: UInt32) {
    guard manifest.functions.contains(where: { $0.flow == flow }) else { return }
    let handle = made.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
    _ = table.pointee.release(table.pointee.context, UInt64(littleEndian: handle))
  }

  private func counters() throws -> kb_counters {
    var counters = kb_counters()
    try check(table.pointee.counters(table.pointee.context, &counters), "counters")
    return counters
  }

  func alive() throws -> Alive {
    let counters = try counters()
    return Alive(
      jobs: Int(counters.jobs), subscriptions: Int(counters.subscriptions),
      handles: Int(counters.handles), stableReferences: Int(counters.stable_refs))
  }

  /// Collects twice: Kotlin's allocator gives the pages that a collection has emptied back to the
  /// system when the next one begins (`PageStore::PrepareForGC` of Kotlin's runtime).
  func collectGarbage() throws {
    for _ in 1...2 {
      try check(table.pointee.collect_garbage(table.pointee.context), "collect_garbage")
    }
  }

  func aliveAfterCollection() throws -> Alive {
    try collectGarbage()
    return try alive()
  }

  func liveJobs() throws -> Int { Int(try counters().jobs) }

  func check(_ status: kb_status, _ function: String) throws {
    if status != KB_OK { throw RefusedStatus(function: function, status: status) }
  }
}

/// A function of the table answered with a status other than KB_OK.
struct RefusedStatus: Error, CustomStringConvertible {
  let function: String
  let status: kb_status

  var description: String { "\(function) answered \(status.named)" }
}
