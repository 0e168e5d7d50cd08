import KotlinBridgeLocks
import KotlinBridgeTesting
import TestHelpers
import Testing

@testable @_spi(GeneratedCode) import KotlinBridge

/// The class of an object, by the number that a library answers: right ones, and those of a library that
/// lies or has other classes than the module.
@Suite struct ObjectClassTests {
  private let library = InProcessLibrary()
  /// What the library answers to `Any.type`: bytes, or a failure.
  private let answer = Guarded<[UInt8]?>(nil)
  /// What it was asked.
  private let asked = Guarded<[[UInt8]]>([])

  private static func manifest(_ types: String..., function: String = "Any.type") -> [UInt8] {
    Array(
      """
      {"abi":6,"library":"zoo","kotlin":"2.4.20","flows":[],"types":[\(types.joined(separator: ","))],
      "functions":[
      {"id":0,"name":"animal","kind":"plain","parameters":[],"result":{"named":"zoo.Animal"}},
      {"id":1,"name":"\(function)","kind":"plain","parameters":[{"name":"value","type":{"named":"kotlin.Any"}},
      {"name":"declared","type":"Int"}],"result":"Int"}]}
      """.utf8)
  }

  private static func declared(
    _ name: String, kind: String = "class", _ supertypes: String...
  ) -> String {
    let list = supertypes.map { "\"zoo.\($0)\"" }.joined(separator: ",")
    return """
      {"name":"zoo.\(name)","kind":"object","kotlin":{"kind":"\(kind)","supertypes":[\(list)]}}
      """
  }

  private static let any = #"{"name":"kotlin.Any","kind":"object"}"#
  private static let animal = declared("Animal", "Loud")
  private static let dog = declared("Dog", "Animal")
  private static let loud = declared("Loud", kind: "interface")

  /// The module has an Any, an Animal, a Dog and a Loud, in this order.
  private func module() throws -> KotlinModule {
    library.whenCalled { [answer, asked] index, arguments in
      if index == 0 { return .inPlace(InPlaceAnswer([7, 0, 0, 0, 0, 0, 0, 128])) }
      asked.withLock { $0.append(arguments) }
      guard let bytes = answer.value else {
        return .thrown(KotlinError(code: .failed, message: "nobody knows"))
      }
      return .inPlace(InPlaceAnswer(bytes))
    }
    return try KotlinModule(
      of: library.open(),
      generatedFrom: GeneratedManifest(
        """
        {"abi":6,"library":"zoo","kotlin":"2.4.20","flows":[],"types":[],
        "functions":[
        {"id":0,"name":"animal","kind":"plain","parameters":[],"result":{"named":"zoo.Animal"}}]}
        """, digest: 1, functions: 1, flows: 0, type: 1,
        classes: { [1: Animal.self, 2: Dog.self, 3: AnyLoud.self] }))
  }

  private func animal() throws -> Animal { try module().call(0, returning: Animal.self) }

  private func loud() throws -> any Loud {
    let handle: UInt64 = try module().call(0)
    return AnyLoud.kotlinAny(holding: handle, of: try module())
  }

  @Test func theAnswerIsTheClass() throws {
    library.manifest = Self.manifest(Self.any, Self.animal, Self.dog, Self.loud)
    answer.withLock { $0 = [2, 0, 0, 0] }
    #expect(try className(animal()) == "Dog")
    #expect(asked.value == [[7, 0, 0, 0, 0, 0, 0, 128, 1, 0, 0, 0]])
    #expect(try className(loud()) == "Dog")
    answer.withLock { $0 = [1, 0, 0, 0] }
    #expect(try className(animal()) == "Animal")
    #expect(try className(loud()) == "Animal")
  }

  /// Nobody asks for an object of a class that no other one extends.
  @Test func aFinalClassIsNoQuestion() throws {
    library.manifest = Self.manifest(Self.any, Self.animal, Self.dog, Self.loud)
    #expect(try className(module().call(0, returning: Dog.self)) == "Dog")
    #expect(asked.value.isEmpty)
  }

