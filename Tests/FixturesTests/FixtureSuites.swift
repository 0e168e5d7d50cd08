import CFixtures
import CKotlinBridge
import Fixtures
import KotlinBridge
import TestHelpers
import Testing

/// The parent of all suites against libfixtures.so.
///
/// They run one test at a time, because they compare counters of the whole process, and after each
/// test nothing may be left. Each suite is a nested type in an extension, in a file of its own.
@Suite(.serialized, .leavesNothing(in: library), .timeLimit(.minutes(isLongRun ? 240 : 2)))
enum FixtureSuites {}

/// The library of the fixtures.
var library: KotlinLibrary { FixturesLibrary.library }

/// The library's function table, for tests of the C boundary: a constant.
nonisolated(unsafe) let table: kb_library =
  fixtures_kotlin_bridge().assumingMemoryBound(to: kb_library.self).pointee

/// A state flow of a `Long` that no other test has, and that begins with 0.
func freshState() throws -> KotlinMutableStateFlow<Int64> {
  try state(name: freshName())
}

extension SeenFailure {
  /// The exception that the fixtures throw.
  static func fixture(_ message: String) -> SeenFailure {
    SeenFailure(code: .failed, typeName: "fixtures.FixtureException", message: message)
  }
}
