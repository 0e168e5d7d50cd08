// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// What a function may throw.
public struct Refusal: KotlinException {
  public let code: Int32

  public let kotlinError: KotlinError

  /// Nil unless the error stands for such an exception.
  public init?(_ error: any Error) {
    let names = ["kitchen.Refusal"]
    guard let read = Self.read(error, thrownAs: names, Self.init) else { return nil }
    self = read
  }

  /// The exception as if Kotlin had thrown it: for tests, and for Kotlin code to catch.
  public init(code: Int32, message: String = "", cause: KotlinError? = nil) {
    self.code = code
    kotlinError = KotlinError(thrownAs: "kitchen.Refusal", message: message, cause: cause) {
      $0.write(code)
    }
  }

  private init(from reader: inout KotlinReader, _ error: KotlinError) throws(KotlinError) {
    self.code = try reader.read()
    kotlinError = error
  }
}

/// Divides.
///
/// - Parameters:
///   - a: the dividend
///   - b: the divisor
/// - Returns: the quotient, without the rest
/// - Throws: `ArithmeticException` if `b` is 0
public func divide(a: Int64, b: Int64) throws -> Int64 {
  try KotlinModule.call(458, Twins.f458, of: KitchenLibrary.module) {
    $0(a, b, $1)
  } write: {
    $0.write(a)
    $0.write(b)
  }
}

/// - Throws: `kitchen.Refusal`
nonisolated(nonsending) public func fetch(count: Int32) async throws -> [Place] {
  do {
    return try await KitchenLibrary.module.callSuspending(459) { $0.write(count) }
  } catch {
    throw KotlinError.thrown(error, declared: [Refusal.self])
  }
}

/// Answers without suspending.
nonisolated(nonsending) public func answerNow(text: String) async throws -> String {
  try await KitchenLibrary.module.callSuspending(460) { $0.write(text) }
}

nonisolated(nonsending) public func waitFor(milliseconds: Int64) async throws {
  _ = try await KitchenLibrary.module.callSuspending(461, returning: KotlinUnit.self) {
    $0.write(milliseconds)
  }
}

/// Any of these may be left out.
public func greet(
  name: String? = nil, greeting: String? = nil, times: Int32? = nil, mark: UTF16.CodeUnit?
) throws -> String {
  try KitchenLibrary.module.call(462) {
    $0.write(name)
    $0.write(greeting)
    $0.write(times)
    $0.write(UTF16.CodeUnit??.some(mark))
  }
}

/// Any of these may be left out.
public func greet(
  name: String? = nil, greeting: String? = nil, times: Int32? = nil
) throws -> String {
  try KitchenLibrary.module.call(462) {
    $0.write(name)
    $0.write(greeting)
    $0.write(times)
    $0.write(UTF16.CodeUnit??.none)
  }
}

/// So many defaults that only the last ones may be left out.
public func sum(a: Int32, b: Int32, c: Int32, d: Int32, e: Int32) throws -> Int32 {
  try KitchenLibrary.module.call(463) {
    $0.write(Int32?.some(a))
    $0.write(Int32?.some(b))
    $0.write(Int32?.some(c))
    $0.write(Int32?.some(d))
    $0.write(Int32?.some(e))
  }
}

/// So many defaults that only the last ones may be left out.
public func sum(a: Int32, b: Int32, c: Int32, d: Int32) throws -> Int32 {
  try KitchenLibrary.module.call(463) {
    $0.write(Int32?.some(a))
    $0.write(Int32?.some(b))
    $0.write(Int32?.some(c))
    $0.write(Int32?.some(d))
    $0.write(Int32?.none)
  }
}

/// So many defaults that only the last ones may be left out.
public func sum(a: Int32, b: Int32, c: Int32) throws -> Int32 {
  try KitchenLibrary.module.call(463) {
    $0.write(Int32?.some(a))
    $0.write(Int32?.some(b))
    $0.write(Int32?.some(c))
    $0.write(Int32?.none)
    $0.write(Int32?.none)
  }
}

/// So many defaults that only the last ones may be left out.
public func sum(a: Int32, b: Int32) throws -> Int32 {
  try KitchenLibrary.module.call(463) {
    $0.write(Int32?.some(a))
    $0.write(Int32?.some(b))
    $0.write(Int32?.none)
    $0.write(Int32?.none)
    $0.write(Int32?.none)
  }
}

/// So many defaults that only the last ones may be left out.
public func sum(a: Int32) throws -> Int32 {
  try KitchenLibrary.module.call(463) {
    $0.write(Int32?.some(a))
    $0.write(Int32?.none)
    $0.write(Int32?.none)
    $0.write(Int32?.none)
    $0.write(Int32?.none)
  }
}

/// So many defaults that only the last ones may be left out.
public func sum() throws -> Int32 {
  try KitchenLibrary.module.call(463) {
    $0.write(Int32?.none)
    $0.write(Int32?.none)
    $0.write(Int32?.none)
    $0.write(Int32?.none)
    $0.write(Int32?.none)
  }
}

public func placeAt(
  latitude: Double, name: String? = nil, longitude: Double? = nil
) throws -> Place {
  try KitchenLibrary.module.call(464) {
    $0.write(latitude)
    $0.write(name)
    $0.write(longitude)
  }
}

nonisolated(nonsending) public func greetLater(
  name: String, alarm: Alarm? = nil
) async throws -> String {
  try await KitchenLibrary.module.callSuspending(465) {
    $0.write(name)
    $0.write(alarm)
  }
}

/// The transformation is left to its default, because it can't cross.
public func shout(
  text: String, transformation: (@Sendable (String) throws -> String)? = nil
) throws -> String {
  try KitchenLibrary.module.call(466) {
    $0.write(text)
    $0.write(transformation.map(KitchenLibrary.FunctionOfStringToString.init))
  }
}

public func joined(parts: String...) throws -> String {
  try KitchenLibrary.module.call(467) { $0.write(parts) }
}

public func total(start: Int32, numbers: Int32...) throws -> Int32 {
  try KitchenLibrary.module.call(468) {
    $0.write(start)
    $0.write(numbers)
  }
}

public func longest(places: [Place], fallback: String? = nil) throws -> String {
  try KitchenLibrary.module.call(469) {
    $0.write(places)
    $0.write(fallback)
  }
}

public func describe(value: Int32) throws -> String {
  try KitchenLibrary.module.call(470) { $0.write(value) }
}

public func describe(value: String) throws -> String {
  try KitchenLibrary.module.call(471) { $0.write(value) }
}

public func describe(value: [Place]) throws -> String {
  try KitchenLibrary.module.call(472) { $0.write(value) }
}

public func describe(value: Int32, text: String?) throws -> String {
  try KitchenLibrary.module.call(473) {
    $0.write(value)
    $0.write(text)
  }
}

/// Its name and those of its parameters are keywords of Swift.
public func `repeat`(in: String, while: Int32) throws -> String {
  try KitchenLibrary.module.call(474) {
    $0.write(`in`)
    $0.write(`while`)
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f458: (@convention(c) (Int64, Int64, UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(458)
}
