import CKotlinBridge
import FoundationEssentials
import KotlinBridge

/// A library that has got the host of the checks, and its functions for the host's objects.
struct PeerLibrary: Sendable {
  let client: TableClient
  let host: PeerHost
  var functions: PeerFunctions
  /// The same for a function type in place of an interface; nil for a library without.
  var ofFunctions: PeerFunctions?
  /// Those for flows; nil for a library without.
  var ofFlows: FlowFunctions?

  var table: kb_library { client.table.pointee }

  /// Makes an object of the host's that implements I.
  func make() -> kb_handle { host.make(functions.interface) }

  /// Calls a plain function on this thread.
  func call(_ role: PeerFunctions.Role, _ arguments: [UInt8]) throws -> PeerReply {
    call(try functions(role), arguments)
  }

  func call(_ function: Manifest.Function, _ arguments: [UInt8]) -> PeerReply {
    used(function.id, arguments) { table.call($0) }
  }

  /// Asks for the handle of a flow that has no arguments.
  func open(_ flow: UInt32) -> PeerReply { used(flow, []) { table.open($0) } }

  private func used(
    _ id: UInt32, _ arguments: [UInt8], _ body: (UnsafeMutablePointer<kb_frame>) -> kb_status
  ) -> PeerReply {
    var thrown: [PeerThrown] = []
    return withUnsafeMutablePointer(to: &thrown) { thrown in
      let frame = LentFrame(
        of: table.context, id, arguments, context: thrown,
        onThrow: { context, failure in
          context!.assumingMemoryBound(to: [PeerThrown].self).pointee.append(PeerThrown(failure))
        })
      let status = frame.used { body($0) }
      return PeerReply(
        status: status, bytes: status == KB_OK ? frame.answer : [], thrown: thrown.pointee)
    }
  }

  func call(_ role: PeerFunctions.Role, _ words: UInt64...) throws -> PeerReply {
    try call(role, Self.bytes(words))
  }

  /// Begins with a call of the function that suspends.
  func later(
    _ peer: kb_handle, _ amount: Int64, _ placement: kb_placement = KB_CALLER
  ) throws -> PeerWait {
    let bytes = Self.bytes([peer, UInt64(bitPattern: amount)])
    return PeerWait(client, try functions(.later).id, bytes, placement)
  }

  /// Begins with a call of the function that uses the main queue.
  func onMain(
    _ peer: kb_handle, _ amounts: [Int64], _ placement: kb_placement
  ) throws -> PeerWait {
    let bytes = Self.bytes([peer]) + KotlinWriter.bytes(of: amounts)
    return PeerWait(client, try functions(.onMain).id, bytes, placement)
  }

  /// Hands the library an object to keep, or none.
  func keep(_ peer: kb_handle?) throws -> PeerReply {
    try call(.keep, peer.map { [1] + Self.bytes([$0]) } ?? [0])
  }

  /// Ends the hold that a handle in an answer has brought.
  func end(_ handle: kb_handle) {
    if PeerHost.isOfHost(handle) {
      host.drop(handle)
    } else {
      _ = table.release(table.context, handle)
    }
  }

  /// The handle in an answer that has one, whose hold this ends.
  func object(_ reply: PeerReply) throws -> kb_handle {
    let bytes = reply.bytes.count == 9 ? Array(reply.bytes.dropFirst()) : reply.bytes
    let whole = PeerReply(status: reply.status, bytes: bytes, thrown: reply.thrown)
    guard let word = whole.word else {
      throw CheckFailure(expected: "an object", observed: "\(reply)")
    }
    end(kb_handle(bitPattern: word))
    return kb_handle(bitPattern: word)
  }

  func collect() { _ = table.collect_garbage(table.context) }

  var counters: kb_counters {
    var counters = kb_counters()
    _ = table.counters(table.context, &counters)
    return counters
  }

  static func bytes(_ words: [UInt64]) -> [UInt8] { words.flatMap { KotlinWriter.bytes(of: $0) } }
}

extension LibrarySubject {
  /// The library with a host of the checks: a copy of it if the program has attached a host to it.
  ///
  /// Throws `NotOffered` if it has no functions for the objects of a host.
  func attached() throws -> PeerLibrary {
    let client = try usable()
    guard let types = try? ManifestTypes(client.manifest) else {
      throw NotOffered("readable types: see K45")
    }
    let ofFunctions = PeerFunctions(of: client.manifest, types, areFunctions: true)
    guard let functions = PeerFunctions(of: client.manifest, types) ?? ofFunctions else {
      throw NotOffered("an interface that hosts implement, and a function that takes its objects")
    }
    let host = PeerHost(entries: HostMember.all(in: client.manifest))
    for copies in [false, true] {
      let client = copies ? try usableCopy() : client
      let table = client.table.pointee
      if table.attach(table.context, host.table()) == KB_OK {
        return PeerLibrary(
          client: client, host: host, functions: functions, ofFunctions: ofFunctions,
          ofFlows: FlowFunctions(of: client.manifest))
      }
    }
    throw NotOffered("a library that takes a host: see K59")
  }

  /// The same library from another file, with a Kotlin runtime of its own. The file is gone once it is
  /// loaded. Throws `NotOffered` if there is no place for it.
  func usableCopy() throws -> TableClient {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let copy = folder.appending(path: "lib\(name).so").path
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: path, toPath: copy)
    } catch {
      throw NotOffered("a library without a host, or a place for a copy of it: \(error)")
    }
    return try LibrarySubject(path: copy, name: name).usable()
  }
}
