import KotlinBridge
import Testing

@testable import KotlinBridgeConformance

/// The harness says in words what is wrong with a manifest.
struct ManifestProblemTests {
  private func flow(
    id: Int = 0, name: String = "f", kind: String = "flow", mutable: Bool = false,
    element: String = #""Long""#, more: String = ""
  ) -> String {
    """
    { "id": \(id), "name": "\(name)", "kind": "\(kind)", "mutable": \(mutable), "parameters": [],
      "element": \(element)\(more) }
    """
  }

  private func problems(types: String = "", flows: String...) throws -> [String] {
    try document(types, flows: flows.joined(separator: ",")).problems(abi: 6, library: "shop")
  }

  @Test func aRightOneHasNone() throws {
    let point =
      #"{ "name": "a.P", "kind": "record", "fields": [{ "name": "x", "type": "Double" }] }"#
    let state = flow(
      id: 1, name: "g", kind: "state", mutable: true,
      element: #"{ "list": { "nullable": { "named": "a.P" } } }"#)
    #expect(try problems(types: point, flows: flow(), state) == [])
  }

  @Test func headAndIdsAndKindsAreChecked() throws {
    let right = try document("", flows: flow())
    #expect(
      right.problems(abi: 7, library: "other") == [
        "abi is 6, but the table's version is 7",
        "library is 'shop', but its entry belongs to 'other'",
      ])
    #expect(try problems(flows: flow(id: 3)) == ["the flow 'f' has the id 3, not its index 0"])
    #expect(
      try problems(flows: flow(kind: "hot")) == [
        "the flow 'f' has the kind 'hot', not 'flow', 'state', 'shared'"
      ])
    #expect(
      try problems(flows: flow(mutable: true)) == ["the flow 'f' is mutable but not a state flow"])
    #expect(try problems(flows: flow(), flow(id: 1)) == ["two flows are named 'f'"])
  }

  @Test(arguments: ["caller", "default", "io"])
  func whereAndHowFarAheadMayBeSaid(_ placement: String) throws {
    let more = #", "placement": "\#(placement)", "window": 0"#
    #expect(try problems(flows: flow(more: more)) == [])
    let function = """
      { "id": 0, "name": "f", "kind": "plain", "placement": "\(placement)", "parameters": [],
        "result": "Long" }
      """
    #expect(try document("", functions: function).problems(abi: 6, library: "shop") == [])
  }

  @Test func unknownPlacementsAndNegativeWindowsAreProblems() throws {
    #expect(
      try problems(flows: flow(more: #", "placement": "main", "window": -1"#)) == [
        "the flow 'f' has the placement 'main', not 'caller', 'default', 'io'",
        "the flow 'f' has an invalid window of -1 elements",
      ])
    let function = """
      { "id": 0, "name": "f", "kind": "plain", "placement": "", "parameters": [], "result": "Long" }
      """
    #expect(
      try document("", functions: function).problems(abi: 6, library: "shop") == [
        "the function 'f' has the placement '', not 'caller', 'default', 'io'"
      ])
    #expect(throws: ManifestError.self) {
      try problems(flows: flow(more: #", "window": "wide""#))
    }
  }

  @Test func typesMustBeDescribed() throws {
    #expect(
      try problems(flows: flow(element: #"{ "named": "a.P" }"#)) == [
        "the flow 'f': the type 'a.P' is not described in types"
      ])
  }

  @Test(
    arguments: [
      #"{ "name": "a", "kind": "class", "fields": [] }"#, #"{ "name": "a", "kind": "record" }"#,
      #"{ "name": "a", "kind": "enum", "cases": [] }"#,
      #"{ "name": "a", "kind": "sealed", "cases": ["b"] }"#,
      #"{ "name": "a", "kind": "record", "fields": [{ "name": "x", "type": { "named": "b" } }] }"#,
      #"{ "name": "a", "kind": "record", "fields": [{ "name": "x", "type": { "named": "a" } }] }"#,
      #"{ "name": "a", "kind": "sealed", "cases": ["b"] }, { "name": "b", "kind": "record", "fields": [{ "name": "x", "type": { "named": "a" } }] }"#,
      #"{ "name": "a", "kind": "enum", "cases": ["x"] }, { "name": "a", "kind": "enum", "cases": ["x"] }"#,
    ])
  func wrongDescriptionsAreProblems(_ types: String) throws {
    #expect(try problems(types: types).count == 1)
  }

  @Test(arguments: ["", "{}", "[]", "\u{FF}", #"{ "abi": "1" }"#])
  func whatIsNoManifestIsAnError(_ json: String) {
    #expect(throws: ManifestError.self) { try Manifest(checking: Array(json.utf8)) }
  }

  @Test func bytesThatAreNotUTF8AreAnError() {
    #expect(throws: ManifestError("the manifest is not UTF-8")) {
      try Manifest(checking: [0x7B, 0xFF, 0x7D])
    }
  }
}
