import Testing

@testable import KotlinBridgeGenerator

/// Declarations whose names are taken: they get another one, and a line in the list.
struct CollisionTests {
  private func record(_ name: String, _ fields: String...) -> String {
    let fields = fields.map { #"{"name": "\#($0)", "type": "Int"}"# }.joined(separator: ", ")
    return #"{"name": "\#(name)", "kind": "record", "fields": [\#(fields)]}"#
  }

  private func function(_ name: String, _ parameter: String, _ kotlin: String) -> String {
    #"{"name": "\#(name)", "kind": "plain", "parameters": [\#(parameter)], "result": "String", "kotlin": {\#(kotlin)}}"#
  }

  @Test func oneOfTwoClassesOfOneNameGetsANumber() throws {
    let generated = try Generated(types: [record("a.Position"), record("b.Position")])
    #expect(generated.fileNames == ["Position", "Position2", "SpaceLibrary"])
    #expect(
      generated.module.renamed.map(\.line)
        == ["b.Position: the name Position is taken by a.Position: it is Position2"])
  }

  /// A manifest that says the packages.
  private func packaged(_ functions: [(name: String, package: String)], _ packages: String...)
    throws -> Generated
  {
    let list = functions.map {
      function(
        "\($0.package).\($0.name)", "", #""name": "\#($0.name)", "package": "\#($0.package)""#)
    }
    let manifest = Generated.manifest(list).dropLast()
    let listed = packages.map { #""\#($0)""# }.joined(separator: ", ")
    return try Generated(manifest: #"\#(manifest), "packages": [\#(listed)]}"#)
  }

  @Test func aNameOfSeveralPackagesGoesToTheFirstOneOfTheList() throws {
    let generated = try packaged([("refresh", "a"), ("refresh", "x.weather")], "x.weather", "a")
    #expect(generated.declarations().contains("public func refresh() "))
    #expect(
      generated.module.renamed.map(\.line)
        == ["a.refresh: the name refresh is taken by x.weather.refresh: it is aRefresh"])
  }

  @Test func aNewPackageAtTheEndOfTheListChangesNoName() throws {
    let before = [("f", "b"), ("F", "b"), ("f", "c"), ("F", "c")]
    let old = try packaged(before, "b", "c")
    let new = try packaged(before + [("f", "a"), ("F", "a"), ("cF", "a")], "b", "c", "a")
    #expect(
      old.module.renamed.map(\.line) == [
        "b.f: the name f is taken by b.F: it is f2", "c.F: the name f is taken by b.F: it is cF",
        "c.f: the name f is taken by b.F: it is cF2",
      ])
    #expect(
      new.module.renamed.map(\.line).filter { !$0.hasPrefix("a.") }
        == old.module.renamed.map(\.line))
  }

  @Test func numbersDoNotDependOnThePlaceInAFile() throws {
    let functions = [("x_y", "a"), ("xY", "a")]
    #expect(try packaged(functions).module.renamed == packaged(functions.reversed()).module.renamed)
  }

