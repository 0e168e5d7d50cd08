import CKotlinBridge
import Testing

@testable import KotlinBridge

extension Fixtures {
  /// Bytes that are not the encoding of the declared types get a status, and nothing is called.
  @Suite struct WireTypesMalformed {
    @Test func numbersMustHaveTheirSize() throws {
      for (name, size) in [
        ("echoBoolean", 1), ("echoByte", 1), ("echoUByte", 1), ("echoShort", 2), ("echoChar", 2),
        ("echoColor", 2), ("echoInt", 4), ("echoFloat", 4), ("echoLong", 8), ("echoULong", 8),
        ("echoDouble", 8), ("echoDuration", 12), ("echoInstant", 12), ("echoPoint", 16),
        ("echoUnit", 0), ("echoOrigin", 0), ("value", 0), ("plainAdd", 16), ("add", 16),
      ] {
        for wrong in [0, 1, size - 1, size + 1, size * 2, 100] where wrong != size && wrong >= 0 {
          expectMalformed(name, Array(repeating: 0, count: wrong))
        }
      }
    }

    @Test func flagsMustBeZeroOrOne() throws {
      for flag in [2, 3, 127, 128, 255] as [UInt8] {
        expectMalformed("echoBoolean", [flag])
        expectMalformed("echoNullableUnit", [flag])
        expectMalformed("echoNullableLong", [flag] + Array(repeating: 0, count: 8))
        expectMalformed("echoNullableStrings", [1, 0, 0, 0, flag])
      }
      expectMalformed("echoNullableLong", [1])
      expectMalformed("echoNullableLong", [0, 0])
      expectMalformed("echoNullableUnit", [1, 0])
    }

    @Test func ordinalsMustBeOfACase() throws {
      for ordinal in [3, 4, 255] as [UInt8] { expectMalformed("echoColor", [ordinal, 0]) }
      for color in [[0, 1], [255, 255], [0, 128]] as [[UInt8]] {
        expectMalformed("echoColor", color)
      }
      for shape in [[4, 0], [255, 255], [0, 1]] as [[UInt8]] { expectMalformed("echoShape", shape) }
      // A case without its fields, and one with fields that it hasn't.
      expectMalformed("echoShape", [1, 0])
      expectMalformed("echoShape", [0, 0, 0])
    }

    @Test func countsMustFitIntoWhatIsLeft() throws {
      let counts: [[UInt8]] = [
        [255, 255, 255, 255], [0, 0, 0, 128], [255, 255, 255, 127], [0, 0, 0, 32], [2, 0, 0, 0],
      ]
      for count in counts {
        for name in [
          "echoString", "echoByteArray", "echoUByteArray", "echoUByteList", "echoLongs",
          "echoStrings", "echoNullableStrings", "echoNestedLists", "echoSet", "echoArray",
          "echoIntArray", "echoLongArray", "echoDoubleArray", "echoBooleanArray", "echoMap",
          "echoNestedMap", "echoPeople",
        ] {
          expectMalformed(name, count)
          // Fewer bytes than two elements take, whatever they are.
          expectMalformed(name, count + [0])
        }
      }
      // A map whose last key has no value, and a count cut in the middle.
      expectMalformed("echoMap", [1, 0, 0, 0, 0, 0, 0, 0])
      expectMalformed("echoLongs", [1, 0, 0])
    }

    @Test(
      arguments: [
        [0xFF], [0x80], [0xC3], [0xC0, 0x80], [0xE2, 0x82], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
        [0xF0, 0x9F, 0x98], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80],
        [0xF5, 0x80, 0x80, 0x80],
        [0x61, 0xC3, 0x61], [0xFE, 0xFE],
      ] as [[UInt8]])
    func stringsMustBeUTF8(_ text: [UInt8]) throws {
      for padding in [0, 100] {
        let bytes = text + Array(repeating: 0x61, count: padding)
        expectMalformed("echoString", encoded(Int32(bytes.count)) + bytes)
      }
    }

    @Test func durationsAndInstantsMustBeInRange() throws {
      for (seconds, nanoseconds) in [
        (1, -1), (-1, 1), (0, 1_000_000_000), (0, -1_000_000_000), (0, .max), (.max, 0), (.min, 0),
      ] as [(Int64, Int32)] {
        expectMalformed("echoDuration", encoded(seconds, nanoseconds))
      }
      for (seconds, nanoseconds) in [
        (0, -1), (0, 1_000_000_000), (0, .max), (0, .min), (.max, 0), (.min, 0),
      ] as [(Int64, Int32)] {
        expectMalformed("echoInstant", encoded(seconds, nanoseconds))
      }
    }

