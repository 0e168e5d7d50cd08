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

/// A failure with fields.
public struct SensorException: KotlinException {
  public let sensor: String

  public let tries: Int32

  public let latest: Double?

  public let kotlinError: KotlinError

  /// Nil unless the error stands for such an exception.
  public init?(_ error: any Error) {
    let names = ["fixtures.SensorException"]
    guard let read = Self.read(error, thrownAs: names, Self.init) else { return nil }
    self = read
  }

  /// The exception as if Kotlin had thrown it: for tests, and for Kotlin code to catch.
  public init(
    sensor: String, tries: Int32, latest: Double?, message: String = "", cause: KotlinError? = nil
  ) {
    self.sensor = sensor
    self.tries = tries
    self.latest = latest
    kotlinError = KotlinError(
      thrownAs: "fixtures.SensorException", message: message, cause: cause
    ) {
      $0.write(sensor)
      $0.write(tries)
      $0.write(latest)
    }
  }

  private init(from reader: inout KotlinReader, _ error: KotlinError) throws(KotlinError) {
    self.sensor = try reader.read()
    self.tries = try reader.read()
    self.latest = try reader.read()
    kotlinError = error
  }
}
