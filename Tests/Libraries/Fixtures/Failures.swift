// Made by `kotlin-bridge generate` from the library fixtures. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `fixtures.FixtureError`.
public struct FixtureError: KotlinException {
  public let kotlinError: KotlinError

  /// Nil unless the error stands for such an exception.
  public init?(_ error: any Error) {
    let names = ["fixtures.FixtureError"]
    guard let read = Self.read(error, thrownAs: names, Self.init) else { return nil }
    self = read
  }

  /// The exception as if Kotlin had thrown it: for tests, and for Kotlin code to catch.
  public init(message: String = "", cause: KotlinError? = nil) {
    kotlinError = KotlinError(thrownAs: "fixtures.FixtureError", message: message, cause: cause)
  }

  private init(from reader: inout KotlinReader, _ error: KotlinError) throws(KotlinError) {
    kotlinError = error
  }
}

/// Kotlin's `fixtures.FixtureException`.
public struct FixtureException: KotlinException {
  public let kotlinError: KotlinError

  /// Nil unless the error stands for such an exception.
  public init?(_ error: any Error) {
    let names = ["fixtures.FixtureException"]
    guard let read = Self.read(error, thrownAs: names, Self.init) else { return nil }
    self = read
  }

  /// The exception as if Kotlin had thrown it: for tests, and for Kotlin code to catch.
  public init(message: String = "", cause: KotlinError? = nil) {
    kotlinError = KotlinError(thrownAs: "fixtures.FixtureException", message: message, cause: cause)
  }

  private init(from reader: inout KotlinReader, _ error: KotlinError) throws(KotlinError) {
    kotlinError = error
  }
}
