import KotlinBridge
import KotlinBridgeTestSupport
import Testing

extension FixtureSuites {
  /// Names and types that don't fit are refused where they are looked up.
  ///
  /// These tests look them up in a real manifest. Every message is spelled out by those of
  /// `RefusalTests` and `TypeComparisonTests`, in KotlinBridgeTests.
  @Suite struct CallLookups {
    @Test func aCallThatIsRefusedIsNotMadeAndItsHandlerIsTold() async throws {
      let counter = KotlinCounter()
      _ = try await refusal { let _: String = try await library.call("increment", counter.name) }
      let recorder = EventRecorder<String>()
      let job = library.call("increment", counter.name) { recorder.record($0) }
      job.cancel()
      job.detach()
      try await job.cancelAndJoin()
      #expect(recorder.events.count == 1 && recorder.error?.code == .misuse)
      #expect(try counter.count == 0)
    }
  }
}

/// The error of a mistake.
private func refusal(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Void
) async throws -> KotlinError {
  let error = await #expect(throws: KotlinError.self, sourceLocation: sourceLocation) {
    try await body()
  }
  #expect(error?.code == .misuse, sourceLocation: sourceLocation)
  return try #require(error, sourceLocation: sourceLocation)
}
