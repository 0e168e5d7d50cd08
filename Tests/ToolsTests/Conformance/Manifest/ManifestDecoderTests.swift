import KotlinBridge
import TestHelpers
import Testing

@testable import KotlinBridgeConformance

/// The decoder tells whether bytes encode values of a manifest's types.
struct ManifestDecoderTests {
  private let types: ManifestTypes

  init() throws {
    types = try ManifestTypes(
      document(
        """
        { "name": "Color", "kind": "enum", "cases": ["RED", "BLUE"] },
        { "name": "Shape", "kind": "sealed", "cases": ["Blank", "Group"] },
        { "name": "Blank", "kind": "record", "fields": [] },
        { "name": "Group", "kind": "record",
          "fields": [{ "name": "shapes", "type": { "list": { "named": "Shape" } } },
                     { "name": "color", "type": { "nullable": { "named": "Color" } } }] },
        { "name": "Order", "kind": "sealed", "cases": ["Cooking", "Color", "Blank"] },
        { "name": "Cooking", "kind": "object" },
        { "name": "Named", "kind": "object", "cases": ["Color", "Group"] }
        """))
  }

  private func problem(_ bytes: [UInt8], _ type: String, count: Int64 = 1) -> String? {
    do {
      try ManifestDecoder.check(bytes, are: count, of: types.checked(TypeTrees.type(type)), types)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func expectOnly<Value: KotlinValue>(_ value: Value) {
    let bytes = KotlinWriter.bytes(of: value)
    #expect(problem(bytes, Value.kotlinType.description) == nil)
    #expect(problem(bytes + bytes, Value.kotlinType.description, count: 2) == nil)
    #expect(problem(bytes + [0], Value.kotlinType.description) != nil)
    for count in 0..<bytes.count {
      #expect(problem(Array(bytes.prefix(count)), Value.kotlinType.description) != nil)
    }
  }

  @Test func whatTheModuleWritesIsRead() {
    expectOnly(true)
    expectOnly(Int8.min)
    expectOnly(UInt16.max)
    expectOnly(Int32.min)
    expectOnly(Int64.min)
    expectOnly(Float.nan)
    expectOnly(-0.0)
    expectOnly("é😀\0")
    expectOnly([1, 2, 3] as [UInt8])
    expectOnly(["a", nil, ""])
    expectOnly([nil, .some(nil), 5] as [Int32??])
    expectOnly(["key": [nil, 5]] as [String: [Int64?]])
    expectOnly(.milliseconds(-1500) as Duration)
    expectOnly(KotlinInstant(seconds: -5, nanoseconds: 999_999_999))
  }

  @Test func recordsEnumsAndSealedClassesAreRead() {
    #expect(problem([1, 0], "Color") == nil)
    #expect(problem([2, 0], "Color") == "case 2 of 'Color', which has 2 cases")
    #expect(problem([0, 0], "Shape") == nil)
    #expect(problem([1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0], "Shape") == nil)
    #expect(problem([1, 0, 1, 0, 0, 0], "Shape") != nil)
    #expect(problem([2, 0], "Shape") != nil)
  }

  @Test func aCaseIsAnObjectOrAnEntry() {
    #expect(problem([0, 0, 1, 2, 3, 4, 5, 6, 7, 8], "Order") == nil)
    #expect(problem([1, 0, 1, 0], "Order") == nil)
    #expect(problem([1, 0, 2, 0], "Order") == "case 2 of 'Color', which has 2 cases")
    // The last case takes fewer bytes than the first one.
    #expect(problem([2, 0, 0, 0, 2, 0, 2, 0], "List<Order>") == nil)
    #expect(problem([5, 0, 0, 0, 2, 0, 2, 0], "List<Order>") != nil)
  }

  @Test func aValueOfAnInterfaceHasANumber() {
    #expect(problem([0, 0, 1, 2, 3, 4, 5, 6, 7, 8], "Named") == nil)
    #expect(problem([1, 0, 1, 0], "Named") == nil)
    #expect(problem([2, 0, 0, 0, 0, 0, 0], "Named") == nil)
    #expect(problem([3, 0], "Named") == "case 3 of 'Named', which has 3 cases")
    #expect(problem([2, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0], "List<Named>") == nil)
  }

  @Test func whatHasNoMeaningIsRefused() {
    #expect(problem([2], "Boolean") == "a Boolean of 2")
    #expect(problem([2], "Long?") == "a presence byte of 2")
    #expect(problem([1, 0, 0, 0, 0xFF], "String") == "a String that is not UTF-8")
    #expect(problem([255, 255, 255, 255], "List<Long>") != nil)
    #expect(problem([255, 255, 255, 255], "List<Unit>") != nil)
    #expect(problem([1, 0, 0, 0, 0, 0, 0, 0] + [255, 255, 255, 255], "Duration") != nil)
    #expect(problem([0, 0, 0, 0, 0, 0, 0, 0] + [0, 0xCA, 0x9A, 0x3B], "Instant") != nil)
  }

  @Test func valuesDeeperThanAStackAreRefused() {
    let group: [UInt8] = [1, 0, 1, 0, 0, 0]
    let deep = Array(repeatElement(group, count: 100_000).joined())
    #expect(problem(deep + [0, 0], "Shape")?.contains("nested too deeply") == true)
  }

  @Test func zerosAreTheShortestValue() throws {
    for (type, size) in [
      ("Long", 8), ("String", 4), ("Shape", 2), ("Group", 5), ("Color?", 1), ("Duration", 12),
      ("Map<Int, Long>", 4), ("Unit", 0),
    ] {
      let zeros = try types.zeros(types.checked(TypeTrees.type(type)))
      #expect(zeros == [UInt8](repeating: 0, count: size))
      #expect(problem([UInt8](repeating: 0, count: size), type) == nil)
    }
  }

  @Test func zerosOfARecursiveTypeAreItsFirstCaseThatHasAnEnd() throws {
    let left = #"{ "name": "left", "type": { "named": "E" } }"#
    let manifest = try document(
      """
      { "name": "E", "kind": "sealed", "cases": ["Add", "Wrapped", "Number"] },
      { "name": "Add", "kind": "record", "fields": [\(left), { "name": "x", "type": "Long" }] },
      { "name": "Wrapped", "kind": "record", "fields": [{ "name": "in", "type": { "named": "W" } }] },
      { "name": "W", "kind": "record", "fields": [\(left)] },
      { "name": "Number", "kind": "record", "fields": [{ "name": "x", "type": "Int" }] }
      """)
    let types = try ManifestTypes(manifest)
    #expect(try types.zeros(.named("E")) == [2, 0, 0, 0, 0, 0])
    #expect(try types.zeros(.named("Wrapped")) == [2, 0, 0, 0, 0, 0])
    #expect(try types.zeros(.named("Add")) == [2, 0] + [UInt8](repeating: 0, count: 4 + 8))
    #expect(types.object(within: .named("E")) == nil)
  }

  @Test func anObjectIsFoundInTheCaseThatZerosAre() throws {
    let manifest = try document(
      """
      { "name": "E", "kind": "sealed", "cases": ["Add", "Held"] },
      { "name": "Add", "kind": "record", "fields": [{ "name": "e", "type": { "named": "E" } }] },
      { "name": "Held", "kind": "object" }
      """)
    let types = try ManifestTypes(manifest)
    #expect(try types.zeros(.named("Add")) == [1, 0] + [UInt8](repeating: 0, count: 8))
    #expect(types.object(within: .named("Add")) == "Held")
  }
}

/// Makes a manifest with these types, flows and functions.
func document(
  _ types: String, flows: String = "", functions: String = ""
) throws -> Manifest {
  try Manifest(
    checking: Array(
      """
      { "abi": 6, "library": "shop", "kotlin": "2.4.20", "flows": [\(flows)],
        "functions": [\(functions)], "types": [\(types)] }
      """.utf8))
}
