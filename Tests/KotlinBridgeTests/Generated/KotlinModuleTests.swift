import KotlinBridgeTesting
import Testing

@testable @_spi(GeneratedCode) import KotlinBridge

/// A library that code was generated for, and what it declares meanwhile.
@Suite struct KotlinModuleTests {
  /// A manifest with one function and one state, which a test changes.
  private struct Declared {
    var functions = [
      #"{"id":0,"name":"price","kind":"plain","parameters":[{"name":"of","type":"String"}],"result":"Long"}"#
    ]
    var flows = [
      #"{"id":0,"name":"stock","kind":"state","mutable":false,"parameters":[],"element":{"named":"shop.Item"}}"#
    ]
    var types = [
      #"{"name":"shop.Item","kind":"record","fields":[{"name":"name","type":"String"}]}"#
    ]

    func manifest() throws -> Manifest {
      let lists = [functions, flows, types].map { $0.joined(separator: ",") }
      return try Manifest(
        json: Array(
          """
          {"abi":6,"library":"shop","kotlin":"2.4.20","functions":[\(lists[0])],
          "flows":[\(lists[1])],"types":[\(lists[2])]}
          """.utf8))
    }
  }

  private func comparison(_ change: (inout Declared) -> Void) throws -> ManifestComparison {
    var changed = Declared()
    change(&changed)
    return try ManifestComparison(of: changed.manifest(), with: Declared().manifest())
  }

  private func differences(_ change: (inout Declared) -> Void) throws -> [String] {
    try comparison(change).differences
  }

  @Test func anEqualLibraryDoesNotDiffer() throws {
    #expect(try differences { _ in } == [])
  }

  @Test func moreThanTheCodeKnowsIsNoDifference() throws {
    #expect(
      try differences {
        $0.functions.insert($0.functions[0].replacing("price", with: "tax"), at: 0)
        $0.functions[1] = $0.functions[1].replacing(#""id":0"#, with: #""id":1"#)
        $0.flows.append($0.flows[0].replacing("stock", with: "orders"))
        $0.types.append($0.types[0].replacing("Item", with: "Order"))
      } == [])
  }

