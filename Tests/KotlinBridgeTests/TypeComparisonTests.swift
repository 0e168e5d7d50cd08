import KotlinBridgeTestSupport
import KotlinBridgeTesting
import Testing

@testable import KotlinBridge

private struct Spot: KotlinRecord, Equatable {
  var latitude, longitude: Double
  static var kotlinFields: KotlinFields<Self> {
    fields(Self.init, .field("latitude", \.latitude), .field("longitude", \.longitude))
  }
}

private struct Trip: KotlinRecord {
  var stops: [Spot]
  var months: Int64
  static var kotlinFields: KotlinFields<Self> {
    fields(Self.init, .field("stops", \.stops), .field("months", \.months))
  }
}

private enum Level: String, CaseIterable, KotlinEnum {
  case low = "LOW"
  case high = "HIGH"
}

private enum Rank: String, CaseIterable, KotlinEnum {
  case low = "LOW"
  case other
  static var kotlinName: String { "Level" }
  static var kotlinUnknown: Rank? { .other }
}

private struct Part: KotlinRecord, Equatable {
  var spot: Spot
  static var kotlinFields: KotlinFields<Self> { fields(Self.init, .field("spot", \.spot)) }
}

private indirect enum Form: KotlinSealed, Equatable {
  case circle(radius: Double)
  case part(Part)
  case group([Form])
  case blank
  static let kotlinCases: [KotlinCase<Form>] = [
    .case("Circle", "radius", make: Form.circle) {
      if case .circle(let radius) = $0 { radius } else { nil }
    },
    .record(make: Form.part) { if case .part(let part) = $0 { part } else { nil } },
    .case("Group", "forms", make: Form.group) {
      if case .group(let forms) = $0 { forms } else { nil }
    },
    .object("Blank", .blank) { $0 == .blank },
  ]
}

private enum Known: KotlinSealed, Equatable {
  case circle(radius: Double)
  case unknown
  static var kotlinName: String { "Form" }
  static let kotlinCases: [KotlinCase<Known>] = [
    .case("Circle", "radius", make: Known.circle) {
      if case .circle(let radius) = $0 { radius } else { nil }
    }
  ]
  static var kotlinUnknown: Known? { .unknown }
}

/// What a lookup finds when it compares a Swift type with the type that the library declares.
@Suite struct TypeComparisonTests {
  typealias Declared = Manifest.DeclaredType

  private func record(_ name: String, _ fields: KeyValuePairs<String, String>) -> Declared {
    Declared(
      name: name, kind: "record", fields: fields.map { .init(name: $0, type: try! TypeTrees.type($1)) },
      cases: nil)
  }

  private func cases(_ name: String, _ kind: String, _ cases: [String]) -> Declared {
    Declared(name: name, kind: kind, fields: nil, cases: cases)
  }

  private var forms: [Declared] {
    [
      cases("a.Form", "sealed", ["a.Form.Blank", "a.Form.Circle", "a.Form.Group", "a.Part"]),
      record("a.Form.Blank", [:]), record("a.Form.Circle", ["radius": "Double"]),
      record("a.Form.Group", ["forms": "List<a.Form>"]), record("a.Part", ["spot": "a.Spot"]),
      record("a.Spot", ["latitude": "Double", "longitude": "Double"]),
    ]
  }

  /// The difference, if there is one, and the cases that were found.
  private func compare<Value: KotlinValue>(
    _ type: Value.Type, with name: String, _ declared: [Declared]
  ) -> (difference: String?, cases: CaseTable) {
    var comparison = TypeComparison(DeclaredTypes(declared))
    let difference =
      switch comparison.difference(of: type.kotlinType, from: try! TypeTrees.type(name)) {
      case nil: nil as String?
      case .name: "another name"
      case .contents(let difference): difference
      }
    return (difference, CaseTable(comparison.cases))
  }

