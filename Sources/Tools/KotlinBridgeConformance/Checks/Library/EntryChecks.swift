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
    if library.hasFixtures { try check.expectSameAnswers(of: library) }
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

  /// Fails unless the entry of a state flow reads what `state_value` reads, at least once in many tries: Kotlin
  /// code may set it meanwhile, and set it back.
  fileprivate func expectSameValue(of flow: Manifest.Flow, in library: TableClient) throws {
    let table = library.table.pointee
    let entry = table.module!.pointee.flows![Int(flow.id)].frame
    var wrong: (right: FrameAnswer, byEntry: FrameAnswer)?
    for _ in 0..<100 {
      let before = library.answer(table.state_value, flow.id)
      let byEntry = library.answer(entry, flow.id)
      if byEntry == before { return }
      if library.answer(table.state_value, flow.id) == before { wrong = (before, byEntry) }
    }
    guard let wrong else {
      return record.note("without '\(flow.name)', which changed all the time")
    }
    throw CheckFailure(
      expected: "\(wrong.right) as the value of '\(flow.name)', read by its entry",
      observed: "\(wrong.byEntry)")
  }
}