  @Test func oneCaseMoreOfAnEnumIsNamed() throws {
    let level = #"{"name":"shop.Level","kind":"enum","cases":["LOW"]}"#
    var newer = Declared()
    newer.types.append(level.replacing(#""LOW""#, with: #""LOW","HIGH""#))
    var older = Declared()
    older.types.append(level)
    #expect(
      try ManifestComparison(of: newer.manifest(), with: older.manifest()).differences
        == ["the type 'shop.Level' is enum of LOW, HIGH, not enum of LOW"])
  }

  @Test func anInterfaceThatCrossesInAnotherFormIsNamed() throws {
    let named = #"{"name":"shop.Named","kind":"object"}"#
    var newer = Declared()
    newer.types.append(named.replacing("}", with: #","cases":["shop.Item"]}"#))
    var older = Declared()
    older.types.append(named)
    #expect(
      try ManifestComparison(of: newer.manifest(), with: older.manifest()).differences
        == ["the type 'shop.Named' is object of shop.Item, not object()"])
  }

  @Test func aMemberOfAnotherActorIsNamed() throws {
    let view = #"""
      {"name":"shop.View","kind":"object","interface":{"number":1,"members":[{"function":0}]}}
      """#
    var newer = Declared()
    newer.types.append(view.replacing(#":0}"#, with: #":0,"main":true}"#))
    var older = Declared()
    older.types.append(view)
    #expect(
      try ManifestComparison(of: newer.manifest(), with: older.manifest()).differences
        == ["the member 'price' is isolated to the main actor"])
    #expect(
      try ManifestComparison(of: older.manifest(), with: newer.manifest()).differences
        == ["the member 'price' is not isolated to an actor"])
  }

  @Test func whatIsMissingIsNamed() throws {
    #expect(
      try differences {
        $0.functions = []
        $0.flows = []
        $0.types = []
      } == [
        "the function 'price' is missing", "the flow 'stock' is missing",
        "the type 'shop.Item' is missing",
      ])
  }

  @Test(arguments: [
    (#""type":"String""#, #""type":"Int""#, "(of: Int) -> Long, not (of: String) -> Long"),
    (
      #""result":"Long""#, #""result":{"nullable":"Long"}"#,
      "(of: String) -> Long?, not (of: String) -> Long"
    ),
    (#""plain""#, #""suspend""#, "suspend (of: String) -> Long, not (of: String) -> Long"),
    (
      #""result""#, #""placement":"io","result""#,
      "(of: String) -> Long on io, not (of: String) -> Long"
    ),
  ])
  func anotherSignatureIsNamed(_ old: String, _ new: String, _ difference: String) throws {
    #expect(
      try differences { $0.functions[0] = $0.functions[0].replacing(old, with: new) }
        == ["the function 'price' is \(difference)"])
  }

  @Test func otherFlowsAndTypesAreNamed() throws {
    #expect(
      try differences {
        $0.flows[0] = $0.flows[0].replacing("false", with: "true")
        $0.types[0] = $0.types[0].replacing(#""type":"String""#, with: #""type":"Long""#)
      } == [
        "the flow 'stock' is mutable state() of shop.Item, not state() of shop.Item",
        "the type 'shop.Item' is record(name: Long), not record(name: String)",
      ])
  }

  @Test func manyDifferencesAreCounted() throws {
    var many = Declared()
    many.functions = (0..<20).map { many.functions[0].replacing("price", with: "price\($0)") }
    let text = try ManifestComparison(of: Declared().manifest(), with: many.manifest()).text
    #expect(text.hasPrefix("the function 'price0' is missing, the function 'price1' is missing, "))
    #expect(text.hasSuffix(", and 12 more"))
  }

  // MARK: - Fakes

  private static let generated = GeneratedManifest(
    """
    {"abi":6,"library":"fake","kotlin":"2.4.20","types":[],"flows":[
    {"id":0,"name":"stock","kind":"state","mutable":true,"parameters":[],"element":"Long"}],
    "functions":[
    {"id":0,"name":"refund","kind":"plain","parameters":[],"result":"Unit"},
    {"id":1,"name":"price","kind":"plain","parameters":[{"name":"a0","type":"String"}],"result":"Long"}]}
    """, digest: 1, functions: 2, flows: 1)

  @Test func aFakeNamesWhatWasNotDeclared() throws {
    let fake = FakeLibrary(Self.generated)
    fake.function("price", taking: String.self, returning: Int64.self) { Int64($0.count) }
    let module = try KotlinModule(of: fake.open(), generatedFrom: Self.generated)
    #expect(try module.call(1, returning: Int64.self) { $0.write("tea") } == 3)
    typealias Refund = @convention(c) (UnsafeMutableRawPointer) -> Void
    let twin: Refund? = module.twin(0)
    #expect(twin == nil)
    let error = #expect(throws: KotlinError.self) {
      try KotlinModule.run(0, twin, of: module) { $0($1) }
    }
    #expect(error?.code == .misuse)
    #expect(
      error?.message
        == "the function 'refund' of the fake library 'fake' was called but not declared: declare it "
        + "with function(_:taking:returning:answer:)")
  }

  /// Their places in the lists are not their numbers.
  @Test func declarationsAreFoundByTheirNumbers() throws {
    let head = #"{"abi":6,"library":"fake","kotlin":"2.4.20","types":[],"flows":["#
    func state(_ id: Int, _ name: String) -> String {
      #"{"id":\#(id),"name":"\#(name)","kind":"state","mutable":true,"parameters":[],"element":"Long"}"#
    }
    func function(_ id: Int, _ name: String) -> String {
      #"{"id":\#(id),"name":"\#(name)","kind":"plain","parameters":[{"name":"a0","type":"Long"}],"#
        + #""result":"Long"}"#
    }
    let own =
      head + "\(state(0, "tea")),\(state(1, "milk"))],\"functions\":["
      + "\(function(0, "double")),\(function(1, "triple"))]}"
    let fake = FakeLibrary(manifest: Array(own.utf8))
    fake.function("double", taking: Int64.self, returning: Int64.self) { 2 * $0 }
    fake.function("triple", taking: Int64.self, returning: Int64.self) { 3 * $0 }
    _ = fake.stateFlow("tea", value: 7 as Int64)
    _ = fake.stateFlow("milk", value: 8 as Int64)
    let module = try KotlinModule(
      of: fake.open(),
      generatedFrom: GeneratedManifest(
        """
        {"abi":6,"library":"fake","kotlin":"2.4.20","types":[],"flows":[
        {"id":3,"name":"milk","kind":"state","mutable":true,"parameters":[],"element":"Long"},
        {"id":0,"name":"tea","kind":"state","mutable":true,"parameters":[],"element":"Long"}],
        "functions":[
        {"id":1,"name":"double","kind":"plain","parameters":[{"name":"a0","type":"Long"}],"result":"Long"},
        {"id":0,"name":"triple","kind":"plain","parameters":[{"name":"a0","type":"Long"}],"result":"Long"}]}
        """, digest: 1, functions: 2, flows: 2))
    #expect(try module.call(0, returning: Int64.self) { $0.write(5 as Int64) } == 15)
    #expect(try module.call(1, returning: Int64.self) { $0.write(5 as Int64) } == 10)
    #expect(try module.value(ofFlow: 0, as: Int64.self) == 7)
    #expect(try module.value(ofFlow: 3, as: Int64.self) == 8)
    #expect(throws: KotlinError.self) { try module.value(ofFlow: 1, as: Int64.self) }
    #expect(throws: KotlinError.self) { try module.call(9, returning: Int64.self) }
  }

  @Test func aLibraryWithAnotherSignatureIsRefused() throws {
    let json = Self.generated.json.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    let other = json.replacing(#""type":"String""#, with: #""type":"Long""#)
    let library = try FakeLibrary(manifest: Array(other.utf8)).open()
    let error = #expect(throws: KotlinError.self) {
      try KotlinModule(of: library, generatedFrom: Self.generated)
    }
    #expect(error?.code == .misuse)
    #expect(
      error?.message
        == "the library fake does not match the code that was generated for it: the function 'price' is "
        + "(a0: Long) -> Long, not (a0: String) -> Long; generate the code again")
  }
}
