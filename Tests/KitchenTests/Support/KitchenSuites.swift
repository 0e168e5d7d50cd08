import CKitchen
import KotlinBridge
import KotlinBridgeTestSupport
import Testing

/// All tests of the generated module, one after the other, so that each can prove that nothing of it
/// is left in Kotlin.
@Suite(.serialized, .leavesNothing(in: kitchen)) struct KitchenSuites {}

/// The library that the module is linked to.
let kitchen = opened()

/// How many Kotlin objects Swift holds.
func liveObjects() throws -> Int { try kitchen.counters.handles }

private func opened() -> KotlinLibrary {
  do {
    return try KotlinLibrary(linked: kitchen_kotlin_bridge)
  } catch {
    fatalError("\(error)")
  }
}
