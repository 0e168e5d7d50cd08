import Bench
import Glibc
@_spi(GeneratedCode) import KotlinBridge
import Observation

extension Row {
  /// Functions that may suspend.
  static func suspendCalls(of library: BenchLibrary) throws -> [Row] {
    let usual = library.usual
    let module = KotlinModule(asGenerated: library.bridge)
    let number = try module.number(ofFunctionNamed: "next")
    let rawHop = hopThereAndBack(of: library)
    return [
      Row(
        "call-suspend",
        ours: .operations { count in
          var value: Int64 = 0
          for _ in 0..<count { value = try await next(value: value) }
          try expect(value, Int64(count))
        },
        usual: .operations { count in
          var value: Int64 = 0
          for _ in 0..<count { value = try await usual.callAsync(usual.next, value) }
          try expect(value, Int64(count))
        }, floor: floorOfCalls(library)),
      Row(
        "call-suspend-hop",
        ours: .adding { value in
          try await module.callSuspending(number, placement: .default) { $0.write(value) }
        },
        usual: .adding { try await usual.callAsync(usual.hop, $0) },
        floor: rawHop),
      // Another dispatcher resumes it, so a second thread must wake: see docs/PERFORMANCE.md.
      Row(
        "call-suspend-elsewhere",
        ours: .adding { try await elsewhere(value: $0) },
        usual: .adding { try await usual.callAsync(usual.elsewhere, $0) },
        floor: rawHop),
      Row(
        "call-completion",
        ours: .adding { value in
          try await withUnsafeThrowingContinuation { continuation in
            next(value: value) { continuation.resume(with: $0) }
          }
        },
        usual: .adding { try await usual.callAsync(usual.hop, $0) },
        floor: rawHop),
      Row(
        "call-throwing",
        ours: .refused { try await fail(value: $0) },
        usual: .refused { try await usual.callAsync(usual.fail, $0) },
        // Kotlin's own throw and catch, at the same depth: the exception captures the frames of the
        // stack.
        floor: .operations { count in
          for value in 0..<Int64(count) { try expect(await caught(value: value), value) }
        }),
    ]
  }

  /// Reads and writes of a state flow's value.
  static func states(of library: BenchLibrary) throws -> [Row] {
    let state = Bench.state
    let (read, update) = (library.usual.read, library.usual.update)
    return [
      Row(
        "state-read",
        ours: .operations { count in
          let current = state.value
          for _ in 0..<count { try expect(state.value, current) }
        },
        usual: .operations { count in
          let current = read()
          for _ in 0..<count { try expect(read(), current) }
        }),
      Row(
        "state-update",
        ours: .operations { for value in 0..<$0 { try state.set(Int64(value)) } },
        usual: .operations { for value in 0..<$0 { update(Int64(value)) } }),
      Row(
        "state-observed", ours: .operations { await observeChanges(of: state, count: $0) },
        floor: hopThereAndBack(of: library)),
    ]
  }

  /// Each change is made on the main actor, and arrives there through Kotlin.
  @MainActor
  private static func observeChanges(
    of state: KotlinMutableStateFlow<Int64>, count: Int
  ) async {
    let model = state.readOnly.observed()
    for _ in 0..<count {
      await withCheckedContinuation { change in
        withObservationTracking {
          _ = model.value
        } onChange: {
          change.resume()
        }
        state.value += 1
      }
    }
  }

