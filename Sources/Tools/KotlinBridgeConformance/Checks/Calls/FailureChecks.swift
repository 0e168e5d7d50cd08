import CKotlinBridge
import KotlinBridge

/// Fails unless a plain function's exception arrives with all that it has: each link of its chain with its class
/// and message, and the trace.
func expectWholeFailures(of library: TableClient) throws {
  guard let throwing = library.function("plainThrows"), library.hasFixtures else { return }
  for message in ["boom", "", "a\0b", "é€😀", String(repeating: "long ", count: 20_000)] {
    let (status, caught) = library.failure(of: throwing.id, KotlinWriter.bytes(of: message))
    let (links, trace) = (caught.links, caught.traceSize)
    try expect(status == KB_THREW, "KB_THREW from a call that throws", status.named)
    let expected = [
      FailureLink("fixtures.FixtureException", message),
      FailureLink("kotlin.IllegalStateException", "the middle"),
      FailureLink("kotlin.IllegalArgumentException", "the root"),
    ]
    try expect(
      links == expected,
      "an exception of \(expected.map(\.description).joined(separator: ", caused by "))",
      links.isEmpty ? "no failure" : links.map(\.description).joined(separator: ", caused by "))
    try expect(trace > 0, "an exception with its trace", "an empty trace")
  }
}

/// Fails unless the chain of a flow's exception is whole, up to the 16 exceptions that cross, and says where
/// it was cut.
func expectWholeChains(for check: CallCheck, of library: TableClient) async throws {
  guard library.hasFixtures, let flow = library.flow("throwsDeepCauses") else { return }
  for depth in [0, 1, 2, 9, 12, 14, 15, 16, 17, 40] as [Int64] {
    let observation = try await check.collected(flow, KotlinWriter.bytes(of: depth), library)
    guard case .failed(let failure)? = observation.told.first(where: \.isTerminal) else {
      throw CheckFailure(expected: "a failure", observed: observation.events.line)
    }
    let whole = (0...min(depth, 15)).map { "cause \($0)" }
    let chain = [failure.message] + failure.causes
    // If causes were left out, the last message says so after its own text.
    let isWhole =
      depth > 15
      ? chain.dropLast() == whole.dropLast() && chain.last!.hasPrefix("cause 15 ") : chain == whole
    try expect(
      isWhole, "a chain of \(depth + 1) exceptions, of which 16 cross",
      chain.joined(separator: ", caused by "))
  }
}

/// Fails unless an exception of each kind of function, and of a flow, brings the fields that it was made with.
func expectFields(for check: CallCheck, of library: TableClient) async throws {
  guard library.hasFixtures, library.flow("failsWithFields") != nil else { return }
  let sensors: [(String, Int32, Double?)] = [
    ("", .min, nil), ("é€😀\0", .max, -0.0), (String(repeating: "long ", count: 20_000), 0, .nan),
  ]
  for (name, tries, latest) in sensors {
    // The parameters have the types of the fields, and their order.
    let fields =
      KotlinWriter.bytes(of: name) + KotlinWriter.bytes(of: tries) + KotlinWriter.bytes(of: latest)
    for (who, event) in try await check.eventsOfFailures(with: fields, library) {
      guard case .failed(let failure)? = event, failure.typeName == "fixtures.SensorException"
      else {
        throw CheckFailure(
          expected: "a fixtures.SensorException from \(who)",
          observed: "\(event, default: "nothing")")
      }
      try expect(
        failure.fields == fields, "the fields of an exception from \(who): \(fields.short)",
        failure.fields.short)
    }
  }
}

extension CallCheck {
  /// What came of a flow until its release.
  fileprivate func collected(
    _ flow: Manifest.Flow, _ arguments: [UInt8], _ library: TableClient
  ) async throws -> Observation {
    let observation = Observation()
    let subscription = TableSubscription(
      library: library, flow: flow.id, arguments: arguments,
      decoder: ElementDecoder { _, _ in }, observation: observation)
    try subscription.start(demand: nil, placement: .pool)
    try await wait(observation, for: "the release of a flow that failed", rule: "K35") {
      $0.releases > 0
    }
    subscription.dispose()
    return observation
  }

  /// How a flow and functions end that throw an exception with such fields.
  fileprivate func eventsOfFailures(
    with fields: [UInt8], _ library: TableClient
  ) async throws -> [(who: String, event: ObservedEvent?)] {
    let observation = try await collected(library.flow("failsWithFields")!, fields, library)
    return [
      ("the flow 'failsWithFields'", observation.told.first(where: \.isTerminal)),
      ("the function 'plainThrowsFields'", try await library.end(of: "plainThrowsFields", fields)),
      ("the function 'throwsFields'", try await library.end(of: "throwsFields", fields)),
    ]
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
  /// The failure that a function answers with; nil if it returns.
  fileprivate func end(of function: String, _ arguments: [UInt8]) async throws -> ObservedEvent? {
    do {
      _ = try await answer(of: function, arguments: arguments)
      return nil
    } catch let thrown as ThrownFailure {
      return .failed(thrown.failure)
    }
  }

  /// Calls a plain function that throws, without an observer. The status, and what it threw.
  fileprivate func failure(of id: UInt32, _ arguments: [UInt8]) -> (kb_status, CaughtFailure) {
    var caught = CaughtFailure()
    let status = withUnsafeMutablePointer(to: &caught) { caught in
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
      return frame.used { table.pointee.call($0) }
    }
    return (status, caught)
  }
}
