import KotlinBridgeTesting
import Testing

@testable @_spi(Generated) import KotlinBridge

/// A library that code was generated for, and what it declares meanwhile.
@Suite struct KotlinModuleTests {
  /// A manifest with one function and one state, which a test changes.
  private struct Declared {
    var functions = [
      #"{"id":0,"name":"price","kind":"plain","parameters":[{"name":"of","type":"String"}],"result":"Long"}"#
    ]
    var flows = [
      #"{"id":0,"name":"stock","kind":"state","mutable":false,"parameters":[],"element":"shop.Item"}"#
    ]
    var types = [
      #"{"name":"shop.Item","kind":"record","fields":[{"name":"name","type":"String"}]}"#
    ]

    func manifest() throws -> Manifest {
      let lists = [functions, flows, types].map { $0.joined(separator: ",") }
      return try Manifest(
        json: Array(
          """
          {"abi":5,"library":"shop","kotlin":"2.4.20","functions":[\(lists[0])],
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

  @Test func oneFunctionMoreIsNamed() throws {
    let more = #"{"id":1,"name":"refund","kind":"suspend","parameters":[],"result":"Unit"}"#
    #expect(try differences { $0.functions.append(more) } == ["the function 'refund' is new"])
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
    (#""result":"Long""#, #""result":"Long?""#, "(of: String) -> Long?, not (of: String) -> Long"),
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

  @Test func anotherNumberIsNamed() throws {
    #expect(
      try differences {
        $0.functions.insert($0.functions[0].replacing("price", with: "tax"), at: 0)
        $0.functions[1] = $0.functions[1].replacing(#""id":0"#, with: #""id":1"#)
      } == ["the function 'price' has another number", "the function 'tax' is new"])
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
    let text = try comparison { declared in
      let price = declared.functions[0]
      declared.functions = (0..<20).map { price.replacing("price", with: "price\($0)") }
    }.text
    #expect(text.hasPrefix("the function 'price' is missing, the function 'price0' is new, "))
    #expect(text.hasSuffix(", and 13 more"))
  }

  // MARK: - Fakes

  private static let generated: StaticString = """
    {"abi":5,"library":"fake","kotlin":"2.4.20","types":[],"flows":[
    {"id":0,"name":"stock","kind":"state","mutable":true,"parameters":[],"element":"Long"}],
    "functions":[
    {"id":0,"name":"refund","kind":"plain","parameters":[],"result":"Unit"},
    {"id":1,"name":"price","kind":"plain","parameters":[{"name":"a0","type":"String"}],"result":"Long"}]}
    """

  @Test func aFakeMayLackDeclarations() throws {
    let fake = FakeLibrary()
    fake.function("price", taking: String.self, returning: Int64.self) { Int64($0.count) }
    let module = try KotlinModule(of: fake.open(), generatedFrom: Self.generated, digest: 1)
    #expect(try module.call(1, returning: Int64.self) { $0.write("tea") } == 3)
    typealias Refund = @convention(c) (UnsafeMutableRawPointer) -> Void
    let twin: Refund? = module.twin(0)
    #expect(twin == nil)
    let error = #expect(throws: KotlinError.self) { try module.run(0, twin) { $0($1) } }
    #expect(error?.message == "the library fake has no function with the number 0")
  }

  @Test func aFakeWithAnotherSignatureIsRefused() throws {
    let fake = FakeLibrary()
    fake.function("price", taking: Int64.self) { (_: Int64) in }
    let library = try fake.open()
    let error = #expect(throws: KotlinError.self) {
      try KotlinModule(of: library, generatedFrom: Self.generated, digest: 1)
    }
    #expect(error?.code == .misuse)
    #expect(
      error?.message
        == "the library fake is not as the code for it was generated: the function 'price' is "
        + "(Long) -> Unit, not (String) -> Long; generate the code again")
  }
}
