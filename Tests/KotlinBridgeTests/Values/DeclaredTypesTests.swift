import TestHelpers
import Testing

@testable import KotlinBridge

/// Values of the types that a manifest declares are read past without their Swift types.
@Suite struct DeclaredTypesTests {
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
      cases("a.Order", "sealed", ["a.Thing", "a.Level"]), cases("a.Level", "enum", ["LOW"]),
      cases("a.Named", "object", ["a.Level", "a.Spot"]),
    ]
  }

  @Test(arguments: [
    "Boolean", "Byte", "UShort", "Int", "Long", "Double", "String", "ByteArray", "Unit", "Duration",
    "Instant", "String?", "List<Long>", "Map<String, List<Int?>>", "a.Spot", "a.Form",
    "a.Thing", "a.Owner", "a.Order",
    "a.Named",
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
          "a.Order": 10, "a.Named": 10,
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

  @Test func valuesOfAnInterfaceHaveNoHandle() throws {
    let types = DeclaredTypes(forms)
    let named = try [TypeTrees.type("List<a.Named>")]
    let entry: [UInt8] = [1, 0, 0, 0]
    let object: [UInt8] = [0, 0, 7, 0, 0, 0, 0, 0, 0, 0]
    #expect(try types.handles(in: [2, 0, 0, 0] + entry + object, of: named) == [7])
    expectMisuse("malformed bytes: the number 3, which is not a value of a.Named") {
      _ = try types.handles(in: [1, 0, 0, 0, 3, 0], of: named)
    }
  }

  @Test func aValueIsOnlyReadPast() async throws {
    let fake = ScriptedLibrary()
    fake.complete(7)
    var iterator = try fake.open().flow("numbers").makeAsyncIterator()
    let unread = try #require(try await iterator.next())
    #expect(try await iterator.next() == nil)
    expectMisuse("a value that was not read can't be written") {
      try KotlinWriter.withWriter { (writer) throws(KotlinError) in
        writer.write(unread)
        _ = try writer.finish()
      }
    }
    expectMisuse("the length of a value is unknown because its type is missing") {
      try decoded([0, 0, 0, 0], as: UnreadValue.self)
    }
  }
}
