import KotlinBridge
import Testing

/// The texts of a `KotlinError`.
@Suite struct KotlinErrorTests {
  private let error = KotlinError(
    code: .failed, typeName: "kotlin.IllegalStateException", message: "no orbit",
    trace: "at 0x1\nat 0x2",
    cause: KotlinError(
      code: .failed, typeName: "people.ParseError", message: "",
      cause: KotlinError(code: .misuse, message: "malformed bytes: 1 left over")))

  @Test func itReadsAsClassMessageAndCauses() {
    #expect(
      "\(error)"
        == "kotlin.IllegalStateException: no orbit, caused by people.ParseError, "
        + "caused by malformed bytes: 1 left over")
    #expect("\(KotlinError(code: .timeout, message: ""))" == "timeout")
  }

  @Test func debuggingShowsCodeAndTrace() {
    #expect(
      String(reflecting: error)
        == "KotlinError.failed: kotlin.IllegalStateException: no orbit\nat 0x1\nat 0x2\n"
        + "caused by people.ParseError\ncaused by malformed bytes: 1 left over")
  }

  @Test func theCauseKeepsItsOwnCause() {
    #expect(error.cause?.cause?.code == .misuse)
    #expect(error.cause?.cause?.cause == nil)
  }

  @Test func unknownCodesAreShown() {
    let known: [KotlinError.Code] = [.failed, .timeout, .cancelled, .misuse]
    #expect(known.map { "\($0)" } == ["failed", "timeout", "cancelled", "misuse"])
    #expect(Set(known).count == 4)
  }
}
