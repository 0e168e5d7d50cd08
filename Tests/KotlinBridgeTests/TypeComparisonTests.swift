import KotlinBridgeTestSupport
import KotlinBridgeTesting
import Testing

@testable @_spi(Generated) import KotlinBridge

/// A type that is only compared.
private protocol ComparedType: KotlinValue {}

extension ComparedType {
  init(from reader: inout KotlinReader) throws(KotlinError) { fatalError("it is only compared") }
  func write(to writer: inout KotlinWriter) {}
}

private struct Spot: ComparedType, Hashable {
  static var kotlinType: KotlinType {
    .record("a.Spot", Self.self, ("latitude", Double.self), ("longitude", Double.self))
  }
}

private struct Trip: ComparedType {
  static var kotlinType: KotlinType {
    .record("a.Trip", Self.self, ("stops", [Spot].self), ("months", Int64.self))
  }
}

private enum Level: String, CaseIterable, ComparedType {
  case low = "LOW"
  case high = "HIGH"
  static var kotlinType: KotlinType { .enumeration("a.Level", Self.self) }
}

private struct Form: ComparedType {
  static var kotlinType: KotlinType {
    .sealed(
      "a.Form", Self.self, .case("a.Form.Blank"), .case("a.Form.Circle", ("radius", Double.self)),
      .case("a.Form.Group", ("forms", [Form].self)))
  }
}

/// What a lookup finds when it compares a Swift type with the type that the library declares.
@Suite struct TypeComparisonTests {
  typealias Declared = Manifest.DeclaredType

  private func record(_ name: String, _ fields: KeyValuePairs<String, String>) -> Declared {
    Declared(
      name: name, kind: "record",
      fields: fields.map { .init(name: $0, type: try! TypeTrees.type($1)) },
      cases: nil)
  }

  private func cases(_ name: String, _ kind: String, _ cases: [String]) -> Declared {
    Declared(name: name, kind: kind, fields: nil, cases: cases)
  }

  private var forms: [Declared] {
    [
      cases("a.Form", "sealed", ["a.Form.Blank", "a.Form.Circle", "a.Form.Group"]),
      record("a.Form.Blank", [:]), record("a.Form.Circle", ["radius": "Double"]),
      record("a.Form.Group", ["forms": "List<a.Form>"]),
      record("a.Spot", ["latitude": "Double", "longitude": "Double"]),
      Declared(name: "a.Thing", kind: "object", fields: nil, cases: nil),
      record("a.Owner", ["thing": "a.Thing", "count": "Int"]),
    ]
  }

  private func difference<Value: KotlinValue>(
    _ type: Value.Type, from name: String, _ declared: Declared...
  ) -> String? { difference(type, from: name, declared) }

  private func difference<Value: KotlinValue>(
    _ type: Value.Type, from name: String, _ declared: [Declared]
  ) -> String? {
    var comparison = TypeComparison(DeclaredTypes(declared))
    switch comparison.difference(of: type.kotlinType, from: try! TypeTrees.type(name)) {
    case nil: return nil
    case .name: return "another name"
    case .contents(let difference): return difference
    }
  }

  // MARK: - Names

