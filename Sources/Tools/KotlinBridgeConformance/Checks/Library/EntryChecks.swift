import CKotlinBridge
import KotlinBridge
import KotlinBridgeTools

extension Check {
  static let entryCheck = Check.library("K56") { check in
    guard let raw = try? check.subject.entry(), TableHeader(raw).isUsable else {
      throw NotOffered("a usable table: see K41")
    }
    let table = UnsafePointer(raw.assumingMemoryBound(to: kb_library.self))
    guard let module = table.pointee.module?.pointee else {
      throw NotOffered("entries of its functions and states")
    }
    let json = TableClient.manifest(of: table)
    try expect(
      module.digest == FNV1a.hash(json), "the digest of the manifest, \(FNV1a.hash(json))",
      "\(module.digest)")
    guard let manifest = try? Manifest(json: json) else {
      throw NotOffered("a readable manifest: see K45")
    }
    try check.expectEntries(of: module, manifest)
    let library = try check.subject.usable()
    for flow in manifest.flows where flow.isState && flow.parameters.isEmpty {
      try check.expectSameValue(of: flow, in: library)
    }
    if library.hasFixtures, let divide = library.function("divide") {
      try check.expectSameAnswers(of: divide.id, in: library)
      try check.expectTrueTwin(of: divide.id, in: library)
    }
  }
}

extension LibraryCheck {
  /// Fails unless each declaration has an entry with a frame function, and a typed twin if the
  /// manifest says so.
  fileprivate func expectEntries(of module: kb_module, _ manifest: Manifest) throws {
    let declared = (Int64(manifest.functions.count), Int64(manifest.flows.count))
    try expect(
      (module.function_count, module.flow_count) == declared,
      "entries for \(declared.0) functions and \(declared.1) flows",
      "\(module.function_count) and \(module.flow_count)")
    for (entries, count, what) in [
      (module.functions, declared.0, "functions"), (module.flows, declared.1, "flows"),
    ] {
      // As numbers, for Swift takes it that these pointers are never NULL.
      let words = UnsafeRawPointer(entries)?.assumingMemoryBound(to: (UInt, UInt).self)
      let missing = (0..<Int(count)).filter { words == nil || words![$0].0 == 0 }
      try expect(
        missing.isEmpty, "a frame function in each entry of the \(what)", "NULL at \(missing)")
    }
    let untwinned = manifest.functions.filter {
      $0.twin != nil && module.functions![Int($0.id)].twin == nil
    }
    try expect(
      untwinned.isEmpty, "a typed twin for each function for which the manifest declares one",
      "none for \(untwinned.map(\.name).joined(separator: ", "))")
  }

  /// Fails unless the entry of a state flow reads what `state_value` reads.
  fileprivate func expectSameValue(of flow: Manifest.Flow, in library: TableClient) throws {
    let table = library.table.pointee
    let entry = table.module!.pointee.flows![Int(flow.id)].frame
    let before = library.answer(table.state_value, flow.id)
    let byEntry = library.answer(entry, flow.id)
    // Kotlin code may have set it meanwhile.
    if library.answer(table.state_value, flow.id) != before { return }
    try expect(
      byEntry == before, "\(before) as the value of '\(flow.name)', read by its entry",
      "\(byEntry)")
  }

  /// Fails unless the entry of a function answers what `call` answers.
  fileprivate func expectSameAnswers(of divide: UInt32, in library: TableClient) throws {
    let table = library.table.pointee
    let entry = table.module!.pointee.functions![Int(divide)].frame
    let edges = [.min, -7, -1, 0, 1, 2, 84, .max] as [Int64]
    for (a, b) in edges.flatMap({ a in edges.map { (a, $0) } }) {
      let arguments = KotlinWriter.bytes(of: a, b)
      let byID = library.answer(table.call, divide, arguments)
      let byEntry = library.answer(entry, divide, arguments)
      try expect(
        byEntry == byID, "\(byID) for divide(\(a), \(b)), called by its entry", "\(byEntry)")
    }
  }

  /// Fails unless the typed twin of a function returns its result, and tells what it throws.
  fileprivate func expectTrueTwin(of divide: UInt32, in library: TableClient) throws {
    guard let twin = library.table.pointee.module!.pointee.functions![Int(divide)].twin else {
      return
    }
    typealias Divide = @convention(c) (Int64, Int64, UnsafeMutablePointer<kb_catch>) -> Int64
    let function = unsafeBitCast(twin, to: Divide.self)
    var caught = kb_catch(context: nil, on_throw: { _, _ in }, status: kb_status(KB_OK))
    for (a, b) in [(84, 2), (-84, 2), (0, 7), (.min, 2), (.max, -1), (.min, -1)] as [(Int64, Int64)]
    {
      let right = a.dividedReportingOverflow(by: b).partialValue
      let quotient = function(a, b, &caught)
      try expect(
        quotient == right && caught.status == KB_OK,
        "\(right) from the twin of divide(\(a), \(b))",
        "\(quotient) with \(caught.status.named)")
    }
    var throwCount = 0
    withUnsafeMutablePointer(to: &throwCount) { count in
      caught = kb_catch(context: count, on_throw: countThrow, status: kb_status(KB_OK))
      _ = function(1, 0, &caught)
    }
    try expect(
      throwCount == 1 && caught.status == KB_THREW,
      "KB_THREW and one failure from the twin of divide(1, 0)",
      "\(caught.status.named) and \(throwCount)")
  }
}

private let countThrow:
  @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<kb_failure>?) -> Void = { context, _ in
    context!.assumingMemoryBound(to: Int.self).pointee += 1
  }
