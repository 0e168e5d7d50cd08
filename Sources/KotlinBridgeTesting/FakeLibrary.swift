public import KotlinBridge

/// A Kotlin library for tests, that consists of what the test says.
///
/// Flows and functions are declared by name and types; then `open()` gives a `KotlinLibrary` over them,
/// which the code under test can't tell from a real one: names and types are checked, values encoded and
/// decoded, demand respected, cancels answered.
///
/// - What a flow or function does is written ahead, in a closure, or done by hand, by what the test calls
///   later, on any thread.
/// - Kotlin code "runs" in place: what is written ahead happens inside the call from Swift, and what is done
///   by hand on the thread that does it, whatever the placement. Only the end of work that was cancelled with
///   `cancel()` comes on another thread, as from a real library.
/// - Elements beyond the demand wait in the fake, as a Kotlin producer would.
/// - Opened libraries keep the fake alive, flows and functions do not: what is used after it is refused with
///   `KotlinError`, code `misuse`.
///
///       @Test func thePositionIsShown() async throws {
///         let fake = FakeLibrary("people")
///         fake.flow("pollIssPosition", taking: Duration.self, of: IssPosition.self) { script, interval in
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
  /// The name of the library, as error messages and traces have it.
  public let name: String

  /// What lies beneath: for the bridge's own tests.
  package let raw = RawLibrary()
  let engine: FakeEngine

  /// A library that offers nothing yet.
  public init(_ name: String = "fake") {
    self.name = name
    engine = FakeEngine(library: name)
    // The engine, and not self: an opened library keeps `raw` alive only.
    raw.when { [engine] in engine.happened($0, to: $1) }
    raw.whenCalled { [engine] in engine.called($0, arguments: $1) }
    raw.whenStateIsRead { [engine] (index, _) throws(KotlinError) in
      try engine.stateValue(of: index)
    }
    raw.whenStateIsSet { [engine] (change) throws(KotlinError) in try engine.changeState(change) }
  }

  /// The library as the code under test gets it, offering what has been declared until now.
  ///
  /// May be called more than once. What is alive in it is tracked from now on, for `expectNothingLive(in:)`.
  public func open() throws(KotlinError) -> KotlinLibrary {
    raw.manifest = engine.manifest(firstID: raw.firstID)
    let library = try raw.open()
    KotlinTrace.trackLive(in: library)
    return library
  }
}
