import CKotlinBridge

/// The function table of one library, with one method for each function of C.
///
/// This folder is the only Swift code that calls Kotlin through C, but for typed twins. A method
/// translates the status into a `KotlinError`, and retains what C holds for as long as C holds it.
struct Table: @unchecked Sendable {
  // A constant of the library, which lives as long as the process. Any thread may call its
  // functions.
  let library: UnsafePointer<kb_library>

  /// The Swift objects that the library holds.
  let contexts: Unmanaged<LiveContexts>

  /// Checks that this module understands the table. `origin` names the library in errors.
  init(checking raw: UnsafeMutableRawPointer?, origin: String) throws(KotlinError) {
    guard let raw else {
      throw .misuse("\(origin) could not be set up; the cause was printed to stderr")
    }
    // Every version begins with its number and its size. Nothing else is read before these fit.
    let header = raw.assumingMemoryBound(to: UInt32.self)
    let (version, size) = (header[0], header[1])
    guard version == KB_ABI_VERSION, size >= MemoryLayout<kb_library>.size else {
      throw .misuse(
        "\(origin) has version \(version) and \(size) bytes of the bridge's table, this module "
          + "needs version \(KB_ABI_VERSION) and at least \(MemoryLayout<kb_library>.size) bytes: "
          + "build both from the same release")
    }
    library = UnsafePointer(raw.assumingMemoryBound(to: kb_library.self))
    contexts = LiveContexts.of(library: UInt(bitPattern: raw))
  }

  /// The digest of the manifest, as the library says it; nil for one without entries.
  var digest: UInt64? { library.pointee.module?.pointee.digest }

  /// Throws unless there is an entry for each of so many declarations.
  func checkModule(
    functions declaredFunctions: Int, flows declaredFlows: Int, origin: String
  ) throws(KotlinError) {
    guard let module = library.pointee.module?.pointee else { return }
    let functions = module.functions == nil ? 0 : module.function_count
    let flows = module.flows == nil ? 0 : module.flow_count
    if declaredFunctions <= functions, declaredFlows <= flows { return }
    throw .misuse(
      "\(origin) has entries for \(functions) functions and \(flows) flows, "
        + "but declares \(declaredFunctions) and \(declaredFlows)")
  }

  /// Throws unless each function has the typed twin that the manifest declares. A library without
  /// entries, such as a fake or a proxy, has none.
  func checkTwins(of manifest: Manifest, origin: String) throws(KotlinError) {
    if library.pointee.module == nil { return }
    for function in manifest.functions
    where function.twin != nil && twin(ofFunction: function.id) == nil {
      throw .misuse(
        "\(origin) declares a typed twin of the function '\(function.name)' but does not have it: "
          + "build the library again")
    }
  }

  /// The same for a manifest that was not read, whose count of typed twins is known.
  func checkTwins(count: Int, origin: String) throws(KotlinError) {
    guard let module = library.pointee.module?.pointee, let functions = module.functions else {
      return
    }
    let all = UnsafeBufferPointer(start: functions, count: Int(module.function_count))
    let found = all.count { $0.twin != nil }
    if found >= count { return }
    throw .misuse(
      "\(origin) declares \(count) typed twins but has \(found): build the library again")
  }

  /// The typed twin of a function; nil if there is none.
  func twin(ofFunction id: UInt32) -> UnsafeRawPointer? {
    library.pointee.module?.pointee.functions?[Int(id)].twin
      .map { unsafeBitCast($0, to: UnsafeRawPointer.self) }
  }

  /// What each function of C gets, alone or in its frame.
  var context: UnsafeMutableRawPointer? { library.pointee.context }

  /// Identifies the library in this process.
  var address: UInt { UInt(bitPattern: library) }

  func manifest() throws(KotlinError) -> [UInt8] {
    var json: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &json) {
      library.pointee.manifest(context, $0, onReceive)
    }
    try check(status, "read from the library")
    return json
  }

  /// Ends one hold of an object. A library that has handed out a handle of nothing refuses it.
  func release(_ object: UInt64) {
    _ = library.pointee.release(context, object)
  }

  func counters() throws(KotlinError) -> KotlinCounters {
    var counters = kb_counters()
    try check(library.pointee.counters(context, &counters), "read the counters")
    return KotlinCounters(
      jobs: Int(counters.jobs), subscriptions: Int(counters.subscriptions),
      handles: Int(counters.handles), stableReferences: Int(counters.stable_refs),
      peers: Int(counters.peers),
      contexts: contexts._withUnsafeGuaranteedRef { $0.value })
  }

  func collectGarbage() throws(KotlinError) {
    try check(library.pointee.collect_garbage(context), "collect garbage")
  }

  static let ok = Int32(KB_OK)

  /// Throws unless the status is KB_OK. Releases the context that the library has not accepted.
  func check(
    _ status: kb_status, _ what: String, orRelease context: UnsafeMutableRawPointer? = nil
  ) throws(KotlinError) {
    if status == KB_OK { return }
    if let context { release(context) }
    throw .misuse("can't \(what): \(Table.meaning(of: status))")
  }

  func release(_ context: UnsafeMutableRawPointer) {
    Unmanaged<Observer>.fromOpaque(context)._withUnsafeGuaranteedRef { $0.noLongerHeld() }
    Unmanaged<AnyObject>.fromOpaque(context).release()
  }

  static func meaning(of status: kb_status) -> String {
    switch Int(status) {
    case KB_UNKNOWN_ID: "the library has no flow or function with this id"
    case KB_INVALID_HANDLE: "the job has ended, or the object is another library's"
    case KB_INVALID_ARGUMENT: "an argument is out of range (a demand must be at least 1)"
    case KB_MALFORMED: "the bytes are not the encoding of the declared types"
    case KB_UNSUPPORTED:
      "it is not a state flow, its value can't be set, or it is a suspend function"
    case KB_INTERNAL: "the library is out of memory or has no room for another job"
    case KB_THREW: "Kotlin threw, but the library did not report the exception"
    case KB_OBSERVED: "the library deferred the answer but retained no observer"
    default: "status \(status)"
    }
  }
}

private let onReceive:
  @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, Int64) -> Void = {
    context, data, size in
    context!.assumingMemoryBound(to: [UInt8].self).pointee = Array(
      UnsafeRawBufferPointer(lent: data, size))
  }
