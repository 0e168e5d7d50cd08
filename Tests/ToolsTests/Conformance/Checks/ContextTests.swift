import Testing

@testable import KotlinBridgeConformance

/// The contexts that C gets.
@Suite(.serialized) struct ContextTests {
  private final class Thing: Sendable {}

  @Test func aContextLeadsToItsObjectUntilItIsRemoved() {
    let thing = Thing()
    let context = Contexts.add(thing)
    let before = Contexts.strange
    #expect(Contexts.object(context, as: Thing.self) === thing)
    Contexts.remove(context)
    #expect(Contexts.object(context, as: Thing.self) == nil)
    #expect(Contexts.strange == before)
  }

  @Test func aContextThatNobodyMadeIsNoted() async {
    await #expect(processExitsWith: .success) {
      var local = 0
      let strange = withUnsafeMutablePointer(to: &local) { UnsafeMutableRawPointer($0) }
      precondition(Contexts.object(strange, as: Thing.self) == nil)
      precondition(Contexts.object(nil, as: Thing.self) == nil)
      precondition(Contexts.strange == ["\(strange)", "NULL"])
    }
  }
}
