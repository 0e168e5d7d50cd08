@_spi(GeneratedCode) import KotlinBridge
import Testing

/// What a generated exception reads of a `KotlinError`.
@Suite struct KotlinExceptionTests {
  /// As the generator writes it.
  private struct Late: KotlinException {
    let minutes: Int64
    let kotlinError: KotlinError

    init?(_ error: any Error) {
      guard let read = Self.read(error, thrownAs: ["a.Late", "a.TooLate"], Self.init) else {
        return nil
      }
      self = read
    }

    private init(from reader: inout KotlinReader, _ error: KotlinError) throws(KotlinError) {
      minutes = try reader.read()
      kotlinError = error
    }
  }

  private struct Other: KotlinException {
    let kotlinError: KotlinError

    init?(_ error: any Error) { nil }
  }

  private func error(
    of type: String = "a.Late", write: (inout KotlinWriter) -> Void
  ) -> KotlinError {
    KotlinError(thrownAs: type, message: "late", cause: nil, write: write)
  }

  @Test func itsFieldsAreRead() {
    let late = Late(error { $0.write(Int64(5)) })
    #expect(late?.minutes == 5)
    #expect(late?.message == "late")
    #expect(late?.errorDescription == "late")
    #expect(late.flatMap { Late($0) }?.minutes == 5)
  }

  @Test func anExceptionThatExtendsItHasItsFieldsFirst() {
    let tooLate = error(of: "a.TooLate") {
      $0.write(Int64(5))
      $0.write("much")
    }
    #expect(Late(tooLate)?.minutes == 5)
  }

  @Test func fieldsThatAreTooShortAreNone() {
    #expect(Late(error { $0.write(Int32(5)) }) == nil)
    #expect(Late(error { _ in }) == nil)
  }

  @Test func anotherErrorIsNone() {
    #expect(Late(error(of: "a.Early") { $0.write(Int64(5)) }) == nil)
    #expect(Late(KotlinError(code: .failed, typeName: "a.Late", message: "late")) == nil)
    #expect(Late(CancellationError()) == nil)
  }

  @Test func theFirstDeclaredOneThatFitsIsThrown() {
    let thrown = error { $0.write(Int64(5)) }
    #expect(KotlinError.thrown(thrown, declared: [Other.self, Late.self]) is Late)
    #expect(KotlinError.thrown(thrown, declared: [Other.self]) is KotlinError)
    #expect(
      KotlinError.thrown(CancellationError(), declared: [Late.self]) is CancellationError)
  }
}