  /// Functions that don't suspend, an object and the state. The floor of each is one call of C into
  /// Kotlin.
  static func typedCalls(of library: BenchLibrary) throws -> [Row] {
    let module = KotlinModule(asGenerated: library.bridge)
    let number = try module.number(ofFunctionNamed: "plain")
    let text = "thirty-two bytes, no more, none!"
    let place = Place(latitude: 51.5, longitude: -0.125, name: text)
    let places = Array(repeating: place, count: 100)
    let floor = floorOfCalls(library)
    return [
      Row(
        "typed-plain",
        ours: .operations { count in
          var value: Int64 = 0
          for _ in 0..<count { value = try plain(value: value) }
          try expect(value, Int64(count))
        }, floor: floor),
      Row(
        "typed-plain-frame",
        ours: .operations { count in
          var value: Int64 = 0
          for _ in 0..<count { value = try plainInFrame(value, module, number) }
          try expect(value, Int64(count))
        }, floor: floor),
      Row(
        "typed-state",
        ours: .operations { count in
          let state = Bench.state
          let current = state.value
          for _ in 0..<count { try expect(state.get(), current) }
        }, floor: floor),
      Row(
        "typed-state-of-object",
        ours: .operations { count in
          let gauge = try Gauge(limit: 100)
          for _ in 0..<count { try expect(gauge.level.get(), 0) }
        }, floor: floor),
      Row(
        "typed-method",
        ours: .operations { count in
          let tally = try Tally(value: 0)
          for _ in 1..<count { _ = try tally.add(amount: 1) }
          try expect(tally.add(amount: 1), Int64(count))
        }, floor: floor),
      Row(
        "typed-throwing",
        ours: .refused { try refuse(value: $0) },
        floor: .operations { count in
          for value in 0..<Int64(count) { try expect(refused(value: value), value) }
        }),
      Row(
        "typed-object", ours: .operations { for _ in 0..<$0 { _ = try Tally(value: 1) } },
        floor: floor),
      Row(
        "typed-string",
        ours: .operations { for _ in 0..<$0 { try expect(echoText(text: text).weight, 32) } },
        usual: .operations { [echo = library.usual.echo] count in
          for _ in 0..<count {
            let echoed = text.withCString(echo)
            try expect(String(cString: echoed).weight, 32)
            free(echoed)
          }
        }, floor: floor),
      Row(
        "typed-record",
        ours: .operations {
          for _ in 0..<$0 { try expect(echoPlace(place: place).weight, 32) }
        },
        floor: floor),
      Row(
        "typed-list",
        ours: .operations {
          for _ in 0..<$0 { try expect(echoPlaces(places: places).weight, 3200) }
        },
        floor: floor),
    ]
  }

  /// As a generated function does where it has no twin, and where calls are traced. Not inlined, for
  /// it would be in another module.
  @inline(never)
  private static func plainInFrame(
    _ value: Int64, _ module: KotlinModule, _ number: UInt32
  ) throws -> Int64 {
    try module.call(number) { $0.write(value) }
  }

  /// A hop to another thread and back, which nothing that waits for one can do without.
  static func hopThereAndBack(of library: BenchLibrary) -> Work {
    .operations { [floor = library.floor] in for _ in 0..<$0 { await floor.rawHop() } }
  }

  /// One call of C into Kotlin.
  static func floorOfCalls(_ library: BenchLibrary) -> Work {
    .operations { [call = library.floor.call] count in
      var value: Int64 = 0
      for _ in 0..<count { value = call(value) }
      try expect(value, Int64(count))
    }
  }
}

extension Work {
  /// Calls a function that adds 1, again and again. The call of the asynchronous closure itself
  /// takes 40 ns, so this is for functions that take microseconds.
  fileprivate static func adding(_ call: @escaping @Sendable (Int64) async throws -> Int64) -> Work
  {
    .operations { count in
      var value: Int64 = 0
      for _ in 0..<count { value = try await call(value) }
      try expect(value, Int64(count))
    }
  }

  /// Calls a function that always throws.
  fileprivate static func refused(
    _ call: @escaping @Sendable (Int64) async throws -> Int64
  ) -> Work {
    .operations { count in
      var refused: Int64 = 0
      for value in 0..<Int64(count) {
        do { _ = try await call(value) } catch { refused += 1 }
      }
      try expect(refused, Int64(count))
    }
  }
}
