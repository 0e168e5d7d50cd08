import Kitchen
import KotlinBridge
import KotlinBridgeTesting
import TestHelpers
import Testing

/// The bytes of values, written and read. The Kotlin tests of the wire format have the same bytes.
@Suite(.onOwnThread) struct WireValueTests {
  private func expectWire<Value: KotlinValue & Equatable>(
    _ bytes: String, _ value: Value, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(hex(value) == bytes, sourceLocation: sourceLocation)
    #expect(try decoded(hex: bytes) == value, sourceLocation: sourceLocation)
  }

  @Test func integersAreFixedWidthLittleEndian() throws {
    try expectWire("80", Int8.min)
    try expectWire("7f", Int8.max)
    try expectWire("0080", Int16.min)
    try expectWire("ff7f", Int16.max)
    try expectWire("00000080", Int32.min)
    try expectWire("ffffff7f", Int32.max)
    try expectWire("0000000000000080", Int64.min)
    try expectWire("ffffffffffffff7f", Int64.max)
    try expectWire("efcdab8967452301", 0x0123_4567_89ab_cdef as Int64)
    try expectWire("ff", UInt8.max)
    try expectWire("ffff", UInt16.max)
    try expectWire("ffffffff", UInt32.max)
    try expectWire("ffffffffffffffff", UInt64.max)
    try expectWire("00d8", 0xD800 as UInt16)
  }

  @Test func booleansAreZeroAndOne() throws {
    try expectWire("00", false)
    try expectWire("01", true)
  }

  @Test func floatsKeepEveryBit() throws {
    try expectWire("000000000000f03f", 1.0)
    try expectWire("0000803f", 1.0 as Float)
    try expectWire("0100000000000000", Double.leastNonzeroMagnitude)
    try expectWire("000000000000f0ff", -Double.infinity)
    try expectWire("ffff7f7f", Float.greatestFiniteMagnitude)
    for bits: UInt64 in [1 << 63, 0x7ff4_0000_0000_0001, 0x7ff8_0000_0000_0000, .max] {
      let value: Double = try decoded(hex: hex(Double(bitPattern: bits)))
      #expect(value.bitPattern == bits)
      let values: [Double] = try decoded(hex: hex([Double(bitPattern: bits)]))
      #expect(values[0].bitPattern == bits)
    }
    for bits: UInt32 in [1 << 31, 0x7fa0_0001, 0x7fc0_0000, .max] {
      let value: Float = try decoded(hex: hex(Float(bitPattern: bits)))
      #expect(value.bitPattern == bits)
    }
    #expect(hex(-0.0) == "0000000000000080")
    #expect(hex(Double(bitPattern: 0x7ff4_0000_0000_0001)) == "010000000000f47f")
  }

  /// The standard library has one empty array for all threads: the thread sanitizer sees who writes
  /// to it.
  @Test func threadsReadEmptyListsAtOnce() throws {
    let bytes = KotlinWriter.bytes(of: [Int64]())
    let read: @Sendable () -> Void = {
      for _ in 0..<1_000 { precondition((try! decoded(bytes) as [Int64]).isEmpty) }
    }
    var seed = Seed()
    race(&seed, read, read)
  }

  @Test func stringsAreCountedUTF8() throws {
    try expectWire("00000000", "")
    try expectWire("0300000061007a", "a\u{0}z")
    try expectWire("0c0000004772c3bcc39f6520f09f9bb0", "Grüße 🛰")
    try expectWire("040000007f41c280", "\u{7f}A\u{80}")
    try expectWire("03000000efbfbd", "\u{FFFD}")
    for length in 0...300 {
      let string = String(repeating: "x", count: length)
      #expect(try decoded(encode(string)) == string)
    }
  }

  @Test func sixteenMegabytesCrossUnchanged() throws {
    let ascii = String(repeating: "0123456789abcdef", count: 1 << 20)
    #expect(try decoded(encode(ascii)) == ascii)
    let wide = String(repeating: "ä🛰ab", count: 1 << 21)
    #expect(encode(wide).count == 16 << 20 + 4)
    #expect(try decoded(encode(wide)) == wide)
    let bytes = (0..<16 << 20).map { UInt8(truncatingIfNeeded: $0) }
    #expect(try decoded(encode(bytes)) == bytes)
  }

  @Test func byteArraysAreCountedBytes() throws {
    try expectWire("030000000001ff", [0, 1, 255] as [UInt8])
    try expectWire("030000000001ff", [0, 1, -1] as [Int8])
    try expectWire("00000000", [] as [UInt8])
  }

  @Test func nilIsAByteOfZero() throws {
    try expectWire("00", nil as Int32?)
    try expectWire("0107000000", 7 as Int32?)
    try expectWire("0100000000", "" as String?)
    try expectWire("01020000000001" + "0100000061", [nil, "a"] as [String?]?)
    try expectWire("00", nil as Station?)
    try expectWire("01" + stationHex, Station.iss as Station?)
    try expectWire("01", KotlinUnit() as KotlinUnit?)
    try expectWire("00", nil as KotlinUnit?)
    try expectWire("0100", .some(nil) as Int32??)
  }