    @Test func everyPrefixOfAValueIsTooShort() throws {
      let whole = encoded(Everything.sample)
      for count in 0..<whole.count { expectMalformed("echoEverything", Array(whole.prefix(count))) }
      expectMalformed("echoEverything", whole + [0])
    }

    @Test func nestingDeeperThanTheStackIsRefused() throws {
      // Every shape is a group of one shape.
      let group: [UInt8] = [2, 0, 1, 0, 0, 0]
      let deep = Array(repeatElement(group, count: 100_000).joined())
      expectMalformed("echoShape", deep + [0, 0])
    }

    @Test func argumentsAtNullOrOfANegativeSizeAreRefused() throws {
      for name in ["echoLong", "echoString", "value", "plainAdd"] {
        for size in [8, 1, -1, .max, .min] as [Int64] {
          #expect(RefusedCall().call(name, at: nil, size: size) == KB_INVALID_ARGUMENT)
        }
        let bytes: [UInt8] = Array(repeating: 0, count: 16)
        for size in [-1, .min] as [Int64] {
          #expect(RefusedCall().call(name, at: bytes, size: size) == KB_INVALID_ARGUMENT)
        }
      }
      // No bytes need no memory; but a number is not no bytes.
      #expect(RefusedCall().call("echoLong", at: nil, size: 0) == KB_MALFORMED)
    }

    @Test func malformedStatesAreRefused() throws {
      let state = try library.mutableStateFlow("stringState", freshName(), of: String?.self)
      let (flow, arguments) = (state.source.id, state.source.arguments)
      let size = Int64(arguments.count)
      let wrong: [[UInt8]] = [
        [], [2], [1], [1, 5, 0, 0, 0, 0x61], [0, 0], [1, 1, 0, 0, 0, 0xFF],
      ]
      var swapped: Int32 = -1
      for value in wrong {
        let count = Int64(value.count)
        #expect(table.state_set(flow, arguments, size, value, count, nil, ignored) == KB_MALFORMED)
        #expect(
          table.state_compare_and_set(
            flow, arguments, size, value, count, [0], 1, &swapped, nil, ignored)
            == KB_MALFORMED)
        #expect(
          table.state_compare_and_set(
            flow, arguments, size, [0], 1, value, count, &swapped, nil, ignored)
            == KB_MALFORMED)
      }
      #expect(swapped == -1)
      #expect(table.state_set(flow, [1, 2], 2, [0], 1, nil, ignored) == KB_MALFORMED)
      #expect(table.state_set(flow, nil, 4, [0], 1, nil, ignored) == KB_INVALID_ARGUMENT)
      #expect(table.state_set(flow, arguments, -1, [0], 1, nil, ignored) == KB_INVALID_ARGUMENT)
      #expect(table.state_value(flow, [9], 1, nil, { _, _, _ in }, ignored) == KB_MALFORMED)
      #expect(state.value == nil)
    }

    @Test func bytesAtRandomGetAnAnswerOrAStatus() async throws {
      var seed = Seed()
      let valid = encoded(Everything.sample)
      for _ in 0..<rounds(500) {
        let start = seed
        var bytes = valid
        for _ in 0..<Int.random(in: 1...4, using: &seed) {
          bytes[Int.random(in: bytes.indices, using: &seed)] = .random(in: 0...255, using: &seed)
        }
        let echo = try library.function(
          "echoEverything", taking: Everything.self, returning: Everything.self)
        // NaNs are not equal, so bytes are compared, of what has only one encoding.
        let raw = RawCall(echo, bytes: bytes)
        let isRight: Bool
        if raw.status == KB_OK {
          await raw.recorder.isReleased()
          isRight = raw.recorder.elements.map { encoded($0).count } == [bytes.count]
        } else {
          isRight = raw.status == KB_MALFORMED && raw.recorder.events == []
        }
        #expect(isRight, "\(start): status \(raw.status), \(raw.recorder.events)")
      }
    }
  }
}

/// Expects the status for bytes that are no arguments.
private func expectMalformed(
  _ name: String, _ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
) {
  let status = RefusedCall().call(name, at: bytes, size: Int64(bytes.count))
  #expect(status == KB_MALFORMED, "\(name) of \(bytes.prefix(20))", sourceLocation: sourceLocation)
}

/// What was malformed has thrown nothing.
private let ignored: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<kb_failure>?) -> Void =
  { _, _ in Issue.record("on_throw was called") }