  private func difference<Value: KotlinValue>(
    _ type: Value.Type, from name: String, _ declared: Declared...
  ) -> String? { compare(type, with: name, declared).difference }

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

  @Test func thePackageMayBeLeftOut() {
    let spot = record("a.b.Spot", ["latitude": "Double", "longitude": "Double"])
    #expect(difference(Spot.self, from: "a.b.Spot", spot) == nil)
    #expect(difference([Spot?].self, from: "List<a.b.Spot?>", spot) == nil)
    let other = record("a.NoSpot", ["latitude": "Double", "longitude": "Double"])
    #expect(difference(Spot.self, from: "a.NoSpot", other) == "another name")
    #expect(difference(Spot.self, from: "a.b.Spot") == "another name")
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

  @Test func oneSwiftTypeForTwoKotlinTypesIsRefused() {
    let spots = ["a.Spot", "b.Spot"].map {
      record($0, ["latitude": "Double", "longitude": "Double"])
    }
    #expect(
      compare([Spot: Spot].self, with: "Map<a.Spot, b.Spot>", spots).difference
        == "Spot is both a.Spot and b.Spot here: declare a type for each")
  }

  @Test func anotherKindOfClassIsRefused() {
    #expect(
      difference(Spot.self, from: "a.Spot", cases("a.Spot", "enum", ["A"]))
        == "a.Spot is an enum in Kotlin and a record in Swift")
  }

  // MARK: - Cases

  @Test(arguments: [["LOW", "HIGH"], ["HIGH", "LOW"]])
  func entriesInAnyOrderAreReadAndWrittenByName(_ names: [String]) throws {
    let (difference, cases) = compare(
      [Level].self, with: "List<a.Level>", [self.cases("a.Level", "enum", names)])
    #expect(difference == nil)
    for (ordinal, name) in names.enumerated() {
      let level = try #require(Level(rawValue: name))
      #expect(try written(level, by: cases) == [UInt8(ordinal), 0])
      #expect(try read([UInt8(ordinal), 0], by: cases) == level)
    }
    #expect(throws: KotlinError.self) { try read([2, 0], as: Level.self, by: cases) }
  }

  @Test func anEntryThatSwiftLacksIsRefusedOrBecomesTheUnknownOne() throws {
    let level = cases("a.Level", "enum", ["HIGH", "LOW", "MAX"])
    #expect(
      difference(Level.self, from: "a.Level", level)
        == "a.Level has the case MAX in Kotlin, which Level lacks: add what is missing, "
        + "or a case for all others as its kotlinUnknown")
    let (difference, cases) = compare(Rank.self, with: "a.Level", [level])
    #expect(difference == nil)
    #expect(try read([0, 0], by: cases) == Rank.other)
    #expect(try read([1, 0], by: cases) == Rank.low)
    #expect(try read([2, 0], by: cases) == Rank.other)
    #expect(try written(Rank.low, by: cases) == [1, 0])
    let error = #expect(throws: KotlinError.self) { try written(Rank.other, by: cases) }
    #expect(error?.message == "other of Rank is no case that Kotlin knows, and can't be sent there")
  }

  @Test func anEntryThatKotlinLacksIsRefused() {
    #expect(
      difference(Level.self, from: "a.Level", cases("a.Level", "enum", ["LOW"]))
        == "a.Level has the case LOW in Kotlin, Level declares the cases LOW, HIGH")
  }

  @Test func subclassesInAnyOrderAreReadAndWrittenByName() throws {
    let (difference, cases) = compare(Form.self, with: "a.Form", forms)
    #expect(difference == nil)
    #expect(try written(Form.blank, by: cases) == [0, 0])
    let group = Form.group([
      .circle(radius: 1), .part(Part(spot: Spot(latitude: 1, longitude: 2))), .group([.blank]),
    ])
    let bytes = try written(group, by: cases)
    #expect(bytes.prefix(8) == [2, 0, 3, 0, 0, 0, 1, 0])
    #expect(try read(bytes, by: cases) == group)
  }

  @Test func aSubclassWithOtherFieldsIsRefused() {
    var forms = forms
    forms[2] = record("a.Form.Circle", ["diameter": "Double"])
    #expect(
      compare(Form.self, with: "a.Form", forms).difference
        == "a.Form.Circle has the field diameter in Kotlin, Form declares the field radius")
  }

  @Test func aSubclassThatSwiftLacksIsRefused() {
    var forms = forms
    forms[0] = cases("a.Form", "sealed", forms[0].cases! + ["a.Form.Star"])
    #expect(
      compare(Form.self, with: "a.Form", forms).difference
        == "a.Form has the case a.Form.Star in Kotlin, which Form lacks: add what is missing, "
        + "or a case for all others as its kotlinUnknown")
  }

  /// The reader finds the value after an unknown case, although it does not know what that case
  /// holds.
  @Test func unknownSubclassesAreReadOver() throws {
    let whole = compare(Form.self, with: "a.Form", forms).cases
    let some = compare([Known].self, with: "List<a.Form>", forms)
    #expect(some.difference == nil)
    let all: [Form] = [
      .blank, .circle(radius: 1), .group([.circle(radius: 2), .group([])]),
      .part(Part(spot: Spot(latitude: 1, longitude: 2))), .circle(radius: 3),
    ]
    #expect(
      try read(written(all, by: whole), by: some.cases)
        == [.unknown, .circle(radius: 1), .unknown, .unknown, .circle(radius: 3)] as [Known])
    #expect(throws: KotlinError.self) { try written(Known.unknown, by: some.cases) }
    #expect(throws: KotlinError.self) { try read([9, 0], as: Known.self, by: some.cases) }
  }

  @Test(arguments: [
    "Boolean", "Byte", "UShort", "Int", "Long", "Double", "String", "ByteArray", "Unit", "Duration",
    "Instant", "String?", "List<Long>", "Map<String, List<Int?>>", "a.Spot", "a.Form",
    "a.Tally",
  ])
  func everyTypeIsReadOver(_ type: String) throws {
    let tally = Declared(name: "a.Tally", kind: "object", fields: nil, cases: nil)
    let types = DeclaredTypes(forms + [tally])
    let kotlin = try TypeTrees.type(type)
    // All zeros: empty strings and lists, absent values, first cases.
    let bytes = [UInt8](repeating: 0, count: 64)
    try bytes.withUnsafeBytes { bytes throws in
      var reader = KotlinReader(bytes)
      try types.skip(kotlin, &reader)
      let size =
        [
          "Boolean": 1, "Byte": 1, "UShort": 2, "Int": 4, "Long": 8, "Double": 8,
          "String": 4, "ByteArray": 4, "Unit": 0, "Duration": 12, "Instant": 12, "String?": 1,
          "a.Spot": 16, "a.Form": 2, "a.Tally": 8,
        ][type] ?? 4
      #expect(reader.remaining == 64 - size)
    }
    let cut = [1, 0, 0, 0] as [UInt8]
    cut.withUnsafeBytes { bytes in
      var reader = KotlinReader(bytes)
      if type == "String" || type == "a.Spot" || type.hasPrefix("Map") {
        #expect(throws: KotlinError.self) { try types.skip(kotlin, &reader) }
      }
    }
  }

  // MARK: - Bytes

  private func written<Value: KotlinValue>(
    _ value: Value, by cases: CaseTable
  ) throws -> [UInt8] {
    try KotlinWriter.withWriter(cases: cases.lent) { writer in
      writer.write(value)
      return Array(try writer.finish())
    }
  }

  private func read<Value: KotlinValue>(
    _ bytes: [UInt8], as type: Value.Type = Value.self, by cases: CaseTable
  ) throws -> Value {
    try bytes.withUnsafeBytes { try Value(whole: $0, cases.lent) }
  }
}

extension Spot: Hashable {}
