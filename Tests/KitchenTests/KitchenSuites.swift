import CKitchen
import Kitchen
import KotlinBridge
import TestHelpers
import Testing

/// All tests of the generated module, one after the other, so that each can prove that nothing of it
/// is left in Kotlin.
@Suite(
  .serialized, .leavesNothing(in: kitchen, stirring: { try await stirDefaultDispatcher() })
)
struct KitchenSuites {}

/// The library that the module is linked to.
let kitchen = opened()

/// How many Kotlin objects Swift holds.
func liveObjects() throws -> Int { try kitchen.counters.handles }

/// So many objects are held, once the jobs have unwound, which they do on Kotlin's threads. A job has
/// a handle too, until shortly after its answer.
func held(_ count: Int) async throws {
  let clock = ContinuousClock()
  let end = clock.now.advanced(by: .seconds(90))
  while try liveObjects() != count, clock.now < end { await Task.yield() }
  #expect(try liveObjects() == count)
}

private func opened() -> KotlinLibrary {
  do {
    return try KotlinLibrary(linked: kitchen_kotlin_bridge)
  } catch {
    fatalError("\(error)")
  }
}
