import Kitchen
@_spi(GeneratedCode) import KotlinBridge
import Testing

/// A module that was generated before its library got more declarations, which moved the numbers.
@Suite struct NewerLibraryTests {
  private let module: KotlinModule

  init() throws {
    module = try KotlinModule(of: KitchenLibrary.library, generatedFrom: Self.older)
  }

  private static let older = GeneratedManifest(
    """
    {"abi":6,"library":"kitchen","kotlin":"2.0.0",
    "types":[],"flows":[
    {"id":0,"name":"number","kind":"state","mutable":true,"parameters":[],"element":"Int"},
    {"id":1,"name":"counts","kind":"flow","mutable":false,
    "parameters":[{"name":"flow","type":{"named":"kotlin.Any"}}],"element":"Int"}],
    "functions":[
    {"id":0,"name":"grams","kind":"plain",
    "parameters":[{"name":"ounces","type":"Double"}],"result":"Double"},
    {"id":1,"name":"animal","kind":"plain",
    "parameters":[{"name":"kind","type":"Int"}],"result":{"named":"kitchen.Animal"}},
    {"id":2,"name":"soundLater","kind":"suspend",
    "parameters":[{"name":"kind","type":"Int"}],"result":{"named":"kitchen.Voiced"}},
    {"id":3,"name":"make counts","kind":"plain","flow":1,
    "parameters":[{"name":"count","type":"Int"}],"result":{"named":"kotlin.Any"}}]}
    """, digest: 1, functions: 4, flows: 2, type: 3,
    classes: {
      [
        Animal.kotlinNumber!: Animal.self, AnyVoiced.Object.kotlinNumber!: AnyVoiced.Object.self,
        1000: Dog.self,
      ]
    })

  /// Generated code has a shorter manifest than its library, which must say the same of each declaration.
  @Test func theModuleTakesALibraryThatDiffersInNothingButItsDigest() throws {
    let generated = GeneratedManifest(
      KitchenLibrary.link.manifest.json, digest: 1, functions: 0, flows: 0, classes: { [:] })
    _ = try KotlinModule(of: KitchenLibrary.library, generatedFrom: generated)
  }

  @Test func itsFunctionsAreFoundByName() throws {
    let expected = try __grams(ounces: 3)
    #expect(try module.call(0, returning: Double.self) { $0.write(3.0) } == expected)
  }

  /// And one that the module does not have is the nearest one that it has.
  @Test func itsClassesAreFoundByName() throws {
    let classes = try (0..<6).map { (kind: Int32) in
      let handle: UInt64 = try module.call(1) { $0.write(kind) }
      return "\(type(of: Animal.kotlinObject(holding: handle, of: module)))"
    }
    #expect(classes == ["Animal", "Dog", "Dog", "Animal", "Dog", "Animal"])
  }

  @Test func aCompletionHandlerGetsAnObjectOfItsOwnClass() async throws {
    let voiced = try await withCheckedThrowingContinuation { continuation in
      let completion: KotlinCompletion<any Voiced> = {
        continuation.resume(with: $0.mapError { $0 })
      }
      module.callSuspending(
        2, on: .default, completion: completion,
        object: { [module] (handle: UInt64) in
          AnyVoiced.Object.kotlinAny(holding: handle, of: module)
        }
      ) { $0.write(1 as Int32) }
    }
    #expect(voiced is Dog)
  }

  @Test func itsTypedTwinsAreFoundByName() throws {
    typealias Grams = @convention(c) (Double, UnsafeMutableRawPointer) -> Double
    let found: Grams? = module.twin(0)
    let twin = try #require(found)
    #expect(try KotlinCatch.catching { twin(3, $0) } == __grams(ounces: 3))
  }

  @Test func itsFlowsAreFoundByName() async throws {
    var elements: [Int32] = []
    let handle: UInt64 = try module.call(3) { $0.write(3 as Int32) }
    for try await element in KotlinFlow<Int32>(of: module, flow: 1, made: handle) {
      elements.append(element)
    }
    #expect(elements.count == 3)
    let state = KotlinMutableStateFlow<Int32>(of: module, flow: 0)
    #expect(try state.get() == Kitchen.number.get())
  }
}
