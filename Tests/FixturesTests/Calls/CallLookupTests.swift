import KotlinBridge
import KotlinBridgeTestSupport
import Testing

extension FixtureSuites {
  /// Names and types that don't fit are refused where they are looked up.
  ///
  /// These tests look them up in a real manifest. Every message is spelled out by those of
  /// `RefusalTests` and `TypeComparisonTests`, in KotlinBridgeTests.
  @Suite struct CallLookups {
    @Test func anUnknownNameIsRefusedWithTheNamesThatExist() async throws {
      let error = try await refusal { let _: Int64 = try await library.call("valeu") }
      for part in ["function 'valeu'", "'value'", "'plainAdd'"] {
        #expect(error.message.contains(part))
      }
      // Functions and flows have names of their own.
      let flow = try await refusal { let _: Int64 = try await library.call("longs", 1) }
      #expect(flow.message.contains("function 'longs'"))
    }

    @Test func otherTypesAreRefusedWithThoseThatAreDeclared() async throws {
      let expected: [(String, () async throws -> Void)] = [
        ("(a: Long (Swift Int64)", { let _: Int64 = try await library.call("add", 1, "2") }),
        ("not (Int64, String)", { let _: Int64 = try await library.call("add", 1 as Int64, "2") }),
        ("(a: Long (Swift Int64)", { let _: Int64 = try await library.call("add", 1, 2 as Int32) }),
        ("(a: Long (Swift Int64)", { let _: Int64 = try await library.call("add", 1, 2 as Int?) }),
        (
          "(a: Long (Swift Int64)", { let _: Int64 = try await library.call("add", 1, 2 as UInt64) }
        ),
        ("takes (", { let _: Int64 = try await library.call("add") }),
        ("takes (", { let _: Int64 = try await library.call("add", 1, 2, 3) }),
        ("takes (", { let _: Int64 = try await library.call("value", 1) }),
        ("is Long (Swift Int64), not Int32", { let _: Int32 = try await library.call("value") }),
        (
          "is Unit (Swift KotlinUnit), not Int64", { let _: Int64 = try await library.call("unit") }
        ),
        (
          "is Long (Swift Int64), not KotlinUnit",
          { try await library.call("value", returning: Void.self) }
        ),
        ("is String?, not String", { let _: String = try await library.call("nullValue") }),
      ]
      for (message, call) in expected {
        let error = try await refusal { try await call() }
        #expect(error.message.contains(message))
      }
    }

    @Test func aCallThatIsRefusedIsNotMadeAndItsHandlerIsTold() async throws {
      let counter = KotlinCounter()
      _ = try await refusal { let _: String = try await library.call("increment", counter.name) }
      let recorder = EventRecorder<String>()
      let job = library.call("increment", counter.name) { recorder.record($0) }
      job.cancel()
      job.detach()
      try await job.cancelAndJoin()
      #expect(recorder.events.count == 1 && recorder.error?.code == .misuse)
      #expect(try await counter.count == 0)
    }

    @Test func aFunctionIsLookedUpOnceAndUsedOften() async throws {
      let add = try library.function("add", taking: Int64.self, Int64.self, returning: Int64.self)
      for n in 0..<100 as Range<Int64> { #expect(try await add(n, 1) == n + 1) }
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
