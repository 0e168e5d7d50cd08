import CKotlinBridge
import KotlinBridge
import KotlinBridgeTools

extension Check {
  static let manifestCheck = Check.library("K45") { check in
    guard let raw = try? check.subject.entry(), TableHeader(raw).isUsable else {
      throw NotOffered("a usable table: see K41")
    }
    let table = UnsafePointer(raw.assumingMemoryBound(to: kb_library.self))
    let json = try check.manifest(of: table)
    let manifest: Manifest
    do throws(ManifestError) {
      manifest = try Manifest(checking: json)
    } catch {
      throw CheckFailure(expected: "a manifest as docs/MANIFEST.md describes", observed: "\(error)")
    }
    let problems = manifest.problems(abi: table.pointee.abi_version, library: check.subject.name)
    try expect(
      problems.isEmpty, "a manifest as docs/MANIFEST.md describes", problems.joined(separator: "; ")
    )
    let types = try ManifestTypes(manifest)
    let library = try TableClient(path: check.subject.path, name: check.subject.name)
    for flow in manifest.flows where flow.parameters.isEmpty {
      try check.expectTrueState(of: flow, in: library, types)
    }
    let flows = try DeclaredSubject(
      library: library, form: .library, flows: check.subject.flows)
    try check.expectTrueKinds(in: library, types)
    var declared = flows.declared
    if library.hasFixtures {
      try await check.expectTrueFunctions(in: library)
      try await check.expectTrueResults(in: library, types)
      try await check.expectTrueNames(in: library, types)
      declared += try check.flowsOfThree(in: library)
    }
    var unseen: [String] = []
    try await withThrowingTaskGroup(of: String?.self) { group in
      for flow in declared {
        group.addTask {
          try await check.expectTrueElements(of: flow, in: library, types) ? nil : flow.name
        }
      }
      for try await name in group { if let name { unseen.append(name) } }
    }
    if !unseen.isEmpty { check.record.note("without an element of \(unseen.sorted().quoted)") }
  }
}

extension LibraryCheck {
  /// The bytes of the manifest. Fails unless the library hands them out once, before `manifest`
  /// returns.
  fileprivate func manifest(of table: UnsafePointer<kb_library>) throws -> [UInt8] {
    var received: [[UInt8]] = []
    let status = withUnsafeMutablePointer(to: &received) {
      table.pointee.manifest(table.pointee.context, $0) { context, data, size in
        let bytes = UnsafeBufferPointer(start: data, count: data == nil ? 0 : max(0, Int(size)))
        context!.assumingMemoryBound(to: [[UInt8]].self).pointee.append(Array(bytes))
      }
    }
    try expect(
      status == KB_OK && received.count == 1, "KB_OK and one manifest",
      "\(status.named) and \(received.count)")
    return received[0]
  }

  /// Fails unless the first elements of a flow are encoded as its element type says. Returns whether there was
  /// anything to see: an element, or that the flow has none.
  fileprivate func expectTrueElements(
    of flow: DeclaredFlow, in library: TableClient, _ types: ManifestTypes
  ) async throws -> Bool {
    let element = flow.flow.element
    let type = try types.checked(element)
    do {
      let (batches, hasEnded) = try await library.elements(of: flow, upTo: 3, for: self)
      for batch in batches {
        try expectTrue(batch, of: type, "of the flow '\(flow.name)': \(element)", types)
      }
      return !batches.isEmpty || hasEnded
    } catch is NotOffered {
      return false
    }
  }

  /// Fails unless a state flow has a value of its element type, and can be set only if the manifest
  /// says so. Where Kotlin code throws, there is nothing to see.
  fileprivate func expectTrueState(
    of flow: Manifest.Flow, in library: TableClient, _ types: ManifestTypes
  ) throws {
    guard flow.isState else { return }
    let table = library.table.pointee
    let witness = Witness()
    let read = Witness.frame(of: table.context, flow.id, witness.context)
    let status = read.used { table.state_value($0) }
    if status == KB_THREW, witness.told == [.threw] {
      return record.note("without the value of '\(flow.name)', which throws")
    }
    try expect(
      status == KB_OK && read.mistake == nil,
      "KB_OK and the value of the state flow '\(flow.name)'",
      "\(status.named)\(read.mistake.map { " and \($0)" } ?? "")")
    let value = read.answer
    try expectTrue(
      ElementBatch(bytes: value, count: 1), of: types.checked(flow.element),
      "as the value of the state flow '\(flow.name)': \(flow.element)", types)
    // This sets the flow to the value that it has.
    let swap = Witness.frame(of: table.context, flow.id, witness.context)
    let count = Int64(value.count)
    let set = swap.used { table.state_compare_and_set($0, value, count, value, count) }
    if set == KB_THREW, witness.told == [.threw] {
      return record.note("without a set of '\(flow.name)', which throws")
    }
    let expected = kb_status(flow.mutable ? KB_OK : KB_UNSUPPORTED)
    try expect(
      set == expected,
      "\(expected.named) when the state flow '\(flow.name)' is set, mutable: \(flow.mutable)",
      set.named)
  }
}

/// Fowler, Noll and Vo's hash of 64 bits, the variant 1a: the digest of a manifest.
/// http://www.isthe.com/chongo/tech/comp/fnv
enum FNV1a {
  static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
