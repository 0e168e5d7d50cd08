@_spi(GeneratedCode) public import KotlinBridge

/// The Kotlin library of a generated module, written in Swift for tests: its functions, flows and
/// objects do what the test says.
///
/// A test declares what the code under test uses, by the names and types of the library's manifest,
/// and gives the module this library in place of Kotlin's. The code under test can't tell it from a
/// real one: values are encoded and decoded, demand is respected, cancels are answered.
///
/// - A test writes ahead, in a closure, what a flow or function does; or it does so by hand, by
///   what it calls later, on any thread.
/// - Kotlin code "runs" in place, whatever the placement: what is written ahead runs inside the
///   call from Swift, and what is done by hand runs on the thread that does it. Only the end of
///   work that was cancelled with `cancel()` comes on another thread, as it does from a real
///   library.
/// - Elements beyond the demand wait in the fake, as a Kotlin producer would.
/// - What is used and was not declared throws `KotlinError`, code `misuse`, and names it. `value` of
///   such a state, which can't throw, ends the process with that error.
/// - A module uses one library in a process. So the tests of a process have one fake, declare anew
///   what each needs, and run one after the other. Tests with the real library, or another fake, of
///   the same module run in a process of their own: an exit test of Swift Testing is one.
/// - Opened libraries keep the fake alive; its objects do not. Those of another fake, or of one that
///   is gone, are refused with `KotlinError`, code `misuse`.
///
///       import KotlinBridge
///       import KotlinBridgeTesting
///       import Samples
///       import Testing
///
///       /// The library of all tests in this process.
///       let fake: FakeLibrary = {
///         let fake = FakeLibrary(of: SamplesLibrary.self)
///         try! SamplesLibrary.use(fake.open())
///         return fake
///       }()
///
///       @MainActor @Suite(.serialized) struct StationModelTests {
///         let repository = fake.object(PeopleInSpaceRepository.self)
///
///         @Test func theCrewIsShown() async throws {
///           fake.function(
///             "PeopleInSpaceRepository.fetchPeople", taking: PeopleInSpaceRepository.self,
///             returning: [Assignment].self
///           ) { _ in [Assignment(name: "Anna", craft: "ISS")] }
///           let model = StationModel(repository)
///           await model.load()
///           #expect(model.crew == ["Anna"])
///         }
///
///         @Test func stoppingCancelsThePoll() async throws {
///           let positions = fake.flow(  // by hand
///             "PeopleInSpaceRepository.pollIssPosition", taking: PeopleInSpaceRepository.self,
///             Duration.self, of: IssPosition.self)
///           let model = StationModel(repository)
///           model.follow(every: .seconds(1))
///           let subscription = try await positions.subscription()
///           await model.stop()
///           #expect(subscription.isCancelled)
///           try await expectNothingLive(in: SamplesLibrary.library)
///         }
///       }
public final class FakeLibrary: Sendable {
  /// The name of the library in error messages and traces.
  public let name: String

  /// The library behind the table, for the bridge's own tests.
  package let raw = InProcessLibrary()
  let engine: FakeEngine

  /// The library that a module was generated from, with nothing declared: `SamplesLibrary.self`.
  public convenience init<Library: GeneratedLibrary>(of library: Library.Type) {
    self.init(library.link.manifest)
  }

  package convenience init(_ manifest: GeneratedManifest) {
    self.init(manifest: manifest.json.withUTF8Buffer { Array($0) })
  }

  /// A library with this manifest, as JSON.
  package init(manifest json: [UInt8]) {
    do throws(KotlinError) {
      let manifest = try Manifest(json: json, origin: "the fake library")
      name = manifest.library
      engine = FakeEngine(manifest, table: raw.table)
    } catch {
      preconditionFailure("\(error)")
    }
    raw.manifest = json
    // These capture the engine and not self: an opened library keeps only `raw` alive.
    raw.when { [engine] in engine.happened($0, to: $1) }
    raw.whenCalled { [engine] in engine.called($0, arguments: $1) }
    raw.whenStateIsRead { [engine] (index, arguments) throws(KotlinError) in
      try engine.stateValue(of: index, arguments: arguments)
    }
    raw.whenStateIsSet { [engine] (change) throws(KotlinError) in try engine.changeState(change) }
    raw.own(engine.objects)
  }

  /// The library that the module uses in place of Kotlin's: `SamplesLibrary.use(fake.open())`.
  ///
  /// It has all that the module was generated from, declared or not, and what is declared later. From
  /// now on it is tracked, for `expectNothingLive(in:)`.
  public func open() throws(KotlinError) -> KotlinLibrary {
    let library = try raw.open()
    KotlinTrace.trackLive(in: library)
    return library
  }

  /// Makes an object of a generated class, for a function to return, a flow to emit or a test to hand
  /// over.
  ///
  /// - It is the test's, as an object that Kotlin code refers to: `expectNothingLive(in:)` counts only
  ///   what a constructor, another function or a flow has handed to Swift, and Swift still has.
  /// - It equals, and has the hash of, itself alone: what arrives in scripts and answers, or what Swift
  ///   has got, is equal if it is the same object.
  /// - For an interface, make an object of its `Any…` class, which is `AnyHasId.Object` where values
  ///   have the interface, too. Make a `KotlinObject` for what has no class in Swift.
  /// - A class that the library lacks ends the process, with a message that says which there are.
  public func object<Object: KotlinObject>(
    _ type: Object.Type = Object.self, file: StaticString = #file, line: UInt = #line
  ) -> Object {
    orStop(file, line) { () throws(KotlinError) in try engine.make(type, named: type.kotlinName) }
  }

  /// What `body` returns. Ends the process where it throws, at the place of the test's mistake.
  func orStop<Result>(
    _ file: StaticString, _ line: UInt, _ body: () throws(KotlinError) -> Result
  ) -> Result {
    do throws(KotlinError) {
      return try body()
    } catch {
      fatalError(error.message, file: file, line: line)
    }
  }
}
