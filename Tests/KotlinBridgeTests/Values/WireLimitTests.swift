import Foundation
import KotlinBridgeTesting
import Testing

@testable @_spi(GeneratedCode) import KotlinBridge

/// A record that is nested in itself.
private final class Nested: KotlinValue {
  let inner: Nested?

  init(inner: Nested?) {
    self.inner = inner
  }

  init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    inner = try reader.read()
    reader.endRecord()
  }

  func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(inner)
    writer.endRecord()
  }

  /// A chain of this number of records.
  static func chain(_ depth: Int) -> Nested {
    (1..<depth).reduce(Nested(inner: nil)) { inner, _ in Nested(inner: inner) }
  }

  static var kotlinType: KotlinType {
    .record("test.Nested", Self.self, ("inner", Nested?.self))
  }
}

/// Values that can't cross as they are, and a `KotlinError` that says so.
@Suite struct WireLimitTests {
  private func message(_ body: () throws -> Void) -> String? {
    #expect(throws: KotlinError.self, performing: body)?.message
  }

  // MARK: - Depth

  @Test func aThousandStructuresInOneAnotherCross() throws {
    let bytes = encode(Nested.chain(1000))
    #expect(bytes == Array(repeating: 1, count: 999) + [0])
    _ = try decoded(bytes, as: Nested.self)
  }

  @Test(arguments: [1001, 30_000])
  func deeperNestingIsRefusedByTheWriter(_ depth: Int) {
    let chain = Nested.chain(depth)
    #expect(
      message {
        try KotlinWriter.withWriter { writer in
          writer.write(chain)
          _ = try writer.finish()
        }
      } == "a value is nested deeper than 1000 structures")
    // Takes the chain apart, because Swift would release it in a deep recursion.
    var rest: Nested? = chain
    while let next = rest { rest = next.inner }
  }

  @Test(arguments: [1001, 30_000])
  func deeperNestingIsRefusedByTheReader(_ depth: Int) {
    #expect(
      message { _ = try decoded(Array(repeating: 1, count: depth) + [0], as: Nested.self) }
        == "a value is nested deeper than 1000 structures")
  }

  @Test func aValueNestedTooDeepIsNotSent() async throws {
    let type = #"{"named":"\#(Nested.kotlinType)"}"#
    let fake = FakeLibrary(
      manifest: Array(
        """
        {"abi":6,"library":"deep","kotlin":"fake","flows":[],
        "types":[{"name":"\(Nested.kotlinType)","kind":"record",
        "fields":[{"name":"inner","type":{"nullable":\(type)}}]}],
        "functions":[{"id":0,"name":"take","kind":"suspend","result":"Unit",
        "parameters":[{"name":"it","type":\(type)}]}]}
        """.utf8))
    let function = fake.function("take", taking: Nested.self) { _ in }
    let module = KotlinModule(asGenerated: try fake.open())
    let chain = Nested.chain(1001)
    let error = await #expect(throws: KotlinError.self) {
      try await module.callSuspending(0, returning: KotlinUnit.self) { $0.write(chain) }
    }
    #expect(error?.code == .misuse)
    #expect(function.calls.isEmpty)
    _ = try await module.callSuspending(0, returning: KotlinUnit.self) {
      $0.write(Nested.chain(1000))
    }
    #expect(function.calls.count == 1)
  }

  // MARK: - Keys that Swift can't tell apart

  @Test func keysThatAreEqualInSwiftAreNamed() {
    let bytes =
      encode(2 as Int32) + KotlinWriter.bytes(of: "é", 1 as Int64, "e\u{301}", 2 as Int64)
    #expect(
      message { _ = try decoded(bytes, as: [String: Int64].self) }
        == "two keys of a map are equal in Swift but not in Kotlin: \"e\u{301}\"; "
        + "let Kotlin return a list of pairs to get both")
  }

  @Test func elementsThatAreEqualInSwiftAreNamed() throws {
    let bytes = encode(["a", "\u{FFFD}", "\u{FFFD}"])
    #expect(
      message { _ = try decoded(bytes, as: Set<String>.self) }
        == "two elements of a set are equal in Swift but not in Kotlin: \"\u{FFFD}\"; "
        + "let Kotlin return a list to get both")
    #expect(try decoded(bytes, as: [String].self).count == 3)
  }

  // MARK: - Dates

  @Test(arguments: [
    0, -0.25, 0.25, 1e9, -1e9, 123_456_789.000_001, -978_307_200.5, 253_402_300_799,
  ])
  func aDateComesBack(_ seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let back = Date(KotlinInstant(date))
    #expect(abs(back.timeIntervalSince(date)) < 1e-6)
    // A date that was an instant once is exact from then on.
    #expect(Date(KotlinInstant(back)) == back)
  }

  @Test func datesAndInstantsAgree() {
    #expect(KotlinInstant(Date(timeIntervalSince1970: 0)) == KotlinInstant(seconds: 0))
    #expect(
      KotlinInstant(Date(timeIntervalSince1970: -0.5))
        == KotlinInstant(seconds: -1, nanoseconds: 500_000_000))
    #expect(Date(KotlinInstant(seconds: 86_400)) == Date(timeIntervalSince1970: 86_400))
    #expect(KotlinInstant(Date.distantFuture).seconds == 64_092_211_200)
    #expect(KotlinInstant(Date(timeIntervalSince1970: .infinity)).seconds == .max)
    #expect(KotlinInstant(Date(timeIntervalSince1970: -.infinity)).seconds == .min)
    #expect(KotlinInstant(Date(timeIntervalSince1970: .nan)).nanoseconds == 0)
  }

  // MARK: - Errors for people

  @Test func anErrorIsWorthReading() {
    let error: any Error = KotlinError(
      code: .failed, typeName: "kotlin.IllegalStateException", message: "no signal")
    #expect(error.localizedDescription == "no signal")
    let silent: any Error = KotlinError(code: .timeout, typeName: "x.Slow", message: "")
    #expect(silent.localizedDescription == "x.Slow")
  }
}
