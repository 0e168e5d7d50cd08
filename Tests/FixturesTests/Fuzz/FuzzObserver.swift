import CKotlinBridge
import TestHelpers

@testable import KotlinBridge

/// Observes a call or subscription of mutated bytes, and notes what the contract forbids.
final class FuzzObserver: ManualObserver, @unchecked Sendable {
  // Under C's promise of serial callbacks, and read after the release.
  private(set) var answer: [UInt8]?
  private(set) var elements = 0
  /// The handle of the host's error that a failure has brought, or 0.
  private(set) var error: kb_handle = 0
  private var ends = 0
  private var complaints: [String] = []
  private let over = Latch()

  override func returned(_ bytes: UnsafeRawBufferPointer) {
    answer = Array(bytes)
    ends += 1
  }

  override func received(_ bytes: UnsafeRawBufferPointer, _ count: Int) {
    elements += count
    if count < 1 { complaints.append("on_each of \(count)") }
    if ends > 0 { complaints.append("an element after the end") }
    // Each flow here is one of Long.
    if bytes.count != 8 * count { complaints.append("\(count) elements in \(bytes.count) bytes") }
  }

  override func completed() { ends += 1 }

  override func failed(_ error: KotlinError) {
    ends += 1
    if error.typeName.isEmpty { complaints.append("a failure without a class") }
  }

  override func brought(_ error: kb_handle) { self.error = error }

  override func released(_ unseen: KotlinError?) { over.open() }

  /// Waits for the release of what the library has accepted.
  func waitForRelease() { over.wait() }

  /// What was wrong with the callbacks of a call, after its release; nil for nothing.
  var complaintOfCall: String? {
    complaints.first ?? (ends == 1 ? nil : "\(ends) answers")
  }

  /// What was wrong with the callbacks of a subscription, after its release; nil for nothing.
  func complaintOfSubscription(demand: Int64) -> String? {
    if ends > 1 { return "\(ends) ends" }
    if elements > demand { return "\(elements) elements for a demand of \(demand)" }
    return complaints.first
  }
}
