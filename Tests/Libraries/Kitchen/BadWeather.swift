// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.BadWeather`.
public struct BadWeather: KotlinException {
  public let wind: Int32

  public let kotlinError: KotlinError

  /// Nil unless the error stands for such an exception.
  public init?(_ error: any Error) {
    let names = ["catalogue.BadWeather"]
    guard let read = Self.read(error, thrownAs: names, Self.init) else { return nil }
    self = read
  }

  /// The exception as if Kotlin had thrown it: for tests, and for Kotlin code to catch.
  public init(wind: Int32, message: String = "", cause: KotlinError? = nil) {
    self.wind = wind
    kotlinError = KotlinError(thrownAs: "catalogue.BadWeather", message: message, cause: cause) {
      $0.write(wind)
    }
  }

  private init(from reader: inout KotlinReader, _ error: KotlinError) throws(KotlinError) {
    self.wind = try reader.read()
    kotlinError = error
  }
}
