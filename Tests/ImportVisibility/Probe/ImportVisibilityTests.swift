import ImportVisibilityNames
import KotlinBridge
import KotlinBridgeCombine
import KotlinBridgePublisher
import KotlinBridgeTesting
import Testing

/// Users who import the products' modules see no name of the C module.
@Suite struct ImportVisibilityTests {
  /// This does not compile if one of the modules brings a C name along, because the name is
  /// ambiguous then.
  @Test func noCNameLeaks() {
    // One by one and without a type, because a type would decide between two names.
    let version = KB_ABI_VERSION
    let status = KB_OK
    let place = KB_CANCEL_LATER
    #expect([version, status, place] == ["mine", "mine", "mine"])
    // The modules have been imported.
    #expect(KotlinDemand.unlimited != 1)
    #expect(Just(1) == Just(1))
    #expect(Subscribers.Demand.unlimited != .none)
    #expect("\(FakeLibrary.self)" == "FakeLibrary")
  }
}
