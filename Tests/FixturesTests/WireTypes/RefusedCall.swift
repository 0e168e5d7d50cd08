import CKotlinBridge
import Testing

@testable import KotlinBridge

/// A call that must be refused: its observer must not be called, nor anything be kept.
final class RefusedCall: RawCallContext, @unchecked Sendable {
  func call(_ name: String, at bytes: UnsafePointer<UInt8>?, size: Int64) -> kb_status {
    call(functionId(name), at: bytes, size: size)
  }

  func call(
    _ function: UInt32, at bytes: UnsafePointer<UInt8>? = nil, size: Int64 = 0,
    placement: kb_placement = KB_CALLER,
    changing change: (inout kb_call_observer) -> Void = { _ in }
  ) -> kb_status {
    var observer = rawCallObserver(context: context)
    change(&observer)
    return table.call(function, bytes, size, placement, &observer, answer)
  }

  var context: UnsafeMutableRawPointer {
    Unmanaged.passUnretained(self as RawCallContext).toOpaque()
  }

  override func returned(_ bytes: UnsafeRawBufferPointer) { fail() }
  override func failed(_ error: KotlinError) { fail() }
  override func released(_ unseen: KotlinError?) { fail() }

  private func fail() { Issue.record("a refused call called back") }
}

/// The id of a function by its name alone.
func functionId(_ name: String) -> UInt32 {
  guard let id = functionIds[name] else { fatalError("the fixtures have no function '\(name)'") }
  return id
}

private let functionIds: [String: UInt32] = {
  do {
    let manifest = try Manifest(json: library.table.manifest(), origin: "libfixtures.so")
    return Dictionary(uniqueKeysWithValues: manifest.functions.map { ($0.name, $0.id) })
  } catch {
    fatalError("no manifest: \(error)")
  }
}()
