public import KotlinBridge

/// A Kotlin library for tests, whose flows and functions do what the test says.
///
/// A test declares them by name and types. Then `open()` gives a `KotlinLibrary`, which the code
/// under test can't tell from a real one: it checks names and types, encodes and decodes values,
/// respects demand and answers cancels.
///
/// - A test writes ahead, in a closure, what a flow or function does; or it does so by hand, by
///   what it calls later, on any thread.
/// - Kotlin code "runs" in place, whatever the placement: what is written ahead runs inside the
///   call from Swift, and what is done by hand runs on the thread that does it. Only the end of
///   work that was cancelled with `cancel()` comes on another thread, as it does from a real
///   library.
/// - Elements beyond the demand wait in the fake, as a Kotlin producer would.
/// - Opened libraries keep the fake alive; flows and functions do not. Those that are used after it
///   is gone are refused with `KotlinError`, code `misuse`.
///
///       @Test func thePositionIsShown() async throws {
///         let fake = FakeLibrary("people")
///         fake.flow("pollIssPosition", taking: Duration.self, of: IssPosition.self) {
///           script, interval in
///           script.emit(IssPosition(latitude: 1, longitude: 2))
///           script.complete()
///         }
///         fake.function("fetchPeople", taking: String.self, returning: [String].self) { json in
///           if json.isEmpty { throw KotlinError(code: .failed, message: "no JSON") }
///           return ["Anna", "Oleg"]
///         }
///         let news = fake.flow("news", of: String.self)  // by hand
///         let library = try fake.open()
///
///         let model = StationModel(library)
///         await model.load()
///         #expect(model.crew == ["Anna", "Oleg"])
///
///         let subscription = try await news.subscription()
///         try subscription.emit("docked")
///         model.stop()
///         try await expectNothingLive(in: library)
///       }
public final class FakeLibrary: Sendable {
  /// The name of the library in error messages and traces.
  public let name: String

  /// The library behind the table, for the bridge's own tests.
  package let raw = InProcessLibrary()
  let engine: FakeEngine

  /// A library that offers nothing yet.
  public init(_ name: String = "fake") {
    self.name = name
    engine = FakeEngine(library: name)
    // These capture the engine and not self: an opened library keeps only `raw` alive.
    raw.when { [engine] in engine.happened($0, to: $1) }
    raw.whenCalled { [engine] in engine.called($0, arguments: $1) }
    raw.whenStateIsRead { [engine] (index, _) throws(KotlinError) in
      try engine.stateValue(of: index)
    }
    raw.whenStateIsSet { [engine] (change) throws(KotlinError) in try engine.changeState(change) }
  }

  /// The library that the code under test gets. It offers what has been declared until now.
  ///
  /// May be called more than once. From now on the library is tracked, for
  /// `expectNothingLive(in:)`.
  public func open() throws(KotlinError) -> KotlinLibrary {
    raw.manifest = engine.manifest()
    let library = try raw.open()
    KotlinTrace.trackLive(in: library)
    return library
  }
}