  @Test func collectionsAreCounted() throws {
    try expectWire("00000000", [] as [Int64])
    try expectWire("020000000100000002000000", [1, 2] as [Int32])
    try expectWire("02000000" + "01000000" + "05000000" + "00000000", [[5], []] as [[Int32]])
    try expectWire("01000000" + "05000000", [5] as Set<Int32>)
    try expectWire("01000000" + "0100000061" + "01000000", ["a": 1] as [String: Int32])
    try expectWire("02000000", [KotlinUnit(), KotlinUnit()])
    try expectWire("020000000100", [true, false])
    let large = Dictionary(uniqueKeysWithValues: (0..<1000 as Range<Int64>).map { ($0, "\($0)") })
    #expect(try decoded(encode(large)) == large)
    #expect(try decoded(encode(Set(large.keys))) == Set(large.keys))
  }

  @Test func enumsAndSealedCasesAreOrdinals() throws {
    try expectWire("0200", Color.blue)
    try expectWire("0000" + "000000000000f83f", Shape.circle(radius: 1.5))
    try expectWire("0100", Shape.nowhere)
    try expectWire(
      "020001000000" + "000000000000f03f" + "0000000000000040",
      Shape.path(points: [Position(latitude: 1, longitude: 2)]))
  }

  @Test func recordsAreTheirFieldsInOrder() throws {
    try expectWire(stationHex, Station.iss)
    var nested = Station.iss
    nested.next = .iss
    nested.crew = []
    #expect(try decoded(encode(nested)) == nested)
  }

  @Test func unitIsNoBytes() throws {
    try expectWire("", KotlinUnit())
  }

  @Test func durationsAreSecondsAndNanosecondsOfOneSign() throws {
    try expectWire("ffffffffffffffff" + "009b32e2", Duration.milliseconds(-1500))
    try expectWire("0000000000000000" + "ffffffff", Duration.nanoseconds(-1))
    try expectWire("0000000000000000" + "00000000", Duration.zero)
    try expectWire("ffffffffffffff7f" + "00000000", Duration.seconds(Int64.max))
    try expectWire("0000000000000080" + "00000000", Duration.seconds(Int64.min))
    let finer = Duration(secondsComponent: 1, attosecondsComponent: 1_999_999_999)
    #expect(hex(finer) == "0100000000000000" + "01000000")
    #expect(hex(finer * -1) == "ffffffffffffffff" + "ffffffff")
    #expect(hex(Duration.seconds(Int64.max) * 2) == "ffffffffffffff7f" + "00000000")
    #expect(hex(Duration.seconds(Int64.min) * 2) == "0000000000000080" + "00000000")
  }

  @Test func instantsAreSecondsAndPositiveNanoseconds() throws {
    try expectWire(
      "ffffffffffffffff" + "8017b42c", KotlinInstant(seconds: -1, nanoseconds: 750_000_000))
    try expectWire(
      "0000000000000000" + "ffc99a3b", KotlinInstant(seconds: 0, nanoseconds: 999_999_999))
    try expectWire("0000000000000080" + "00000000", KotlinInstant(seconds: .min))
    #expect(KotlinInstant(seconds: -1, nanoseconds: 1) < KotlinInstant(seconds: 0))
    #expect(
      KotlinInstant(seconds: 1, nanoseconds: 1) < KotlinInstant(seconds: 1, nanoseconds: 2))
  }

  @Test func typesHaveTheirWireNames() {
    #expect([UInt8].kotlinType.description == "ByteArray")
    #expect([UInt8]?.kotlinType.description == "ByteArray?")
    #expect([Int8].kotlinType.description == "List<Byte>")
    #expect(Set<UInt8>.kotlinType.description == "ByteArray")
    #expect([Int32?]?.kotlinType.description == "List<Int?>?")
    #expect(
      [String: [Position?]].kotlinType.description == "Map<String, List<kitchen.Position?>>")
    #expect([UInt32: UInt64?].kotlinType.description == "Map<UInt, ULong?>")
    #expect(Set<Duration>.kotlinType.description == "List<Duration>")
    let simple: [any KotlinValue.Type] = [
      Bool.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt8.self, UInt16.self,
      UInt32.self, UInt64.self, Float.self, Double.self, String.self, Duration.self,
      KotlinInstant.self, KotlinUnit.self,
    ]
    #expect(
      simple.map { $0.kotlinType.description } == [
        "Boolean", "Byte", "Short", "Int", "Long", "UByte", "UShort", "UInt", "ULong", "Float",
        "Double", "String", "Duration", "Instant", "Unit",
      ])
  }
}
