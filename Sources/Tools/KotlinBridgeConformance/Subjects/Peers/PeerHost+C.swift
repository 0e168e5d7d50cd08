import CKotlinBridge
import Glibc
import KotlinBridge

// The C functions of the host of the checks.

extension PeerHost {
  /// The host as the library gets it. It is never freed.
  ///
  /// - Parameter change: makes it a wrong one.
  func table(_ change: (inout kb_host) -> Void = { _ in }) -> UnsafePointer<kb_host> {
    let entries = UnsafeMutablePointer<kb_entry>.allocate(capacity: max(1, self.entries.count))
    for (index, member) in self.entries.enumerated() {
      (entries + index).initialize(to: kb_entry(frame: enterFrame, twin: Self.twin(of: member)))
    }
    var host = kb_host()
    host.abi_version = UInt32(KB_ABI_VERSION)
    host.size = UInt32(MemoryLayout<kb_host>.size)
    host.context = Unmanaged.passUnretained(self).toOpaque()
    host.entry_count = Int64(self.entries.count)
    host.entries = UnsafePointer(entries)
    host.hold = { context, handle, interface, owned, peer in
      let held = PeerHost.of(context).hold(handle, interface, isOwned: owned != 0)
      guard let held else { return kb_status(KB_INVALID_HANDLE) }
      peer!.pointee = kb_peer(
        object: Unmanaged.passUnretained(held).toOpaque(), interface: interface)
      return kb_status(KB_OK)
    }
    host.drop = { context, handle in PeerHost.of(context).drop(handle) }
    host.release = { context, object in PeerHost.of(context).release(.of(object)) }
    host.handle = { context, object in PeerHost.of(context).handle(.of(object)) }
    host.describe = { _, object, frame in
      PeerCall(frame!, of: .of(object), .other).answer(
        KotlinWriter.bytes(of: "a peer of the checks"))
    }
    host.subscribe = { context, object, flags, demand, observer, job in
      let host = PeerHost.of(context)
      if demand < 0 { return kb_status(KB_INVALID_ARGUMENT) }
      let iteration = host.subscribe(observer!.pointee, of: .of(object), flags: flags)
      guard let iteration else { return kb_status(KB_INVALID_HANDLE) }
      job!.pointee = iteration.job
      if demand > 0 { _ = host.request(demand, of: iteration.job) }
      return kb_status(KB_OK)
    }
    host.request = { context, job, count in
      if count < 1 { return kb_status(KB_INVALID_ARGUMENT) }
      return kb_status(PeerHost.of(context).request(count, of: job) ? KB_OK : KB_INVALID_HANDLE)
    }
    host.cancel = { context, job in
      kb_status(PeerHost.of(context).cancel(job) ? KB_OK : KB_INVALID_HANDLE)
    }
    host.post = { context, run, work in
      // The library gets it back once.
      nonisolated(unsafe) let work = work
      PeerHost.of(context).mainQueue.post { run!(work) }
    }
    host.is_main = { context in PeerHost.of(context).mainQueue.isCurrent ? 1 : 0 }
    change(&host)
    let table = UnsafeMutablePointer<kb_host>.allocate(capacity: 1)
    table.initialize(to: host)
    Forever.keep(KeptTable(table: table, entries: entries))
    return UnsafePointer(table)
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> PeerHost {
    Unmanaged<PeerHost>.fromOpaque(context!).takeUnretainedValue()
  }

  /// Only the members whose type the checks know have a twin. They call no others.
  private static func twin(of member: HostMember) -> (@convention(c) () -> Void)? {
    guard member.hasTwin else { return nil }
    switch member.shape {
    case .number: return unsafeBitCast(enterNumber, to: (@convention(c) () -> Void).self)
    case .add: return unsafeBitCast(enterAdd, to: (@convention(c) () -> Void).self)
    default: return nil
    }
  }
}

/// Memory of a host, which a leak checker must see, although only Kotlin uses it. Nobody changes it.
private struct KeptTable: @unchecked Sendable {
  let table: UnsafeMutablePointer<kb_host>
  let entries: UnsafeMutablePointer<kb_entry>
}

private let enterFrame: @convention(c) (UnsafeMutablePointer<kb_frame>?) -> kb_status = { frame in
  let peer = HeldPeer.of(frame!.pointee.object)
  let host = unsafeDowncast(peer.owner, to: PeerHost.self)
  if frame!.pointee.library != Unmanaged.passUnretained(host).toOpaque() {
    host.note("a frame had a context other than the host's")
  }
  let call = PeerCall(frame!, of: peer, host.shape(ofEntry: frame!.pointee.id))
  return host.enter(call, of: peer)
}

private typealias Catch = UnsafeMutablePointer<kb_catch>

private let enterNumber: @convention(c) (UnsafeMutableRawPointer?, Catch) -> Int64 = {
  object, caught in enterTwin(object, [], caught)
}

private let enterAdd: @convention(c) (UnsafeMutableRawPointer?, Int64, Catch) -> Int64 = {
  object, amount, caught in enterTwin(object, KotlinWriter.bytes(of: amount), caught)
}

private func enterTwin(
  _ object: UnsafeMutableRawPointer?, _ arguments: [UInt8], _ caught: Catch
) -> Int64 {
  let peer = HeldPeer.of(object)
  let call = PeerCall(caught, of: peer, arguments)
  let status = unsafeDowncast(peer.owner, to: PeerHost.self).enter(call, of: peer)
  if status != KB_OK { caught.pointee.status = status }
  return call.result
}