  @Test func simpleTypesAreComparedByName() {
    #expect(difference(Int64.self, from: "Long") == nil)
    #expect(difference(Int.self, from: "Long") == nil)
    #expect(difference(Int32.self, from: "Long") == "another name")
    #expect(difference(Int64?.self, from: "Long") == "another name")
    #expect(difference(Int64.self, from: "Long?") == "another name")
    #expect(difference([UInt8].self, from: "ByteArray") == nil)
    #expect(difference([Int8].self, from: "ByteArray") == "another name")
    #expect(difference([String: [Int32?]].self, from: "Map<String, List<Int?>>") == nil)
    #expect(difference([String: [Int32]].self, from: "Map<String, List<Int?>>") == "another name")
    #expect(
      difference(KotlinMap<String, [String: Bool]>.self, from: "Map<String, Map<String, Boolean>>")
        == nil)
    #expect(difference([String: Int32].self, from: "List<Int>") == "another name")
  }

  @Test func aClassHasItsWholeName() {
    let fields = ["latitude": "Double", "longitude": "Double"] as KeyValuePairs
    #expect(difference([Spot?].self, from: "List<a.Spot?>", record("a.Spot", fields)) == nil)
    #expect(difference(Spot.self, from: "b.Spot", record("b.Spot", fields)) == "another name")
    #expect(difference(Spot.self, from: "a.Spot") == "another name")
  }

  // MARK: - Fields

  @Test func fieldsAreComparedByNameTypeAndOrder() {
    #expect(
      difference(
        Spot.self, from: "a.Spot", record("a.Spot", ["longitude": "Double", "latitude": "Double"]))
        == "a.Spot has the fields longitude, latitude in Kotlin, "
        + "Spot declares the fields latitude, longitude")
    #expect(
      difference(Spot.self, from: "a.Spot", record("a.Spot", ["latitude": "Double"]))
        == "a.Spot has the field latitude in Kotlin, Spot declares the fields latitude, longitude")
    #expect(
      difference(
        Spot.self, from: "a.Spot", record("a.Spot", ["latitude": "Double", "longitude": "Float"]))
        == "a.Spot.longitude is Float, not Double")
  }

  @Test func aFieldDeepInsideIsNamed() {
    let spot = record("a.Spot", ["latitude": "Double", "longitude": "Double"])
    #expect(
      difference(
        [Trip].self, from: "List<a.Trip>", spot,
        record("a.Trip", ["stops": "List<a.Spot>", "months": "Int"]))
        == "a.Trip.months is Int (Swift Int32), not Int64")
    #expect(
      difference(
        Trip.self, from: "a.Trip", record("a.Spot", ["latitude": "Double"]),
        record("a.Trip", ["stops": "List<a.Spot>", "months": "Long"]))
        == "a.Spot has the field latitude in Kotlin, Spot declares the fields latitude, longitude")
  }

  @Test func anotherKindOfClassIsRefused() {
    #expect(
      difference(Spot.self, from: "a.Spot", cases("a.Spot", "enum", ["A"]))
        == "a.Spot is an enum in Kotlin and a record in Swift")
  }

  // MARK: - Cases

  @Test(arguments: [["LOW", "HIGH", "MAX"], ["HIGH", "LOW"], ["LOW"]])
  func otherEntriesOrAnotherOrderAreRefused(_ names: [String]) {
    #expect(
      difference(Level.self, from: "a.Level", cases("a.Level", "enum", ["LOW", "HIGH"])) == nil)
    let s = names.count == 1 ? "" : "s"
    #expect(
      difference(Level.self, from: "a.Level", cases("a.Level", "enum", names))
        == "a.Level has the case\(s) \(names.joined(separator: ", ")) in Kotlin, "
        + "Level has the cases LOW, HIGH: generate the code again")
  }

  @Test func subclassesAreComparedWithTheirFields() {
    #expect(difference(Form.self, from: "a.Form", forms) == nil)
    var other = forms
    other[2] = record("a.Form.Circle", ["diameter": "Double"])
    #expect(
      difference(Form.self, from: "a.Form", other)
        == "a.Form.Circle has the field diameter in Kotlin, Form declares the field radius")
    other = forms
    other[0] = cases("a.Form", "sealed", forms[0].cases! + ["a.Form.Star"])
    #expect(
      difference(Form.self, from: "a.Form", other)?.hasSuffix("generate the code again") == true)
  }

  // MARK: - Reading past values

  @Test(arguments: [
    "Boolean", "Byte", "UShort", "Int", "Long", "Double", "String", "ByteArray", "Unit", "Duration",
    "Instant", "String?", "List<Long>", "Map<String, List<Int?>>", "a.Spot", "a.Form",
    "a.Thing", "a.Owner",
  ])
  func everyTypeIsReadOver(_ type: String) throws {
    let types = DeclaredTypes(forms)
    // All zeros: empty strings and lists, absent values, first cases.
    let bytes = [UInt8](repeating: 0, count: 64)
    try bytes.withUnsafeBytes { bytes throws in
      var reader = KotlinReader(bytes)
      try types.skip(TypeTrees.type(type), &reader)
      let size =
        [
          "Boolean": 1, "Byte": 1, "UShort": 2, "Int": 4, "Long": 8, "Double": 8,
          "String": 4, "ByteArray": 4, "Unit": 0, "Duration": 12, "Instant": 12, "String?": 1,
          "a.Spot": 16, "a.Form": 2, "a.Thing": 8, "a.Owner": 12,
        ][type] ?? 4
      #expect(reader.remaining == 64 - size)
    }
    let cut = [1, 0, 0, 0] as [UInt8]
    cut.withUnsafeBytes { bytes in
      var reader = KotlinReader(bytes)
      if type == "String" || type == "a.Spot" || type.hasPrefix("Map") {
        #expect(throws: KotlinError.self) { try types.skip(TypeTrees.type(type), &reader) }
      }
    }
  }
}
