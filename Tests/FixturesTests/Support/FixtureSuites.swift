import CFixtures
import CKotlinBridge
import KotlinBridge
import KotlinBridgeTestSupport
import Testing

/// The parent of all suites against libfixtures.so.
///
/// They run one test at a time, because they compare counters of the whole process, and after each
/// test nothing may be left. Each suite is a nested type in an extension, in a file of its own.
@Suite(.serialized, .leavesNothing(in: library), .timeLimit(.minutes(isLongRun ? 240 : 2)))
enum FixtureSuites {}

/// The library of the fixtures, set up once.
let library: KotlinLibrary = {
  do {
    return try KotlinLibrary(linked: fixtures_kotlin_bridge)
  } catch {
    fatalError("libfixtures.so can't be used: \(error)")
  }
}()

/// The library's function table, for tests of the C boundary: a constant.
nonisolated(unsafe) let table: kb_library =
  fixtures_kotlin_bridge().assumingMemoryBound(to: kb_library.self).pointee

/// A flow of `Long` elements by its name and arguments.
func numbers<each Argument: KotlinValue>(
  _ name: String, _ argument: repeat each Argument
) throws -> KotlinFlow<Int64> {
  try library.flow(name, repeat each argument)
}

/// A state flow of a `Long` that no other test has, and that begins with 0.
func freshState() throws -> KotlinMutableStateFlow<Int64> {
  try library.mutableStateFlow("state", freshName())
}

extension SeenFailure {
  /// The exception that the fixtures throw.
  static func fixture(_ message: String) -> SeenFailure {
    SeenFailure(code: .failed, typeName: "fixtures.FixtureException", message: message)
  }
}
