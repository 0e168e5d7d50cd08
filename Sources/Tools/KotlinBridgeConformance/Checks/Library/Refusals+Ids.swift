import CKotlinBridge
import KotlinBridge

/// Mistakes that are possible with any library.
extension Refusals {
  static let placements = [-1, 3, 99, .max, .min].map { kb_placement($0) }
  static let flags: [UInt32] = [4, 5, 1 << 31, .max]

  func unknownIds(_ manifest: Manifest) {
    for id in [0, 1, 9999, 1 << 31, .max - 1, .max] as [UInt32] {
      let flow = id < 9999 ? UInt32(manifest.flows.count) + id : id
      expect(subscribe(flow), KB_UNKNOWN_ID, "subscribe to the flow \(flow)")
      let function = id < 9999 ? UInt32(manifest.functions.count) + id : id
      expect(call(function), KB_UNKNOWN_ID, "call of the function \(function)")
      eachStateFunction([]) { name, use in
        expect(frame(flow).used(by: use), KB_UNKNOWN_ID, "\(name) of the flow \(flow)")
      }
    }
  }

  func nullPointers() {
    expect(table.manifest(table.context, nil, nil), KB_INVALID_ARGUMENT, "manifest without receive")
    expect(table.counters(table.context, nil), KB_INVALID_ARGUMENT, "counters at NULL")
  }

  /// Tries numbers that are no handles with each function that takes a handle.
  func wrongHandles(_ handles: [kb_job]) {
    for handle in handles {
      for place in [KB_CANCEL_LATER, KB_CANCEL_HERE] {
        expect(
          table.cancel(table.context, handle, place), KB_INVALID_HANDLE,
          "cancel of the handle \(handle)")
      }
      expect(
        table.request(table.context, handle, 1), KB_INVALID_HANDLE,
        "request of the handle \(handle)")
      expect(fetch(handle), KB_INVALID_HANDLE, "fetch of the handle \(handle)")
    }
  }

  /// Fetches into no memory, with the rest as it should be unless the caller says otherwise.
  func fetch(
    _ job: kb_job, into memory: kb_buffer? = kb_buffer(), isCounted: Bool = true
  ) -> kb_status {
    var memory = memory
    var count: Int64 = 0
    return withUnsafeMutablePointer(to: &count) { count in
      let count = isCounted ? count : nil
      if memory == nil { return table.fetch(table.context, job, nil, count) }
      return table.fetch(table.context, job, &memory!, count)
    }
  }

  /// What fetches answer that are mistakes, of a live subscription that has the flag for them.
  func wrongMemory(_ job: kb_job) -> [LiveMistake] {
    var byte: UInt8 = 0
    return withUnsafeMutablePointer(to: &byte) { byte in
      let wrong: [(String, kb_buffer?, Bool)] = [
        ("without memory", nil, true), ("without a count", kb_buffer(), false),
        ("into -1 bytes", kb_buffer(data: byte, size: 0, capacity: -1, is_grown: 0), true),
        ("into 8 bytes at NULL", kb_buffer(data: nil, size: 0, capacity: 8, is_grown: 0), true),
        ("into 0 bytes", kb_buffer(data: byte, size: 0, capacity: 0, is_grown: 0), true),
      ]
      return wrong.map { name, memory, isCounted in
        LiveMistake(
          what: "fetch \(name)", status: fetch(job, into: memory, isCounted: isCounted))
      }
    }
  }

  /// What requests and cancels answer that are mistakes, of a live subscription.
  func wrongNumbers(_ job: kb_job) -> [LiveMistake] {
    ([0, -1, .min] as [Int64]).map { count in
      LiveMistake(
        what: "request of \(count)", status: table.request(table.context, job, count))
    }
      + ([-1, 2, .max] as [Int32]).map { kb_cancel_mode($0) }.map { mode in
        LiveMistake(
          what: "cancel, \(mode.named)", status: table.cancel(table.context, job, mode))
      }
  }
}

/// What a library has answered to a mistake with the handle of a live subscription.
struct LiveMistake {
  let what: String
  let status: kb_status
}
