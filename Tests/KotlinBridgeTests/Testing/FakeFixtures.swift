@_spi(GeneratedCode) import Fixtures
import Kitchen
@_spi(GeneratedCode) import KotlinBridge
import KotlinBridgeTesting
import Testing

/// A fake of the library `fixtures` with a module of its own in front of it, and what the generated
/// module `Fixtures` has, by the same names.
///
/// The generated code of a process has one library; many of these may be used side by side.
struct FakeFixtures: Sendable {
  let fake = FakeLibrary(of: FixturesLibrary.self)
  let library: KotlinLibrary
  private let module: KotlinModule

  init() throws {
    library = try fake.open()
    module = try KotlinModule(of: library, generatedFrom: FixturesLibrary.link.manifest)
  }

  // MARK: - Flows

  /// A flow with its arguments.
  func flow<Element: KotlinValue, each Argument: KotlinValue>(
    _ name: String, _ argument: repeat each Argument, of element: Element.Type = Element.self,
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> KotlinFlow<Element> {
    KotlinFlow(
      of: module, flow: try module.number(ofFlowNamed: name),
      made: try make(name, repeat each argument, fileID: fileID, line: line),
      fileID: fileID, line: line)
  }

  /// Calls what makes a flow.
  private func make<each Argument: KotlinValue>(
    _ name: String, _ argument: repeat each Argument, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws -> UInt64 {
    try module.call(module.number(ofFunctionNamed: "make \(name)"), fileID: fileID, line: line) {
      writer in
      repeat writer.write(each argument)
    }
  }

  func neverEmits(
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> KotlinFlow<Int64> {
    try flow("neverEmits", fileID: fileID, line: line)
  }

  func longs(
    n: Int64, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> KotlinFlow<Int64> {
    try flow("longs", n, fileID: fileID, line: line)
  }

  func throwsAt(k: Int64, message: String) throws -> KotlinFlow<Int64> {
    try flow("throwsAt", k, message)
  }

  func units(n: Int64) throws -> KotlinFlow<KotlinUnit> { try flow("units", n) }

  func replaysTwo(name: String) throws -> KotlinFlow<Int64> {
    try flow("replaysTwo", name)
  }

  func replaysNothing(name: String) throws -> KotlinFlow<Int64> {
    try flow("replaysNothing", name)
  }

  /// Waits until nothing but flows is alive, which a test has as constants.
  func expectOnlyFlowsLive(_ count: Int = 1) async throws {
    while try library.counters.jobs > 0 { await Task.yield() }
    #expect(KotlinTrace.live(in: library).isEmpty)
    #expect(try library.counters.handles <= count)
  }

  // MARK: - States

  var plainState: KotlinMutableStateFlow<Int64> {
    get throws(KotlinError) {
      KotlinMutableStateFlow(of: module, flow: try module.number(ofFlowNamed: "plainState"))
    }
  }

  func readOnlyState(name: String) throws -> KotlinStateFlow<Int64> {
    KotlinStateFlow(
      of: module, flow: try module.number(ofFlowNamed: "readOnlyState"),
      made: try make("readOnlyState", name))
  }

  // MARK: - Functions

  /// A call of a function.
  nonisolated(nonsending) func call<Result: KotlinValue, each Argument: KotlinValue>(
    _ name: String, _ argument: repeat each Argument, returning result: Result.Type = Result.self,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> Result {
    try await module.callSuspending(
      module.number(ofFunctionNamed: name), returning: result, fileID: fileID, line: line
    ) { writer in
      repeat writer.write(each argument)
    }
  }

  nonisolated(nonsending) func value(fileID: StaticString = #fileID, line: UInt = #line)
    async throws -> Int64
  {
    try await call("value", fileID: fileID, line: line)
  }

  func value(
    fileID: StaticString = #fileID, line: UInt = #line,
    completion: @escaping KotlinCompletion<Int64>
  ) throws -> KotlinJob {
    module.callSuspending(
      try module.number(ofFunctionNamed: "value"), on: .default, completion: completion,
      fileID: fileID, line: line)
  }

  nonisolated(nonsending) func add(
    a: Int64, b: Int64, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> Int64 {
    try await call("add", a, b, fileID: fileID, line: line)
  }

  nonisolated(nonsending) func text(n: Int64) async throws -> String { try await call("text", n) }

  nonisolated(nonsending) func unit() async throws {
    _ = try await call("unit", returning: KotlinUnit.self)
  }

  nonisolated(nonsending) func launchesAndForgets(message: String) async throws {
    _ = try await call("launchesAndForgets", message, returning: KotlinUnit.self)
  }
}

/// A fake of the library `fixtures` behind the generated module, of which a process has one.
func fakeOfFixtures() throws -> FakeLibrary {
  let fake = FakeLibrary(of: FixturesLibrary.self)
  try FixturesLibrary.use(fake.open())
  return fake
}

/// A fake of the library `kitchen` behind the generated module, of which a process has one.
func fakeOfKitchen() throws -> FakeLibrary {
  let fake = FakeLibrary(of: KitchenLibrary.self)
  try KitchenLibrary.use(fake.open())
  return fake
}
