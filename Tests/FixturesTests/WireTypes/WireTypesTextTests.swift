import KotlinBridge
import KotlinBridgeTestSupport
import Testing

extension FixtureSuites {
  /// Strings, byte arrays and collections cross both ways unchanged.
  @Suite struct WireTypesTexts {
    @Test func stringsThatAreSlicesCross() async throws {
      let text = "before, a😀é€\0z, after"
      let slice = String(text.split(separator: ", ")[1])
      try await expectEcho("echoString", [slice, String(slice.reversed())]) { Array($0.utf8) }
    }

    @Test func byteArraysCross() async throws {
      let values: [[UInt8]] =
        [[], [0], [255], Array(0...255)]
        + [63, 64, 65, 65_536].map { Array(repeating: 0x80, count: $0) }
      for name in ["echoByteArray", "echoUByteArray", "echoUByteList"] {
        try await expectEcho(name, values)
      }
    }

    @Test func listsCross() async throws {
      let longs: [[Int64]] = [[], [0], extremes(Int64.self), Array(0..<10_000)]
      try await expectEcho("echoLongs", longs)
      try await expectEcho("echoLongArray", longs)
      try await expectEcho("echoIntArray", [[], extremes(Int32.self)])
      try await expectEcho("echoBooleanArray", [[], [true], [false, true, true, false]])
      try await expectEcho("echoDoubleArray", [[], Double.awkward]) { $0.map(\.bitPattern) }
      for name in ["echoStrings", "echoArray"] {
        try await expectEcho(name, [[], [""], String.awkward]) { $0.map { Array($0.utf8) } }
      }
    }

    @Test func nullIsNeitherEmptyNorAbsent() async throws {
      try await expectEcho("echoNullableLong", extremes(Int64.self) + [nil])
      try await expectEcho("echoNullableUnit", [nil, KotlinUnit()])
      try await expectEcho("echoNullableList", [nil, [], [1, 2]] as [[Int64]?])
      try await expectEcho(
        "echoNullableStrings", [[], [nil], [""], [nil, "", nil, "x"]] as [[String?]])
      try await expectEcho("echoNullableColor", Color.allCases + [nil])
      try await expectEcho("echoNullablePoint", [nil, Point(0, 0), Point(1, -1)])
    }

    @Test func nestedListsCross() async throws {
      try await expectEcho(
        "echoNestedLists",
        [[], [[]], [[], [1], [], [2, 3]], Array(repeating: [0.5], count: 1000)])
    }

    @Test func setsCrossInWhateverOrder() async throws {
      try await expectEcho("echoSet", [[], ["a"], ["a", "b", ""]] as [Set<String>])
      try await expectEcho("echoSet", [Set((0..<1000).map { "element \($0)" })])
      // A Kotlin set has an element once that a list has twice, in the place of the first.
      let back: [String] = try await library.call("echoSet", ["b", "a", "b"])
      #expect(back == ["b", "a"])
    }

    @Test func mapsCrossInWhateverOrder() async throws {
      try await expectEcho("echoMap", [[:], ["": 0], ["a": .min, "b": .max]] as [[String: Int64]])
      try await expectEcho(
        "echoMap", [Dictionary(uniqueKeysWithValues: (0..<1000).map { ("key \($0)", Int64($0)) })])
      try await expectEcho(
        "echoNestedMap", [[:], [0: []], [-1: [nil, "x"], .max: [""]]] as [[Int32: [String?]]])
    }
  }
}