  @Test(
    arguments: [
      [0, 0, 0, 0], [4, 0, 0, 0], [255, 255, 255, 255], [255, 255, 255, 127], [3, 0, 0, 0], [], [2],
      nil,
    ] as [[UInt8]?])
  func aWrongAnswerGivesWhatIsDeclared(_ wrong: [UInt8]?) throws {
    library.manifest = Self.manifest(Self.any, Self.animal, Self.dog, Self.loud)
    answer.withLock { $0 = wrong }
    #expect(try className(animal()) == "Animal")
    #expect(try className(loud()) == "AnyLoud")
  }

  /// A class that the module has, and that has not what is declared.
  @Test func aClassThatDoesNotFitGivesWhatIsDeclared() throws {
    library.manifest = Self.manifest(Self.any, Self.animal, Self.dog, Self.loud)
    let module = try KotlinModule(
      of: module().library,
      generatedFrom: GeneratedManifest(
        Self.empty, digest: 1, functions: 0, flows: 0, type: 1,
        classes: { [1: Animal.self, 2: Stone.self, 3: AnyLoud.self] }))
    answer.withLock { $0 = [2, 0, 0, 0] }
    let handle: UInt64 = 7
    #expect(className(Animal.kotlinObject(holding: handle, of: module)) == "Animal")
    let loud: any Loud = AnyLoud.kotlinAny(holding: handle, of: module)
    #expect(className(loud) == "AnyLoud")
    let base: any Loud = AnyLoud(holding: handle, of: module).kotlinBase()
    #expect(className(base) == "AnyLoud")
  }

  private static let empty: StaticString =
    #"{"abi":6,"library":"zoo","kotlin":"2.4.20","flows":[],"types":[],"functions":[]}"#

  @Test func aLibraryThatCannotTellGivesWhatIsDeclared() throws {
    library.manifest = Self.manifest(Self.any, Self.animal, function: "tell")
    #expect(try className(animal()) == "Animal")
  }

  @Test func aNewerLibraryHasOtherNumbers() throws {
    library.manifest = Self.manifest(
      Self.declared("Ant", "Animal"), Self.loud, Self.dog, Self.any, Self.animal)
    answer.withLock { $0 = [2, 0, 0, 0] }
    #expect(try className(animal()) == "Dog")
    #expect(asked.value == [[7, 0, 0, 0, 0, 0, 0, 128, 4, 0, 0, 0]])
  }

  @Test func aClassThatOnlyANewerLibraryHasIsTheNearestOneThatIsKnown() throws {
    library.manifest = Self.manifest(
      Self.any, Self.animal, Self.dog, Self.loud, Self.declared("Hound", "Chased", "Loud", "Dog"),
      Self.declared("Whippet", "Hound"), Self.declared("Chased", kind: "interface"),
      Self.declared("Barking", kind: "interface", "Loud"))
    answer.withLock { $0 = [5, 0, 0, 0] }
    #expect(try className(animal()) == "Dog")
    #expect(try className(loud()) == "Dog")
    answer.withLock { $0 = [7, 0, 0, 0] }
    #expect(try className(loud()) == "AnyLoud")
    answer.withLock { $0 = [6, 0, 0, 0] }
    #expect(try className(animal()) == "Animal")
  }
}

private func className(_ object: KotlinObject) -> String {
  // A fake has no objects, and could not release one.
  kept.withLock { $0.append(object) }
  return "\(type(of: object))"
}

private let kept = Guarded<[KotlinObject]>([])

private protocol Loud: KotlinObject {}

private class Animal: KotlinObject, Loud, @unchecked Sendable {
  override class var kotlinName: String { "zoo.Animal" }
  override class var kotlinNumber: UInt32? { 1 }
}

private final class Dog: Animal, @unchecked Sendable {
  override class var kotlinName: String { "zoo.Dog" }
  override class var kotlinNumber: UInt32? { nil }
}

private final class AnyLoud: KotlinObject, Loud, @unchecked Sendable {
  override class var kotlinName: String { "zoo.Loud" }
  override class var kotlinNumber: UInt32? { 3 }
}

/// A class that no other one has to do with.
private final class Stone: KotlinObject, @unchecked Sendable {
  override class var kotlinName: String { "zoo.Dog" }
}
