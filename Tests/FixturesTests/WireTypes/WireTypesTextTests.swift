import Fixtures
import KotlinBridge
import TestHelpers
import Testing

extension FixtureSuites {
  /// Strings, byte arrays and collections cross both ways unchanged.
  @Suite struct WireTypesTexts {
    @Test func stringsThatAreSlicesCross() async throws {
      let text = "before, a😀é€\0z, after"
      let slice = String(text.split(separator: ", ")[1])
      try await expectEcho([slice, String(slice.reversed())], by: echoString) { Array($0.utf8) }
    }

    @Test func byteArraysCross() async throws {
      let values: [[UInt8]] =
        [[], [0], [255], Array(0...255)]
        + [63, 64, 65, 65_536].map { Array(repeating: 0x80, count: $0) }
      for echo in [echoByteArray, echoUByteArray, echoUByteList] {
        try await expectEcho(values, by: echo)
      }
    }

    @Test func listsCross() async throws {
      let longs: [[Int64]] = [[], [0], extremes(Int64.self), Array(0..<10_000)]
      try await expectEcho(longs, by: echoLongs)
      try await expectEcho(longs, by: echoLongArray)
      try await expectEcho([[], extremes(Int32.self)], by: echoIntArray)
      try await expectEcho([[], [true], [false, true, true, false]], by: echoBooleanArray)
      try await expectEcho([[], Double.awkward], by: echoDoubleArray) { $0.map(\.bitPattern) }
      for echo in [echoStrings, echoArray] {
        try await expectEcho([[], [""], String.awkward], by: echo) { $0.map { Array($0.utf8) } }
      }
    }

    @Test func nullIsNeitherEmptyNorAbsent() async throws {
      try await expectEcho(extremes(Int64.self) + [nil], by: echoNullableLong)
      try await expectEcho([nil, KotlinUnit()], by: echoNullableUnit)
      try await expectEcho([nil, [], [1, 2]] as [[Int64]?], by: echoNullableList)
      try await expectEcho(
        [[], [nil], [""], [nil, "", nil, "x"]] as [[String?]], by: echoNullableStrings)
      try await expectEcho(Color.allCases + [nil], by: echoNullableColor)
      try await expectEcho([nil, Point(0, 0), Point(1, -1)], by: echoNullablePoint)
    }

    @Test func nestedListsCross() async throws {
      try await expectEcho(
        [[], [[]], [[], [1], [], [2, 3]], Array(repeating: [0.5], count: 1000)], by: echoNestedLists
      )
    }

    @Test func setsCrossInWhateverOrder() async throws {
      try await expectEcho([[], ["a"], ["a", "b", ""]] as [Set<String>], by: echoSet)
      try await expectEcho([Set((0..<1000).map { "element \($0)" })], by: echoSet)
      // A Kotlin set has an element once that a list has twice, in the place of the first.
      let back: [String] = try await library.call(
        "echoSet", encodedArguments: encoded(["b", "a", "b"]))
      #expect(back == ["b", "a"])
    }

    @Test func mapsCrossInWhateverOrder() async throws {
      try await expectEcho(
        [[:], ["": 0], ["a": .min, "b": .max]] as [[String: Int64]], by: echoMap)
      try await expectEcho(
        [Dictionary(uniqueKeysWithValues: (0..<1000).map { ("key \($0)", Int64($0)) })], by: echoMap
      )
      try await expectEcho(
        [[:], [0: []], [-1: [nil, "x"], .max: [""]]] as [[Int32: [String?]]], by: echoNestedMap)
    }
  }
}