  @Test func aClassInLowerCaseIsNoPackage() throws {
    let record =
      #"{"name": "a.Model.lemon.peel", "kind": "record", "fields": [], "kotlin": {"package": "a.Model"}}"#
    let generated = try Generated(types: [record])
    #expect(
      generated["Lemon"].contains(
        "extension Lemon {\n  /// Kotlin's `a.Model.lemon.peel`.\n  public struct Peel"))
  }

  @Test func aClassThatWouldHideATypeOfSwiftGetsTheModulesName() throws {
    let generated = try Generated(
      types: [record("a.String"), record("a.Error"), record("a.Alarm.Error")])
    #expect(
      generated.module.renamed.map(\.line) == [
        "a.String: the name String is taken: it is SpaceString",
        "a.Error: the name Error is taken: it is SpaceError",
        "a.Alarm.Error: the name Error is taken: it is Alarm.AlarmError",
      ])
  }

  @Test func aNestedClassDoesNotHideAnOuterOne() throws {
    let generated = try Generated(types: [record("a.Position"), record("a.Alarm.Position")])
    #expect(
      generated.module.renamed.map(\.line)
        == ["a.Alarm.Position: the name Position is taken: it is Alarm.AlarmPosition"])
  }

  @Test func aNestedClassDoesNotHaveTheNameThatAnOuterOneGets() throws {
    let generated = try Generated(types: [
      record("a.Space"), record("a.AllCases"), record("a.Space.AllCases"),
    ])
    #expect(
      generated.module.renamed.map(\.line) == [
        "a.AllCases: the name AllCases is taken: it is SpaceAllCases",
        "a.Space.AllCases: the name AllCases is taken by a.AllCases: it is Space.SpaceAllCases2",
      ])
  }

  @Test func aTypeBesideItsInterfaceDoesNotTakeTheNameOfAnotherClass() throws {
    let generated = try Generated(types: [
      Declared.interface("a.KittenView"), record("a.KittenView.Model"), record("a.KittenViewModel"),
    ])
    #expect(
      generated.fileNames
        == ["KittenView", "KittenViewModel", "KittenViewModel2", "SpaceLibrary"])
    #expect(
      generated.module.renamed.map(\.line) == [
        "a.KittenView.Model: the name KittenViewModel is taken by a.KittenViewModel: it is KittenViewModel2, unless @BridgeName names it"
      ])
  }

  @Test func typesBesideTwoInterfacesHaveTwoNames() throws {
    let generated = try Generated(types: [
      Declared.interface("a.Kitten"), Declared.interface("a.KittenView"),
      record("a.KittenView.Model"), record("a.Kitten.ViewModel"),
    ])
    #expect(
      generated.module.renamed.map(\.line) == [
        "a.Kitten.ViewModel: the name KittenViewModel is taken by a.KittenView.Model: it is KittenViewModel2, unless @BridgeName names it"
      ])
  }

  @Test func aNestedClassDoesNotHideATypeBesideAnInterface() throws {
    let generated = try Generated(types: [
      record("a.Alarm"), record("a.Alarm.KittenViewModel"), Declared.interface("a.KittenView"),
      record("a.KittenView.Model"),
    ])
    #expect(
      generated.module.renamed.map(\.line) == [
        "a.Alarm.KittenViewModel: the name KittenViewModel is taken by a.KittenView.Model: it is Alarm.KittenViewModel2"
      ])
  }

  @Test func aClassWithTheNameOfAPartOfSwiftsStringGetsTheModulesName() throws {
    let generated = try Generated(types: [record("a.Element"), record("a.Index")])
    #expect(generated.fileNames == ["SpaceElement", "SpaceIndex", "SpaceLibrary"])
  }

  @Test func aPropertyOfOneUseOfAGenericClassIsNoFunctionOfAnotherOne() throws {
    func member(_ type: String, _ kind: String) -> String {
      function(
        "\(type).size", #"{"name": "receiver", "type": "\#(type)"}"#,
        #""name": "size", "extension": true, "kind": "\#(kind)""#)
    }
    let generated = try Generated(
      functions: [member("a.Box<Int>", "getter"), member("a.Box<String>", "function")],
      types: [
        Declared.use("a.Box<Int>", of: "T", fields: "value: Int = #0"),
        Declared.use("a.Box<String>", of: "T", fields: "value: String = #0"),
      ])
    #expect(generated.declarations().contains("public var size: String"))
    #expect(generated.declarations().contains("public func size2() "))
  }

  @Test func theLibraryMayGiveNames() throws {
    let generated = try Generated(
      functions: [function("db", "", #""name": "db", "swift": "loudness""#)],
      types: [
        #"{"name": "a.Pos", "kind": "record", "fields": [], "kotlin": {"swift": "Position"}}"#
      ])
    #expect(generated.declarations().contains("public func loudness() "))
    #expect(generated.fileNames == ["Position", "Space", "SpaceLibrary"])
    #expect(generated.module.renamed == [])
  }

  @Test func fieldsThatDifferOnlyInTheirSpellingGetANumber() throws {
    let generated = try Generated(types: [record("a.User", "user_name", "userName")])
    #expect(generated["User"].contains("  public var userName2: Int32\n"))
    #expect(
      generated.module.renamed.map(\.line)
        == ["a.User.userName: the name userName is taken: it is userName2"])
  }

  @Test func functionsThatAreOneInSwiftGetANumber() throws {
    let generated = try Generated(
      function("f(Char)", #"{"name": "c", "type": "Char"}"#, #""name": "f""#),
      function("f(UShort)", #"{"name": "c", "type": "UShort"}"#, #""name": "f""#))
    #expect(generated.declarations().contains("public func f(c: UTF16.CodeUnit) "))
    #expect(generated.declarations().contains("public func f2(c: UInt16) "))
    #expect(generated.module.renamed.map(\.line) == ["f: the name f is taken by f: it is f2"])
  }

  @Test func listsOfCharactersAndNumbersAreOneTypeToSwift() throws {
    let generated = try Generated(
      function("f(List<Char>)", #"{"name": "c", "type": "List<Char>"}"#, #""name": "f""#),
      function("f(List<UShort>)", #"{"name": "c", "type": "List<UShort>"}"#, #""name": "f""#))
    #expect(generated.declarations().contains("public func f(c: [UTF16.CodeUnit]) "))
    #expect(generated.declarations().contains("public func f2(c: [UInt16]) "))
  }

  @Test func aMemberDoesNotHideAFunctionThatGeneratedCodeCalls() throws {
    let generated = try Generated(functions: [function("extendLifetime", "", "")])
    #expect(generated.declarations().contains("public func extendLifetimeValue() "))
  }

  @Test func aTypeWithoutCaseDoesNotHaveTheNameOfAMember() throws {
    let generated = try Generated(
      functions: [function("数", "", "")], types: [record("a.数"), record("a.Outer.数")])
    #expect(generated.declarations().contains("public func 数() "))
    #expect(
      generated.module.renamed.map(\.line) == [
        "a.数: the name 数 is taken: it is Space数",
        "a.Outer.数: the name 数 is taken: it is Outer.Outer数",
      ])
  }

  @Test func typesThatSwiftInfersFromHaveOtherNames() throws {
    let generated = try Generated(types: [record("a.Alarm.RawValue"), record("a.CodingKeys")])
    #expect(
      generated.module.renamed.map(\.line) == [
        "a.CodingKeys: the name CodingKeys is taken: it is SpaceCodingKeys",
        "a.Alarm.RawValue: the name RawValue is taken: it is Alarm.RawValue2",
      ])
  }

  @Test func aTypeParameterDoesNotHideTheLibrary() throws {
    let generated = try Generated(types: [
      Declared.use("a.Box<Int>", of: "SpaceLibrary", fields: "value: Int = #0")
    ])
    #expect(generated["Box"].contains("public struct Box<SpaceLibrary2: KotlinValue & Hashable>"))
  }

  @Test func filesWhoseNamesDifferInCaseAreOne() throws {
    let generated = try Generated(
      function("one", "", #""file": "URL""#), function("two", "", #""file": "Url""#))
    #expect(generated.fileNames == ["SpaceLibrary", "URL"])
    #expect(generated["URL"].contains("func two()"))
  }

  @Test func aFileIsNoProgramAndItsNameFitsTheFileSystem() throws {
    let long = String(repeating: "ü", count: 130)
    let generated = try Generated(
      function("one", "", #""file": "main""#), function("two", "", #""file": "\#(long)""#))
    #expect(generated.fileNames == ["Main", "SpaceLibrary", String(long.prefix(120))])
  }

  @Test func anExtensionFunctionDoesNotTakeTheNameOfAField() throws {
    let generated = try Generated(
      functions: [
        function(
          "x", #"{"name": "receiver", "type": "a.Point"}"#, #""name": "x", "extension": true"#)
      ], types: [record("a.Point", "x")])
    #expect(generated.declarations().contains("public func x2() "))
  }

  @Test func whatCantBeExpressedIsLeftOutWithWhatNeedsIt() throws {
    let generated = try Generated(
      functions: [
        function("good", "", #""name": "good""#),
        function("bad", #"{"name": "it", "type": "a.Outer?"}"#, #""name": "bad""#),
      ],
      types: [
        #"{"name": "a.Inner", "kind": "record", "fields": [{"name": "x", "type": "a.Unknown"}]}"#,
        #"{"name": "a.Outer", "kind": "record", "fields": [{"name": "in", "type": "List<a.Inner>"}]}"#,
        #"{"name": "a.Strange", "kind": "handle"}"#,
      ])
    #expect(generated.fileNames == ["Space", "SpaceLibrary"])
    #expect(
      generated.module.leftOut.map(\.line) == [
        "a.Inner: its field 'x': the manifest does not describe the type 'a.Unknown'",
        "a.Strange: the manifest gives it the unknown kind 'handle'",
        "a.Outer: its field 'in': the manifest does not describe the type 'a.Inner'",
        "bad: its parameter 'it': the manifest does not describe the type 'a.Outer'",
      ])
  }
}
