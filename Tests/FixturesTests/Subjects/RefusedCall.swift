import CKotlinBridge

@testable import KotlinBridge

/// A call that the library must refuse: it may neither call the observer nor keep anything.
final class RefusedCall: ManualObserver, @unchecked Sendable {
  func call(_ name: String, _ bytes: [UInt8]) -> kb_status {
    var observer = callObserver
    let frame = ManualFrame(functionID(name), bytes)
    return withUnsafePointer(to: &observer) {
      frame.pointer.pointee.observer = $0
      return frame.used(by: table.call)
    }
  }
}

/// The id of a function by its name alone.
func functionID(_ name: String) -> UInt32 {
  guard let id = functionIDs[name] else { fatalError("the fixtures have no function '\(name)'") }
  return id
}

func hasFunction(_ name: String) -> Bool { functionIDs[name] != nil }

private let functionIDs: [String: UInt32] = {
  do {
    let manifest = try Manifest(json: library.table.manifest(), origin: "libfixtures.so")
    return Dictionary(uniqueKeysWithValues: manifest.functions.map { ($0.name, $0.id) })
  } catch {
    fatalError("no manifest: \(error)")
  }
}()
