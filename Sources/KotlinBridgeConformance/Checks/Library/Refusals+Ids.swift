import CKotlinBridge
import KotlinBridge

/// Mistakes that are possible with any library.
extension Refusals {
  static let placements = [-1, 3, 99, .max, .min].map { kb_placement($0) }
  static let flags: [UInt32] = [2, 3, 1 << 31, .max]

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
    expect(table.manifest(nil, nil), KB_INVALID_ARGUMENT, "manifest without receive")
    expect(table.counters(nil), KB_INVALID_ARGUMENT, "counters at NULL")
  }

  /// Tries numbers that are no handles with each function that takes a handle.
  func wrongHandles(_ handles: [kb_job]) {
    for handle in handles {
      for place in [KB_CANCEL_LATER, KB_CANCEL_HERE] {
        expect(
          table.cancel(handle, place), KB_INVALID_HANDLE, "cancel of the handle \(handle)")
      }
      expect(table.request(handle, 1), KB_INVALID_HANDLE, "request of the handle \(handle)")
    }
  }
}
