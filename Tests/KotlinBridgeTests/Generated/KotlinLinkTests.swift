import KotlinBridgeTesting
import Testing

@testable @_spi(GeneratedCode) import KotlinBridge

/// Which library a generated module uses, and what it calls there by number.
@Suite struct KotlinLinkTests {
  private static let generated = GeneratedManifest(
    """
    {"abi":6,"library":"fake","kotlin":"2.4.20",
    "types":[{"name":"kotlin.Any","kind":"object"}],"flows":[
    {"id":0,"name":"ticks","kind":"flow","mutable":false,"parameters":[],"element":"Long"},
    {"id":1,"name":"stock","kind":"state","mutable":true,"parameters":[],"element":"Long"},
    {"id":2,"name":"counts","kind":"flow","mutable":false,
    "parameters":[{"name":"flow","type":{"named":"kotlin.Any"}}],"element":"Long"}],
    "functions":[
    {"id":0,"name":"refund","kind":"suspend","parameters":[],"result":"Unit"},
    {"id":1,"name":"price","kind":"suspend","parameters":[{"name":"a0","type":"String"}],"result":"Long"},
    {"id":2,"name":"make counts","kind":"plain","flow":2,
    "parameters":[{"name":"a0","type":"Long"}],"result":{"named":"kotlin.Any"}}]}
    """, digest: 1, functions: 3, flows: 3)

  private func link() -> KotlinLink {
    KotlinLink(to: { nil }, generatedFrom: Self.generated)
  }

  private func price(_ offset: Int64) -> FakeLibrary {
    let fake = FakeLibrary(Self.generated)
    fake.function("price", taking: String.self, returning: Int64.self) { Int64($0.count) + offset }
    return fake
  }

  @Test func theLibraryThatIsGivenLastIsUsed() async throws {
    let (first, second) = (price(0), price(10))
    let link = link()
    try link.use(first.open())
    try link.use(second.open())
    let result = try await link.module().callSuspending(1, returning: Int64.self) {
      $0.write("tea")
    }
    #expect(result == 13)
  }

  @Test func afterTheFirstUseNoOtherIsTaken() throws {
    let fake = price(0)
    let link = link()
    try link.use(fake.open())
    let module = try link.module()
    let error = #expect(throws: KotlinError.self) { try link.use(fake.open()) }
    #expect(
      error?.message
        == "use(_:) was called too late for the library fake: call it before the first use of the module"
    )
    #expect(try link.module().library === module.library)
  }

  @Test func aLibraryThatDiffersIsRefusedAndAnotherMayBeGiven() throws {
    let wrong = FakeLibrary(
      manifest: Array(
        #"{"abi":6,"library":"fake","kotlin":"2.4.20","flows":[],"functions":[]}"#.utf8))
    let link = link()
    #expect(throws: KotlinError.self) { try link.use(wrong.open()) }
    let fake = price(0)
    try link.use(fake.open())
    _ = try link.module()
  }

  @Test func aLinkedLibraryThatCantBeSetUpIsAnError() {
    let link = link()
    let error = #expect(throws: KotlinError.self) { try link.module() }
    #expect(error?.message.hasPrefix("the linked library could not be set up") == true)
  }

  // MARK: - Calls and flows by number

  @Test func aCallThatSuspendsAnswersLater() async throws {
    let fake = FakeLibrary(Self.generated)
    let price = fake.function("price", taking: String.self, returning: Int64.self)
    let module = try KotlinModule(of: fake.open(), generatedFrom: Self.generated)
    let result = Task {
      try await module.callSuspending(1, returning: Int64.self) { $0.write("tea") }
    }
    try await price.call().answer(7)
    #expect(try await result.value == 7)
  }

  @Test func whatKotlinThrowsIsThrown() async throws {
    let fake = FakeLibrary(Self.generated)
    fake.function("price", taking: String.self, returning: Int64.self) { _ in
      throw KotlinError(code: .failed, message: "sold out")
    }
    let module = try KotlinModule(of: fake.open(), generatedFrom: Self.generated)
    let error = await #expect(throws: KotlinError.self) {
      try await module.callSuspending(1, returning: Int64.self) { $0.write("tea") }
    }
    #expect(error?.message == "sold out")
  }

  @Test func flowsAndStatesAreReachedByNumber() async throws {
    let fake = FakeLibrary(Self.generated)
    fake.flow("counts", taking: Int64.self, of: Int64.self) { script, count in
      for number in 0..<count { script.emit(number) }
      script.complete()
    }
    fake.stateFlow("stock", value: 3 as Int64)
    let module = try KotlinModule(of: fake.open(), generatedFrom: Self.generated)
    var elements: [Int64] = []
    let handle: UInt64 = try module.call(2) { $0.write(2 as Int64) }
    for try await element in KotlinFlow<Int64>(of: module, flow: 2, made: handle) {
      elements.append(element)
    }
    #expect(elements == [0, 1])
    let state = KotlinMutableStateFlow<Int64>(of: module, flow: 1)
    state.value = 5
    #expect(KotlinStateFlow<Int64>(of: module, flow: 1).value == 5)
    let error = await #expect(throws: KotlinError.self) {
      for try await _ in KotlinFlow<Int64>(of: module, flow: 0) {}
    }
    #expect(
      error?.message.hasPrefix("the flow 'ticks' of the fake library 'fake' was used") == true)
  }
}
