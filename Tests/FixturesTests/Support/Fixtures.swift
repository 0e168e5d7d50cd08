import CFixtures
import CKotlinBridge
import KotlinBridge
import Testing

/// The parent of all suites against libfixtures.so.
///
/// They run one test at a time, because they compare counters of the whole process, and after each test
/// nothing may be left. A suite is a nested type in an extension, in a file of its own.
@Suite(.serialized, .leavesNothing, .timeLimit(.minutes(2)))
enum Fixtures {}

/// The real library, set up once.
let library: KotlinLibrary = {
  do {
    return try KotlinLibrary(linked: fixtures_kotlin_bridge)
  } catch {
    fatalError("libfixtures.so can't be used: \(error)")
  }
}()

/// The library's function table, for the tests of the C boundary: a constant of C function pointers.
let table: kb_library =
  fixtures_kotlin_bridge().assumingMemoryBound(to: kb_library.self).pointee

/// Runs each test and then expects that nothing of it is left.
struct LeavesNothing: TestTrait, SuiteTrait, TestScoping {
  let isRecursive = true

  func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil ? nil : self
  }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await function()
    await expectNothingLeft(in: library, sourceLocation: test.sourceLocation)
  }
}

extension Trait where Self == LeavesNothing {
  static var leavesNothing: Self { LeavesNothing() }
}

/// When the first of these tests had ended.
private let firstEnd = ContinuousClock.now

/// Waits until the library has no jobs, subscriptions and handles and no library has Swift contexts;
/// records an issue with the figures when that takes more than ten seconds, or a minute where the tests
/// beside these have just begun, all at once: they may have contexts too.
func expectNothingLeft(
  in library: KotlinLibrary, sourceLocation: SourceLocation = #_sourceLocation
) async {
  let clock = ContinuousClock()
  let limit = max(clock.now + .seconds(10), firstEnd + .seconds(60))
  do {
    while true {
      let counters = try library.counters
      let figures = [
        counters.jobs, counters.subscriptions, counters.handles, counters.contexts,
      ]
      if figures.allSatisfy({ $0 == 0 }) { return }
      if clock.now > limit {
        Issue.record("left behind: \(counters)", sourceLocation: sourceLocation)
        return
      }
      try? await Task.sleep(for: .milliseconds(1))
    }
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}
