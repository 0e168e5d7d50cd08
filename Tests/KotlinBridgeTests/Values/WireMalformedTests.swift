import Kitchen
import KotlinBridge
import KotlinBridgeTesting
import TestHelpers
import Testing

/// Bytes that are not the encoding of a type, and a `KotlinError` that says so.
@Suite struct WireMalformedTests {
  private func expectMalformed<Value: KotlinValue>(
    _ bytes: [UInt8], as type: Value.Type, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: KotlinError.self, sourceLocation: sourceLocation) {
      try decoded(bytes, as: type)
    }
    #expect(error?.code == .misuse, sourceLocation: sourceLocation)
    #expect(
      error?.message.hasPrefix("malformed bytes: ") == true, sourceLocation: sourceLocation)
  }

  private func expectMalformed<Value: KotlinValue>(
    _ hex: String, as type: Value.Type, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectMalformed(unhex(hex), as: type, sourceLocation: sourceLocation)
  }

  @Test func aRecordCutOffAtAnyByteIsAnError() {
    var station = Station.iss
    station.shape = .path(points: [Position(latitude: 1, longitude: 2)])
    station.next = .iss
    let bytes = encode(station)
    for size in bytes.indices { expectMalformed(Array(bytes[..<size]), as: Station.self) }
  }

  @Test func oneByteTooManyIsAnError() {
    expectMalformed(stationHex + "00", as: Station.self)
    expectMalformed("000000000000000000", as: Int64.self)
    expectMalformed("00", as: KotlinUnit.self)
    expectMalformed("0000000000", as: String.self)
    expectMalformed("0000", as: Int32?.self)
  }

  @Test func simpleTypesCutOffAreErrors() {
    expectMalformed("", as: Bool.self)
    expectMalformed("", as: Int8.self)
    expectMalformed("00", as: Int16.self)
    expectMalformed("000000", as: Int32.self)
    expectMalformed("00000000000000", as: Int64.self)
    expectMalformed("000000", as: Float.self)
    expectMalformed("00000000000000", as: Double.self)
    expectMalformed("000000", as: String.self)
    expectMalformed("0300000061", as: String.self)
    expectMalformed("02000000" + "0000000000000000" + "00000000000000", as: [Int64].self)
    expectMalformed("0000000000000000", as: Duration.self)
    expectMalformed("0000000000000000000000", as: KotlinInstant.self)
  }

  @Test(arguments: ["02", "80", "ff"])
  func aBooleanOrAPresenceIsZeroOrOne(byte: String) {
    expectMalformed(byte, as: Bool.self)
    expectMalformed(byte + "00000000", as: Int32?.self)
    expectMalformed(byte + stationHex, as: Station?.self)
  }

  @Test func ordinalsBeyondTheLastAreErrors() {
    expectMalformed("0300", as: Color.self)
    expectMalformed("ffff", as: Color.self)
    expectMalformed("0300", as: Shape.self)
  }

  @Test(arguments: ["ffffffff", "ffffff7f", "00000080", "01000000"])
  func hugeCountsAreErrorsBeforeAnythingIsAllocated(count: String) {
    expectMalformed(count, as: String.self)
    expectMalformed(count, as: [UInt8].self)
    expectMalformed(count + "00000000000000", as: [Int64].self)
    expectMalformed(count, as: [Position].self)
    expectMalformed(count + "000000", as: [String].self)
    expectMalformed(count + "00000000000000", as: [String: Int32].self)
    expectMalformed(count + "00", as: Set<Int16>.self)
  }

  @Test func elementsWithoutBytesAreBounded() throws {
    expectMalformed("ffffffff", as: [KotlinUnit].self)
    expectMalformed("01001000", as: [KotlinUnit].self)
    #expect(try decoded(hex: "00001000", as: [KotlinUnit].self).count == 1 << 20)
  }

  @Test func bytesThatAreNotUTF8AreErrors() {
    expectMalformed("01000000ff", as: String.self)
    expectMalformed("01000000c3", as: String.self)  // cut off
    expectMalformed("02000000c080", as: String.self)  // overlong
    expectMalformed("03000000eda080", as: String.self)  // a surrogate
    expectMalformed("04000000f4908080", as: String.self)  // beyond U+10FFFF
    expectMalformed("0100000080", as: String.self)
    expectMalformed("01000000" + "0200000061ff", as: [String].self)
  }

  @Test func timesOutOfRangeAreErrors() {
    expectMalformed("0000000000000000" + "00ca9a3b", as: Duration.self)  // a whole second
    expectMalformed("0100000000000000" + "ffffffff", as: Duration.self)  // signs differ
    expectMalformed("ffffffffffffffff" + "01000000", as: Duration.self)
    expectMalformed("0000000000000000" + "00000080", as: Duration.self)
    expectMalformed("0000000000000000" + "00ca9a3b", as: KotlinInstant.self)
    expectMalformed("0000000000000000" + "ffffffff", as: KotlinInstant.self)
  }

  @Test func anErrorInsideAnArrayLeaksNothing() {
    expectMalformed("02000000" + "0100000061" + "01000000ff", as: [String].self)
    expectMalformed("02000000" + "0100000061" + "01" + "0100000062" + "02", as: [String: Bool].self)
  }
}
