import CKotlinBridge
import KotlinBridge

/// Fails unless a plain function's exception arrives with all that it has: each link of its chain with its class
/// and message, and the trace.
func expectWholeFailures(of library: TableClient) throws {
  guard let throwing = library.function("plainThrows"), library.hasFixtures else { return }
  for message in ["boom", "", "a\0b", "é€😀", String(repeating: "long ", count: 20_000)] {
    let (links, trace) = library.failure(of: throwing.id, KotlinWriter.bytes(of: message))
    let expected = [
      FailureLink("fixtures.FixtureException", message),
      FailureLink("kotlin.IllegalStateException", "the middle"),
      FailureLink("kotlin.IllegalArgumentException", "the root"),
    ]
    try expect(
      links == expected,
      "an exception of \(expected.map(\.description).joined(separator: ", caused by "))",
      links.isEmpty ? "no failure" : links.map(\.description).joined(separator: ", caused by "))
    try expect(trace > 0, "an exception with its trace", "an empty one")
  }
}

/// One exception of a chain.
private struct FailureLink: Equatable, CustomStringConvertible {
  let type: String
  let message: String

  init(_ type: String, _ message: String) {
    self.type = type
    self.message = message
  }

  var description: String {
    message.utf8.count > 40 ? "\(type) (\(message.utf8.count) bytes)" : "\(type)(\(message))"
  }
}

/// What `on_throw` of a frame was given.
private struct CaughtFailure {
  var links: [FailureLink] = []
  var traceSize: Int64 = 0
}

extension TableClient {
  /// Calls a plain function that throws. The chain of what it threw, and the bytes of the trace.
  fileprivate func failure(of id: UInt32, _ arguments: [UInt8]) -> ([FailureLink], Int64) {
    var caught = CaughtFailure()
    withUnsafeMutablePointer(to: &caught) { caught in
      let frame = LentFrame(of: table.pointee.context, id, arguments, context: caught) {
        context, failure in
        let caught = context!.assumingMemoryBound(to: CaughtFailure.self)
        caught.pointee.traceSize = failure?.pointee.trace.size ?? 0
        var next = failure
        while let link = next?.pointee, caught.pointee.links.count < 64 {
          caught.pointee.links.append(
            FailureLink(String(copying: link.type_name), String(copying: link.message)))
          next = link.cause
        }
      }
      _ = frame.used { table.pointee.call($0) }
    }
    return (caught.links, caught.traceSize)
  }
}
