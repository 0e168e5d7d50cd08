import Testing

@testable import KotlinBridgeGenerator

/// Names of members that others have.
struct MemberNameTests {
  private let store = Declared.object("space.Store")

  @Test func aMemberKeepsClearOfThoseOfSupertypes() throws {
    let generated = try Generated(
      Declared.member("area", of: "space.Circle", result: "Int"),
      Declared.member("name", of: "space.Circle", result: "Int"),
      Declared.companion("area", of: "space.Shape", "of: Int", result: "Int"),
      Declared.member("area", of: "space.Shape", result: "Int"),
      Declared.member("name", of: "space.Named", result: "Int"),
      types: [
        Declared.object("space.Circle", extends: "space.Shape"),
        Declared.object("space.Shape", extends: "space.Named"), Declared.interface("space.Named"),
      ])
    #expect(
      generated.module.renamed.map(\.line) == [
        "space.Circle.area: the name area is taken by space.Shape.area: it is area2",
        "space.Circle.name: the name name is taken by space.Named.name: it is name2",
      ])
    #expect(generated.declarations().contains("extension Circle {\n  public func area2() "))
  }

  @Test func aMemberKeepsClearOfThoseOfEachObject() throws {
    let names = ["hash", "hashValue", "kotlinHandle", "kotlinModule", "write"]
    let generated = try Generated(
      functions: names.map { Declared.member($0, of: "space.Store") }, types: [store])
    #expect(
      generated.module.renamed.map(\.line)
        == names.map { "space.Store.\($0): the name \($0) is taken: it is \($0)2" })
  }

  @Test func aDescriptionKeepsClearOfSwiftsWhereAClassHasToString() throws {
    let description = Declared.member(
      "description", of: "space.Shape", result: "String", kotlin: #""kind": "getter""#)
    let toString = Declared.member("toString", of: "space.Circle", result: "String")
    let types = [
      Declared.object("space.Shape"), Declared.object("space.Circle", extends: "space.Shape"),
    ]
    #expect(try Generated(functions: [description], types: types).module.renamed == [])
    #expect(
      try Generated(functions: [description, toString], types: types).module.renamed.map(\.line)
        == ["space.Shape.description: the name description is taken: it is description2"])
  }
}
