import KotlinBridge
import KotlinBridgeTesting
import Testing

/// The memory of writers and readers.
@Suite struct WireWriterTests {
  struct Failure: Error {}

  @Test(arguments: [0, 1, 255, 256, 257, 4096])
  func bytesThatOutgrowTheStackAreKept(count: Int) throws {
    let expected = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    let bytes = try KotlinWriter.withWriter { writer in
      for byte in expected { writer.write(byte) }
      return Array(try writer.finish())
    }
    #expect(bytes == expected)
  }

  @Test func anErrorPassesThroughAndFreesTheWriter() {
    #expect(throws: Failure.self) {
      try KotlinWriter.withWriter { (writer) throws(Failure) in
        writer.write([UInt8](repeating: 1, count: 100_000))
        throw Failure()
      }
    }
  }

  @Test func writersNestWithoutSharingMemory() throws {
    let bytes = try KotlinWriter.withWriter { outer in
      outer.write(1 as UInt8)
      let inner = try KotlinWriter.withWriter { inner in
        inner.write(2 as UInt8)
        return Array(try inner.finish())
      }
      outer.write(3 as UInt8)
      return Array(try outer.finish()) + inner
    }
    #expect(bytes == [1, 3, 2])
  }

  @Test func aBatchIsItsElementsBackToBack() throws {
    let bytes = (1...100 as ClosedRange<Int64>).flatMap { encode($0) }
    try bytes.withUnsafeBytes { bytes throws in
      var reader = KotlinReader(bytes)
      for expected in 1...100 as ClosedRange<Int64> { #expect(try reader.read() == expected) }
      try reader.finish()
      #expect(throws: KotlinError.self) { try reader.read(UInt8.self) }
    }
  }

  @Test func readingNothingFromNowhereIsAnError() {
    var reader = KotlinReader(UnsafeRawBufferPointer(start: nil, count: 0))
    #expect(reader.remaining == 0)
    #expect(throws: KotlinError.self) { try reader.read(Bool.self) }
  }
}
