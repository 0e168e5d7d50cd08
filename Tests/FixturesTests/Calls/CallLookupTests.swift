import KotlinBridge
import Testing

extension Fixtures {
  /// Names and types that don't fit are refused where they are looked up, with what there is instead.
  @Suite struct CallLookups {
    @Test func anUnknownNameIsRefusedWithTheNamesThatExist() async throws {
      let error = try await refusal { let _: Int64 = try await library.call("valeu") }
      #expect(error.message.contains("function 'valeu'"))
      #expect(error.message.contains("'value'"))
      #expect(error.message.contains("'plainAdd'"))
      // Functions and flows have names of their own.
      let flow = try await refusal { let _: Int64 = try await library.call("longs", 1 as Int64) }
      #expect(flow.message.contains("function 'longs'"))
    }

    @Test func argumentsOfOtherTypesAreRefusedWithThoseThatAreDeclared() async throws {
      let error = try await refusal {
        let _: Int64 = try await library.call("add", 1 as Int64, "2")
      }
      #expect(error.message.contains("'add'"))
      #expect(error.message.contains("(a: Long (Swift Int64)"))
      #expect(error.message.contains("not (Int64, String)"))
      // Not even a number of another width, or an optional, or unsigned.
      for call: () async throws -> Int64 in [
        { try await library.call("add", 1 as Int64, 2 as Int32) },
        { try await library.call("add", 1 as Int64, 2 as Int64?) },
        { try await library.call("add", 1 as Int64, 2 as UInt64) },
      ] {
        #expect(
          try await refusal { _ = try await call() }.message.contains("(a: Long (Swift Int64)"))
      }
    }

    @Test func anotherNumberOfArgumentsIsRefused() async throws {
      for call: () async throws -> Int64 in [
        { try await library.call("add") },
        { try await library.call("add", 1 as Int64) },
        { try await library.call("add", 1 as Int64, 2 as Int64, 3 as Int64) },
        { try await library.call("value", 1 as Int64) },
      ] {
        let error = try await refusal { _ = try await call() }
        #expect(error.message.contains("takes ("))
      }
    }

    @Test func anotherResultTypeIsRefusedWithTheDeclaredOne() async throws {
      let error = try await refusal { let _: Int32 = try await library.call("value") }
      #expect(error.message.contains("'value'"))
      #expect(error.message.contains("is Long (Swift Int64), not Int32"))
      let unit = try await refusal { let _: Int64 = try await library.call("unit") }
      #expect(unit.message.contains("is Unit (Swift KotlinUnit), not Int64"))
      let void = try await refusal { try await library.call("value", returning: Void.self) }
      #expect(void.message.contains("is Long (Swift Int64), not KotlinUnit"))
      let optional = try await refusal { let _: String = try await library.call("nullValue") }
      #expect(optional.message.contains("is String?, not String"))
    }

    @Test func whatIsRefusedIsNotCalled() async throws {
      let counter = KotlinCounter()
      _ = try await refusal { let _: String = try await library.call("increment", counter.name) }
      #expect(try await counter.count == 0)
    }

    @Test func aHandlerIsToldOfARefusal() async throws {
      let recorder = Recorder<Int64>()
      let job = library.call("add", "one") { recorder.record($0) }
      job.cancel()
      job.detach()
      try await job.cancelAndJoin()
      let error = try #require(recorder.error)
      #expect(recorder.events == [.threw(Failure(error))])
      #expect(error.code == .misuse)
      #expect(error.message.contains("(a: Long (Swift Int64)"))
    }

    @Test func aFunctionIsLookedUpOnceAndUsedOften() async throws {
      let add = try library.function("add", taking: Int64.self, Int64.self, returning: Int64.self)
      for n in 0..<100 as Range<Int64> { #expect(try await add(n, 1) == n + 1) }
      #expect(throws: KotlinError.self) {
        try library.function("add", taking: Int64.self, returning: Int64.self)
      }
    }

    @Test func aWrongPathOfALibraryIsRefused() {
      let error = #expect(throws: KotlinError.self) {
        try KotlinLibrary(path: "/nowhere/libnothing.so")
      }
      #expect(error?.code == .misuse)
      #expect(error?.message.contains("/nowhere/libnothing.so") == true)
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
